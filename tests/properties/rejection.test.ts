import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTurns } from '../arbitraries/commands.ts';
import { TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';
import { realModules } from '../models/real-modules.ts';

describe('a rejection', () => {
  it(
    'changes neither state nor events, and decisions never throw',
    () => {
      let refusals = 0;
      let agreements = 0;
      fc.assert(
        fc.property(anyTurns, (turns) => {
          const live = realModules();
          for (const turn of turns) {
            const before = new Map(live.modules.map(({ name }) => [name, live.runtime.state(name)]));
            const published = live.recorded.length;
            const answer = live.play(turn);
            if (answer?.ok === true && answer.value.length > 0) agreements += 1;
            if (answer === null || answer.ok) continue;
            refusals += 1;
            if (live.recorded.length !== published) throw new Error(`${JSON.stringify(turn)} published`);
            for (const [name, state] of before)
              if (live.runtime.state(name) !== state) throw new Error(`${JSON.stringify(turn)} changed ${name}`);
          }
        }),
        { seed: 1, numRuns: RUNS },
      );
      // The histories are useful only if both results are frequent.
      expect(Math.min(refusals, agreements)).toBeGreaterThan(RUNS);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'decisions are pure: the same command in the same state has the same result',
    () => {
      fc.assert(
        fc.property(anyTurns, (turns) => {
          const live = realModules();
          for (const turn of turns) {
            if (turn.kind !== 'command') {
              live.play(turn);
              continue;
            }
            const module = live.modules.find(({ name }) => turn.command.type.startsWith(`${name}/`));
            if (module === undefined) throw new Error(turn.command.type);
            const state = live.runtime.state(module.name);
            const facts = module.facts();
            const stamp = { at: live.clock.now(), id: 'stamp' };
            const frozen = JSON.stringify(state);
            expect(module.decider.decide(turn.command, state, facts, stamp)).toEqual(
              module.decider.decide(turn.command, state, facts, stamp),
            );
            expect(JSON.stringify(state)).toBe(frozen);
            live.play(turn);
          }
        }),
        { seed: 2, numRuns: RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );
});
