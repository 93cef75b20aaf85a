/** Cyber sport: the disciplines of the line's esports, linked to their games. */
import { cyberTitleOf } from 'touchline/core/line/rules/cyber-titles';
import type { Block } from 'touchline/core/remote-views/public';
import type { TreeChampionship } from '../../line/line.ts';
import type { MakePage, PageAsked, Pages } from '../page.ts';
import { facts, gameCount, h2, lead, table, namedLinks } from '../page.ts';

const ESPORTS = 40;

interface Discipline {
  readonly slug: string;
  readonly name: string;
  readonly champs: readonly TreeChampionship[];
}

/** A championship's name is `Discipline. Competition`. */
function disciplines({ world, language }: PageAsked): readonly Discipline[] {
  const champs = world.line.tree(language).sports.find(({ id }) => id === ESPORTS)?.championships ?? [];
  const titles = new Map(champs.map(({ name }) => [cyberTitleOf(name).slug, cyberTitleOf(name)]));
  return [...titles.values()].map((title) => ({
    ...title,
    champs: champs.filter(({ name }) => cyberTitleOf(name).slug === title.slug),
  }));
}

const sections = (asked: PageAsked, current: string): Block =>
  namedLinks(
    asked.inLanguage('Cyber sport', 'Киберспорт', 'Cybersport', 'الرياضات الإلكترونية'),
    {
      text: asked.inLanguage('Main', 'Главная', 'Übersicht', 'الرئيسية'),
      to: '/cyber/main',
      isCurrent: current === 'main',
    },
    {
      text: asked.inLanguage('Disciplines', 'Дисциплины', 'Disziplinen', 'الألعاب'),
      to: '/cyber/disciplines',
      isCurrent: current === 'disciplines',
    },
    {
      text: asked.inLanguage('Championships', 'Чемпионаты', 'Wettbewerbe', 'البطولات'),
      to: '/cyber/champs',
      isCurrent: current === 'champs',
    },
    {
      text: asked.inLanguage('Dashboard', 'Обзор игр', 'Spieleübersicht', 'لوحة المباريات'),
      to: '/cyber/dashboard',
      isCurrent: current === 'dashboard',
    },
  );
const cards = (list: readonly Discipline[]): Block => ({
  t: 'cards',
  items: list.map(({ slug, name, champs }) => ({
    title: name,
    text: champs.map((each) => each.name.split('. ')[1] ?? each.name).join(', '),
    badge: String(champs.reduce((sum, { live, line }) => sum + live + line, 0)),
    to: `/cyber/${slug}`,
  })),
});
const champCards = ({ inLanguage }: PageAsked, list: readonly TreeChampionship[]): Block => ({
  t: 'cards',
  items: list.map(({ id, name, live, line }) => ({
    title: name,
    text: gameCount(inLanguage, live + line),
    to: `/line/${ESPORTS}/${id}`,
  })),
});

const games = (asked: PageAsked, champIds: ReadonlySet<number> | null, isLive: boolean): Block => {
  const { inLanguage, world, language } = asked;
  const list = world.line
    .fixtures(isLive)
    .filter(
      ({ sportId, champId, field }) =>
        sportId === ESPORTS && field === undefined && (champIds === null || champIds.has(champId)),
    )
    .toSorted((x, y) => x.startsAt - y.startsAt)
    .slice(0, 30)
    .flatMap(({ id }) => world.line.game(id, language) ?? []);
  if (list.length === 0)
    return {
      t: 'empty',
      title: inLanguage('No games right now', 'Сейчас игр нет', 'Gerade keine Spiele', 'لا مباريات الآن'),
      text: inLanguage(
        'Look at the games ahead.',
        'Посмотрите предстоящие игры.',
        'Sieh dir die kommenden an.',
        'انظر إلى المباريات القادمة.',
      ),
      links: [{ text: inLanguage('Esports', 'Киберспорт', 'E-Sport', 'الرياضات الإلكترونية'), to: `/line/${ESPORTS}` }],
    };
  return table(
    isLive
      ? inLanguage('In play', 'Идут сейчас', 'Laufend', 'الجارية')
      : inLanguage('Upcoming', 'Предстоят', 'Kommend', 'القادمة'),
    [
      inLanguage('Game', 'Игра', 'Spiel', 'المباراة'),
      isLive ? inLanguage('Maps', 'Карты', 'Maps', 'الخرائط') : inLanguage('Begins', 'Начало', 'Beginn', 'البداية'),
      inLanguage('Competition', 'Турнир', 'Wettbewerb', 'البطولة'),
    ],
    list.map(({ id, champId, champ, home, away, score, startsAt }) => [
      [{ text: `${home} – ${away}`, to: `/${isLive ? 'live' : 'line'}/${ESPORTS}/${champId}/${id}` }],
      isLive ? score : [{ time: startsAt, as: 'dayTime' }],
      champ,
    ]),
    isLive ? [1] : [],
  );
};

