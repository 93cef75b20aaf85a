/** A few sports and championships for looking at screens, long names among them. */
export const SPORTS = [
  { id: 1, name: 'Football', nameEng: 'Football' },
  { id: 2, name: 'Ice hockey', nameEng: 'Ice Hockey' },
  { id: 3, name: 'Basketball', nameEng: 'Basketball' },
  { id: 4, name: 'Tennis', nameEng: 'Tennis' },
  { id: 6, name: 'Volleyball', nameEng: 'Volleyball' },
  { id: 8, name: 'Handball', nameEng: 'Handball' },
  { id: 10, name: 'Table tennis', nameEng: 'Table Tennis' },
  { id: 40, name: 'Esports', nameEng: 'Esports' },
  { id: 2999, name: 'Long-term bets', nameEng: 'Long-term bets' },
] as const;

export interface FakeChamp {
  readonly id: number;
  readonly sportId: number;
  readonly name: string;
  readonly country: string;
  readonly top: boolean;
  /** The number of its live games. */
  readonly live: number;
  readonly rounds?: number;
  readonly teams: readonly string[];
  readonly outright?: readonly string[];
}

export const CHAMPS: readonly FakeChamp[] = [
  {
    id: 10,
    sportId: 1,
    name: 'Premier League',
    country: 'GB-ENG',
    top: true,
    live: 3,
    rounds: 12,
    teams: [
      'Arsenal',
      'Brighton & Hove Albion',
      'Wolverhampton Wanderers',
      'Manchester City',
      'Liverpool',
      'Newcastle United',
      'Chelsea',
      'Nottingham Forest',
      'Tottenham Hotspur',
      'Everton',
      'Aston Villa',
      'Leeds United',
    ],
  },
  {
    id: 11,
    sportId: 1,
    name: 'Bundesliga',
    country: 'DE',
    top: true,
    live: 2,
    rounds: 8,
    teams: [
      'Bayern München',
      'Borussia Mönchengladbach',
      'Bayer 04 Leverkusen',
      'Eintracht Frankfurt',
      'RB Leipzig',
      '1. FC Union Berlin',
      'VfB Stuttgart',
      'TSG Hoffenheim',
    ],
  },
  {
    id: 12,
    sportId: 1,
    name: 'UEFA Champions League',
    country: 'INT',
    top: true,
    live: 0,
    rounds: 2,
    teams: ['Real Madrid', 'Paris Saint-Germain', 'Internazionale', 'Barcelona'],
  },
  {
    id: 20,
    sportId: 2,
    name: 'NHL',
    country: 'US',
    top: true,
    live: 2,
    teams: [
      'Florida Panthers',
      'Tampa Bay Lightning',
      'Toronto Maple Leafs',
      'Edmonton Oilers',
      'New York Rangers',
      'Columbus Blue Jackets',
    ],
  },
  {
    id: 30,
    sportId: 3,
    name: 'EuroLeague',
    country: 'INT',
    top: true,
    live: 1,
    teams: ['Olympiacos', 'Fenerbahçe', 'Real Madrid', 'Žalgiris', 'Panathinaikos', 'Hapoel Tel Aviv'],
  },
  {
    id: 40,
    sportId: 4,
    name: 'ATP Finals',
    country: 'INT',
    top: true,
    live: 1,
    teams: ['Jannik Sinner', 'Carlos Alcaraz', 'Alexander Zverev', 'Félix Auger-Aliassime'],
  },
  {
    id: 60,
    sportId: 6,
    name: 'SuperLega',
    country: 'IT',
    top: false,
    live: 1,
    teams: ['Perugia', 'Trentino', 'Lube Civitanova', 'Modena'],
  },
  {
    id: 80,
    sportId: 8,
    name: 'Handball-Bundesliga',
    country: 'DE',
    top: false,
    live: 1,
    teams: ['THW Kiel', 'SG Flensburg-Handewitt', 'SC Magdeburg', 'Rhein-Neckar Löwen'],
  },
  {
    id: 100,
    sportId: 10,
    name: 'Liga Pro',
    country: 'CZ',
    top: false,
    live: 2,
    teams: ['Novak', 'Svoboda', 'Dvořák', 'Procházka'],
  },
  {
    id: 140,
    sportId: 40,
    name: 'CS2 Major',
    country: 'INT',
    top: false,
    live: 1,
    teams: ['Vitality', 'Spirit', 'Natus Vincere', 'FaZe'],
  },
  {
    id: 999,
    sportId: 2999,
    name: 'Premier League 2026/27. Winner',
    country: 'GB-ENG',
    top: false,
    live: 0,
    teams: ['x'],
    outright: [
      'Arsenal',
      'Manchester City',
      'Liverpool',
      'Chelsea',
      'Newcastle United',
      'Aston Villa',
      'Tottenham Hotspur',
      'Manchester United',
    ],
  },
];
