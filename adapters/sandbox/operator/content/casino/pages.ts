/** The casino's pages: games by section and studio, a page per game, favourites and history. */
import type { Block } from 'touchline/core/remote-views/public';
import type { MakePage, Page, PageAsked, Pages } from '../page.ts';
import { facts, h2, lead, links, note, p } from '../page.ts';
import type { CasinoGame } from './games.ts';
import { gamePath, GAMES, SECTIONS, STUDIOS, studioName } from './games.ts';

const honest = ({ inLanguage }: PageAsked): Block =>
  note(
    inLanguage(
      'These games can’t be played yet. Sports and live betting are open.',
      'В эти игры пока нельзя играть. Спорт и ставки лайв открыты.',
      'Diese Spiele lassen sich noch nicht spielen. Sport- und Livewetten sind offen.',
      'لا يمكن لعب هذه الألعاب بعد. الرياضة والرهان المباشر متاحان.',
    ),
  );

const card = (game: CasinoGame) => ({
  title: game.name,
  text: studioName(game.studio),
  to: gamePath(game),
});
const gameRow = (games: readonly CasinoGame[]): Block => ({ t: 'cards', isSmall: true, items: games.map(card) });
const sectionName = ({ inLanguage }: PageAsked, section: string): string => {
  const name = SECTIONS[section];
  return name === undefined ? section : inLanguage(...name);
};
const sectionLinks = (asked: PageAsked, current: string | null): Block =>
  links(
    { text: asked.inLanguage('Lobby', 'Лобби', 'Lobby', 'الردهة'), to: '/casino-lobby', isCurrent: current === null },
    ...Object.keys(SECTIONS).map((section) => ({
      text: sectionName(asked, section),
      to: `/${section}`,
      isCurrent: section === current,
    })),
  );

const sectionPage =
  (section: string): MakePage =>
  (asked) => {
    const sub = asked.params['subcategory'] ?? asked.params['game'] ?? null;
    const all = GAMES.filter((game) => game.section === section);
    const narrow = sub === null ? [] : all.filter(({ slug, studio }) => slug.includes(sub) || studio === sub);
    const isNarrow = sub !== null && narrow.length > 0;
    return {
      title:
        sectionName(asked, section) +
        (isNarrow ? `: ${narrow.length === 1 ? (narrow[0]?.name ?? '') : studioName(sub)}` : ''),
      blocks: [sectionLinks(asked, section), honest(asked), gameRow(isNarrow ? narrow : all)],
    };
  };

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

const game: MakePage = (asked) => {
  const { inLanguage, params } = asked;
  const found = GAMES.find(({ id, slug }) => String(id) === params['gameId'] || slug === params['gameName']);
  if (found === undefined) {
    return {
      title: inLanguage('Game not found', 'Игра не найдена', 'Spiel nicht gefunden', 'اللعبة غير موجودة'),
      blocks: [
        lead(
          inLanguage(
            'There is no game by this number. These are there:',
            'Игры с таким номером нет. Есть эти:',
            'Ein Spiel mit dieser Nummer gibt es nicht. Diese gibt es:',
            'لا توجد لعبة بهذا الرقم. المتوفر:',
          ),
        ),
        gameRow(GAMES.slice(0, 12)),
      ],
    };
  }
  return {
    title: found.name,
    crumbs: [
      { text: inLanguage('Casino', 'Казино', 'Casino', 'الكازينو'), to: '/casino-lobby' },
      { text: sectionName(asked, found.section), to: `/${found.section}` },
    ],
    blocks: [
      facts(
        [
          inLanguage('Studio', 'Студия', 'Studio', 'الاستوديو'),
          { text: studioName(found.studio), to: `/providers/${found.studio}` },
        ],
        [inLanguage('Kind', 'Вид', 'Art', 'النوع'), sectionName(asked, found.section)],
      ),
      honest(asked),
      h2(inLanguage('More of this studio', 'Ещё от этой студии', 'Mehr von diesem Studio', 'المزيد من هذا الاستوديو')),
      gameRow(GAMES.filter(({ studio, id }) => studio === found.studio && id !== found.id)),
    ],
  };
};

const lobby: MakePage = (asked) => ({
  title: asked.inLanguage('Casino', 'Казино', 'Casino', 'الكازينو'),
  blocks: [
    sectionLinks(asked, null),
    honest(asked),
    ...['slots', 'live-casino', 'card-games', 'crash-games'].flatMap((section) => [
      h2(sectionName(asked, section)),
      gameRow(GAMES.filter((each) => each.section === section).slice(0, 6)),
    ]),
  ],
});

