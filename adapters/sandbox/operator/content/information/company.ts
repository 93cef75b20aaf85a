/** Who the operator is, how it can be reached, and what it may do. */
import type { MakePage, Pages } from '../page.ts';
import { a, facts, h2, lead, links, note, p, strong, table, ul, warning } from '../page.ts';

const contacts: MakePage = ({ say }) => ({
  title: say('Contacts', 'Контакты', 'Kontakt', 'اتصل بنا'),
  blocks: [
    lead(
      say(
        'Support answers every day, round the clock. It never asks for your password, a code from a message or a card number.',
        'Поддержка отвечает каждый день, круглосуточно. Она никогда не спрашивает пароль, код из сообщения или номер карты.',
        'Der Support antwortet täglich rund um die Uhr. Er fragt nie nach deinem Passwort, einem Code aus einer Nachricht oder einer Kartennummer.',
        'يجيب الدعم كل يوم وعلى مدار الساعة. ولا يطلب أبدًا كلمة مرورك أو رمزًا من رسالة أو رقم بطاقة.',
      ),
    ),
    facts(
      [
        say(
          'Questions about bets and the account',
          'Вопросы о ставках и счёте',
          'Fragen zu Wetten und Konto',
          'أسئلة عن الرهانات والحساب',
        ),
        'support@touchline.example',
      ],
      [say('Payments', 'Платежи', 'Zahlungen', 'المدفوعات'), 'payments@touchline.example'],
      [
        say('Responsible gaming', 'Ответственная игра', 'Verantwortungsvolles Spielen', 'اللعب المسؤول'),
        'care@touchline.example',
      ],
      [say('Complaints', 'Жалобы', 'Beschwerden', 'الشكاوى'), 'complaints@touchline.example'],
      [say('Data protection', 'Защита данных', 'Datenschutz', 'حماية البيانات'), 'privacy@touchline.example'],
    ),
    note(
      say(
        'This is a stand-in operator: the addresses belong to nobody, and no mail is read. Problems with gambling? There are people to talk to today:',
        'Это учебный оператор: адреса никому не принадлежат, почту никто не читает. Проблемы с игрой? Поговорить можно уже сегодня:',
        'Dies ist ein Ersatzbetreiber: Die Adressen gehören niemandem, und niemand liest die Post. Probleme mit dem Spielen? Heute noch kannst du mit jemandem sprechen:',
        'هذا مشغّل بديل: العناوين ليست لأحد ولا يُقرأ البريد. هل لديك مشكلة مع القمار؟ هناك من يمكنك التحدث إليه اليوم:',
      ),
      ' ',
      a(say('help lines', 'линии помощи', 'Hilfsangebote', 'خطوط المساعدة'), '/responsiblegaming'),
    ),
    links(
      { text: say('Support', 'Поддержка', 'Support', 'الدعم'), to: '/office/support' },
      { text: say('Disputes', 'Споры', 'Streitfälle', 'النزاعات'), to: '/disputeresolution' },
    ),
  ],
});

