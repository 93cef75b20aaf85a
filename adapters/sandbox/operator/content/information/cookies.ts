/** The cookie page: a description of everything that the site stores in a browser. */
import type { StoragePlace, StoragePurpose, StoredEntry, StoredEntryId } from 'touchline/kernel/device-storage';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import type { MakePage, PageAsked, Pages, Localized } from '../page.ts';
import { a, h2, lead, p, table } from '../page.ts';

const SENT_BY: Localized = ['who sent you here', 'кто вас направил', 'wer dich hergeschickt hat', 'من أرسلك إلى هنا'];

const WHY: Readonly<Record<StoredEntryId, Localized>> = {
  session: [
    'keeps you logged in; no script can read it',
    'держит вас в системе; скрипты её не видят',
    'hält dich angemeldet; kein Skript kann es lesen',
    'يبقيك مسجّل الدخول؛ ولا تقرؤه البرامج',
  ],
  visitor: [
    'lets you follow an appeal that you sent without an account',
    'позволяет следить за обращением, отправленным без счёта',
    'lässt dich einen Einspruch verfolgen, den du ohne Konto geschickt hast',
    'يتيح متابعة اعتراض أرسلته دون حساب',
  ],
  secureData: [
    'secures your logged-in visit',
    'защищает ваш визит после входа',
    'sichert deinen angemeldeten Besuch',
    'يؤمّن زيارتك بعد الدخول',
  ],
  grant: [
    'secures your logged-in visit',
    'защищает ваш визит после входа',
    'sichert deinen angemeldeten Besuch',
    'يؤمّن زيارتك بعد الدخول',
  ],
  ageThisVisit: [
    'that you confirmed your age during this visit',
    'что вы подтвердили возраст в этот визит',
    'dass du dein Alter bei diesem Besuch bestätigt hast',
    'أنك أكدت عمرك في هذه الزيارة',
  ],
  width: ['the width of your window', 'ширина вашего окна', 'die Breite deines Fensters', 'عرض نافذتك'],
  referrer: SENT_BY,
  referralBf: SENT_BY,
  referralLink: SENT_BY,
  referralVisit: SENT_BY,
  referralPartner: SENT_BY,
  referralQuery: SENT_BY,
  referralSub: SENT_BY,
  analytics: [
    'how often you tried to log in or to register, for statistics',
    'сколько раз вы пытались войти или зарегистрироваться, для статистики',
    'wie oft du dich anmelden oder registrieren wolltest, für die Statistik',
    'عدد مرات محاولتك تسجيل الدخول أو التسجيل، للإحصاءات',
  ],
  consent: [
    'your choice about cookies',
    'ваш выбор о cookie',
    'deine Auswahl zu Cookies',
    'اختيارك بشأن ملفات التعريف',
  ],
  preferences: [
    'language, odds format, theme, time zone',
    'язык, формат коэффициентов, тема, часовой пояс',
    'Sprache, Quotenformat, Design, Zeitzone',
    'اللغة وصيغة الأسعار والمظهر والمنطقة الزمنية',
  ],
  display: [
    'how you want pages, boards and the coupon to look',
    'как должны выглядеть страницы, линия и купон',
    'wie Seiten, Listen und der Wettschein aussehen sollen',
    'كيف تريد أن تبدو الصفحات والقوائم والقسيمة',
  ],
  look: [
    'the same in short, so that a page looks right from its first moment',
    'то же кратко, чтобы страница сразу выглядела как нужно',
    'dasselbe in Kurzform, damit eine Seite von Anfang an richtig aussieht',
    'الأمر نفسه باختصار، لتظهر الصفحة كما تريد من لحظتها الأولى',
  ],
  age: [
    'that you confirmed your age',
    'что вы подтвердили возраст',
    'dass du dein Alter bestätigt hast',
    'أنك أكدت عمرك',
  ],
  activeAt: [
    'when you were last active, to log you out after a pause',
    'когда вы были активны, чтобы выйти после паузы',
    'wann du zuletzt aktiv warst, um dich nach einer Pause abzumelden',
    'آخر نشاط لك، لتسجيل خروجك بعد توقف',
  ],
  pingAt: [
    'when the time of your session is counted next',
    'когда снова учитывается время сеанса',
    'wann deine Sitzungszeit wieder gezählt wird',
    'موعد احتساب وقت جلستك التالي',
  ],
  placing: [
    'which bet slips were placed, so that two tabs never place the same one twice',
    'какие купоны уже отправлены, чтобы две вкладки не поставили один и тот же дважды',
    'welche Wettscheine abgegeben sind, damit zwei Tabs denselben nie zweimal abgeben',
    'أي القسائم أُرسلت، حتى لا تُرسل نافذتان القسيمة نفسها مرتين',
  ],
  cashOut: [
    'a cash-out that has not been answered yet, so that it is never paid twice or lost',
    'выкуп ставки без ответа, чтобы он не прошёл дважды и не потерялся',
    'ein noch nicht beantworteter Cash-out, damit er nie doppelt läuft oder verloren geht',
    'طلب سحب مبكر لم يُجب عنه بعد، حتى لا يُدفع مرتين ولا يضيع',
  ],
  betEdit: [
    'a change of a bet that has not been answered yet, so that it is never made twice or lost',
    'изменение ставки без ответа, чтобы оно не прошло дважды и не потерялось',
    'eine noch nicht beantwortete Änderung einer Wette, damit sie nie doppelt läuft oder verloren geht',
    'تعديل رهان لم يُجب عنه بعد، حتى لا يتم مرتين ولا يضيع',
  ],
  realityCheck: [
    'from when your time reminder counts',
    'с какого момента идёт напоминание о времени',
    'ab wann deine Zeiterinnerung zählt',
    'بداية احتساب تذكير الوقت',
  ],
  fingerprint: [
    'marks of this device, where a request asks for them',
    'признаки устройства, если запрос их требует',
    'Merkmale dieses Geräts, wo eine Anfrage sie verlangt',
    'سمات هذا الجهاز عند طلبها',
  ],
  loggedOff: [
    'that you were logged out after a pause, to tell you so',
    'что вы вышли после паузы, чтобы сообщить об этом',
    'dass du nach einer Pause abgemeldet wurdest, um es dir zu sagen',
    'أنه سُجّل خروجك بعد توقف، لإبلاغك بذلك',
  ],
  loggedOut: [
    'that you logged out while offline',
    'что вы вышли без связи',
    'dass du dich ohne Netz abgemeldet hast',
    'أنك سجّلت الخروج دون اتصال',
  ],
  forgetting: [
    'that your data is being removed from this browser',
    'что ваши данные удаляются из браузера',
    'dass deine Daten gerade aus diesem Browser entfernt werden',
    'أن بياناتك تُزال من هذا المتصفح',
  ],
  messenger: [
    'that a messenger has opened the site',
    'что сайт открыт в мессенджере',
    'dass ein Messenger die Seite geöffnet hat',
    'أن تطبيق مراسلة فتح الموقع',
  ],
  social: [
    'that you began to log in with another provider',
    'что вы начали вход через другой сервис',
    'dass du eine Anmeldung bei einem anderen Anbieter begonnen hast',
    'أنك بدأت الدخول عبر مزوّد آخر',
  ],
  payment: [
    'a payment that is being sent, so that it is never sent twice',
    'отправляемый платёж, чтобы он не ушёл дважды',
    'eine Zahlung, die gerade gesendet wird, damit sie nie doppelt gesendet wird',
    'دفعة قيد الإرسال، حتى لا تُرسل مرتين',
  ],
  unwritten: [
    'changes of your coupon that are being saved',
    'изменения купона, которые сохраняются',
    'Änderungen am Wettschein, die gerade gespeichert werden',
    'تغييرات في قسيمتك قيد الحفظ',
  ],
  searches: [
    'the last names that you searched for, to offer them again',
    'последние имена, которые вы искали, чтобы предложить их снова',
    'die letzten Namen, nach denen du gesucht hast, um sie wieder anzubieten',
    'آخر الأسماء التي بحثت عنها لعرضها مرة أخرى',
  ],
  viewed: [
    'the last games that you opened, to lead you back to them',
    'последние игры, которые вы открывали, чтобы вернуться к ним',
    'die letzten Spiele, die du geöffnet hast, um zu ihnen zurückzuführen',
    'آخر المباريات التي فتحتها لتعود إليها',
  ],
  gameSound: [
    'that you turned on the sound of games',
    'что вы включили звук игр',
    'dass du den Ton der Spiele eingeschaltet hast',
    'أنك شغّلت صوت الألعاب',
  ],
  totoDrafts: [
    'the toto coupon that you are filling in',
    'купон тото, который вы заполняете',
    'den Totoschein, den du gerade ausfüllst',
    'قسيمة التوتو التي تملؤها',
  ],
  playersTotoDrafts: [
    'your toto coupon, and its purchase until it has been answered, so that it is never bought twice',
    'ваш купон тото и его покупку, пока на неё нет ответа, чтобы она не прошла дважды',
    'deinen Totoschein und seinen Kauf, bis er beantwortet ist, damit er nie doppelt gekauft wird',
    'قسيمة التوتو الخاصة بك وشراءها إلى أن يُجاب عنه، حتى لا تُشترى مرتين',
  ],
  tournamentActs: [
    'your joining or leaving of a tournament until it has been answered, so that it is never done twice',
    'ваше вступление в турнир или выход из него, пока нет ответа, чтобы это не прошло дважды',
    'deine An- oder Abmeldung bei einem Turnier, bis sie beantwortet ist, damit sie nie doppelt läuft',
    'انضمامك إلى بطولة أو مغادرتك لها إلى أن يُجاب عن الطلب، حتى لا يتم مرتين',
  ],
  unsentFavourites: [
    'changes of your favourites that are being saved',
    'изменения избранного, которые сохраняются',
    'Änderungen an deinen Favoriten, die gerade gespeichert werden',
    'تغييرات في مفضلتك قيد الحفظ',
  ],
  favourites: [
    'the games and competitions that you starred, until you sign in',
    'матчи и турниры, которые вы отметили звездой, пока вы не войдёте',
    'die Spiele und Wettbewerbe mit deinem Stern, bis du dich anmeldest',
    'المباريات والبطولات التي وضعت لها نجمة، حتى تسجل الدخول',
  ],
  mediaZones: [
    'the live views that you keep beside the page',
    'матч-трекеры, которые вы держите рядом со страницей',
    'die Live-Ansichten, die du neben der Seite behältst',
    'العروض المباشرة التي تحتفظ بها بجانب الصفحة',
  ],
  trials: [
    'which version of a design on trial you see',
    'какой вариант испытываемого дизайна вы видите',
    'welche Variante eines erprobten Designs du siehst',
    'أي نسخة من تصميم قيد التجربة تراها',
  ],
  newSite: [
    'that you were told of the new site',
    'что вам сообщили о новом сайте',
    'dass dir von der neuen Seite erzählt wurde',
    'أنه تم إبلاغك بالموقع الجديد',
  ],
  registrationReminder: [
    'when you were last asked whether you want an account',
    'когда вам последний раз предлагали счёт',
    'wann du zuletzt gefragt wurdest, ob du ein Konto willst',
    'آخر مرة سُئلت فيها إن كنت تريد حسابًا',
  ],
  reloadedAt: [
    'when the page last loaded again by itself',
    'когда страница в последний раз перезагрузилась сама',
    'wann sich die Seite zuletzt selbst neu geladen hat',
    'آخر مرة أُعيد فيها تحميل الصفحة تلقائيًا',
  ],
  journal: [
    'your coupon and the receipts of your bets',
    'ваш купон и квитанции ставок',
    'dein Wettschein und die Belege deiner Wetten',
    'قسيمتك وإيصالات رهاناتك',
  ],
  files: [
    'the files of the site, so that it starts without a network',
    'файлы сайта, чтобы он запускался без сети',
    'die Dateien der Seite, damit sie ohne Netz startet',
    'ملفات الموقع، ليعمل دون شبكة',
  ],
};

