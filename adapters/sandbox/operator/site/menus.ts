/**
 * The office menu by categories, the footer and the support channels. Links that begin with a slash are pages of the
 * site.
 */
import type { Localized, SiteLanguage } from './words.ts';
import { localized } from './words.ts';

type Link = readonly [id: string, title: Localized, href: string];

const WALLETS = 'wallets';
const TAXES = 'taxation';
const MONEY: readonly Link[] = [
  ['account', localized('My account', 'Мой счёт', 'Mein Konto', 'حسابي'), '/office/account'],
  [WALLETS, localized('Wallets', 'Кошельки', 'Geldbörsen', 'المحافظ'), '/office/wallets'],
  ['recharge', localized('Deposit', 'Пополнить', 'Einzahlen', 'إيداع'), '/office/recharge'],
  ['deduce', localized('Withdraw', 'Вывести', 'Auszahlen', 'سحب'), '/office/deduce'],
  ['historypay', localized('Transactions', 'Платежи', 'Zahlungen', 'المعاملات'), '/office/historypay'],
];
const BETS: readonly Link[] = [
  ['history', localized('Bet history', 'История ставок', 'Wettverlauf', 'سجل الرهانات'), '/office/history'],
  ['casino-rounds', localized('Game rounds', 'Раунды игр', 'Spielrunden', 'جولات الألعاب'), '/office/casino/rounds'],
  ['bonuses', localized('Bonuses', 'Бонусы', 'Boni', 'المكافآت'), '/office/bonuses/deposit'],
  [
    'rewards',
    localized('Points and rewards', 'Баллы и награды', 'Punkte und Prämien', 'النقاط والجوائز'),
    '/office/rewards',
  ],
  ['promotion', localized('Promo codes', 'Промокоды', 'Promocodes', 'الرموز الترويجية'), '/office/promotion'],
  ['vipcashback', localized('VIP cashback', 'VIP-кешбэк', 'VIP-Cashback', 'استرداد VIP'), '/office/casino/vipcashback'],
  ['bringfriend', localized('Bring a friend', 'Приведи друга', 'Freunde werben', 'ادعُ صديقًا'), '/office/bringfriend'],
];
const IDENTIFICATION = 'identification';
const SAFETY: readonly Link[] = [
  ['manager', localized('Messages', 'Сообщения', 'Nachrichten', 'الرسائل'), '/office/manager'],
  ['responsible', localized('My limits', 'Мои лимиты', 'Meine Limits', 'حدودي'), '/office/responsible'],
  [
    IDENTIFICATION,
    localized('Identification', 'Идентификация', 'Identifizierung', 'التعريف'),
    '/office/identification',
  ],
  ['verification', localized('Verification', 'Верификация', 'Verifizierung', 'التحقق'), '/office/verification'],
  ['security', localized('Security', 'Безопасность', 'Sicherheit', 'الأمان'), '/office/security'],
  [
    'qr-login',
    localized('Log in another device', 'Вход на другом устройстве', 'Anderes Gerät anmelden', 'تسجيل دخول جهاز آخر'),
    '/office/qr-login',
  ],
  ['settings', localized('Settings', 'Настройки', 'Einstellungen', 'الإعدادات'), '/office/settings'],
  ['share-idea', localized('Share an idea', 'Поделиться идеей', 'Eine Idee teilen', 'شارك فكرة'), '/office/share-idea'],
  ['support', localized('Support', 'Поддержка', 'Support', 'الدعم'), '/office/support'],
];

const CATEGORIES: readonly (readonly [id: string, title: Localized, links: readonly Link[]])[] = [
  ['money', localized('Money', 'Деньги', 'Geld', 'المال'), MONEY],
  ['bets', localized('Bets and bonuses', 'Ставки и бонусы', 'Wetten und Boni', 'الرهانات والمكافآت'), BETS],
  [
    'safety',
    localized('Safety and settings', 'Безопасность и настройки', 'Sicherheit und Einstellungen', 'الأمان والإعدادات'),
    SAFETY,
  ],
];