const about: MakePage = ({ say, world }) => {
  const tree = world.line.tree('en');
  const games = tree.sports.reduce((sum, sport) => sum + sport.live + sport.line, 0);
  return {
    title: say('About us', 'О нас', 'Über uns', 'من نحن'),
    blocks: [
      lead(
        say(
          'Touchline is a place to find a match, see a fair price, place a bet and know what became of it.',
          'Touchline — место, где находят матч, видят честный коэффициент, делают ставку и знают, что с ней стало.',
          'Bei Touchline findest du ein Spiel, siehst eine faire Quote, wettest und weißt, was aus der Wette geworden ist.',
          'Touchline مكان تجد فيه المباراة وترى سعرًا عادلًا وتضع رهانك وتعرف ما آل إليه.',
        ),
      ),
      facts(
        [
          say(
            'Sports in the line now',
            'Видов спорта в линии сейчас',
            'Sportarten gerade im Angebot',
            'الرياضات المتاحة الآن',
          ),
          String(tree.sports.length),
        ],
        [
          say('Games that can be bet', 'Игр для ставок', 'Spiele zum Wetten', 'المباريات المتاحة للرهان'),
          String(games),
        ],
        [
          say('Games in play', 'Игр идёт', 'Laufende Spiele', 'المباريات الجارية'),
          String(tree.sports.reduce((sum, sport) => sum + sport.live, 0)),
        ],
        [say('Currencies', 'Валют', 'Währungen', 'العملات'), String(world.currencies.length)],
      ),
      h2(say('What we hold to', 'Чего мы держимся', 'Woran wir uns halten', 'ما نلتزم به')),
      ul(
        say(
          'A price you agreed to is the price you get. If it moves, we ask, and nothing counts down.',
          'Коэффициент, на который вы согласились, — тот, что вы получите. Если он изменится, мы спросим — без обратного отсчёта.',
          'Die Quote, der du zugestimmt hast, bekommst du. Bewegt sie sich, fragen wir, und nichts läuft ab.',
          'السعر الذي وافقت عليه هو الذي تحصل عليه. إذا تغيّر نسألك، ولا عدّ تنازلي.',
        ),
        say(
          'A lost answer never costs a stake: each bet has a key, and a repeated one is the same bet.',
          'Потерянный ответ никогда не стоит ставки: у каждой ставки свой ключ, и повтор — та же ставка.',
          'Eine verlorene Antwort kostet nie einen Einsatz: Jede Wette hat einen Schlüssel, und die Wiederholung ist dieselbe Wette.',
          'الجواب الضائع لا يكلفك رهانًا: لكل رهان مفتاح، والتكرار هو الرهان نفسه.',
        ),
        say(
          'Limits you set are stricter at once and looser only after a day and your own yes.',
          'Лимиты становятся строже сразу, мягче — только через сутки и с вашего согласия.',
          'Limits werden sofort strenger, lockerer erst nach einem Tag und mit deinem Ja.',
          'تصبح حدودك أشد فورًا، ولا تُخفَّف إلا بعد يوم وبموافقتك.',
        ),
        say(
          'Declining is as easy as accepting.',
          'Отказаться так же просто, как согласиться.',
          'Ablehnen ist so leicht wie zustimmen.',
          'الرفض سهل كالقبول.',
        ),
      ),
      warning(
        strong(say('Stand-in.', 'Учебный оператор.', 'Ersatzbetreiber.', 'مشغّل بديل.')),
        ' ',
        say(
          'No real money changes hands here; matches and prices are played by models.',
          'Настоящие деньги здесь не ходят; матчи и коэффициенты играют модели.',
          'Hier fließt kein echtes Geld; Spiele und Quoten werden von Modellen gespielt.',
          'لا تُتداول هنا أموال حقيقية؛ المباريات والأسعار تصنعها نماذج.',
        ),
      ),
    ],
  };
};

const licenses: MakePage = ({ say }) => ({
  title: say('Licences', 'Лицензии', 'Lizenzen', 'التراخيص'),
  blocks: [
    warning(
      strong(
        say(
          'This operator is a stand-in and holds no licence.',
          'Этот оператор учебный, лицензии у него нет.',
          'Dieser Betreiber ist ein Ersatz und hat keine Lizenz.',
          'هذا المشغّل بديل ولا يملك ترخيصًا.',
        ),
      ),
      ' ',
      say(
        'It takes no real money, so it needs none. A real operator shows its licences here.',
        'Он не принимает настоящих денег, поэтому она ему не нужна. Настоящий оператор показывает здесь свои лицензии.',
        'Er nimmt kein echtes Geld und braucht keine. Ein echter Betreiber zeigt hier seine Lizenzen.',
        'لا يقبل أموالًا حقيقية فلا يحتاج إليه. أما المشغّل الحقيقي فيعرض تراخيصه هنا.',
      ),
    ),
    table(
      say('What a licence says', 'Что сказано в лицензии', 'Was in einer Lizenz steht', 'ما يرد في الترخيص'),
      [say('Field', 'Поле', 'Feld', 'الحقل'), say('Here', 'Здесь', 'Hier', 'هنا')],
      [
        [say('Holder', 'Владелец', 'Inhaber', 'صاحب الترخيص'), 'Touchline (stand-in)'],
        [say('Number', 'Номер', 'Nummer', 'الرقم'), say('none', 'нет', 'keine', 'لا يوجد')],
        [say('Regulator', 'Регулятор', 'Aufsicht', 'الجهة الرقابية'), say('none', 'нет', 'keine', 'لا يوجد')],
        [
          say('What it covers', 'Что разрешает', 'Wofür', 'ما يشمله'),
          say(
            'nothing with real money',
            'ничего с настоящими деньгами',
            'nichts mit echtem Geld',
            'لا شيء بأموال حقيقية',
          ),
        ],
      ],
    ),
    p(
      say(
        'How to check a licence anywhere: take its number from the site, and look it up in the register that the regulator keeps on its own site. Never follow a link from the site you are checking.',
        'Как проверить лицензию где угодно: возьмите номер с сайта и найдите его в реестре на сайте самого регулятора. Не переходите по ссылке с проверяемого сайта.',
        'So prüfst du jede Lizenz: Nimm die Nummer von der Seite und suche sie im Register auf der Seite der Aufsicht. Folge nie einem Link der Seite, die du prüfst.',
        'للتحقق من أي ترخيص: خذ رقمه من الموقع وابحث عنه في سجل الجهة الرقابية على موقعها. ولا تتبع رابطًا من الموقع الذي تتحقق منه.',
      ),
    ),
  ],
});

