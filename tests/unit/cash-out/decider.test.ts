import { describe, expect, it } from 'vitest';
import { cashOutDecider } from 'touchline/core/cash-out/decider';
import type { CashOutEvent } from 'touchline/core/cash-out/messages';
import type { CashOutOffer } from 'touchline/core/cash-out/types';
import { viewCashOuts } from 'touchline/core/cash-out/views';
import { betOf } from '../../arbitraries/coupon-world.ts';
import { given, STAMP, stateAfter } from '../../models/given.ts';

const past = given(cashOutDecider, { userId: '7' });
const guest = given(cashOutDecider, { userId: null });

const PART = { percent: 100, stake: 1000, amount: 905, givesUp: 1950, restStake: 0, restBest: 0 };
const offer = (change: Partial<CashOutOffer> = {}): CashOutOffer => ({
  betId: '1',
  stake: 1000,
  best: 1950,
  autoAmount: null,
  isWaiting: false,
  reason: null,
  isLive: false,
  parts: [PART],
  bounds: null,
  chosen: null,
  ...change,
});
const offered = (change: Partial<CashOutOffer> = {}): CashOutEvent => ({
  type: 'cash-out/offersReceived',
  payload: { offers: [offer(change)] },
});
const AGREED = { key: STAMP.id, userId: '7', betId: '1', stake: 1000, amount: 905, at: STAMP.at };
const ASK = { type: 'cash-out/ask', payload: { betId: '1', stake: 1000, amount: 905 } } as const;
const asked: CashOutEvent = { type: 'cash-out/asked', payload: AGREED };
const PAID = { at: 5, stake: 1000, amount: 910, rest: 0 };
const viewAfter = (...events: readonly CashOutEvent[]) =>
  viewCashOuts(stateAfter(cashOutDecider, [{ type: 'cash-out/watched', payload: { betIds: ['1'] } }, ...events])).get(
    '1',
  );

describe('asking for a cash-out', () => {
  it('[CSO-7] [CSO-8] names the amount that the player saw, under a key of its own', () => {
    past(offered()).when(ASK).then(asked);
  });

  it('[CSO-7] is refused when the offer is lower than what the player saw', () => {
    past(offered({ parts: [{ ...PART, amount: 904 }] }))
      .when(ASK)
      .refused({ code: 'cash-out/moved' });
  });

  it('[CSO-7] keeps the amount that the player saw when the offer is higher', () => {
    past(offered({ parts: [{ ...PART, amount: 950 }] }))
      .when(ASK)
      .then(asked);
  });

  it.each([
    ['there is no offer', []],
    ['a market is suspended', [offered({ reason: 'suspended', parts: [] })]],
    ['another device waits for a cash-out of the bet', [offered({ isWaiting: true })]],
    ['the offers may be old', [offered(), { type: 'cash-out/offersStale', payload: {} } as const]],
  ] as const)('[CSO-7] is refused while %s', (_, events) => {
    past(...events)
      .when(ASK)
      .refused({ code: 'cash-out/noOffer' });
  });

  it('[CSO-8] is refused while another cash-out of the bet has no answer', () => {
    past(offered(), asked).when(ASK).refused({ code: 'cash-out/underWay' });
  });

  it('is refused to a guest', () => {
    guest(offered()).when(ASK).refused({ code: 'cash-out/signedOut' });
  });
});

describe('a part of choice', () => {
  const choice = { by: 'amount', value: 300 } as const;
  const choose = { type: 'cash-out/choose', payload: { betId: '1', choice } } as const;
  const chosen: CashOutEvent = { type: 'cash-out/chosen', payload: choose.payload };
  const priced = { ...PART, percent: 33, stake: 331, amount: 300, restStake: 669, choice };

  it('[CSO-19] is asked for once', () => {
    past(offered()).when(choose).then(chosen);
    past(offered(), chosen).when(choose).refused({ code: 'cash-out/unchanged' });
    past(chosen)
      .when({ type: 'cash-out/choose', payload: { betId: '1', choice: null } })
      .then({ type: 'cash-out/chosen', payload: { betId: '1', choice: null } });
  });

  it('[CSO-19] is taken at its amount, as the fixed parts are', () => {
    const ask = { type: 'cash-out/ask', payload: { betId: '1', stake: 331, amount: 300 } } as const;
    past(offered()).when(ask).refused({ code: 'cash-out/noOffer' });
    past(offered({ chosen: { ...priced, amount: 299 } }))
      .when(ask)
      .refused({ code: 'cash-out/moved' });
    past(offered({ chosen: priced }))
      .when(ask)
      .then({ type: 'cash-out/asked', payload: { ...AGREED, stake: 331, amount: 300 } });
  });

  it.each([
    ['the cash-out is asked for', asked],
    ['its bet is not shown any more', { type: 'cash-out/watched', payload: { betIds: [] } } as const],
  ])('[CSO-19] ends when %s', (_, event) => {
    expect(stateAfter(cashOutDecider, [offered(), chosen, event]).choices.size).toBe(0);
  });
});

