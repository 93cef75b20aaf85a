/** Asking for a same-game combo. */
import { describe, expect, it } from 'vitest';
import { sameGameDecider } from 'touchline/core/same-game/decider';
import { decodeCombo } from 'touchline/core/same-game/wire';
import { given, stateAfter } from '../../models/given.ts';

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

  it('[SGC-8] while the same selections are asked for again the last answer stays, and the offer can be taken', () => {
    const refused = { type: 'same-game/refused', payload: { refusal: REFUSAL } } as const;
    const taken = { type: 'same-game/taken', payload: { marketIds: [7, 9], offer: OFFER } } as const;
    past(asked(7, 9), offered, asked(7, 9)).when({ type: 'same-game/take', payload: {} }).then(taken);
    expect(stateAfter(sameGameDecider, [asked(7, 9), offered, asked(7, 9)])).toMatchObject({
      status: 'asking',
      offer: OFFER,
    });
    expect(stateAfter(sameGameDecider, [asked(7, 9), refused, asked(7, 9)])).toMatchObject({ refusal: REFUSAL });
    expect(stateAfter(sameGameDecider, [asked(7, 9), refused, asked(7, 9), offered])).toMatchObject({
      status: 'offered',
      refusal: null,
    });
    expect(stateAfter(sameGameDecider, [asked(7, 9), offered, asked(7, 9), refused])).toMatchObject({ offer: null });
    expect(stateAfter(sameGameDecider, [asked(7, 9), offered, asked(7, 8)])).toMatchObject({ offer: null });
  });

  it('[SGC-8] an offer that is not shown any more is forgotten', () => {
    const leave = { type: 'same-game/leave', payload: {} } as const;
    const left = { type: 'same-game/left', payload: {} } as const;
    past(asked(7, 9), offered).when(leave).then(left);
    past(asked(7, 9), offered, left).when(leave).then();
    past().when(leave).then();
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
