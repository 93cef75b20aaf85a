/** The casino's games by studio. None can be played yet. */
import type { Localized } from '../page.ts';

export interface Studio {
  readonly slug: string;
  readonly name: string;
}
export interface CasinoGame {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly studio: string;
  readonly section: string;
}

export const STUDIOS: readonly Studio[] = [
  { slug: 'quiet-reels', name: 'Quiet Reels' },
  { slug: 'north-table', name: 'North Table' },
  { slug: 'paper-lantern', name: 'Paper Lantern' },
  { slug: 'third-half', name: 'Third Half' },
  { slug: 'glass-harbour', name: 'Glass Harbour' },
  { slug: 'small-hours', name: 'Small Hours' },
];

/** Casino sections by route, in the four languages. */
export const SECTIONS: Readonly<Record<string, Localized>> = {
  slots: ['Slots', 'Слоты', 'Spielautomaten', 'سلوتس'],
  'live-casino': ['Live casino', 'Live-казино', 'Live-Casino', 'كازينو مباشر'],
  bingo: ['Bingo', 'Бинго', 'Bingo', 'بنغو'],
  fishinghunting: ['Fishing and hunting', 'Рыбалка и охота', 'Angeln und Jagd', 'صيد الأسماك والقنص'],
  poker: ['Poker', 'Покер', 'Poker', 'بوكر'],
  scratchcards: ['Scratch cards', 'Скретч-карты', 'Rubbellose', 'بطاقات الكشط'],
  keno: ['Keno', 'Кено', 'Keno', 'كينو'],
  tvgames: ['TV games', 'ТВ-игры', 'TV-Spiele', 'ألعاب تلفزيونية'],
  virtualsports: ['Virtual sports', 'Виртуальный спорт', 'Virtueller Sport', 'رياضات افتراضية'],
  'fast-games': ['Fast games', 'Быстрые игры', 'Schnelle Spiele', 'ألعاب سريعة'],
  'fast-bet': ['Fast bet', 'Быстрая ставка', 'Schnellwette', 'رهان سريع'],
  'asian-games': ['Asian games', 'Азиатские игры', 'Asiatische Spiele', 'ألعاب آسيوية'],
  'card-games': ['Card games', 'Карточные игры', 'Kartenspiele', 'ألعاب الورق'],
  'crash-games': ['Crash games', 'Краш-игры', 'Crash-Spiele', 'ألعاب كراش'],
  'skill-games': ['Games of skill', 'Игры на умение', 'Geschicklichkeit', 'ألعاب المهارة'],
};

const SHELF: Readonly<Record<string, string>> = {
  slots: `quiet-reels: Lighthouse, Seven Orchards, Slow Comet, Tin Circus; paper-lantern: Jade Ferry, River of Lamps, Nine Cranes; small-hours: Night Bakery, Last Tram, Blue Diner;
    glass-harbour: Salt and Copper, Drowned Bell`,
  'live-casino':
    'north-table: European Roulette, Blackjack at Eight, Baccarat Hall, Casino Holdem; glass-harbour: Harbour Wheel, Speed Roulette',
  bingo: 'small-hours: Ninety Ball, Seventy-five Ball',
  fishinghunting: 'paper-lantern: Deep Net, Autumn Hunt',
  poker: 'north-table: Texas Holdem, Omaha, Five Card Draw',
  scratchcards: 'quiet-reels: Three Acorns, Silver Line, Snow Day',
  keno: 'paper-lantern: Keno Eighty; small-hours: Minute Keno',
  tvgames: 'glass-harbour: Wheel of Seasons, Lucky Six Balls',
  virtualsports: 'third-half: Paper League, Track of Twelve, Set and Match',
  'fast-games': 'third-half: Coin, Dice Duel, High or Low',
  'fast-bet': 'third-half: Next Corner, Five Minutes',
  'asian-games': 'paper-lantern: Sic Bo, Dragon and Tiger, Fan Tan',
  'card-games': 'north-table: Blackjack Solo, Red Dog, War',
  'crash-games': 'small-hours: Paper Plane, Kettle',
  'skill-games': 'third-half: Free Kick, Quiz of the Day, Draughts',
};

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Parsed from `studio: Name, Other; studio: …` by section; ids follow the order. */
export const GAMES: readonly CasinoGame[] = Object.entries(SHELF)
  .flatMap(([section, titles]) =>
    titles.split(';').flatMap((part) => {
      const [studio = '', names = ''] = part.split(':');
      return names
        .split(',')
        .map((entry) => entry.trim())
        .map((name) => ({ slug: slugOf(name), name, studio: studio.trim(), section }));
    }),
  )
  .map((game, at) => ({ ...game, id: 101 + at }));

export const studioName = (slug: string): string => STUDIOS.find((studio) => studio.slug === slug)?.name ?? slug;

/** The path of a game's page. Live casino has game pages of its own; all other games use the slots' path. */
export const gamePath = ({ section, id, slug }: CasinoGame): string =>
  `/${section === 'live-casino' ? section : 'slots'}/game/${id}/${slug}`;
