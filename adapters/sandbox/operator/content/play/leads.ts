/**
 * The pages of types of sports pages (`/topgame`, `/epl`, `/politics` …): the games there are, or that there are none and
 * what comes closest.
 */
import type { Block } from 'touchline/core/remote-views/public';
import { LONG_TERM_SPORT_ID } from '../../catalogue/long-term.ts';
import type { TreeChampionship } from '../../line/line.ts';
import { competitionIn } from '../../names/names.ts';
import type { Fixture } from '../../line/types.ts';
import type { Localized, MakePage, Page, PageAsked, Pages } from '../page.ts';
import { gameCount, lead, links, table } from '../page.ts';
import { ABSENT, absent, allSports, inPlay } from './absent-sports.ts';
import { champs } from './sports.ts';

const MAX_GAMES = 20;
const MAX_TEAMS = 12;

/** Competitions that have a type of their own, and the bet on their winner. */
const COMPETITIONS: Readonly<Record<string, { readonly id: number; readonly winner?: number; readonly name: string }>> =
  {
    epl: { id: 1001, winner: 299901, name: 'Premier League' },
    laliga: { id: 1006, winner: 299902, name: 'La Liga' },
    europaleague: { id: 1302, name: 'UEFA Europa League' },
    ipl: { id: 66001, name: 'Indian Premier League' },
  };

/** Parts of a country, which have no code of their own. */
const PARTS: Readonly<Record<string, Localized>> = {
  'GB-ENG': ['England', 'Англия', 'England', 'إنجلترا'],
  'GB-SCT': ['Scotland', 'Шотландия', 'Schottland', 'اسكتلندا'],
  'GB-WLS': ['Wales', 'Уэльс', 'Wales', 'ويلز'],
  'GB-NIR': ['Northern Ireland', 'Северная Ирландия', 'Nordirland', 'أيرلندا الشمالية'],
};

function gamesTable(asked: PageAsked, isLive: boolean, fits: (fixture: Fixture) => boolean): readonly Block[] {
  const { inLanguage, world, language } = asked;
  const games = world.line
    .fixtures(isLive)
    .filter((fixture) => fixture.field === undefined && fits(fixture))
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .slice(0, MAX_GAMES)
    .flatMap(({ id }) => world.line.game(id, language) ?? []);
  if (games.length === 0) return [];
  return [
    table(
      isLive
        ? inLanguage('In play', 'Идут сейчас', 'Laufend', 'الجارية')
        : inLanguage('Upcoming', 'Предстоят', 'Kommend', 'القادمة'),
      [
        inLanguage('Game', 'Игра', 'Spiel', 'المباراة'),
        isLive ? inLanguage('Score', 'Счёт', 'Stand', 'النتيجة') : inLanguage('Begins', 'Начало', 'Beginn', 'البداية'),
        inLanguage('Competition', 'Турнир', 'Wettbewerb', 'البطولة'),
      ],
      games.map(({ id, sportId, champId, champ, home, away, score, startsAt }) => [
        [{ text: `${home} – ${away}`, to: `/${isLive ? 'live' : 'line'}/${sportId}/${champId}/${id}` }],
        isLive ? score : [{ time: startsAt, as: 'dayTime' }],
        champ,
      ]),
      isLive ? [1] : [],
    ),
  ];
}

const champIn = ({ world, language }: PageAsked, id: number): TreeChampionship | undefined =>
  world.line
    .tree(language)
    .sports.flatMap(({ championships }) => championships)
    .find((each) => each.id === id);

/** The games of one competition, with the ways to its board and to the bet on its winner. */
function competition(asked: PageAsked, type: string, { id, winner, name }: (typeof COMPETITIONS)[string]): Page {
  const { inLanguage, language } = asked;
  const champ = champIn(asked, id);
  const outright = winner === undefined ? undefined : champIn(asked, winner);
  const toWinner =
    outright === undefined ? [] : [{ text: outright.name, does: { to: `/line/${outright.sportId}/${outright.id}` } }];
  if (champ === undefined || champ.live + champ.line === 0)
    return {
      title: champ?.name ?? competitionIn(language, name),
      blocks: [
        {
          t: 'empty',
          title: inLanguage('No games right now', 'Сейчас игр нет', 'Gerade keine Spiele', 'لا مباريات الآن'),
          text: inLanguage(
            'The games of this competition come here once they can be bet on.',
            'Игры турнира появятся здесь, когда на них можно будет ставить.',
            'Die Spiele dieses Wettbewerbs erscheinen hier, sobald man auf sie wetten kann.',
            'تظهر مباريات هذه البطولة هنا حين يصبح الرهان عليها ممكنًا.',
          ),
          links: [allSports(inLanguage), inPlay(inLanguage)],
        },
        ...(toWinner.length === 0 ? [] : [{ t: 'actions', items: toWinner } as const]),
      ],
    };
  const isHere = ({ champId }: Fixture): boolean => champId === id;
  return {
    title: champ.name,
    blocks: [
      lead(gameCount(inLanguage, champ.live + champ.line)),
      {
        t: 'actions',
        items: [
          {
            text: inLanguage(
              'All games with odds',
              'Все игры с коэффициентами',
              'Alle Spiele mit Quoten',
              'كل المباريات بأسعارها',
            ),
            does: { to: `/${type}/line/all/${champ.sportId}/${champ.id}` },
            isMain: true,
          },
          ...toWinner,
        ],
      },
      ...gamesTable(asked, true, isHere),
      ...gamesTable(asked, false, isHere),
    ],
  };
}

