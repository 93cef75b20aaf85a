/**
 * The pages of types of sports pages that are no boards (`/team`, `/betsonyour`, `/politics` …): the ways to games there
 * are, or that there are none and what comes closest.
 */
import { LONG_TERM_SPORT_ID } from '../../catalogue/long-term.ts';
import type { TreeChampionship } from '../../line/line.ts';
import type { Localized, MakePage, Page, PageAsked, Pages } from '../page.ts';
import { lead, links } from '../page.ts';
import { ABSENT, absent } from './absent-sports.ts';
import { champs } from './sports.ts';

const MAX_TEAMS = 12;

/** Parts of a country, which have no code of their own. */
const PARTS: Readonly<Record<string, Localized>> = {
  'GB-ENG': ['England', 'Англия', 'England', 'إنجلترا'],
  'GB-SCT': ['Scotland', 'Шотландия', 'Schottland', 'اسكتلندا'],
  'GB-WLS': ['Wales', 'Уэльс', 'Wales', 'ويلز'],
  'GB-NIR': ['Northern Ireland', 'Северная Ирландия', 'Nordirland', 'أيرلندا الشمالية'],
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
  const none = ABSENT[type];
  if (none !== undefined) return absent(asked, none);
  switch (type) {
    case 'betsonyour':
      return betsOnYours(asked);
    case 'team':
      return teams(asked);
    default:
      return champs(asked);
  }
};

export const leadPages: Pages = { 'sports-type': page };