const FOOTER: readonly (readonly [title: Localized, links: readonly Link[]])[] = [
  [
    localized('Sports', 'Спорт', 'Sport', 'الرياضة'),
    [
      ['topgame', localized('Top games', 'Главные игры', 'Topspiele', 'أهم المباريات'), '/topgame'],
      ['ufc', localized('UFC and MMA', 'UFC и ММА', 'UFC und MMA', 'يو إف سي والفنون القتالية'), '/ufc'],
      ['marble', localized('Marble races', 'Гонки шариков', 'Murmelrennen', 'سباقات الكرات'), '/marble'],
      ['politics', localized('Politics', 'Политика', 'Politik', 'السياسة'), '/politics'],
    ],
  ],
  [
    localized('Information', 'Информация', 'Informationen', 'معلومات'),
    [
      ['about', localized('About us', 'О нас', 'Über uns', 'من نحن'), '/about'],
      ['contacts', localized('Contacts', 'Контакты', 'Kontakt', 'اتصل بنا'), '/contacts'],
      ['rules', localized('Rules', 'Правила', 'Regeln', 'القواعد'), '/rules/general'],
      ['licenses', localized('Licences', 'Лицензии', 'Lizenzen', 'التراخيص'), '/licenses'],
      ['news', localized('News', 'Новости', 'Neuigkeiten', 'الأخبار'), '/news'],
    ],
  ],
  [
    localized('Help', 'Помощь', 'Hilfe', 'المساعدة'),
    [
      ['howbet', localized('How to bet', 'Как сделать ставку', 'So wettet man', 'كيف تراهن'), '/howbet'],
      ['payment', localized('Payments', 'Платежи', 'Zahlungen', 'المدفوعات'), '/payment'],
      [TAXES, localized('Taxes', 'Налоги', 'Steuern', 'الضرائب'), '/taxation'],
      [
        'calculator',
        localized('Betting calculator', 'Калькулятор ставок', 'Wettrechner', 'حاسبة الرهان'),
        '/betting-calculator',
      ],
      ['results', localized('Results', 'Результаты', 'Ergebnisse', 'النتائج'), '/results'],
      ['statistic', localized('Statistics', 'Статистика', 'Statistik', 'الإحصاءات'), '/statistic'],
    ],
  ],
  [
    localized('Safe play', 'Безопасная игра', 'Sicher spielen', 'لعب آمن'),
    [
      [
        'responsiblegaming',
        localized('Responsible gaming', 'Ответственная игра', 'Verantwortungsvolles Spielen', 'اللعب المسؤول'),
        '/responsiblegaming',
      ],
      ['disputeresolution', localized('Disputes', 'Споры', 'Streitfälle', 'النزاعات'), '/disputeresolution'],
      [
        'kycpolicy',
        localized('Identity checks', 'Проверка личности', 'Identitätsprüfung', 'التحقق من الهوية'),
        '/kycpolicy',
      ],
      ['cookies', localized('Cookies', 'Файлы cookie', 'Cookies', 'ملفات تعريف الارتباط'), '/cookies'],
    ],
  ],
];
const LICENCE = localized(
  'A demonstration: no money is real, and nobody can win or lose any.',
  'Демонстрация: деньги не настоящие, выиграть или проиграть их нельзя.',
  'Eine Demonstration: Das Geld ist nicht echt, niemand kann etwas gewinnen oder verlieren.',
  'عرض توضيحي: لا مال حقيقيًا هنا، ولا أحد يربح أو يخسر شيئًا.',
);
const HOURS = localized(
  'Every day, around the clock',
  'Ежедневно и круглосуточно',
  'Jeden Tag rund um die Uhr',
  'كل يوم على مدار الساعة',
);
const SOCIAL: readonly Link[] = [
  ['telegram', localized('Telegram', 'Telegram', 'Telegram', 'Telegram'), 'https://t.me/touchline'],
  ['x', localized('X', 'X', 'X', 'X'), 'https://x.com/touchline'],
  ['instagram', localized('Instagram', 'Instagram', 'Instagram', 'Instagram'), 'https://www.instagram.com/touchline'],
];

/** Support channels besides the chat, and support hours. */
export const SUPPORT_CHANNELS = ['callback', 'email', 'networks', 'hours'] as const;
type SupportChannel = (typeof SUPPORT_CHANNELS)[number];

const linksIn = (language: SiteLanguage, links: readonly Link[]): unknown =>
  links.map(([id, title, href]) => ({ id, title: title[language], href }));

/** The sections that the operator's switches show or hide. */
export interface ShownSections {
  readonly isIdentificationShown: boolean;
  readonly areWalletsShown: boolean;
}

export function menuGroup(
  language: SiteLanguage,
  { isIdentificationShown, areWalletsShown }: ShownSections,
): Readonly<Record<string, unknown>> {
  const isShown = ([id]: Link): boolean =>
    (id !== IDENTIFICATION || isIdentificationShown) && (id !== WALLETS || areWalletsShown);
  return {
    menuCategories: CATEGORIES.map(([id, title, links]) => ({
      id,
      title: title[language],
      links: linksIn(language, links.filter(isShown)),
    })),
  };
}

export function footerGroup(language: SiteLanguage, hasTaxes: boolean): Readonly<Record<string, unknown>> {
  const isShown = ([id]: Link): boolean => id !== TAXES || hasTaxes;
  return {
    columns: FOOTER.map(([title, links]) => ({
      title: title[language],
      links: linksIn(language, links.filter(isShown)),
    })),
    licence: LICENCE[language],
  };
}

/** `channels` are values of `SUPPORT_CHANNELS`. */
export function supportGroup(language: SiteLanguage, channels: readonly string[]): Readonly<Record<string, unknown>> {
  const has = (channel: SupportChannel): boolean => channels.includes(channel);
  return {
    email: has('email') ? 'support@touchline.example' : '',
    hours: has('hours') ? HOURS[language] : '',
    hasCallback: has('callback'),
    social: has('networks') ? linksIn(language, SOCIAL) : [],
  };
}
