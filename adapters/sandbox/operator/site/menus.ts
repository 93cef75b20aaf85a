/**
 * The office menu by categories, the footer and the support channels. Links that begin with a slash are pages of the
 * site.
 */
import type { Said, SiteLanguage } from './words.ts';
import { said } from './words.ts';

type Link = readonly [id: string, title: Said, href: string];

const MONEY: readonly Link[] = [
  ['account', said('My account', 'Мой счёт', 'Mein Konto', 'حسابي'), '/office/account'],
  ['recharge', said('Deposit', 'Пополнить', 'Einzahlen', 'إيداع'), '/office/recharge'],
  ['deduce', said('Withdraw', 'Вывести', 'Auszahlen', 'سحب'), '/office/deduce'],
  ['historypay', said('Transactions', 'Платежи', 'Zahlungen', 'المعاملات'), '/office/historypay'],
];
const BETS: readonly Link[] = [
  ['history', said('Bet history', 'История ставок', 'Wettverlauf', 'سجل الرهانات'), '/office/history'],
  ['bonuses', said('Bonuses', 'Бонусы', 'Boni', 'المكافآت'), '/office/bonuses/deposit'],
  ['vipcashback', said('VIP cashback', 'VIP-кешбэк', 'VIP-Cashback', 'استرداد VIP'), '/office/casino/vipcashback'],
];
const SAFETY: readonly Link[] = [
  ['responsible', said('My limits', 'Мои лимиты', 'Meine Limits', 'حدودي'), '/office/responsible'],
  ['security', said('Security', 'Безопасность', 'Sicherheit', 'الأمان'), '/office/security'],
  ['settings', said('Settings', 'Настройки', 'Einstellungen', 'الإعدادات'), '/office/settings'],
  ['support', said('Support', 'Поддержка', 'Support', 'الدعم'), '/office/support'],
];

const CATEGORIES: readonly (readonly [id: string, title: Said, links: readonly Link[]])[] = [
  ['money', said('Money', 'Деньги', 'Geld', 'المال'), MONEY],
  ['bets', said('Bets and bonuses', 'Ставки и бонусы', 'Wetten und Boni', 'الرهانات والمكافآت'), BETS],
  [
    'safety',
    said('Safety and settings', 'Безопасность и настройки', 'Sicherheit und Einstellungen', 'الأمان والإعدادات'),
    SAFETY,
  ],
];

const FOOTER: readonly (readonly [title: Said, links: readonly Link[]])[] = [
  [
    said('Information', 'Информация', 'Informationen', 'معلومات'),
    [
      ['about', said('About us', 'О нас', 'Über uns', 'من نحن'), '/about'],
      ['contacts', said('Contacts', 'Контакты', 'Kontakt', 'اتصل بنا'), '/contacts'],
      ['rules', said('Rules', 'Правила', 'Regeln', 'القواعد'), '/rules/general'],
      ['licenses', said('Licences', 'Лицензии', 'Lizenzen', 'التراخيص'), '/licenses'],
      ['news', said('News', 'Новости', 'Neuigkeiten', 'الأخبار'), '/news'],
    ],
  ],
  [
    said('Help', 'Помощь', 'Hilfe', 'المساعدة'),
    [
      ['howbet', said('How to bet', 'Как сделать ставку', 'So wettet man', 'كيف تراهن'), '/howbet'],
      ['payment', said('Payments', 'Платежи', 'Zahlungen', 'المدفوعات'), '/payment'],
      [
        'calculator',
        said('Betting calculator', 'Калькулятор ставок', 'Wettrechner', 'حاسبة الرهان'),
        '/betting-calculator',
      ],
      ['results', said('Results', 'Результаты', 'Ergebnisse', 'النتائج'), '/results'],
      ['statistic', said('Statistics', 'Статистика', 'Statistik', 'الإحصاءات'), '/statistic'],
    ],
  ],
  [
    said('Safe play', 'Безопасная игра', 'Sicher spielen', 'لعب آمن'),
    [
      [
        'responsiblegaming',
        said('Responsible gaming', 'Ответственная игра', 'Verantwortungsvolles Spielen', 'اللعب المسؤول'),
        '/responsiblegaming',
      ],
      ['disputeresolution', said('Disputes', 'Споры', 'Streitfälle', 'النزاعات'), '/disputeresolution'],
      [
        'kycpolicy',
        said('Identity checks', 'Проверка личности', 'Identitätsprüfung', 'التحقق من الهوية'),
        '/kycpolicy',
      ],
      ['cookies', said('Cookies', 'Файлы cookie', 'Cookies', 'ملفات تعريف الارتباط'), '/cookies'],
    ],
  ],
];
const LICENCE = said(
  'A demonstration: no money is real, and nobody can win or lose any.',
  'Демонстрация: деньги не настоящие, выиграть или проиграть их нельзя.',
  'Eine Demonstration: Das Geld ist nicht echt, niemand kann etwas gewinnen oder verlieren.',
  'عرض توضيحي: لا مال حقيقيًا هنا، ولا أحد يربح أو يخسر شيئًا.',
);
const HOURS = said(
  'Every day, around the clock',
  'Ежедневно и круглосуточно',
  'Jeden Tag rund um die Uhr',
  'كل يوم على مدار الساعة',
);
const SOCIAL: readonly Link[] = [
  ['telegram', said('Telegram', 'Telegram', 'Telegram', 'Telegram'), 'https://t.me/touchline'],
  ['x', said('X', 'X', 'X', 'X'), 'https://x.com/touchline'],
  ['instagram', said('Instagram', 'Instagram', 'Instagram', 'Instagram'), 'https://www.instagram.com/touchline'],
];

/** Support channels besides the chat, and support hours. */
export const SUPPORT_CHANNELS = ['callback', 'email', 'networks', 'hours'] as const;
type SupportChannel = (typeof SUPPORT_CHANNELS)[number];

const linksIn = (language: SiteLanguage, links: readonly Link[]): unknown =>
  links.map(([id, title, href]) => ({ id, title: title[language], href }));

export function menuGroup(language: SiteLanguage): Readonly<Record<string, unknown>> {
  return {
    menuCategories: CATEGORIES.map(([id, title, links]) => ({
      id,
      title: title[language],
      links: linksIn(language, links),
    })),
  };
}

export function footerGroup(language: SiteLanguage): Readonly<Record<string, unknown>> {
  return {
    columns: FOOTER.map(([title, links]) => ({ title: title[language], links: linksIn(language, links) })),
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
