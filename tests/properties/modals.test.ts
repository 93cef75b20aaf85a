/**
 * For any order of opening, answering, closing, timeouts and navigation: exactly the most urgent modal is shown, none
 * is lost, and each ends once.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modalsDecider } from 'touchline/core/modals/decider';
import { HELD_ONLY, NEWEST_FIRST, ruleOf } from 'touchline/core/modals/kinds';
import { MODAL_KINDS } from '../arbitraries/modal-kinds.ts';
import type { ModalsCommand, ModalsEvent } from 'touchline/core/modals/messages';
import type { ModalsState } from 'touchline/core/modals/state';
import { viewModals } from 'touchline/core/modals/views';
import { STAMP } from '../models/given.ts';

const NUM_RUNS = process.env['TOUCHLINE_DEEP'] === '1' ? 20_000 : 1_000;

const kind = fc.constantFrom(...MODAL_KINDS);
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const command: fc.Arbitrary<ModalsCommand> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind, id, isHeld: fc.boolean() }).map(({ kind: of, id: name, isHeld }): ModalsCommand => ({
      type: 'modals/open',
      payload: { kind: of, id: name, isHeld: isHeld || HELD_ONLY.has(of) },
    })),
  },
  {
    weight: 1,
    arbitrary: kind
      .filter((of) => !HELD_ONLY.has(of))
      .map((of): ModalsCommand => ({ type: 'modals/open', payload: { kind: of } })),
  },
  id.map((name): ModalsCommand => ({ type: 'modals/answer', payload: { id: name, isConfirmed: true } })),
  fc.record({ id, button: fc.nat(2) }).map((payload): ModalsCommand => ({ type: 'modals/press', payload })),
  id.map((name): ModalsCommand => ({ type: 'modals/close', payload: { id: name } })),
  id.map((name): ModalsCommand => ({ type: 'modals/withdraw', payload: { id: name } })),
  id.map((name): ModalsCommand => ({ type: 'modals/expire', payload: { id: name } })),
  fc.constant<ModalsCommand>({ type: 'modals/closeAll', payload: {} }),
);

interface History {
  readonly state: ModalsState;
  readonly events: readonly ModalsEvent[];
}

function play(
  commands: readonly ModalsCommand[],
  look: (
    before: ModalsState,
    command: ModalsCommand,
    events: readonly ModalsEvent[],
    after: ModalsState,
  ) => void = () => undefined,
): History {
  let state: ModalsState = modalsDecider.initial;
  const events: ModalsEvent[] = [];
  commands.forEach((each, at) => {
    const before = state;
    const outcome = modalsDecider.decide(each, state, null, { ...STAMP, id: `stamp-${at}` });
    const decided = outcome.ok ? outcome.value : [];
    for (const event of decided) state = modalsDecider.evolve(state, event);
    events.push(...decided);
    look(before, each, decided, state);
  });
  return { state, events };
}

describe('any history of modals', () => {
  it('[MDL-1, MDL-2] shows exactly one while any is open, and never one less urgent than another', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        play(commands, (_before, _command, _events, after) => {
          const { shown, open } = viewModals(after);
          if (open.length === 0) return expect(shown).toBeNull();
          const level = Math.max(...open.map((each) => ruleOf(each.kind).level));
          const equals = open.filter((each) => ruleOf(each.kind).level === level);
          expect(shown?.id).toBe((NEWEST_FIRST.has(level) ? equals.at(-1) : equals[0])?.id);
        });
      }),
      { seed: 1, numRuns: NUM_RUNS },
    );
  });

  it('[MDL-4] ends each opened modal exactly once, and no other', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const { state, events } = play(commands);
        // An id may be reused after its modal has ended, so that opening and closing alternate.
        const open = new Set<string>();
        for (const event of events) {
          const { id: name } = event.payload;
          expect(open.has(name)).toBe(event.type === 'modals/closed');
          if (event.type === 'modals/opened') open.add(name);
          else open.delete(name);
        }
        expect(state.map((each) => each.id).toSorted()).toEqual([...open].toSorted());
      }),
      { seed: 1, numRuns: NUM_RUNS },
    );
  });

  it('[MDL-5, MDL-7] ends a modal that is held or must be answered only by an answer, its timer or its opener', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        play(commands, (before, each, events) => {
          for (const event of events) {
            if (event.type !== 'modals/closed') continue;
            const { why, id: name, isConfirmed, isDismissed } = event.payload;
            const modal = before.find((one) => one.id === name);
            expect(why === 'navigation').toBe(each.type === 'modals/closeAll');
            if (why === 'navigation')
              expect(
                modal?.canClose === true &&
                  !modal.isHeld &&
                  (modal === viewModals(before).shown || NEWEST_FIRST.has(ruleOf(modal.kind).level)),
              ).toBe(true);
            if (why === 'closed') expect(modal?.canClose).toBe(true);
            expect(isConfirmed && isDismissed).toBe(false);
            expect(isConfirmed || isDismissed).toBe(why !== 'withdrawn');
          }
        });
      }),
      { seed: 1, numRuns: NUM_RUNS },
    );
  });

  it('[MDL-3] never has two of a single kind, unless held', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        play(commands, (_before, _command, _events, after) => {
          for (const each of MODAL_KINDS.filter((one) => ruleOf(one).isSingle))
            expect(after.filter((one) => one.kind === each && !one.isHeld).length).toBeLessThanOrEqual(1);
        });
      }),
      { seed: 1, numRuns: NUM_RUNS },
    );
  });
});
