/** Cash-out in a bet's card with the fake core: what is shown, and what its controls ask for. */
import { fireEvent, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CashOutOffer } from 'touchline/core/cash-out/types';
import { CASH_OUT_REASONS, NO_OFFER_REASONS } from 'touchline/core/cash-out/types';
import type { BetCashOut } from 'touchline/core/cash-out/views';
import type { Bet } from 'touchline/core/history/views';
import { BetCard } from '../../ui/web/components/bet-card.tsx';
import { loadNamespaces, texts } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { BETS, NOW, PLAYER } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

const OPEN = BETS[0] as Bet;
const PARTS = [
  { percent: 50, stake: 500, amount: 453, givesUp: 1070, restStake: 500, restBest: 1070 },
  { percent: 100, stake: 1000, amount: 905, givesUp: 2140, restStake: 0, restBest: 0 },
];
const OFFER: CashOutOffer = {
  betId: OPEN.id,
  stake: 1000,
  best: 2140,
  autoAmount: null,
  isWaiting: false,
  reason: null,
  isLive: false,
  parts: PARTS,
  bounds: { minStake: 2, maxStake: 990, minAmount: 1, maxAmount: 896 },
  chosen: null,
};
const IDLE: BetCashOut = { offer: OFFER, canAsk: true, isStale: false, underWay: null, result: null, auto: null };
const UNDER_WAY = {
  key: 'k',
  userId: '1',
  betId: OPEN.id,
  stake: 1000,
  amount: 905,
  at: NOW,
  phase: 'sending',
  acceptAt: null,
} as const;

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('cashOut');
  core = createFakeCore();
  core.fake.set.session(PLAYER);
});

const put = (change: Partial<BetCashOut> = {}): void =>
  core.fake.set.feature('cashOut', new Map([[OPEN.id, { ...IDLE, ...change }]]));

async function card(change: Partial<BetCashOut> = {}, bet: Bet = OPEN): Promise<Rendered> {
  put(change);
  const page = await render(core, <BetCard bet={bet} />);
  await page.settled();
  return page;
}
const asked = (): readonly unknown[] =>
  core.fake.commands.filter(
    ({ type }) => type.startsWith('cash-out/') && type !== 'cash-out/watch' && type !== 'cash-out/choose',
  );
const opened = async (change: Partial<BetCashOut> = {}): Promise<Rendered> => {
  const page = await card(change);
  await page.user.click(page.getByRole('button', { name: /^Cash out/ }));
  return page;
};

describe('the offer', () => {
  it('[CSO-7] is followed while the card is shown', async () => {
    const page = await card();
    expect(core.fake.commands).toContainEqual({ type: 'cash-out/watch', payload: { betIds: [OPEN.id] } });
    page.unmount();
    await Promise.resolve();
    expect(core.fake.commands.at(-1)).toEqual({ type: 'cash-out/watch', payload: { betIds: [] } });
  });

  it('stands on the card, and nothing is asked for before it is opened', async () => {
    const page = await card();
    expect(page.getByRole('button', { name: /^Cash out/ }).textContent).toBe('Cash out€9.05');
    expect(asked()).toEqual([]);
  });

  it('opened says what the player gets, gives up and keeps', async () => {
    const page = await opened();
    const values = (): readonly (string | null)[] =>
      within(page.getByRole('group', { name: 'Cash out bet 30071' }))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
    expect(values()).toEqual(['€9.05', '€21.40']);
    await page.user.click(page.getByRole('button', { name: '50%' }));
    expect(values()).toEqual(['€4.53', '€10.70', '€5.00, returns up to €10.70']);
  });

  it('[CSO-7] is taken at the amount on the button', async () => {
    const page = await opened();
    await page.user.click(page.getByRole('button', { name: '50%' }));
    await page.user.click(page.getByRole('button', { name: 'Cash out €4.53' }));
    expect(asked()).toEqual([{ type: 'cash-out/ask', payload: { betId: OPEN.id, stake: 500, amount: 453 } }]);
  });

  it('[CSO-7] moves while it is open: the button has the new amount', async () => {
    const page = await opened();
    const parts = [{ ...PARTS[1], amount: 880 } as (typeof PARTS)[number]];
    await page.after(() => put({ offer: { ...OFFER, parts } }));
    await page.user.click(page.getByRole('button', { name: 'Cash out €8.80' }));
    expect(asked()).toEqual([{ type: 'cash-out/ask', payload: { betId: OPEN.id, stake: 1000, amount: 880 } }]);
  });

  it('is declined as easily as it is taken, and the focus returns', async () => {
    const page = await opened();
    await page.user.click(page.getByRole('button', { name: 'Keep the bet' }));
    expect(asked()).toEqual([]);
    expect(document.activeElement).toBe(page.getByRole('button', { name: /^Cash out/ }));
  });

  it('[CSO-7] that may be old cannot be taken', async () => {
    const page = await opened({ isStale: true, canAsk: false });
    const take = page.getByRole('button', { name: 'Cash out €9.05' });
    expect(take.getAttribute('aria-disabled')).toBe('true');
    await page.user.click(take);
    expect(asked()).toEqual([]);
  });

  it('[CSO-9] of a game in play says that it waits', async () => {
    const page = await opened({ offer: { ...OFFER, isLive: true } });
    expect(page.getByText(/checked again after a short delay/)).toBeTruthy();
  });

  it.each(NO_OFFER_REASONS)('[CSO-1] is missing in words: %s', async (reason) => {
    const page = await card({ offer: { ...OFFER, reason, parts: [] }, canAsk: false });
    expect(page.queryByRole('button', { name: /^Cash out/ })).toBeNull();
    expect(page.getByText(texts.translate(`cashOut.none.${reason}`))).toBeTruthy();
  });

  it('is not on a settled bet', async () => {
    const page = await card({}, BETS[1]);
    expect(page.queryByRole('group', { name: /^Cash out bet/ })).toBeNull();
  });
});