/** The places of storage, in page order. */
const PLACES = ['cookie', 'storage', 'tab', 'database', 'cache'] as const;

const placeOf = ({ inLanguage }: PageAsked, place: StoragePlace): string => {
  switch (place) {
    case 'cookie':
      return 'Cookie';
    case 'storage':
      return inLanguage('Browser storage', 'хранилище браузера', 'Browserspeicher', 'تخزين المتصفح');
    case 'tab':
      return inLanguage('Tab storage', 'хранилище вкладки', 'Speicher des Tabs', 'تخزين علامة التبويب');
    case 'database':
      return inLanguage('Browser database', 'база данных браузера', 'Browserdatenbank', 'قاعدة بيانات المتصفح');
    case 'cache':
      return inLanguage('Stored files', 'сохранённые файлы', 'gespeicherte Dateien', 'ملفات محفوظة');
  }
};

const MINUTE_S = 60;
const HOUR_S = 3_600;

const lifeOf = ({ inLanguage }: PageAsked, life: StoredEntry['life']): string => {
  switch (life) {
    case 'visit':
      return inLanguage(
        'until you close the browser',
        'пока открыт браузер',
        'bis du den Browser schließt',
        'حتى تغلق المتصفح',
      );
    case 'player':
      return inLanguage('until you log out', 'до выхода из системы', 'bis du dich abmeldest', 'حتى تسجّل الخروج');
    case 'done':
      return inLanguage('until done', 'до завершения', 'bis zur Erledigung', 'حتى الانتهاء');
    case 'cleared':
      return inLanguage('until you clear it', 'пока не удалите', 'bis du es löschst', 'حتى تحذفه');
    default: {
      if (life <= HOUR_S) {
        const n = life / MINUTE_S;
        return inLanguage(`${n} minutes`, `${n} мин.`, `${n} Minuten`, `${n} دقيقة`);
      }
      const n = life / HOUR_S;
      return n <= 72
        ? inLanguage(`${n} hours`, `${n} ч.`, `${n} Stunden`, `${n} ساعة`)
        : inLanguage(`${n / 24} days`, `${n / 24} дн.`, `${n / 24} Tage`, `${n / 24} يومًا`);
    }
  }
};