const topGames = (asked: PageAsked): Page => {
  const { inLanguage } = asked;
  const isTop = ({ top }: Fixture): boolean => top;
  return {
    title: inLanguage('Top games', 'Главные игры', 'Topspiele', 'أهم المباريات'),
    blocks: [
      lead(
        inLanguage(
          'The games of the great competitions.',
          'Игры главных турниров.',
          'Die Spiele der großen Wettbewerbe.',
          'مباريات البطولات الكبرى.',
        ),
      ),
      links(
        {
          text: inLanguage(
            'Top games with odds',
            'Главные игры с коэффициентами',
            'Topspiele mit Quoten',
            'أهم المباريات بأسعارها',
          ),
          to: '/',
        },
        inPlay(inLanguage),
        allSports(inLanguage),
      ),
      ...gamesTable(asked, true, isTop),
      ...gamesTable(asked, false, isTop),
    ],
  };
};

/** Competitions by country, for players who bet on the sides of their own. */
const betsOnYours = ({ inLanguage, language, world }: PageAsked): Page => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const byCountry = new Map<string, TreeChampionship[]>();
  for (const { id, championships } of world.line.tree(language).sports)
    for (const champ of id === LONG_TERM_SPORT_ID ? [] : championships) {
      const part = PARTS[champ.country];
      const name =
        part === undefined
          ? /^[A-Z]{2}$/.test(champ.country)
            ? names.of(champ.country)
            : undefined
          : inLanguage(...part);
      if (name !== undefined && champ.live + champ.line > 0)
        byCountry.set(name, [...(byCountry.get(name) ?? []), champ]);
    }
  return {
    title: inLanguage('Bets on your country', 'Ставки на своих', 'Wetten auf dein Land', 'رهانات على فرق بلدك'),
    blocks: [
      lead(
        inLanguage(
          'Choose your country: these are its competitions with games.',
          'Выберите страну: вот её турниры, в которых есть игры.',
          'Wähle dein Land: Das sind seine Wettbewerbe mit Spielen.',
          'اختر بلدك: هذه بطولاته التي فيها مباريات.',
        ),
      ),
      {
        t: 'accordion',
        items: [...byCountry]
          .toSorted(([one], [other]) => one.localeCompare(other, language))
          .slice(0, 60)
          .map(([country, list]) => ({
            title: country,
            blocks: [
              links(
                ...list.slice(0, 60).map(({ id, sportId, name }) => ({ text: name, to: `/line/${sportId}/${id}` })),
              ),
            ],
          })),
      },
    ],
  };
};

/** The teams that most players look for, each with its next game. */
const teams = (asked: PageAsked): Page => {
  const { inLanguage, language, world } = asked;
  const index = world.line.searchIndex(language);
  const sportOf = new Map(index.competitions.map(([id, sportId]) => [id, sportId]));
  const nextOf = new Map<number, (typeof index.games)[number]>();
  for (const game of index.games)
    for (const side of [game[2], game[3]]) {
      const known = nextOf.get(side);
      if (known === undefined || game[4] < known[4]) nextOf.set(side, game);
    }
  const known = index.teams
    .toSorted((one, other) => other[4] - one[4])
    .flatMap(([id, , name]) => {
      const next = nextOf.get(id);
      return next === undefined ? [] : [{ name, next }];
    })
    .slice(0, MAX_TEAMS);
  return {
    title: inLanguage('Teams', 'Команды', 'Teams', 'الفرق'),
    blocks: [
      lead(
        inLanguage(
          'Each card leads to the next game of its team. The search finds all others; the star of a team keeps its games among your favourites.',
          'Карточка ведёт к ближайшей игре команды. Остальных найдёт поиск; звёздочка команды хранит её игры в избранном.',
          'Jede Karte führt zum nächsten Spiel des Teams. Alle anderen findet die Suche; der Stern eines Teams hält seine Spiele in den Favoriten.',
          'كل بطاقة تقود إلى مباراة الفريق القادمة. والبحث يجد البقية، ونجمة الفريق تحفظ مبارياته في المفضلة.',
        ),
      ),
      links(
        { text: inLanguage('Search', 'Поиск', 'Suche', 'البحث'), to: '/search' },
        { text: inLanguage('Favourites', 'Избранное', 'Favoriten', 'المفضلة'), to: '/favourites' },
      ),
      {
        t: 'cards',
        isSmall: true,
        items: known.map(({ name, next: [id, champId, , , , isLive] }) => ({
          title: name,
          text: index.competitions.find(([each]) => each === champId)?.[2] ?? '',
          to: `/${isLive === 1 ? 'live' : 'line'}/${sportOf.get(champId) ?? 0}/${champId}/${id}`,
        })),
      },
    ],
  };
};

const page: MakePage = (asked) => {
  const type = asked.params['pageType'] ?? '';
  const one = COMPETITIONS[type];
  if (one !== undefined) return competition(asked, type, one);
  const none = ABSENT[type];
  if (none !== undefined) return absent(asked, none);
  switch (type) {
    case 'betsonyour':
      return betsOnYours(asked);
    case 'team':
      return teams(asked);
    case 'champ':
      return champs(asked);
    default:
      return topGames(asked);
  }
};

export const leadPages: Pages = { 'sports-type': page };
