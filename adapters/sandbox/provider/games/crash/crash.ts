/** Crash: one flight for all players, cashed out by hand or at a target [CRA-1…CRA-8]. */
import * as v from 'valibot';
import type { Rational } from 'touchline/kernel/rational';
import { fromScaled, mul } from 'touchline/kernel/rational';
import type { Draws } from '../../fairness/stream.ts';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { multiplierAt, timeOf } from './curve.ts';

/** The return in percent, which the formula of the crash is built on. */
const RETURNED = 99n;
const OUTCOMES = 2n ** 52n;
/** Multipliers are hundredths. */
const MIN_TARGET = 101;
/** Every flight ends here, and pays whoever is still in. */
export const MAX_FLIGHT = 100_000;
const BETS_MS = 8_000;
const PAUSE_MS = 4_000;

const schema = v.object({
  stake,
  /** The automatic cash-out; null for a cash-out by hand alone. */
  target: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(MIN_TARGET), v.maxValue(MAX_FLIGHT))),
});
type CrashBet = v.InferOutput<typeof schema>;

/** Where the flight ends, for a number below 2⁵². */
export function crashOf(u: bigint): number {
  const hundredths = (RETURNED * OUTCOMES) / (OUTCOMES - u);
  return Number(hundredths < 100n ? 100n : hundredths > BigInt(MAX_FLIGHT) ? BigInt(MAX_FLIGHT) : hundredths);
}

/** 52 bits, in three draws. */
function drawCrash(draws: Draws): number {
  const [high, middle, low] = [draws.below(2 ** 20), draws.below(2 ** 16), draws.below(2 ** 16)];
  return crashOf((BigInt(high) << 32n) | (BigInt(middle) << 16n) | BigInt(low));
}

/** Flights that reach a target, of 2⁵²; times the target this is the exact return. */
export function returnOf(target: number): Rational {
  return { n: BigInt(target) * ((RETURNED * OUTCOMES) / BigInt(target)), d: 100n * OUTCOMES };
}

const targetOf = ({ target }: CrashBet): number => target ?? MAX_FLIGHT;

export const crash: Game<CrashBet> = {
  id: 'crash',
  version: 1,
  table: {
    returned: [99, 100],
    outcomes: '2^52',
    minTarget: MIN_TARGET,
    maxFlight: MAX_FLIGHT,
    growthPerMs: '0.00006',
  },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, bet, moves) => {
    const end = drawCrash(draws);
    const target = targetOf(bet);
    const [out = target, ...more] = moves;
    if (more.length > 0 || (moves.length > 0 && (out < 100 || out > end || out > target))) return null;
    if (moves.length === 0 && target > end) return { shown: { crashedAt: end }, pays: 0 };
    return { shown: { cashedOut: out }, pays: paysOf(bet.stake, fromScaled(out, 100)) };
  },
  shared: {
    betMs: BETS_MS,
    pauseMs: PAUSE_MS,
    isOnTheClock: false,
    runMs: (draws) => timeOf(drawCrash(draws)),
    decidedMs: (draws, bet) => timeOf(Math.min(targetOf(bet), drawCrash(draws))),
    result: (draws) => ({ crashedAt: drawCrash(draws) }),
    moveAt: (draws, bet, elapsedMs) => {
      const end = drawCrash(draws);
      const out = multiplierAt(elapsedMs);
      return elapsedMs < timeOf(end) && out <= end && out <= targetOf(bet) ? out : null;
    },
    comesBack: (bet) => bet.target === null,
  },
  returns: [200, 1_000, 10_000].map((target) => ({ bet: `target-${target / 100}`, value: returnOf(target) })),
  highestWin: () => {
    const times = fromScaled(MAX_FLIGHT, 100);
    const chance = mul(returnOf(MAX_FLIGHT), { n: times.d, d: times.n });
    return { ...winOf(`target-${MAX_FLIGHT / 100}`, times, chance), isCapped: true };
  },
  stakes: { min: 0.1, max: 10 },
};
