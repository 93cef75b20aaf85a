/** The values of placeholders in the keys of the casino: tables over their types. */
import { ROUND_COLUMNS } from 'touchline/core/casino/rules/rounds-csv';
import { GAME_ORDERS } from 'touchline/core/casino/rules/find-games';
import { ROUNDS_STATUSES } from 'touchline/core/casino/rules/rounds-filter';
import { KINDS } from 'touchline/core/casino/types';
import type { RoundStatus, Volatility, WinChance } from 'touchline/core/casino/types';
import type { CloseReason, GameMode, PauseReason } from 'touchline/core/game-session/types';
import { CATALOGUE } from '../../adapters/sandbox/provider/catalogue.ts';
import { VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { GAMES } from '../../adapters/sandbox/provider/games/games.ts';

type Table<K extends string> = Readonly<Record<K, true>>;

const STATUSES: Table<RoundStatus> = { asked: true, staked: true, over: true, cancelled: true };
const VOLATILITIES: Table<Volatility> = { low: true, medium: true, high: true };
const CHANCES: Table<WinChance['kind']> = { exact: true, atMost: true, play: true };
const MODES: Table<GameMode> = { real: true, demo: true };
const PAUSES: Table<PauseReason> = { reminder: true, network: true, idle: true };
const ENDS: Table<
  Exclude<CloseReason, 'left' | 'flood' | 'oversized' | 'malformed' | 'reloaded' | 'error'> | 'broken'
> = {
  exit: true,
  signedOut: true,
  silent: true,
  failed: true,
  notAllowed: true,
  excluded: true,
  timeOut: true,
  limit: true,
  broken: true,
};
const SECTIONS = [
  ...['bingo', 'fishinghunting', 'poker', 'scratchcards', 'keno', 'slots', 'live-casino', 'tvgames', 'virtualsports'],
  ...['fast-games', 'fast-bet', 'asian-games', 'card-games', 'crash-games', 'skill-games', 'othergames'],
];

const CHECKS = ['table', 'commitment', 'outcome', 'payment'];

export const CASINO_SHAPES = {
  'virtual.sport.*': Object.keys(VIRTUAL),
  'virtual.rule.*': ['simulated', 'draw', 'price', 'off'],
  'virtual.order.*': ['first', 'second', 'third'],
  'casino.csv.*': ROUND_COLUMNS,
  'casino.fair.fault.*': ['unasked', 'swapped'],
  'casino.section.*': [...new Set([...SECTIONS, ...CATALOGUE.map(({ section }) => section)])],
  'casino.bet.*': [
    ...new Set(GAMES.flatMap(({ returns, highestWin }) => [...returns.map(({ bet }) => bet), highestWin().bet])),
  ].filter((bet) => bet !== ''),
  'casino.winChance.*': Object.keys(CHANCES),
  'casino.rounds.*': Object.keys(STATUSES),
  'casino.rounds.which.*': [...ROUNDS_STATUSES],
  'casino.replay.none.*': ['cancelled', 'open', 'unknown'],
  'casino.volatility.*': Object.keys(VOLATILITIES),
  'casino.feature.*': CATALOGUE.flatMap(({ features }) => features),
  'casino.kind.*': [...KINDS],
  'casino.order.*': [...GAME_ORDERS],
  'casino.mode.*': Object.keys(MODES),
  'casino.paused.*': Object.keys(PAUSES),
  'casino.ended.*': Object.keys(ENDS),
  'casino.verify.*': ['hidden', 'unknown', 'undrawn'],
  'casino.verify.*.right': CHECKS,
  'casino.verify.*.wrong': CHECKS,
} as const;
