/** The casino's pages that the operator writes: after a first deposit, fishing and hunting, and entrances to games. */
import { CATALOGUE } from '../../../provider/catalogue.ts';
import type { CatalogueEntry } from '../../../provider/games/about.ts';
import type { MakePage, PageAsked, Pages } from '../page.ts';
import { lead, links, ul } from '../page.ts';

/** Sections with a thank-you page after a first deposit. */
const SECTIONS = [
  ...['slots', 'live-casino', 'bingo', 'fishinghunting', 'poker', 'scratchcards', 'keno', 'tvgames', 'virtualsports'],
  ...['fast-games', 'fast-bet', 'asian-games', 'card-games', 'crash-games', 'skill-games'],
];

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
        {
          text: inLanguage('To the games', 'К играм', 'Zu den Spielen', 'إلى الألعاب'),
          to: `/${route.replace(/-thank-you$/, '')}`,
        },
        { text: inLanguage('Transactions', 'Операции', 'Transaktionen', 'المعاملات'), to: '/office/historypay' },
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

const tileOf = ({ inLanguage }: PageAsked, { id, title, number, slug }: CatalogueEntry) => ({
  title: inLanguage(...title),
  to: `/slots/game/${number}/${slug}`,
  game: id,
});

const hunting: MakePage = (asked) => ({
  title: asked.inLanguage('Fishing and hunting', 'Рыбалка и охота', 'Angeln und Jagd', 'صيد الأسماك والقنص'),
  blocks: [
    {
      t: 'cards',
      isSmall: true,
      items: CATALOGUE.filter(({ section }) => section === 'fishinghunting').map((game) => tileOf(asked, game)),
    },
    links(lobbyLink(asked)),
  ],
});

const entrance: MakePage = (asked) => {
  const { inLanguage, params } = asked;
  const wanted = params['gameRoute'] ?? params['landingRoute'] ?? '';
  const found = CATALOGUE.filter(
    ({ slug, section, alsoIn = [] }) =>
      wanted !== '' && [slug, section, ...alsoIn].some((name) => name.includes(wanted)),
  );
  const title = inLanguage('All games', 'Все игры', 'Alle Spiele', 'كل الألعاب');
  const [first] = found;
  const name = first === undefined ? wanted : inLanguage(...first.title);
  return {
    title: wanted === '' ? title : `${title}: ${name}`,
    blocks: [
      ...(wanted !== '' && found.length === 0
        ? [
            lead(
              inLanguage(
                'There is no such game. These are the games:',
                'Такой игры нет. Есть эти:',
                'Dieses Spiel gibt es nicht. Diese gibt es:',
                'لا توجد هذه اللعبة. المتوفر:',
              ),
            ),
          ]
        : []),
      {
        t: 'cards',
        isSmall: true,
        items: (found.length === 0 ? CATALOGUE : found).map((game) => tileOf(asked, game)),
      },
      ...(first !== undefined && found.length === 1 ? [ul(...first.rules.map((rule) => inLanguage(...rule)))] : []),
      links({ text: inLanguage('Casino', 'Казино', 'Casino', 'الكازينو'), to: '/casino-lobby' }),
    ],
  };
};

export const casinoPages: Pages = {
  ...Object.fromEntries(SECTIONS.map((section) => [`${section}-thank-you`, thanks])),
  allgamesentrance: entrance,
  'allgamesentrance-game': entrance,
  'games-landing': entrance,
  'hunting-and-fishing': hunting,
  'casino-slot-first-deposit': firstDeposit,
};