const taxation: MakePage = ({ say }) => ({
  title: say('Taxes', 'Налоги', 'Steuern', 'الضرائب'),
  blocks: [
    lead(
      say(
        'This operator withholds no tax: what a bet pays is what reaches your balance.',
        'Этот оператор налог не удерживает: сколько ставка выплатила, столько и приходит на баланс.',
        'Dieser Betreiber behält keine Steuer ein: Was eine Wette auszahlt, kommt auf deinem Guthaben an.',
        'لا يقتطع هذا المشغّل أي ضريبة: ما يدفعه الرهان هو ما يصل إلى رصيدك.',
      ),
    ),
    p(
      say(
        'Whether winnings are taxed depends on where you live. In some countries the operator pays, in some the player declares them, in some they are free. Ask your tax office; we can give you every figure.',
        'Облагается ли выигрыш, зависит от страны. Где-то платит оператор, где-то декларирует игрок, где-то налога нет. Спросите налоговую; все цифры мы дадим.',
        'Ob Gewinne besteuert werden, hängt davon ab, wo du lebst. Mal zahlt der Betreiber, mal gibst du sie an, mal sind sie frei. Frag dein Finanzamt; alle Zahlen bekommst du von uns.',
        'تعتمد ضريبة الأرباح على بلد إقامتك: أحيانًا يدفعها المشغّل، وأحيانًا يصرّح بها اللاعب، وأحيانًا لا ضريبة. اسأل مصلحة الضرائب؛ وسنوفر لك كل الأرقام.',
      ),
    ),
    p(
      a(
        say(
          'Your bet history can be saved as a file',
          'Историю ставок можно сохранить в файл',
          'Deine Wetthistorie lässt sich als Datei sichern',
          'يمكن حفظ سجل رهاناتك في ملف',
        ),
        '/office/history',
      ),
      '.',
    ),
  ],
});

const COOKIES: readonly (readonly [
  name: string,
  purpose: 'necessary' | 'functionality' | 'marketing',
  life: readonly [string, string, string, string],
  why: readonly [string, string, string, string],
])[] = [
  [
    'session',
    'necessary',
    ['30 days', '30 дней', '30 Tage', '30 يومًا'],
    [
      'keeps you signed in; no script can read it',
      'держит вас в системе; скрипты её не видят',
      'hält dich angemeldet; kein Skript kann es lesen',
      'يبقيك مسجّل الدخول؛ ولا تقرؤه البرامج',
    ],
  ],
  [
    'ggru',
    'necessary',
    ['30 minutes', '30 минут', '30 Minuten', '30 دقيقة'],
    [
      'secure data of this visit',
      'защищённые данные визита',
      'gesicherte Daten dieses Besuchs',
      'بيانات الزيارة المؤمّنة',
    ],
  ],
  [
    'preferences',
    'functionality',
    ['until you clear it', 'пока не удалите', 'bis du es löschst', 'حتى تحذفه'],
    [
      'language, odds format, theme (kept by the browser, never sent)',
      'язык, формат коэффициентов, тема (хранит браузер, никуда не уходит)',
      'Sprache, Quotenformat, Design (bleibt im Browser)',
      'اللغة وصيغة الأسعار والمظهر (في المتصفح فقط)',
    ],
  ],
  [
    'coupon',
    'necessary',
    ['until you clear it', 'пока не удалите', 'bis du es löschst', 'حتى تحذفه'],
    [
      'your coupon, so that a reload loses nothing (kept by the browser)',
      'ваш купон, чтобы перезагрузка ничего не потеряла (в браузере)',
      'dein Wettschein, damit beim Neuladen nichts verloren geht (im Browser)',
      'قسيمتك، حتى لا يضيع شيء عند إعادة التحميل (في المتصفح)',
    ],
  ],
  [
    'consent',
    'necessary',
    ['1 year', '1 год', '1 Jahr', 'سنة'],
    ['what you chose on this page', 'ваш выбор на этой странице', 'deine Auswahl hier', 'اختيارك هنا'],
  ],
  [
    'referral',
    'marketing',
    ['30 days', '30 дней', '30 Tage', '30 يومًا'],
    [
      'who sent you here; only with your consent',
      'кто вас направил; только с согласия',
      'wer dich hergeschickt hat; nur mit Zustimmung',
      'من أرسلك؛ بموافقتك فقط',
    ],
  ],
];

