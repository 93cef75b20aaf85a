/** Other pages: news, applications, partners, letters' links, developers' pages. */
import type { MakePage, PageAsked, Pages, Localized } from './page.ts';
import { a, facts, lead, links, note, p, ul } from './page.ts';

interface News {
  readonly slug: string;
  readonly title: Localized;
  readonly text: Localized;
}

const NEWS: readonly News[] = [
  {
    slug: 'ten-types',
    title: [
      'Ten types of bets in one coupon',
      'Десять типов ставок в одном купоне',
      'Zehn Wettarten auf einem Schein',
      'عشرة أنواع رهان في قسيمة واحدة',
    ],
    text: [
      'From single to patent: the coupon offers what is possible with your selections, says why not otherwise, and shows every figure before you bet.',
      'От ординара до патента: купон предлагает возможное, объясняет невозможное и показывает все цифры до ставки.',
      'Von Einzelwette bis Patent: Der Schein bietet, was geht, sagt, warum anderes nicht geht, und zeigt vorher jede Zahl.',
      'من الفردي إلى الباتنت: تعرض القسيمة الممكن وتشرح غيره وتبيّن كل رقم قبل الرهان.',
    ],
  },
  {
    slug: 'sealed-receipts',
    title: [
      'Receipts that can be checked',
      'Квитанции, которые можно проверить',
      'Belege zum Nachprüfen',
      'إيصالات يمكن التحقق منها',
    ],
    text: [
      'Each accepted bet leaves a sealed receipt in your browser, linked to the one before it. Nobody can change one unnoticed, not even we.',
      'Каждая принятая ставка оставляет в браузере опечатанную квитанцию, связанную с предыдущей. Незаметно изменить её не может никто, даже мы.',
      'Jede angenommene Wette hinterlässt einen versiegelten Beleg, verkettet mit dem vorigen. Niemand kann ihn unbemerkt ändern, auch wir nicht.',
      'يترك كل رهان مقبول إيصالًا مختومًا مرتبطًا بما قبله. لا يستطيع أحد تغييره دون أن يُلاحظ، ولا نحن.',
    ],
  },
  {
    slug: 'my-control',
    title: ['My control', 'Мой контроль', 'Meine Kontrolle', 'تحكّمي'],
    text: [
      'See what a limit would have stopped in your own last 30 days, before you set it.',
      'Посмотрите, что остановил бы лимит за ваши последние 30 дней, прежде чем его ставить.',
      'Sieh vorher, was ein Limit in deinen letzten 30 Tagen gestoppt hätte.',
      'شاهد ما كان سيمنعه الحد في آخر 30 يومًا لك قبل ضبطه.',
    ],
  },
];

const news: MakePage = ({ inLanguage, params }) => {
  const title = inLanguage('News', 'Новости', 'Neues', 'الأخبار');
  const one = NEWS.find(({ slug }) => slug === params['slug']);
  const cards = {
    t: 'cards' as const,
    items: NEWS.map(({ slug, title: name, text }) => ({
      title: inLanguage(...name),
      text: inLanguage(...text),
      to: `/news/${slug}`,
    })),
  };
  if (one !== undefined)
    return {
      title: inLanguage(...one.title),
      crumbs: [{ text: title, to: '/news' }],
      blocks: [
        lead(inLanguage(...one.text)),
        links(
          ...NEWS.filter(({ slug }) => slug !== one.slug).map(({ slug, title: name }) => ({
            text: inLanguage(...name),
            to: `/news/${slug}`,
          })),
        ),
      ],
    };
  return {
    title,
    blocks: [
      ...(params['slug'] === undefined
        ? []
        : [
            lead(
              inLanguage(
                'This article is no longer available. These are:',
                'Этой заметки больше нет. Есть эти:',
                'Diesen Beitrag gibt es nicht mehr. Diese gibt es:',
                'لم يعد هذا الخبر موجودًا. المتوفر:',
              ),
            ),
          ]),
      cards,
    ],
  };
};

