/** Asking for a same-game combo, and taking it into the coupon. */
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { sameGameDecider } from 'touchline/core/same-game/decider';
import type { SameGameEvent } from 'touchline/core/same-game/messages';
import { putInCoupon } from 'touchline/core/same-game/put-in-coupon.process';
import { decodeCombo } from 'touchline/core/same-game/wire';
import type { Market } from 'touchline/core/line/public';
import { given } from '../../models/given.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const past = given(sameGameDecider, null);
const ask = (...marketIds: readonly number[]) => ({ type: 'same-game/ask', payload: { marketIds } }) as const;
const asked = (...marketIds: readonly number[]) => ({ type: 'same-game/asked', payload: { marketIds } }) as const;
const MADE = {
  parts: [
    { marketId: 7, odds: 2_000 },
    { marketId: 9, odds: 2_500 },
  ],
  odds: 4_790,
  margin: 1_000,
};
const OFFER = { marketId: 31, price: 4_350, made: MADE };
const offered = { type: 'same-game/offered', payload: { offer: OFFER } } as const;
const REFUSAL = { problem: 'redundant', marketId: 7 } as const;

describe('same-game combos', () => {
  it('[SGC-5] the order of a question does not matter, and a running one is not repeated', () => {
    past().when(ask(9, 7)).then(asked(7, 9));
    past(asked(7, 9)).when(ask(9, 7)).then();
    past(asked(7, 9), offered).when(ask(7, 9)).then(asked(7, 9));
  });

  it('[SGC-5] keeps an offer or a refusal for its own question, and ignores answers to earlier ones', () => {
    const receive = (marketIds: readonly number[], answer: typeof OFFER | typeof REFUSAL | null) =>
      ({ type: 'same-game/receive', payload: { marketIds, answer } }) as const;
    past(asked(7, 9))
      .when(receive([9, 7], OFFER))
      .then(offered);
    past(asked(7, 9))
      .when(receive([7, 9], REFUSAL))
      .then({ type: 'same-game/refused', payload: { refusal: REFUSAL } });
    past(asked(7, 9))
      .when(receive([7, 9], null))
      .then({ type: 'same-game/failed', payload: {} });
    past(asked(7, 9), asked(7, 8))
      .when(receive([7, 9], OFFER))
      .then();
    past(asked(7, 9), offered)
      .when(receive([7, 9], null))
      .then();
  });

  it('[SGC-5] an offer can be taken once', () => {
    const take = { type: 'same-game/take', payload: {} } as const;
    const taken = { type: 'same-game/taken', payload: { marketIds: [7, 9], offer: OFFER } } as const;
    past().when(take).refused({ code: 'same-game/noOffer' });
    past(asked(7, 9), offered).when(take).then(taken);
    past(asked(7, 9), offered, taken).when(take).refused({ code: 'same-game/noOffer' });
    past(asked(7, 9), offered, taken)
      .when({ type: 'same-game/reportGone', payload: {} })
      .then({ type: 'same-game/failed', payload: {} });
  });

  it('[SGC-3] [SGC-6] reads an offer, with or without how it was made, or a refusal, and no other answer', () => {
    expect(decodeCombo({ ...OFFER, label: '1.1.0+4.1.10' })).toEqual({ ok: true, value: OFFER });
    expect(decodeCombo({ marketId: 31, price: 4_350 })).toEqual({ ok: true, value: { ...OFFER, made: null } });
    expect(decodeCombo({ ...OFFER, made: { ...MADE, odds: 999 } }).ok).toBe(false);
    expect(decodeCombo(REFUSAL)).toEqual({ ok: true, value: REFUSAL });
    for (const bad of [null, {}, { ...OFFER, price: 1_000 }, { problem: 'bad luck', marketId: null }])
      expect(decodeCombo(bad).ok).toBe(false);
  });
});

describe('a taken combo', () => {
  function taking() {
    const events = new Subject<{ seq: number; at: number; id: string; event: SameGameEvent }>();
    const clock = createVirtualClock();
    const known = new Set<number>();
    const watched: string[] = [];
    let tell = (): void => undefined;
    const commands: unknown[] = [];
    putInCoupon({
      events$: events,
      clock,
      line: {
        market: (id) => (known.has(id) ? ({ id } as unknown as Market) : null),
        watch(topics) {
          watched.push(...topics);
          return () => void watched.splice(0);
        },
        onMarket(_id, listener) {
          tell = listener;
          return () => (tell = () => undefined);
        },
      },
    }).subscribe((command) => commands.push(command));
    events.next({
      seq: 1,
      at: 0,
      id: 'a',
      event: { type: 'same-game/taken', payload: { marketIds: [7, 9, 11], offer: OFFER } },
    });
    return { clock, watched, commands, arrive: () => (known.add(31), tell()) };
  }

  it('[SGC-5] waits for the line, then stands in place of the first selection, and the others go', () => {
    const { watched, commands, arrive } = taking();
    expect(watched).toEqual(['market:31']);
    expect(commands).toEqual([]);
    arrive();
    expect(commands).toEqual([
      { type: 'coupon/replaceLeg', payload: { marketId: 7, by: 31 } },
      { type: 'coupon/removeLeg', payload: { marketId: 9 } },
      { type: 'coupon/removeLeg', payload: { marketId: 11 } },
    ]);
    expect(watched).toEqual([]);
  });

  it('[SGC-5] that does not come into the line is reported, and the coupon stays as it is', async () => {
    const { clock, commands, watched, arrive } = taking();
    await clock.run(8_000);
    expect(commands).toEqual([{ type: 'same-game/reportGone', payload: {} }]);
    expect(watched).toEqual([]);
    arrive();
    expect(commands).toHaveLength(1);
  });
});
