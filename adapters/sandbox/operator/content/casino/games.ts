/** The casino's shelf: games of this stand-in's own, by studio. None is dealt here; each says what it would be. */
import type { Said } from '../page.ts';

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
  /** What a unit staked pays back on average, percent; null where it depends on how one plays. */
  readonly returns: number | null;
}

export const STUDIOS: readonly Studio[] = [
  { slug: 'quiet-reels', name: 'Quiet Reels' },
  { slug: 'north-table', name: 'North Table' },
  { slug: 'paper-lantern', name: 'Paper Lantern' },
  { slug: 'third-half', name: 'Third Half' },
  { slug: 'glass-harbour', name: 'Glass Harbour' },
  { slug: 'small-hours', name: 'Small Hours' },
];

/** Sections of the casino by their routes, in the four languages. */
export const SECTIONS: Readonly<Record<string, Said>> = {
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
  slots: `quiet-reels: Lighthouse 96.2, Seven Orchards 95.8, Slow Comet 96.5, Tin Circus 94.9; paper-lantern: Jade Ferry 96.0, River of Lamps 95.4, Nine Cranes 96.3; small-hours: Night Bakery 96.1, Last Tram 95.2, Blue Diner 94.7;
    glass-harbour: Salt and Copper 96.4, Drowned Bell 95.9`,
  'live-casino':
    'north-table: European Roulette 97.3, Blackjack at Eight, Baccarat Hall 98.9, Casino Holdem; glass-harbour: Harbour Wheel 95.5, Speed Roulette 97.3',
  bingo: 'small-hours: Ninety Ball 90.0, Seventy-five Ball 90.0',
  fishinghunting: 'paper-lantern: Deep Net 95.0, Autumn Hunt 94.5',
  poker: 'north-table: Texas Holdem, Omaha, Five Card Draw',
  scratchcards: 'quiet-reels: Three Acorns 92.0, Silver Line 91.5, Snow Day 92.5',
  keno: 'paper-lantern: Keno Eighty 92.0; small-hours: Minute Keno 91.0',
  tvgames: 'glass-harbour: Wheel of Seasons 95.0, Lucky Six Balls 93.5',
  virtualsports: 'third-half: Paper League 94.0, Track of Twelve 93.5, Set and Match 94.0',
  'fast-games': 'third-half: Coin 98.0, Dice Duel 97.0, High or Low 96.5',
  'fast-bet': 'third-half: Next Corner 94.0, Five Minutes 94.5',
  'asian-games': 'paper-lantern: Sic Bo 97.2, Dragon and Tiger 96.3, Fan Tan 97.5',
  'card-games': 'north-table: Blackjack Solo, Red Dog 97.2, War 97.1',
  'crash-games': 'small-hours: Paper Plane 97.0, Kettle 96.0',
  'skill-games': 'third-half: Free Kick, Quiz of the Day, Draughts',
};

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** `studio: Name 96.2, Other; studio: …` by section; ids follow the order. */
export const GAMES: readonly CasinoGame[] = Object.entries(SHELF)
  .flatMap(([section, shelf]) =>
    shelf.split(';').flatMap((part) => {
      const [studio = '', names = ''] = part.split(':');
      return names.split(',').map((entry) => {
        const [, name = '', returns] = /^\s*(.*?)(?:\s(\d+\.\d))?\s*$/s.exec(entry) ?? [];
        return {
          slug: slugOf(name),
          name,
          studio: studio.trim(),
          section,
          returns: returns === undefined ? null : Number(returns),
        };
      });
    }),
  )
  .map((game, at) => ({ ...game, id: 101 + at }));

export const studioName = (slug: string): string => STUDIOS.find((studio) => studio.slug === slug)?.name ?? slug;

/** Where a game's page stands: two sections have game pages of their own, the others share those of the slots. */
export const gamePath = ({ section, id, slug }: CasinoGame): string =>
  `/${section === 'live-casino' ? section : 'slots'}/game/${id}/${slug}`;
