/** A taken combo comes into the coupon in place of its selections, or everything stays as it is. */
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { CouponCommand } from 'touchline/core/coupon/public';
import type { Market } from 'touchline/core/line/public';
import type { SameGameCommand, SameGameEvent } from 'touchline/core/same-game/messages';
import { putInCoupon } from 'touchline/core/same-game/put-in-coupon.process';
import type { Recorded } from 'touchline/kernel/message';
import { legOf } from '../../arbitraries/coupon-world.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const COMBO: Market = { id: 31, gameId: 1, kind: 1, type: 1, param: 0, label: null, flags: 0 };
const GONE = { type: 'same-game/reportGone', payload: {} };

/** A taken combo of 7, 9 and 11. `ids`: the coupon. `isFrozen`: the coupon takes no change. */
function taking(ids: readonly number[] = [11, 7, 5, 9], isFrozen = false) {
  const events = new Subject<Recorded<SameGameEvent>>();
  const clock = createVirtualClock();
  const watched: string[] = [];
  const commands: (SameGameCommand | CouponCommand)[] = [];
  let coupon = ids;
  let isKnown = false;
  let notify = (): void => undefined;
  putInCoupon({
    events$: events,
    clock,
    legs: () => coupon.map((id) => legOf(id)),
    line: {
      market: () => (isKnown ? COMBO : null),
      watch(topics) {
        watched.push(...topics);
        return () => void watched.splice(0);
      },
      onMarket(_id, listener) {
        notify = listener;
        return () => (notify = () => undefined);
      },
    },
  }).subscribe((command) => {
    commands.push(command);
    if (isFrozen) return;
    if (command.type === 'coupon/replaceLeg')
      coupon = coupon.map((id) => (id === command.payload.marketId ? command.payload.by : id));
    if (command.type === 'coupon/removeLeg') coupon = coupon.filter((id) => id !== command.payload.marketId);
  });
  const offer = { marketId: 31, price: 4_350, made: null };
  events.next({
    seq: 1,
    at: 0,
    id: 'a',
    event: { type: 'same-game/taken', payload: { marketIds: [7, 9, 11], offer } },
  });
  return { clock, watched, commands, coupon: () => coupon, arrive: () => ((isKnown = true), notify()) };
}

it('[SGC-5] [SGC-9] waits for the line, then stands in place of the first selection at the offered price', () => {
  const { watched, commands, coupon, arrive } = taking();
  expect(watched).toEqual(['market:31']);
  expect(commands).toEqual([]);
  arrive();
  expect(commands[0]).toEqual({ type: 'coupon/replaceLeg', payload: { marketId: 11, by: 31, price: 4_350 } });
  expect(coupon()).toEqual([31, 5]);
  expect(watched).toEqual([]);
});

it('[SGC-9] the other selections stay when the coupon does not take the combo', () => {
  const { commands, coupon, arrive } = taking([7, 9, 11], true);
  arrive();
  expect(commands.map(({ type }) => type)).toEqual(['coupon/replaceLeg', 'same-game/reportGone']);
  expect(coupon()).toEqual([7, 9, 11]);
});

it.each([
  ['without one of its selections', [7, 9]],
  ['without any of them', [5]],
  ['beside the same combo', [7, 9, 11, 31]],
])('[SGC-9] nothing is put into a coupon %s', (_, ids) => {
  const { commands, coupon, arrive } = taking(ids);
  arrive();
  expect(commands).toEqual([GONE]);
  expect(coupon()).toEqual(ids);
});

it('[SGC-5] a combo that does not come into the line is reported, and the coupon stays as it is', async () => {
  const { clock, commands, watched, arrive } = taking();
  await clock.run(8_000);
  expect(commands).toEqual([GONE]);
  expect(watched).toEqual([]);
  arrive();
  expect(commands).toHaveLength(1);
});
