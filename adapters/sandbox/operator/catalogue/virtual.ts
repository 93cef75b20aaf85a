/**
 * Virtual sports: short simulated games on the clock, whose teams, players and courses are invented. The names of
 * sports and championships say that they are virtual. Football and tennis are played by the models of the real sports.
 */
import { VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import type { MatchFormat } from '../line/types.ts';
import { championshipsOf, field } from './facts.ts';
import type { SportFacts } from './types.ts';

export const virtualSports: readonly SportFacts[] = [
  {
    id: VIRTUAL.football,
    nameEng: 'Virtual football',
    names: {
      en: 'Virtual football',
      ru: 'Виртуальный футбол',
      de: 'Virtueller Fußball',
      ar: 'كرة القدم الافتراضية',
    },
  },
  {
    id: VIRTUAL.tennis,
    nameEng: 'Virtual tennis',
    names: { en: 'Virtual tennis', ru: 'Виртуальный теннис', de: 'Virtuelles Tennis', ar: 'التنس الافتراضي' },
  },
  {
    id: VIRTUAL.horses,
    nameEng: 'Virtual horse races',
    names: {
      en: 'Virtual horse races',
      ru: 'Виртуальные скачки',
      de: 'Virtuelle Pferderennen',
      ar: 'سباقات الخيل الافتراضية',
    },
  },
  {
    id: VIRTUAL.dogs,
    nameEng: 'Virtual dog races',
    names: {
      en: 'Virtual dog races',
      ru: 'Виртуальные собачьи бега',
      de: 'Virtuelle Hunderennen',
      ar: 'سباقات الكلاب الافتراضية',
    },
  },
  {
    id: VIRTUAL.marbles,
    nameEng: 'Virtual marble races',
    names: {
      en: 'Virtual marble races',
      ru: 'Виртуальные гонки шариков',
      de: 'Virtuelle Murmelrennen',
      ar: 'سباقات الكرات الزجاجية الافتراضية',
    },
  },
];

/** Two halves of 80 seconds: about three minutes, with as many goals as 90 minutes have. */
const FOOTBALL: MatchFormat = { model: 'football', periods: 2, periodS: 80, breakS: 10, tempo: 5_400 / 160 };
/** Best of three sets to four games, a point a second: two to four minutes. */
const TENNIS: MatchFormat = { model: 'tennis', periods: 3, periodS: 0, breakS: 5, pointsToWin: 4, pointS: 1 };
/** From the off to the result, seconds: `periodS`. */
const HORSES: MatchFormat = { model: 'race', periods: 1, periodS: 40, breakS: 0, runners: [8, 12] };
const DOGS: MatchFormat = { model: 'race', periods: 1, periodS: 30, breakS: 0, runners: [6, 6] };
const MARBLES: MatchFormat = { model: 'race', periods: 1, periodS: 30, breakS: 0, runners: [6, 8] };

/** Virtual games enter the line this long before their start, schedule minutes. */
export const VIRTUAL_AHEAD_MINUTES = 30;

const OFTEN = { density: 8 } as const;

export const virtualChampionships = [
  championshipsOf(VIRTUAL.football, FOOTBALL)(
    201001,
    'INT',
    'Virtual football league, 2x80 s',
    field(`
    Northgate Rovers (virtual) 1600, Harbour City (virtual) 1580, Elmwood Athletic (virtual) 1550, Stonebridge United (virtual) 1540, Lakeside Town (virtual) 1520, Redfield Rangers (virtual) 1510,
    Oldmill Wanderers (virtual) 1490, Kingsport (virtual) 1480, Vale Albion (virtual) 1470, Fairhaven (virtual) 1450, Westmoor (virtual) 1430, Southquay (virtual) 1410`),
    OFTEN,
  ),
  championshipsOf(VIRTUAL.tennis, TENNIS)(
    204001,
    'INT',
    'Virtual tennis tour, sets to 4',
    field(`
    A. Marlowe (virtual) 1650, B. Castell (virtual) 1620, C. Dorne (virtual) 1590, D. Eskil (virtual) 1560, E. Farrow (virtual) 1540,
    F. Gallant (virtual) 1520, G. Hollis (virtual) 1500, I. Jansby (virtual) 1470, K. Lorimer (virtual) 1450, M. Nyland (virtual) 1420`),
    OFTEN,
  ),
  championshipsOf(VIRTUAL.horses, HORSES)(
    210001,
    'INT',
    'Virtual Ashgrove Park',
    field(`
    Amber Tide 1660, Barley Wind 1500, Copper Lantern 1580, Distant Chime 1470, Ember Hollow 1620, First Frost 1540, Golden Thistle 1690,
    Harvest Bell 1480, Inland Sea 1520, Juniper Road 1600, Kestrel Song 1560, Linden Star 1460, Morning Ledger 1530, Night Orchard 1640,
    Open Meadow 1490, Paper Kite 1550, Quiet Thunder 1670, River Almanac 1510, Silver Quay 1590, Tall Heather 1460, Under Oath 1570,
    Velvet Compass 1610, Winter Barley 1500, Yellow Bramble 1530`),
    OFTEN,
  ),
  championshipsOf(VIRTUAL.dogs, DOGS)(
    211002,
    'INT',
    'Virtual Millbrook Stadium',
    field(`
    Ash Runner 1580, Bold Pepper 1520, Clover Dash 1600, Dusty Nettle 1490, Early Bracken 1550, Fleet Sorrel 1620, Grey Ferry 1500,
    Hasty Cobble 1540, Ivy Sprint 1570, Jolly Flint 1480, Kindle Quick 1590, Lively Tansy 1510, Merry Slate 1530, Nimble Sedge 1560`),
    OFTEN,
  ),
  // The first word of a marble's name is the colour in which the page of races draws the marble.
  championshipsOf(VIRTUAL.marbles, MARBLES)(
    212002,
    'INT',
    'Virtual Spiral Hill',
    field(`
    Amber Orbit 1580, Azure Drift 1550, Copper Tumble 1500, Coral Comet 1540, Crimson Twist 1610, Emerald Echo 1560, Indigo Spin 1590,
    Lemon Swirl 1480, Lime Spark 1510, Onyx Pebble 1570, Pearl Glide 1530, Rose Ripple 1490, Teal Cascade 1520, Violet Vortex 1600`),
    OFTEN,
  ),
];