const cookies: MakePage = ({ say }) => ({
  title: say('Cookies', 'Файлы cookie', 'Cookies', 'ملفات تعريف الارتباط'),
  blocks: [
    lead(
      say(
        'Everything this site keeps in your browser, why, and for how long.',
        'Всё, что сайт хранит в вашем браузере, зачем и сколько.',
        'Alles, was diese Seite in deinem Browser ablegt, wozu und wie lange.',
        'كل ما يحفظه الموقع في متصفحك، ولماذا، وإلى متى.',
      ),
    ),
    table(
      say('Cookies and storage', 'Cookie и хранилище', 'Cookies und Speicher', 'ملفات التعريف والتخزين'),
      [
        say('Name', 'Имя', 'Name', 'الاسم'),
        say('Kind', 'Вид', 'Art', 'النوع'),
        say('Kept for', 'Срок', 'Dauer', 'المدة'),
        say('What for', 'Зачем', 'Wozu', 'الغرض'),
      ],
      COOKIES.map(([name, purpose, life, why]) => [
        name,
        {
          necessary: say('necessary', 'необходимый', 'notwendig', 'ضروري'),
          functionality: say('functionality', 'функциональный', 'Funktion', 'وظيفي'),
          marketing: say('marketing', 'маркетинг', 'Marketing', 'تسويق'),
        }[purpose],
        say(...life),
        say(...why),
      ]),
    ),
    p(
      say(
        'Necessary ones can’t be switched off: without them nobody could sign in. The others are yours to choose, now or later.',
        'Необходимые не отключаются: без них не войти. Остальные выбираете вы, сейчас или позже.',
        'Notwendige lassen sich nicht abschalten: Ohne sie könnte sich niemand anmelden. Die anderen wählst du, jetzt oder später.',
        'الضرورية لا يمكن إيقافها: من دونها لا يمكن تسجيل الدخول. أما البقية فالاختيار لك، الآن أو لاحقًا.',
      ),
      ' ',
      a(say('Consent', 'Согласие', 'Zustimmung', 'الموافقة'), '/consent'),
    ),
  ],
});

const consent: MakePage = ({ say }) => ({
  title: say('Consent', 'Согласие', 'Zustimmung', 'الموافقة'),
  blocks: [
    lead(
      say(
        'What you agree to when you open an account, in plain words.',
        'На что вы соглашаетесь, открывая счёт, — простыми словами.',
        'Wozu du mit einem Konto zustimmst, in einfachen Worten.',
        'ما توافق عليه عند فتح حساب، بكلمات بسيطة.',
      ),
    ),
    ul(
      say(
        'You are of age where you live, and play for yourself.',
        'Вы совершеннолетний по законам своей страны и играете за себя.',
        'Du bist dort, wo du lebst, volljährig und spielst für dich selbst.',
        'أنت بالغ وفق قانون بلدك وتلعب لنفسك.',
      ),
      say('One account a person.', 'Один счёт на человека.', 'Ein Konto je Person.', 'حساب واحد لكل شخص.'),
      say(
        'We process what bets, payments and the law need, and nothing for advertising without a separate yes.',
        'Мы обрабатываем то, что нужно для ставок, платежей и по закону; для рекламы — только с отдельного согласия.',
        'Wir verarbeiten, was Wetten, Zahlungen und Gesetz brauchen, für Werbung nichts ohne ein eigenes Ja.',
        'نعالج ما تتطلبه الرهانات والمدفوعات والقانون، ولا شيء للإعلان دون موافقة مستقلة.',
      ),
      say(
        'You can ask what we hold, have it corrected, take it along, or close the account.',
        'Вы можете узнать, что мы храним, исправить, забрать или закрыть счёт.',
        'Du kannst fragen, was wir haben, es berichtigen lassen, mitnehmen oder das Konto schließen.',
        'يمكنك معرفة ما لدينا وتصحيحه وأخذ نسخة منه أو إغلاق الحساب.',
      ),
      say(
        'Advertising consent can be withdrawn at any time; nothing else changes then.',
        'Согласие на рекламу можно отозвать в любой момент; больше ничего не изменится.',
        'Die Zustimmung zur Werbung kannst du jederzeit zurücknehmen; sonst ändert sich nichts.',
        'يمكن سحب الموافقة على الإعلان في أي وقت دون أي تغيير آخر.',
      ),
    ),
    links(
      { text: say('Cookies', 'Cookie', 'Cookies', 'ملفات التعريف'), to: '/cookies' },
      { text: say('Rules', 'Правила', 'Regeln', 'القواعد'), to: '/rules/general' },
    ),
  ],
});