const providers: MakePage = (asked) => ({
  title: asked.inLanguage('Providers', 'Провайдеры', 'Anbieter', 'المزوّدون'),
  blocks: [
    sectionLinks(asked, ''),
    {
      t: 'cards',
      items: STUDIOS.map(({ slug, name }) => ({
        title: name,
        text:
          asked.inLanguage('Games', 'Игр', 'Spiele', 'الألعاب') +
          `: ${GAMES.filter(({ studio }) => studio === slug).length}`,
        to: `/providers/${slug}`,
      })),
    },
  ],
});

const provider: MakePage = (asked) => {
  const { inLanguage, params } = asked;
  const studio = STUDIOS.find(({ slug }) => slug === params['provider']);
  if (studio === undefined)
    return {
      ...providers(asked),
      blocks: [
        lead(
          inLanguage(
            'There is no such provider. These are there:',
            'Такого провайдера нет. Есть эти:',
            'Diesen Anbieter gibt es nicht. Diese gibt es:',
            'لا يوجد هذا المزوّد. المتوفر:',
          ),
        ),
        ...providers(asked).blocks,
      ],
    };
  return {
    title: studio.name,
    crumbs: [{ text: inLanguage('Providers', 'Провайдеры', 'Anbieter', 'المزوّدون'), to: '/providers' }],
    blocks: [honest(asked), gameRow(GAMES.filter((each) => each.studio === studio.slug))],
  };
};

const search: MakePage = (asked) => ({
  title: asked.inLanguage('All games', 'Все игры', 'Alle Spiele', 'كل الألعاب'),
  blocks: [
    lead(
      asked.inLanguage(
        'All games from A to Z.',
        'Все игры по алфавиту.',
        'Alle Spiele von A bis Z.',
        'كل الألعاب حسب الترتيب الأبجدي.',
      ),
    ),
    honest(asked),
    gameRow(GAMES.toSorted((x, y) => x.name.localeCompare(y.name))),
  ],
});

const nothingKept = ({ inLanguage }: PageAsked, title: string): Page => ({
  title,
  blocks: [
    {
      t: 'empty',
      title: inLanguage('Nothing kept yet', 'Пока ничего', 'Noch nichts hier', 'لا شيء محفوظ بعد'),
      text: inLanguage(
        'Games that you mark or play will be here. They can’t be played yet.',
        'Здесь будут отмеченные и сыгранные игры. Пока в них нельзя играть.',
        'Hier werden Spiele stehen, die du markierst oder spielst. Noch lassen sie sich nicht spielen.',
        'ستظهر هنا الألعاب التي تحفظها أو تلعبها. لا يمكن لعبها بعد.',
      ),
      links: [
        { text: inLanguage('Casino', 'Казино', 'Casino', 'الكازينو'), to: '/casino-lobby' },
        { text: inLanguage('Sports', 'Спорт', 'Sport', 'الرياضة'), to: '/line' },
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
    honest(asked),
    gameRow(GAMES.filter(({ section }) => section === 'slots')),
  ],
});

const brand: MakePage = (asked) => ({
  title: asked.inLanguage('Our own games', 'Наши игры', 'Eigene Spiele', 'ألعابنا'),
  blocks: [
    p(
      asked.inLanguage(
        'These games are planned for Touchline.',
        'Эти игры готовятся для Touchline.',
        'Diese Spiele sind für Touchline geplant.',
        'هذه الألعاب مخططة لموقع Touchline.',
      ),
    ),
    gameRow(GAMES.slice(0, 18)),
  ],
});

export const casinoPages: Pages = {
  ...Object.fromEntries(
    Object.keys(SECTIONS).flatMap((section) => [
      [section, sectionPage(section)],
      [`${section}-thank-you`, thanks],
    ]),
  ),
  'slots-vulkan': sectionPage('slots'),
  'slots-game': game,
  'slots-subcategory-game': game,
  'live-casino-game': game,
  'live-casino-subcategory-game': game,
  'hunting-and-fishing': sectionPage('fishinghunting'),
  'casino-lobby': lobby,
  providers,
  provider,
  'casino-search': search,
  othergames: search,
  'casino-brand': brand,
  'casino-slot-first-deposit': firstDeposit,
  'my-casino': (asked) => nothingKept(asked, asked.inLanguage('My casino', 'Моё казино', 'Mein Casino', 'كازينوي')),
  'my-casino-favorites': (asked) =>
    nothingKept(
      asked,
      asked.inLanguage('My favourite games', 'Избранные игры', 'Meine Lieblingsspiele', 'ألعابي المفضلة'),
    ),
};