describe('a cash-out under way', () => {
  const key = STAMP.id;

  it('[CSO-8] is saved, sent and accepted', () => {
    expect(viewAfter(offered(), asked)).toMatchObject({ underWay: { phase: 'saving' }, canAsk: false });
    expect(viewAfter(offered(), asked, { type: 'cash-out/saved', payload: { key } })).toMatchObject({
      underWay: { phase: 'sending' },
    });
    past(offered(), asked)
      .when({
        type: 'cash-out/reportAnswer',
        payload: { key, answer: { status: 'accepted', paid: PAID, bet: betOf('1') } },
      })
      .then({ type: 'cash-out/accepted', payload: { key, status: 'accepted', paid: PAID, bet: betOf('1') } });
    expect(
      viewAfter(asked, {
        type: 'cash-out/accepted',
        payload: { key, status: 'accepted', paid: PAID, bet: betOf('1') },
      }),
    ).toMatchObject({ underWay: null, result: { kind: 'paid', paid: PAID } });
  });

  it('[CSO-9] waits for the live delay until the operator’s time', () => {
    past(asked)
      .when({ type: 'cash-out/reportAnswer', payload: { key, answer: { status: 'pending', acceptAt: 9 } } })
      .then({ type: 'cash-out/pending', payload: { key, acceptAt: 9 } });
    expect(viewAfter(asked, { type: 'cash-out/pending', payload: { key, acceptAt: 9 } })).toMatchObject({
      underWay: { phase: 'pending', acceptAt: 9 },
    });
  });

  it('[CSO-8] without an answer is unknown, and blocks another one', () => {
    past(offered(), asked, { type: 'cash-out/unknown', payload: { key } })
      .when(ASK)
      .refused({ code: 'cash-out/underWay' });
  });

  it('[CSO-8] that could not be stored was not sent', () => {
    past(asked)
      .when({ type: 'cash-out/reportUnsaved', payload: { key } })
      .then({ type: 'cash-out/notSaved', payload: { key } });
    expect(viewAfter(asked, { type: 'cash-out/notSaved', payload: { key } })).toMatchObject({
      underWay: null,
      result: { kind: 'notSaved' },
    });
  });

  it('[CSO-7] that was refused says why, until the player has read it', () => {
    const reasons = [{ code: 'moved', amount: 890 }] as const;
    const rejected: CashOutEvent = { type: 'cash-out/rejected', payload: { key, reasons } };
    expect(viewAfter(offered(), asked, rejected)).toMatchObject({ canAsk: true, result: { kind: 'refused', reasons } });
    past(asked, rejected)
      .when({ type: 'cash-out/dismiss', payload: { betId: '1' } })
      .then({ type: 'cash-out/dismissed', payload: { betId: '1' } });
  });

  it('an answer to a key that is not open is refused', () => {
    past().when({ type: 'cash-out/reportUnknown', payload: { key } }).refused({ code: 'cash-out/unknownKey' });
  });

  it('[CSO-8] of an earlier visit is restored as unknown, the player’s own only', () => {
    const foreign = { ...AGREED, key: 'other', userId: '8' };
    past()
      .when({ type: 'cash-out/restore', payload: { asked: [AGREED, foreign] } })
      .then({ type: 'cash-out/restored', payload: { asked: [AGREED] } });
    expect(viewAfter({ type: 'cash-out/restored', payload: { asked: [AGREED] } })).toMatchObject({
      underWay: { phase: 'unknown', key },
    });
  });
});