const dispute: MakePage = ({ say }) => ({
  title: say('Disputes', 'Споры', 'Streitfälle', 'النزاعات'),
  blocks: [
    lead(
      say(
        'If you think a bet was settled wrongly, this is the way, step by step.',
        'Если вы считаете, что ставка рассчитана неверно, вот порядок действий.',
        'Wenn du meinst, eine Wette wurde falsch abgerechnet, ist das der Weg.',
        'إذا رأيت أن رهانًا سُوّي خطأً فهذه هي الخطوات.',
      ),
    ),
    {
      t: 'list',
      isOrdered: true,
      items: [
        [
          say(
            'Open the bet in your history: it shows each leg’s result and how the payout was made. Its receipt is sealed and can be checked.',
            'Откройте ставку в истории: там результат каждого события и расчёт выплаты. Квитанция опечатана, её можно проверить.',
            'Öffne die Wette im Verlauf: Dort stehen das Ergebnis jeder Auswahl und die Rechnung. Der Beleg ist versiegelt und prüfbar.',
            'افتح الرهان في سجلك: ستجد نتيجة كل اختيار وطريقة حساب الدفع. والإيصال مختوم ويمكن التحقق منه.',
          ),
        ],
        [
          say(
            'Write to support with the bet’s number within 30 days. We answer within 3 days.',
            'Напишите в поддержку номер ставки в течение 30 дней. Ответим за 3 дня.',
            'Schreib dem Support innerhalb von 30 Tagen mit der Nummer. Antwort in 3 Tagen.',
            'اكتب إلى الدعم برقم الرهان خلال 30 يومًا. نجيب خلال 3 أيام.',
          ),
        ],
        [
          say(
            'Not content? Ask for a second look by somebody who did not decide the first time: 7 days.',
            'Не согласны? Попросите пересмотр другим сотрудником: 7 дней.',
            'Nicht einverstanden? Bitte um einen zweiten Blick von jemand anderem: 7 Tage.',
            'غير راضٍ؟ اطلب مراجعة ثانية من شخص آخر: 7 أيام.',
          ),
        ],
        [
          say(
            'A real operator names an independent body here. This stand-in has none: no real money is in dispute.',
            'Настоящий оператор называет здесь независимый орган. У учебного его нет: спора о настоящих деньгах не бывает.',
            'Ein echter Betreiber nennt hier eine unabhängige Stelle. Dieser Ersatz hat keine: Um echtes Geld geht es nie.',
            'يذكر المشغّل الحقيقي هنا جهة مستقلة. أما هذا البديل فلا جهة لديه: لا أموال حقيقية محل نزاع.',
          ),
        ],
      ],
    },
    links(
      { text: say('Bet history', 'История ставок', 'Wettverlauf', 'سجل الرهانات'), to: '/office/history' },
      {
        text: say('How bets are settled', 'Как рассчитываются ставки', 'So wird abgerechnet', 'كيف تُسوّى الرهانات'),
        to: '/rules/settlement',
      },
    ),
  ],
});

export const companyPages: Pages = {
  contacts,
  about,
  licenses,
  taxation,
  cookies,
  consent,
  disputeresolution: dispute,
};