describe('a part of any size', () => {
  const price = (by: 'stake' | 'amount', value: number, stake: number, amount: number): Promise<void> => {
    const part = {
      percent: Math.floor(stake / 10),
      stake,
      amount,
      givesUp: 900,
      restStake: 1000 - stake,
      restBest: 800,
    };
    return page.after(() => put({ offer: { ...OFFER, chosen: { ...part, choice: { by, value } } } }));
  };
  const choice = (): unknown => core.fake.commands.filter(({ type }) => type === 'cash-out/choose').at(-1)?.payload;
  let page: Rendered;
  beforeEach(async () => {
    page = await opened();
  });

  it('[CSO-19] has its bounds before anything is chosen', () => {
    const field = page.getByRole('textbox', { name: 'Amount to cash out (EUR)' });
    expect(field.getAttribute('value')).toBe('9.05');
    expect(page.getByText('From €0.01 to €8.96, or all for €9.05.')).toBeTruthy();
  });

  it('[CSO-19] is chosen by the slider, priced, and taken', async () => {
    const slider = page.getByRole('slider', { name: 'Share of the stake' });
    fireEvent.change(slider, { target: { value: '37' } });
    await page.settled();
    expect(choice()).toEqual({ betId: OPEN.id, choice: { by: 'stake', value: 370 } });
    await page.user.click(page.getByRole('button', { name: 'Cash out' }));
    expect(asked()).toEqual([]);
    await price('stake', 370, 370, 335);
    expect(slider.getAttribute('aria-valuetext')).toBe('37% of the stake, €3.70');
    await page.user.click(page.getByRole('button', { name: 'Cash out €3.35' }));
    expect(asked()).toEqual([{ type: 'cash-out/ask', payload: { betId: OPEN.id, stake: 370, amount: 335 } }]);
  });

  it('[CSO-19] is chosen by its amount, and an answer to an earlier choice is not taken for it', async () => {
    const field = page.getByRole('textbox', { name: 'Amount to cash out (EUR)' });
    await page.user.fill(field, '5');
    expect(choice()).toEqual({ betId: OPEN.id, choice: { by: 'amount', value: 500 } });
    await price('amount', 400, 442, 400);
    expect(page.queryByRole('button', { name: 'Cash out €4.00' })).toBeNull();
    await price('amount', 500, 552, 500);
    await page.user.click(page.getByRole('button', { name: 'Cash out €5.00' }));
    expect(asked()).toEqual([{ type: 'cash-out/ask', payload: { betId: OPEN.id, stake: 552, amount: 500 } }]);
  });

  it.each(['9', '0', 'x', '12'])('[CSO-19] outside the bounds is not asked for: %s', async (text) => {
    const field = page.getByRole('textbox', { name: 'Amount to cash out (EUR)' });
    await page.user.fill(field, text);
    expect(page.getByRole('alert').textContent).toBe('From €0.01 to €8.96, or all for €9.05.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(choice()).toEqual({ betId: OPEN.id, choice: null });
    await page.user.click(page.getByRole('button', { name: 'Cash out' }));
    expect(asked()).toEqual([]);
    await page.user.fill(field, '9.05');
    await page.user.click(page.getByRole('button', { name: 'Cash out €9.05' }));
    expect(asked()).toEqual([{ type: 'cash-out/ask', payload: { betId: OPEN.id, stake: 1000, amount: 905 } }]);
  });
});

describe('a cash-out', () => {
  it('under way is said, with its countdown', async () => {
    const page = await card({ underWay: { ...UNDER_WAY, phase: 'pending', acceptAt: NOW + 3_000 } });
    expect(page.getByRole('status').textContent).toBe('Cashing out €9.05…');
    expect(page.getByText(/In play: about \d seconds?\./)).toBeTruthy();
    expect(page.queryByRole('button', { name: /^Cash out/ })).toBeNull();
  });

  it('[CSO-8] without an answer is being checked', async () => {
    const page = await card({ underWay: { ...UNDER_WAY, phase: 'unknown' } });
    expect(page.getByText(/We are checking what happened/)).toBeTruthy();
  });

  it('of a part says what was paid and what stays, until the player has read it', async () => {
    const paid = { at: NOW, stake: 500, amount: 453, rest: 500 };
    const page = await card({ result: { kind: 'paid', paid, id: '30071-1' } });
    expect(page.getByText('€4.53 was paid for €5.00 of the stake. €5.00 stays on the bet.')).toBeTruthy();
    // [CSO-15] The receipt is one press away.
    expect(page.getByRole('link', { name: 'Receipt 30071-1' }).getAttribute('href')).toMatch(
      /\/print-coupon\/30071-1$/,
    );
    await page.user.click(page.getByRole('button', { name: 'Understood' }));
    expect(asked()).toEqual([{ type: 'cash-out/dismiss', payload: { betId: OPEN.id } }]);
  });

  it.each([...CASH_OUT_REASONS, 'refused'] as const)('that was refused says why: %s', async (code) => {
    const page = await card({ result: { kind: 'refused', reasons: [{ code, amount: 880 }] } });
    expect(page.getByRole('alert').textContent).toContain('The bet is unchanged.');
    expect(page.getByRole('alert').textContent).not.toContain('cashOut.');
  });
});

describe('an automatic cash-out', () => {
  it('[CSO-13] is set at an amount, up to the best return', async () => {
    const page = await opened();
    await page.user.click(page.getByText('Cash out automatically'));
    const field = page.getByRole('textbox', { name: 'When the offer reaches (EUR)' });
    await page.user.fill(field, '21.41');
    await page.user.click(page.getByRole('button', { name: 'Set' }));
    expect(page.getByRole('alert').textContent).toBe('Enter an amount of up to €21.40.');
    expect(asked()).toEqual([]);
    await page.user.fill(field, '12');
    await page.user.click(page.getByRole('button', { name: 'Set' }));
    expect(asked()).toEqual([{ type: 'cash-out/setAuto', payload: { betId: OPEN.id, amount: 1200 } }]);
  });

  it('[CSO-13] keeps the focus when it is set and when it ends', async () => {
    const page = await opened();
    await page.user.click(page.getByText('Cash out automatically'));
    await page.user.fill(page.getByRole('textbox', { name: 'When the offer reaches (EUR)' }), '12');
    await page.user.click(page.getByRole('button', { name: 'Set' }));
    await page.after(() => put({ offer: { ...OFFER, autoAmount: 1200 } }));
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Turn off' }));
    await page.after(() => put({ offer: OFFER }));
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Cash out automatically' }));
  });

  it('[CSO-13] stands on the card and is turned off in one press', async () => {
    const page = await opened({ offer: { ...OFFER, autoAmount: 1200 } });
    expect(page.getByText('Cashes out automatically at €12.00 or more.')).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Turn off' }));
    expect(asked()).toEqual([{ type: 'cash-out/setAuto', payload: { betId: OPEN.id, amount: null } }]);
  });
});

describe('an automatic cash-out that was not changed', () => {
  const filled = async (): Promise<Rendered> => {
    const page = await opened();
    await page.user.click(page.getByText('Cash out automatically'));
    await page.user.fill(page.getByRole('textbox', { name: 'When the offer reaches (EUR)' }), '12');
    await page.user.click(page.getByRole('button', { name: 'Set' }));
    return page;
  };

  it.each([
    ['the amount is above the best return', { code: 'aboveBest', amount: 2_000 }, 'Enter an amount of up to €20.00.'],
    [
      'the offer has reached the amount',
      { code: 'reached', amount: 905 },
      'The offer is €9.05 already. Enter a higher amount, or cash out now.',
    ],
    ['the bet is settled', { code: 'settled', amount: null }, 'The bet has already been settled.'],
    ['the operator gives no reason', { code: 'refused', amount: null }, 'This amount was not accepted.'],
  ] as const)('[CSO-18] says why it was not set: %s', async (_, refusal, words) => {
    const page = await filled();
    await page.after(() => put({ auto: { kind: 'refused', amount: 1200, refusal } }));
    expect(page.getByRole('alert').textContent).toBe(words);
  });

  it('[CSO-18] says that there was no answer, until the field is edited', async () => {
    const page = await filled();
    await page.after(() => put({ auto: { kind: 'failed', amount: 1200 } }));
    expect(page.getByRole('alert').textContent).toBe(texts.translate('cashOut.auto.failed'));
    const field = page.getByRole('textbox', { name: 'When the offer reaches (EUR)' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await page.user.fill(field, '13');
    expect(asked().at(-1)).toEqual({ type: 'cash-out/dismissAuto', payload: { betId: OPEN.id } });
    await page.after(() => put({ auto: null }));
    expect(page.queryByRole('alert')).toBeNull();
  });

  it.each([
    [
      'there was no answer',
      { kind: 'failed', amount: null },
      'No answer: the automatic cash-out may still be on. Try again.',
    ],
    [
      'it was refused',
      { kind: 'refused', amount: null, refusal: { code: 'refused', amount: null } },
      'It could not be turned off: the automatic cash-out stays on.',
    ],
    [
      'the site is closed',
      { kind: 'refused', amount: null, refusal: { code: 'siteBlocked', amount: null } },
      'The site is closed right now. It could not be turned off: the automatic cash-out stays on.',
    ],
  ] as const)('[CSO-18] says that it could not be turned off: %s', async (_, auto, words) => {
    const page = await opened({ offer: { ...OFFER, autoAmount: 1200 }, auto });
    expect(page.getByRole('alert').textContent).toBe(words);
    expect(page.getByRole('button', { name: 'Turn off' })).toBeTruthy();
  });

  it('[CSO-18] says nothing about a setting in place of turning off, or the other way round', async () => {
    const page = await opened({ offer: { ...OFFER, autoAmount: 1200 }, auto: { kind: 'failed', amount: 1200 } });
    expect(page.queryByRole('alert')).toBeNull();
    await page.after(() => put({ auto: { kind: 'failed', amount: null } }));
    await page.user.click(page.getByText('Cash out automatically'));
    expect(page.queryByRole('alert')).toBeNull();
  });
});

describe('a bet with cash-outs', () => {
  it('[HIS-15] shows each with its stake, and what stays on the bet', async () => {
    const cashOuts = [{ id: '30071-1', key: 'k', least: 1, movedTo: '', at: NOW, stake: 500, amount: 453 }];
    const page = await card({}, { ...OPEN, remaining: 500, cashOuts });
    const items = within(page.getByRole('list', { name: 'Cash-outs' })).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]?.textContent).toContain('€4.53 for €5.00 of the stake');
    expect(within(items[0] as HTMLElement).getByRole('link', { name: 'Receipt 30071-1' })).toBeTruthy();
    expect(items[1]?.textContent).toBe('€5.00 stays on the bet');
    expect(page.getByText('Stake').parentElement?.textContent).toBe('Stake€5.00 of €10.00');
  });

  it('[HIS-15] that was cashed out whole says so', async () => {
    const cashOuts = [{ id: '30071-1', key: 'k', least: 1, movedTo: '', at: NOW, stake: 1000, amount: 905 }];
    const page = await card(
      {},
      { ...OPEN, status: 'settled', result: 'forcedReturn', payout: 905, remaining: 0, cashOuts },
    );
    expect(page.getByText('Cashed out')).toBeTruthy();
  });
});
