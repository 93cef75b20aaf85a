/** Limits with a known bug. */
import type { LimitAnswer, LimitsEngine } from './limit-engine.ts';
import { LIMIT_PLANTS } from './limit-plants.ts';
import type { PlantedLimitBug } from './planted-limit-bugs.ts';

const YES: LimitAnswer = { accepted: true };

/**
 * The limits with one of the bugs.
 *
 * @public
 */
export function plantedLimits(engine: LimitsEngine, bug: PlantedLimitBug): LimitsEngine {
  // The functions may need their object, and a class has them on its prototype.
  const sound: LimitsEngine = {
    list: async (call) => engine.list(call),
    change: async (call) => engine.change(call),
    confirm: async (call) => engine.confirm(call),
    reject: async (call) => engine.reject(call),
    exclude: async (call) => engine.exclude(call),
    stake: async (call) => engine.stake(call),
    settle: async (call) => engine.settle(call),
    deposit: async (call) => engine.deposit(call),
    withdraw: async (call) => engine.withdraw(call),
    ...(engine.order === undefined ? {} : { order: async (call) => engine.order?.(call) ?? YES }),
    ...(engine.strike === undefined ? {} : { strike: async (call) => engine.strike?.(call) ?? YES }),
    ...(engine.time === undefined ? {} : { time: async (call) => engine.time?.(call) ?? YES }),
    ...(engine.play === undefined ? {} : { play: async (call) => engine.play?.(call) ?? YES }),
    ...(engine.remind === undefined ? {} : { remind: async (call) => engine.remind?.(call) ?? YES }),
    ...(engine.resume === undefined ? {} : { resume: async (call) => engine.resume?.(call) ?? YES }),
    ...(engine.bonus === undefined ? {} : { bonus: async (call) => engine.bonus?.(call) ?? YES }),
  };
  return { ...sound, ...LIMIT_PLANTS[bug](sound) };
}