const main: MakePage = (asked) => ({
  title: asked.inLanguage('Cyber sport', 'Киберспорт', 'Cybersport', 'الرياضات الإلكترونية'),
  blocks: [
    sections(asked, 'main'),
    cards(disciplines(asked)),
    h2(asked.inLanguage('Next games', 'Ближайшие игры', 'Nächste Spiele', 'المباريات القادمة')),
    games(asked, null, false),
  ],
});
const all: MakePage = (asked) => ({
  title: asked.inLanguage('Disciplines', 'Дисциплины', 'Disziplinen', 'الألعاب'),
  blocks: [sections(asked, 'disciplines'), cards(disciplines(asked))],
});
const champs: MakePage = (asked) => ({
  title: asked.inLanguage(
    'Esports championships',
    'Киберспортивные чемпионаты',
    'E-Sport-Wettbewerbe',
    'بطولات الرياضات الإلكترونية',
  ),
  blocks: [
    sections(asked, 'champs'),
    champCards(
      asked,
      disciplines(asked).flatMap((each) => each.champs),
    ),
  ],
});
const dashboard: MakePage = (asked) => ({
  title: asked.inLanguage('Esports dashboard', 'Обзор киберспорта', 'E-Sport-Übersicht', 'لوحة الرياضات الإلكترونية'),
  blocks: [
    sections(asked, 'dashboard'),
    namedLinks(
      asked.inLanguage('Which games', 'Какие игры', 'Welche Spiele', 'أي مباريات'),
      {
        text: asked.inLanguage('In play', 'Идут', 'Laufend', 'الجارية'),
        to: '/cyber/dashboard/live',
        isCurrent: asked.params['section'] !== 'line',
      },
      {
        text: asked.inLanguage('Upcoming', 'Предстоят', 'Kommend', 'القادمة'),
        to: '/cyber/dashboard/line',
        isCurrent: asked.params['section'] === 'line',
      },
    ),
    games(asked, null, asked.params['section'] !== 'line'),
  ],
});

const discipline: MakePage = (asked) => {
  const { inLanguage, params } = asked;
  const found = disciplines(asked).find(({ slug }) => slug === params['discipline']);
  const crumbs = [
    { text: inLanguage('Cyber sport', 'Киберспорт', 'Cybersport', 'الرياضات الإلكترونية'), to: '/cyber/main' },
  ];
  if (found === undefined)
    return {
      title: inLanguage(
        'No such discipline',
        'Такой дисциплины нет',
        'Diese Disziplin gibt es nicht',
        'لا توجد هذه اللعبة',
      ),
      crumbs,
      blocks: [
        lead(inLanguage('These are in the line:', 'В линии есть:', 'Im Angebot sind:', 'المتاح:')),
        cards(disciplines(asked)),
      ],
    };
  const champ = found.champs.find(({ id }) => String(id) === params['champ']);
  if (champ === undefined) {
    return {
      title: found.name,
      crumbs,
      blocks: [champCards(asked, found.champs), games(asked, new Set(found.champs.map(({ id }) => id)), false)],
    };
  }
  return {
    title: champ.name,
    crumbs: [...crumbs, { text: found.name, to: `/cyber/${found.slug}` }],
    blocks: [
      facts(
        [inLanguage('In play', 'Идёт', 'Laufend', 'جارية'), String(champ.live)],
        [inLanguage('Upcoming', 'Впереди', 'Kommend', 'قادمة'), String(champ.line)],
      ),
      {
        t: 'actions',
        items: [
          {
            text: inLanguage('To its games', 'К играм', 'Zu den Spielen', 'إلى مبارياتها'),
            does: { to: `/line/${ESPORTS}/${champ.id}` },
            isMain: true,
          },
        ],
      },
      games(asked, new Set([champ.id]), false),
    ],
  };
};

export const cyberPages: Pages = {
  'cyber-main': main,
  'cyber-disciplines': all,
  'cyber-champs': champs,
  'cyber-dashboard': dashboard,
  'cyber-champ': discipline,
  'cyber-game': discipline,
};
