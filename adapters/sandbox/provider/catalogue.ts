/** Titles and rules of the games, in the site's four languages, in the lobby's order. */
import { about as andarBahar } from './games/andar-bahar/about.ts';
import { about as baccarat } from './games/baccarat/about.ts';
import { about as blackjack } from './games/blackjack/about.ts';
import { about as casinoWar } from './games/casino-war/about.ts';
import { about as dice } from './games/dice/about.ts';
import { about as mines } from './games/mines/about.ts';
import { about as americanRoulette } from './games/american-roulette/about.ts';
import { about as sicBo } from './games/sic-bo/about.ts';
import { about as craps } from './games/craps/about.ts';
import { about as roulette } from './games/roulette/about.ts';
import { about as limbo } from './games/limbo/about.ts';
import { about as plinko } from './games/plinko/about.ts';
import { about as cloverScratch } from './games/clover-scratch/about.ts';
import { about as hiLo } from './games/hi-lo/about.ts';
import { about as keno } from './games/keno/about.ts';
import { about as videoPoker } from './games/video-poker/about.ts';
import { about as wheel } from './games/wheel/about.ts';
import { about as orchardRow } from './games/orchard-row/about.ts';
import { about as harbourLights } from './games/harbour-lights/about.ts';
import { about as nightTrain } from './games/night-train/about.ts';
import { about as coinRoom } from './games/coin-room/about.ts';
import { about as wildMeadow } from './games/wild-meadow/about.ts';
import { about as bookOfTides } from './games/book-of-tides/about.ts';
import { about as crystalFalls } from './games/crystal-falls/about.ts';
import { about as starHarvest } from './games/star-harvest/about.ts';
import { about as crash } from './games/crash/about.ts';
import { about as fiveOf36 } from './games/five-of-36/about.ts';
import { about as sevenOf42 } from './games/seven-of-42/about.ts';
import { about as lucky6 } from './games/lucky-6/about.ts';
import { about as lotto6of49 } from './games/lotto-6-of-49/about.ts';
import { about as mega6 } from './games/mega-6/about.ts';
import { about as tvWheel } from './games/tv-wheel/about.ts';
import { about as bingo75 } from './games/bingo-75/about.ts';
import { about as bingo90 } from './games/bingo-90/about.ts';
import { about as tvWar } from './games/tv-war/about.ts';
import { about as tv21 } from './games/tv-21/about.ts';
import { about as guessCard } from './games/guess-card/about.ts';
import { about as backgammonRace } from './games/backgammon-race/about.ts';
import { about as holdem } from './games/holdem/about.ts';
import { about as tvPoker } from './games/tv-poker/about.ts';
import { about as twoWheels } from './games/two-wheels/about.ts';
import { about as tvBattle } from './games/tv-battle/about.ts';
import { about as liveRoulette } from './games/live-roulette/about.ts';
import { about as liveBaccarat } from './games/live-baccarat/about.ts';
import { about as fishing } from './games/fishing/about.ts';
import { about as cameraHunt } from './games/camera-hunt/about.ts';
import type { CatalogueEntry } from './games/about.ts';

export const CATALOGUE: readonly CatalogueEntry[] = [
  roulette,
  craps,
  sicBo,
  americanRoulette,
  dice,
  mines,
  wheel,
  limbo,
  plinko,
  keno,
  hiLo,
  cloverScratch,
  baccarat,
  blackjack,
  casinoWar,
  videoPoker,
  holdem,
  andarBahar,
  liveRoulette,
  liveBaccarat,
  fishing,
  cameraHunt,
  orchardRow,
  harbourLights,
  nightTrain,
  coinRoom,
  wildMeadow,
  bookOfTides,
  crystalFalls,
  starHarvest,
  crash,
  fiveOf36,
  sevenOf42,
  lucky6,
  mega6,
  lotto6of49,
  tvWheel,
  bingo75,
  bingo90,
  tvWar,
  tv21,
  guessCard,
  backgammonRace,
  tvPoker,
  twoWheels,
  tvBattle,
];
