/** The draft of an edit, what may be asked for, and its outcome. */
import { describe, expect, it } from 'vitest';
import { betEditDecider } from 'touchline/core/bet-edit/decider';
import type { BetEditEvent } from 'touchline/core/bet-edit/messages';
import type { EditTerms } from 'touchline/core/bet-edit/types';
import { viewEdits } from 'touchline/core/bet-edit/views';
import { EDITED_BET, editLeg, NEXT_BET, OPEN_BET, termsOf } from '../../arbitraries/edits.ts';
import { given, STAMP, stateAfter } from '../../models/given.ts';

const past = given(betEditDecider, { userId: '7', bet: (id: string) => (id === OPEN_BET.id ? OPEN_BET : null) });
const opened: BetEditEvent = { type: 'bet-edit/opened', payload: { betId: '5', legs: [editLeg(1)] } };
const added: BetEditEvent = { type: 'bet-edit/legAdded', payload: { leg: editLeg(2) } };
const received = (change: Partial<EditTerms> = {}): BetEditEvent => ({
  type: 'bet-edit/termsReceived',
  payload: { terms: termsOf(change) },
});
const agreed = {
  key: STAMP.id,
  userId: '7',
  betId: '5',
  value: 905,
  coef: '3.803',
  legs: [editLeg(1, 1, 1_900), editLeg(2)],
  at: STAMP.at,
};
const asked: BetEditEvent = { type: 'bet-edit/asked', payload: agreed };
const ask = (value = 905, possibleWin = 3_441) => ({ type: 'bet-edit/ask', payload: { value, possibleWin } }) as const;
const marketsAfter = (...events: readonly BetEditEvent[]) =>
  stateAfter(betEditDecider, events).draft?.legs.map(({ marketId }) => marketId);

describe('a draft', () => {
  it('[BED-12] begins with the legs of the bet', () => {
    past()
      .when({ type: 'bet-edit/open', payload: { betId: '5' } })
      .then(opened);
    past()
      .when({ type: 'bet-edit/open', payload: { betId: '9' } })
      .refused({ code: 'bet-edit/noBet' });
  });

  it('[BED-12] takes a leg of another game at the end, and one of the same game in its place', () => {
    expect(marketsAfter(opened, added)).toEqual([11, 21]);
    const swapped: BetEditEvent = { type: 'bet-edit/legAdded', payload: { leg: editLeg(1, 3) } };
    expect(marketsAfter(opened, added, swapped)).toEqual([13, 21]);
    expect(marketsAfter(opened, added, { type: 'bet-edit/legRemoved', payload: { marketId: 11 } })).toEqual([21]);
    past(opened, added)
      .when({ type: 'bet-edit/addLeg', payload: { leg: editLeg(2) } })
      .refused({ code: 'bet-edit/unchanged' });
  });

  it('[BED-4] forgets its terms with other legs, and takes only terms of its own legs', () => {
    expect(stateAfter(betEditDecider, [opened, added, received()]).terms).not.toBeNull();
    expect(stateAfter(betEditDecider, [opened, received(), added]).terms).toBeNull();
    past(opened)
      .when({ type: 'bet-edit/receiveTerms', payload: { marketIds: [11, 21], terms: termsOf() } })
      .refused({ code: 'bet-edit/stale' });
    past(opened, added)
      .when({ type: 'bet-edit/receiveTerms', payload: { marketIds: [11, 21], terms: termsOf() } })
      .then(received());
  });
});

describe('asking', () => {
  it('[BED-5] agrees to the value and to the prices of the terms', () => {
    past(opened, added, received()).when(ask()).then(asked);
  });

  it.each([
    ['a lower value', 906, 3_441],
    ['a smaller win', 905, 3_442],
  ])('[BED-5] is refused at %s than the player saw', (_, value, possibleWin) => {
    past(opened, added, received()).when(ask(value, possibleWin)).refused({ code: 'bet-edit/moved' });
  });

  it('[BED-4] is refused without terms, with old ones, and with a reason against them', () => {
    const reasons = [{ code: 'inPlay', marketId: null, price: null, amount: null }] as const;
    const stale: BetEditEvent = { type: 'bet-edit/termsStale', payload: {} };
    past(opened, added).when(ask()).refused({ code: 'bet-edit/noTerms' });
    past(opened, added, received(), stale).when(ask()).refused({ code: 'bet-edit/noTerms' });
    past(opened, added, received({ reasons })).when(ask()).refused({ code: 'bet-edit/noTerms' });
    past().when(ask()).refused({ code: 'bet-edit/noDraft' });
  });

  it('[BED-7] is refused while an edit of the bet has no answer', () => {
    past(asked)
      .when({ type: 'bet-edit/open', payload: { betId: '5' } })
      .refused({ code: 'bet-edit/underWay' });
    past(asked, opened, added, received()).when(ask()).refused({ code: 'bet-edit/underWay' });
  });
});

describe('the outcome', () => {
  it('[BED-9] of a made edit is filed under the new bet, a refusal under the old one', () => {
    const accepted: BetEditEvent = {
      type: 'bet-edit/accepted',
      payload: { key: STAMP.id, agreed, status: 'accepted', old: EDITED_BET, next: NEXT_BET },
    };
    past(asked)
      .when({
        type: 'bet-edit/reportAnswer',
        payload: { key: STAMP.id, answer: { status: 'accepted', old: EDITED_BET, next: NEXT_BET } },
      })
      .then(accepted);
    expect([...viewEdits(stateAfter(betEditDecider, [asked, accepted])).results]).toEqual([
      ['6', { kind: 'edited', from: '5', value: 905 }],
    ]);
    const refused: BetEditEvent = { type: 'bet-edit/rejected', payload: { key: STAMP.id, reasons: [] } };
    expect([...viewEdits(stateAfter(betEditDecider, [asked, refused])).results.keys()]).toEqual(['5']);
  });

  it('[BED-7] of an unknown key changes nothing', () => {
    past(asked)
      .when({ type: 'bet-edit/reportAnswer', payload: { key: 'x', answer: { status: 'rejected', reasons: [] } } })
      .refused({ code: 'bet-edit/unknownKey' });
  });

  it('[BED-7] is awaited again after a reload, for this player alone', () => {
    const other = { ...agreed, key: 'o', userId: '8' };
    past()
      .when({ type: 'bet-edit/restore', payload: { asked: [agreed, other] } })
      .then({ type: 'bet-edit/restored', payload: { asked: [agreed] } });
  });

  it('[BED-11] is forgotten with the player', () => {
    expect(stateAfter(betEditDecider, [opened, added, { type: 'bet-edit/forgotten', payload: {} }])).toBe(
      betEditDecider.initial,
    );
  });
});