const app =
  (title: Localized): MakePage =>
  ({ inLanguage }) => ({
    title: inLanguage(...title),
    blocks: [
      lead(
        inLanguage(
          'The site is the app: add it to your home screen, and it starts like any other, even offline.',
          'Сайт и есть приложение: добавьте его на экран — запускается как любое другое, даже без сети.',
          'Die Seite ist die App: Leg sie auf den Startbildschirm, und sie startet wie jede andere, auch ohne Netz.',
          'الموقع هو التطبيق: أضفه إلى شاشتك فيعمل كأي تطبيق، حتى دون شبكة.',
        ),
      ),
      ul(
        inLanguage(
          'Android, Chrome: menu, “Install app”.',
          'Android, Chrome: меню, «Установить приложение».',
          'Android, Chrome: Menü, „App installieren“.',
          'أندرويد، كروم: القائمة ثم «تثبيت التطبيق».',
        ),
        inLanguage(
          'iPhone, Safari: share, “Add to Home Screen”.',
          'iPhone, Safari: поделиться, «На экран „Домой“».',
          'iPhone, Safari: Teilen, „Zum Home-Bildschirm“.',
          'آيفون، سفاري: مشاركة ثم «إضافة إلى الشاشة الرئيسية».',
        ),
        inLanguage(
          'Windows, macOS, Linux: the install icon in the address bar of Chrome or Edge.',
          'Windows, macOS, Linux: значок в адресной строке Chrome или Edge.',
          'Windows, macOS, Linux: das Zeichen in der Adressleiste von Chrome oder Edge.',
          'ويندوز وماك ولينكس: الرمز في شريط عنوان كروم أو إيدج.',
        ),
      ),
      note(
        inLanguage(
          'There is nothing else to download. Anyone who offers you a file in our name is not us.',
          'Скачивать ничего не нужно. Файл от нашего имени — не от нас.',
          'Es gibt nichts herunterzuladen. Wer dir in unserem Namen eine Datei anbietet, sind nicht wir.',
          'لا شيء يُنزَّل من مكان آخر. من يعرض عليك ملفًا باسمنا ليس نحن.',
        ),
      ),
    ],
  });

const partners: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Partners', 'Партнёры', 'Partner', 'الشركاء'),
  blocks: [
    lead(
      inLanguage(
        'Touchline has no sponsors and pays for no recommendations.',
        'У Touchline нет спонсоров, рекомендации не оплачиваются.',
        'Touchline hat keine Sponsoren und bezahlt keine Empfehlungen.',
        'ليس لدى Touchline رعاة ولا يدفع مقابل توصيات.',
      ),
    ),
    ul(
      inLanguage(
        'Real competitions and teams appear by name; none of them is connected with this site.',
        'Настоящие турниры и команды названы в линии; к сайту они отношения не имеют.',
        'Echte Wettbewerbe und Teams stehen mit Namen im Angebot; mit dieser Seite haben sie nichts zu tun.',
        'ترد بطولات وفرق حقيقية بأسمائها؛ ولا علاقة لها بهذا الموقع.',
      ),
    ),
    links({ text: inLanguage('About us', 'О нас', 'Über uns', 'من نحن'), to: '/about' }),
  ],
});

const awards: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Awards', 'Награды', 'Auszeichnungen', 'الجوائز'),
  blocks: [
    {
      t: 'empty',
      title: inLanguage('No awards', 'Наград нет', 'Keine Auszeichnungen', 'لا توجد جوائز'),
      text: inLanguage(
        'Touchline has won no awards.',
        'У Touchline нет наград.',
        'Touchline hat keine Auszeichnungen.',
        'لم يفز Touchline بأي جائزة.',
      ),
      links: [{ text: inLanguage('About us', 'О нас', 'Über uns', 'من نحن'), to: '/about' }],
    },
  ],
});

