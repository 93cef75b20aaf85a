/** An offer stays current while it is shown, and a refusal ends with its cause. */
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { SameGameCommand, SameGameEvent } from 'touchline/core/same-game/messages';
import { keepCurrent } from 'touchline/core/same-game/keep-current.process';
import type { ComboProblem } from 'touchline/core/same-game/types';
import { createCell } from 'touchline/kernel/readable';
import type { Recorded } from 'touchline/kernel/message';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const ASK = { type: 'same-game/ask', payload: { marketIds: [7, 9] } };
const offered: SameGameEvent = {
  type: 'same-game/offered',
  payload: { offer: { marketId: 31, price: 4_350, made: null } },
};
const refused = (problem: ComboProblem): SameGameEvent => ({
  type: 'same-game/refused',
  payload: { refusal: { problem, marketId: null } },
});

/** Selections 7 and 9 at 2.00, asked for at time 0. */
function following() {
  const events = new Subject<Recorded<SameGameEvent>>();
  const clock = createVirtualClock();
  const visible = createCell(true);
  const prices = new Map([7, 9].map((id) => [id, 2_000]));
  const closed = new Set<number>();
  const listeners = new Map<number, () => void>();
  const commands: SameGameCommand[] = [];
  keepCurrent({
    events$: events,
    clock,
    page: { visible },
    line: {
      price: (id) => prices.get(id) ?? 0,
      state: (id) => (closed.has(id) ? 'suspended' : 'open'),
      onMarket(id, listener) {
        listeners.set(id, listener);
        return () => void listeners.delete(id);
      },
    },
  }).subscribe((command) => commands.push(command));
  const happen = (event: SameGameEvent): void => events.next({ seq: 1, at: 0, id: 'a', event });
  happen({ type: 'same-game/asked', payload: { marketIds: [7, 9] } });
  return {
    clock,
    visible,
    commands,
    listeners,
    happen,
    move: (id: number, price: number): void => {
      prices.set(id, price);
      listeners.get(id)?.();
    },
    close: (id: number, isClosed = true): void => {
      if (isClosed) closed.add(id);
      else closed.delete(id);
      listeners.get(id)?.();
    },
  };
}

it('[SGC-8] a moved price asks again, at most every two seconds', async () => {
  const { clock, commands, happen, move } = following();
  happen(offered);
  await clock.run(500);
  move(9, 2_100);
  move(7, 1_900);
  await clock.run(1_499);
  expect(commands).toEqual([]);
  await clock.run(1);
  expect(commands).toEqual([ASK]);
});

it('[SGC-8] an offer whose selections have not moved is not asked for again', async () => {
  const { clock, commands, happen } = following();
  happen(offered);
  await clock.run(60_000);
  expect(commands).toEqual([]);
});

it('[SGC-8] a move before the answer counts', async () => {
  const { clock, commands, happen, move } = following();
  move(7, 2_200);
  happen(offered);
  await clock.run(2_000);
  expect(commands).toEqual([ASK]);
});

it('[SGC-8] a refusal for a closed selection ends when its market reopens', async () => {
  const { clock, commands, happen, close } = following();
  close(9);
  happen({ type: 'same-game/asked', payload: { marketIds: [7, 9] } });
  happen(refused('closed'));
  await clock.run(30_000);
  expect(commands).toEqual([]);
  close(9, false);
  await clock.run(0);
  expect(commands).toEqual([ASK]);
});

it.each<ComboProblem>(['count', 'games', 'notCombinable'])(
  '[SGC-8] a refusal that no move ends: %s',
  async (problem) => {
    const { clock, commands, happen, move } = following();
    happen(refused(problem));
    move(7, 3_000);
    await clock.run(10_000);
    expect(commands).toEqual([]);
  },
);

it('[SGC-8] a hidden page asks once it is shown again', async () => {
  const { clock, commands, visible, happen, move } = following();
  visible.set(false);
  happen(offered);
  move(7, 1_800);
  await clock.run(10_000);
  expect(commands).toEqual([]);
  visible.set(true);
  expect(commands).toEqual([ASK]);
});

it.each<SameGameEvent>([
  { type: 'same-game/left', payload: {} },
  { type: 'same-game/taken', payload: { marketIds: [7, 9], offer: { marketId: 31, price: 4_350, made: null } } },
  { type: 'same-game/failed', payload: {} },
])('[SGC-8] nothing is followed after $type', async (event) => {
  const { clock, commands, listeners, happen, move } = following();
  happen(offered);
  happen(event);
  expect(listeners.size).toBe(0);
  move(7, 1_500);
  await clock.run(10_000);
  expect(commands).toEqual([]);
});