describe('an automatic cash-out', () => {
  const set = { type: 'cash-out/setAuto', payload: { betId: '1', amount: 1200 } } as const;
  const autoAsked: CashOutEvent = { type: 'cash-out/autoAsked', payload: { betId: '1', amount: 1200 } };

  it('[CSO-13] is asked for once at a time', () => {
    past(offered()).when(set).then(autoAsked);
    past(offered(), autoAsked).when(set).refused({ code: 'cash-out/underWay' });
    guest().when(set).refused({ code: 'cash-out/signedOut' });
  });

  it('[CSO-13] is not sent at an amount that the offer has reached, which would cash out at once', () => {
    const at = (amount: number | null) => ({ type: 'cash-out/setAuto', payload: { betId: '1', amount } }) as const;
    const refusal = { code: 'reached', amount: 905 } as const;
    past(offered())
      .when(at(905))
      .then({ type: 'cash-out/autoAnswered', payload: { betId: '1', amount: 905, refusal } });
    past(offered())
      .when(at(906))
      .then({ type: 'cash-out/autoAsked', payload: { betId: '1', amount: 906 } });
    past(offered())
      .when(at(null))
      .then({ type: 'cash-out/autoAsked', payload: { betId: '1', amount: null } });
    past()
      .when(at(905))
      .then({ type: 'cash-out/autoAsked', payload: { betId: '1', amount: 905 } });
  });

  it('[CSO-13] is shown with its amount once the operator has it, and with the reason otherwise', () => {
    const answered = { betId: '1', amount: 1200 };
    expect(
      viewAfter(offered(), autoAsked, { type: 'cash-out/autoAnswered', payload: { ...answered, refusal: null } }),
    ).toMatchObject({ offer: { autoAmount: 1200 }, auto: null });
    const refusal = { code: 'aboveBest', amount: 1950 } as const;
    expect(
      viewAfter(offered(), autoAsked, { type: 'cash-out/autoAnswered', payload: { ...answered, refusal } }),
    ).toMatchObject({ offer: { autoAmount: null }, auto: { kind: 'refused', amount: 1200, refusal } });
  });

  it('[CSO-18] without an answer keeps what was asked for, and leaves the offer as the operator said last', () => {
    const off = { betId: '1', amount: null };
    past(offered({ autoAmount: 1200 }), { type: 'cash-out/autoAsked', payload: off })
      .when({ type: 'cash-out/reportAutoFailed', payload: off })
      .then({ type: 'cash-out/autoFailed', payload: off });
    expect(viewAfter(offered({ autoAmount: 1200 }), { type: 'cash-out/autoFailed', payload: off })).toMatchObject({
      offer: { autoAmount: 1200 },
      auto: { kind: 'failed', amount: null },
    });
  });

  it('[CSO-18] that was not set is said until the player edits the field, but not forgotten while it is sent', () => {
    const failed: CashOutEvent = { type: 'cash-out/autoFailed', payload: { betId: '1', amount: 1200 } };
    const dismissed: CashOutEvent = { type: 'cash-out/autoDismissed', payload: { betId: '1' } };
    const dismiss = { type: 'cash-out/dismissAuto', payload: { betId: '1' } } as const;
    past(offered(), failed).when(dismiss).then(dismissed);
    expect(viewAfter(offered(), failed, dismissed)).toMatchObject({ auto: null });
    past(offered(), autoAsked).when(dismiss).refused({ code: 'cash-out/unchanged' });
  });
});

describe('offers', () => {
  it('[CSO-7] that did not change are not announced', () => {
    const command = { type: 'cash-out/receiveOffers', payload: { offers: [offer()] } } as const;
    past().when(command).then(offered());
    past(offered()).when(command).refused({ code: 'cash-out/unchanged' });
    past(offered(), { type: 'cash-out/offersStale', payload: {} }).when(command).then(offered());
  });

  it('[CSO-14] are forgotten at sign-out with everything else', () => {
    past().when({ type: 'cash-out/forget', payload: {} }).refused({ code: 'cash-out/unchanged' });
    expect(past(offered(), asked, { type: 'cash-out/forgotten', payload: {} }).state).toEqual(cashOutDecider.initial);
  });
});