const letter: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Link from an e-mail', 'Ссылка из письма', 'Link aus einem Brief', 'رابط من رسالة'),
  blocks: [
    {
      t: 'empty',
      title: inLanguage(
        'This link no longer works',
        'Эта ссылка больше не действует',
        'Dieser Link bewirkt nichts mehr',
        'لم يعد هذا الرابط يفعل شيئًا',
      ),
      text: inLanguage(
        'It may have been used already, or it has expired. Nothing in your account was changed.',
        'Возможно, она уже использована или устарела. У вас ничего не изменилось.',
        'Vielleicht wurde er schon benutzt, oder er ist zu alt. Bei dir hat sich nichts geändert.',
        'ربما استُعمل من قبل أو انتهت صلاحيته. لم يتغير شيء لديك.',
      ),
      links: [
        { text: inLanguage('Home', 'Главная', 'Startseite', 'الرئيسية'), to: '/' },
        { text: inLanguage('Support', 'Поддержка', 'Support', 'الدعم'), to: '/contacts' },
      ],
    },
  ],
});

const developers: MakePage = ({ inLanguage, route }: PageAsked) => ({
  title: inLanguage('For developers', 'Для разработчиков', 'Für Entwickler', 'للمطورين'),
  blocks: [
    p(
      inLanguage(
        'These pages are not there in production.',
        'В рабочей версии этих страниц нет.',
        'Diese Seiten gibt es im Betrieb nicht.',
        'لا توجد هذه الصفحات في التشغيل الفعلي.',
      ),
    ),
    ...(route === 'debugger-switches' || route === 'cricket-dev-page'
      ? [
          note(
            inLanguage(
              'This view brings code of its own, which needs an operator with a server. Here the operator lives in your browser.',
              'У этой страницы свой код, ему нужен оператор с сервером. Здесь оператор живёт в браузере.',
              'Diese Ansicht bringt eigenen Code mit und braucht einen Betreiber mit Server. Hier lebt der Betreiber im Browser.',
              'تحمل هذه الصفحة شيفرتها وتحتاج إلى خادم. المشغّل هنا يعيش في متصفحك.',
            ),
          ),
        ]
      : []),
    facts(
      [
        '/debugger',
        a(inLanguage('the event log', 'журнал событий', 'das Ereignisprotokoll', 'سجل الأحداث'), '/debugger'),
      ],
      [
        '/debugger/switches',
        a(
          inLanguage(
            'the operator’s switches',
            'переключатели оператора',
            'die Schalter des Betreibers',
            'مفاتيح المشغّل',
          ),
          '/debugger/switches',
        ),
      ],
      [
        '/cricket-dev-page',
        a(inLanguage('a sample view', 'образец страницы', 'eine Beispielansicht', 'صفحة نموذجية'), '/cricket-dev-page'),
      ],
    ),
  ],
});

const staff: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Internal network', 'Внутренняя сеть', 'Internes Netz', 'الشبكة الداخلية'),
  blocks: [
    {
      t: 'empty',
      title: inLanguage(
        'This page is not for players',
        'Эта страница не для игроков',
        'Diese Seite ist nicht für Spieler',
        'هذه الصفحة ليست للاعبين',
      ),
      text: inLanguage(
        'Nothing of yours is affected.',
        'Вас это не затрагивает.',
        'Dich betrifft das nicht.',
        'لا يمسّك ذلك بشيء.',
      ),
      links: [
        { text: inLanguage('Home', 'Главная', 'Startseite', 'الرئيسية'), to: '/' },
        { text: inLanguage('Support', 'Поддержка', 'Support', 'الدعم'), to: '/contacts' },
      ],
    },
  ],
});

export const otherPages: Pages = {
  news,
  mobile: app(['On your phone', 'На телефоне', 'Auf dem Telefon', 'على هاتفك']),
  desktop: app(['On your computer', 'На компьютере', 'Auf dem Computer', 'على حاسوبك']),
  'cricket-app': app(['Cricket app', 'Крикет: приложение', 'Cricket-App', 'تطبيق الكريكيت']),
  'ipl-betting-app': app(['IPL app', 'IPL: приложение', 'IPL-App', 'تطبيق IPL']),
  ourpartners: partners,
  'betting-awards': awards,
  token: letter,
  'internal-vpn': staff,
  'cricket-dev-page': developers,
  'debugger-switches': developers,
  debugger: developers,
};
