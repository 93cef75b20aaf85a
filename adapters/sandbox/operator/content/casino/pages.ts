/** The casino's pages that the operator writes: after a first deposit, and sections that are empty. */
import type { MakePage, PageAsked, Pages } from '../page.ts';
import { lead, links } from '../page.ts';

/** Sections with a thank-you page after a first deposit. */
const SECTIONS = [
  'slots',
  'live-casino',
  'bingo',
  'fishinghunting',
  'poker',
  'scratchcards',
  'keno',
  'tvgames',
  'virtualsports',
  'fast-games',
  'fast-bet',
  'asian-games',
  'card-games',
  'crash-games',
  'skill-games',
] as const;

const lobbyLink = ({ inLanguage }: PageAsked) => ({
  text: inLanguage('Casino', 'Казино', 'Casino', 'الكازينو'),
  to: '/casino-lobby',
});

const thanks: MakePage = ({ inLanguage, route }) => ({
  title: inLanguage('Deposit', 'Пополнение', 'Einzahlung', 'الإيداع'),
  blocks: [
    {
      t: 'empty',
      title: inLanguage('Your deposits', 'Ваши пополнения', 'Deine Einzahlungen', 'إيداعاتك'),
      text: inLanguage(
        'A deposit that has gone through is in your balance and among your transactions.',
        'Прошедшее пополнение видно на балансе и среди операций.',
        'Eine Einzahlung, die durchgegangen ist, steht in deinem Guthaben und unter den Transaktionen.',
        'الإيداع الذي تم يظهر في رصيدك وبين معاملاتك.',
      ),
      links: [
        { text: inLanguage('Transactions', 'Операции', 'Transaktionen', 'المعاملات'), to: '/office/historypay' },
        { text: inLanguage('Back', 'Назад', 'Zurück', 'رجوع'), to: `/${route.replace(/-thank-you$/, '')}` },
      ],
    },
  ],
});

const firstDeposit: MakePage = (asked) => ({
  title: asked.inLanguage(
    'A first deposit for slots',
    'Первое пополнение для слотов',
    'Erste Einzahlung für Automaten',
    'أول إيداع للسلوتس',
  ),
  blocks: [
    lead(
      asked.inLanguage(
        'There is no bonus for slots.',
        'Бонусов для слотов нет.',
        'Für Automaten gibt es keinen Bonus.',
        'لا توجد مكافأة للسلوتس.',
      ),
    ),
    links(lobbyLink(asked)),
  ],
});

const hunting: MakePage = (asked) => ({
  title: asked.inLanguage('Fishing and hunting', 'Рыбалка и охота', 'Angeln und Jagd', 'صيد الأسماك والقنص'),
  blocks: [
    lead(
      asked.inLanguage(
        'There are no games of this kind.',
        'Таких игр нет.',
        'Spiele dieser Art gibt es nicht.',
        'لا توجد ألعاب من هذا النوع.',
      ),
    ),
    links(lobbyLink(asked)),
  ],
});

export const casinoPages: Pages = {
  ...Object.fromEntries(SECTIONS.map((section) => [`${section}-thank-you`, thanks])),
  'hunting-and-fishing': hunting,
  'casino-slot-first-deposit': firstDeposit,
};