const cookies: MakePage = (asked) => {
  const { inLanguage } = asked;
  const ids = Object.keys(DEVICE_STORAGE) as StoredEntryId[]; // the table's own keys
  const purposes: Readonly<Record<StoragePurpose, string>> = {
    necessary: inLanguage('necessary', 'необходимый', 'notwendig', 'ضروري'),
    functionality: inLanguage('functionality', 'функциональный', 'Funktion', 'وظيفي'),
    marketing: inLanguage('marketing', 'маркетинг', 'Marketing', 'تسويق'),
  };
  return {
    title: inLanguage('Cookies', 'Файлы cookie', 'Cookies', 'ملفات تعريف الارتباط'),
    blocks: [
      lead(
        inLanguage(
          'Everything this site keeps in your browser, why, and for how long.',
          'Всё, что сайт хранит в вашем браузере, зачем и сколько.',
          'Alles, was diese Seite in deinem Browser ablegt, wozu und wie lange.',
          'كل ما يحفظه الموقع في متصفحك، ولماذا، وإلى متى.',
        ),
      ),
      ...PLACES.flatMap((place) => [
        h2(placeOf(asked, place)),
        table(
          placeOf(asked, place),
          [
            inLanguage('Name', 'Имя', 'Name', 'الاسم'),
            inLanguage('Kind', 'Вид', 'Art', 'النوع'),
            inLanguage('Kept for', 'Срок', 'Dauer', 'المدة'),
            inLanguage('What for', 'Зачем', 'Wozu', 'الغرض'),
          ],
          ids
            .map((id) => ({ kept: DEVICE_STORAGE[id] satisfies StoredEntry as StoredEntry, why: WHY[id] }))
            .filter(({ kept }) => (kept.place ?? 'storage') === place)
            .map(({ kept: { name, isPrefix, purpose, life }, why }) => [
              isPrefix === true ? `${name.trim()}…` : name,
              purposes[purpose ?? 'necessary'],
              lifeOf(asked, life),
              inLanguage(...why),
            ]),
        ),
      ]),
      p(
        inLanguage(
          'Necessary ones can’t be switched off: the site does not work without them. The others are yours to choose.',
          'Необходимые не отключаются: без них сайт не работает. Остальные выбираете вы.',
          'Notwendige lassen sich nicht abschalten: Ohne sie geht die Seite nicht. Die anderen wählst du.',
          'الضرورية لا يمكن إيقافها: لا يعمل الموقع دونها. أما البقية فالاختيار لك.',
        ),
        ' ',
        a(inLanguage('Consent', 'Согласие', 'Zustimmung', 'الموافقة'), '/consent'),
      ),
    ],
  };
};

export const cookiePages: Pages = { cookies };
