/**
 * Places that list the selections of a same-game combo: the edit of a bet, results of placing, orders, receipts, files.
 */
import { within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EVERY_BET } from 'touchline/core/history/filter';
import type { Bet, BetLeg } from 'touchline/core/history/views';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { readBody } from 'touchline/core/receipts/wire';
import { BetCard } from '../../ui/web/components/bet-card.tsx';
import { Coupon } from '../../ui/web/screens/coupon/coupon.tsx';
import { HistoryScreen } from '../../ui/web/screens/office/history-screen.tsx';
import { PrintCouponScreen } from '../../ui/web/screens/office/print-coupon-screen.tsx';
import { ReceiptRecord } from '../../ui/web/screens/office/receipt-record.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { editLeg, OPEN_BET, termsOf } from '../arbitraries/edits.ts';
import { chainOf, dealOf } from '../arbitraries/receipts.ts';
import { readCsv } from '../unit/history/read-csv.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { BETS, EMPTY_HISTORY, NOW, PLAYER } from './fake-views.ts';
import { textOf } from './page-text.ts';
import { render, type Rendered } from './render.tsx';

const COMBO = { kind: KIND.sameGame, type: 0, param: 0, label: `${KIND.result}.1.0+${KIND.total}.1.10` };
const SELECTIONS = [expect.stringMatching(/^Result: /), 'Total: Over 2.5'];

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('betEdit', 'cashOut', 'coupon');
  core = createFakeCore();
  core.fake.set.session(PLAYER);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The selections of each combo in a part of the page. */
function combosIn(part: Pick<Rendered, 'getAllByRole'>): readonly (readonly string[])[] {
  return part
    .getAllByRole('list', { name: 'Selections of the combo' })
    .map((list) => within(list).getAllByRole('listitem').map(textOf));
}

/** The coupon with two legs, the first one a combo, after `change`. */
async function couponWith(
  change: (legs: ReturnType<FakeCore['coupon']['get']>['legs']) => Partial<ReturnType<FakeCore['coupon']['get']>>,
): Promise<Rendered> {
  for (const game of [1001, 1002])
    core.dispatch({ type: 'coupon/addLeg', payload: { marketId: core.line.markets(game).get()[0]?.id ?? 0 } });
  const view = core.coupon.get();
  const legs = view.legs.map((leg, at) => (at === 0 ? { ...leg, ...COMBO } : leg));
  core.fake.set.coupon({ ...view, ...change(legs) });
  return render(core, <Coupon />);
}

it('[SGC-10] a combo is a list in the edit of an open bet, as a selection and as what one replaced', async () => {
  const combo = { ...editLeg(1), ...COMBO };
  const [placed] = OPEN_BET.legs;
  const bet = { ...OPEN_BET, legs: placed === undefined ? [] : [{ ...placed, ...combo }] };
  const draft = { betId: bet.id, legs: [combo, editLeg(2)], terms: termsOf(), isStale: false, canAsk: true };
  const put = (legs: typeof draft.legs): void =>
    core.fake.set.feature('betEdit', { draft: { ...draft, legs }, underWay: new Map(), results: new Map() });
  put(draft.legs);
  const page = await render(core, <BetCard bet={bet} />);
  const legs = within(await page.findByRole('list', { name: 'Selections of the bet' }));
  expect(combosIn(legs)).toEqual([['Result: Home 1', 'Total: Over 2.5']]);
  expect(legs.getByText('Same-game combo').tagName).toBe('B');
  // A control is named by the whole combo.
  expect(legs.getByRole('button', { name: /^Remove: .*Result: Home 1 \+ Total: Over 2\.5/ })).toBeTruthy();
  await page.after(() => put([editLeg(1, 2), editLeg(2)]));
  expect(legs.getByText('Instead of Same-game combo')).toBeTruthy();
  expect(combosIn(legs)).toEqual([['Result: Home 1', 'Total: Over 2.5']]);
});

it('[SGC-10] a combo is a list in the results of several singles', async () => {
  const page = await couponWith((legs) => ({
    placing: {
      state: 'several',
      isOver: true,
      accepted: 0,
      rejected: legs.length,
      items: legs.map((leg, at) => ({
        key: `k${at}`,
        legs: [leg],
        amount: 100,
        state: 'rejected',
        bet: null,
        acceptAt: null,
        reasons: [],
      })),
    },
  }));
  expect(combosIn(page)).toEqual([SELECTIONS]);
  expect(page.getByText('Same-game combo').tagName).toBe('B');
});

it('[SGC-10] a combo is a list in an order that waits for its odds', async () => {
  const page = await couponWith((legs) => ({
    orders: [{ key: 'k', legs, amount: 1000, exactCoef: 8500, since: NOW, expiresAt: NOW, isCancelling: false }],
  }));
  const order = within(page.getByRole('region', { name: 'Orders waiting for their odds' }));
  expect(combosIn(order)).toEqual([SELECTIONS]);
  expect(order.getByText(/^Same-game combo, /)).toBeTruthy();
});

const [, WON] = BETS as readonly [Bet, Bet];
/** A settled bet on the combo alone, its selections with the results that the operator reports. */
function settledBet(result: BetLeg['result'], results: readonly BetLeg['result'][]): Bet {
  const [first] = WON.legs;
  if (first === undefined) throw new Error('no leg');
  const parts = [
    { kind: KIND.result, type: 1, param: 0, result: results[0] ?? 'unsettled' },
    { kind: KIND.total, type: 1, param: 10, result: results[1] ?? 'unsettled' },
  ];
  return { ...WON, betType: 'single', result, legs: [{ ...first, ...COMBO, result, parts }] };
}

it('[SGC-10] a combo is a list in a receipt', async () => {
  const [receipt] = await chainOf([{ ...dealOf('a.0'), bet: WON }]);
  const body = receipt === undefined ? null : readBody(receipt.text);
  if (body === null) throw new Error('no receipt');
  const page = await render(
    core,
    <ReceiptRecord body={{ ...body, legs: body.legs.map((leg) => ({ ...leg, ...COMBO })) }} />,
  );
  expect(combosIn(page)).toEqual(body.legs.map(() => SELECTIONS));
});

it('[SGC-10] [HIS-18] a combo is a list in a printed coupon, with the results', async () => {
  const bet = settledBet('lost', ['lost', 'unsettled']);
  core.fake.set.history({ ...EMPTY_HISTORY, opened: { id: bet.id, status: 'ready', bet } });
  const page = await render(core, <PrintCouponScreen params={{ couponId: bet.id }} />);
  await page.findByRole('list', { name: 'Selections of the combo' });
  expect(combosIn(page)).toEqual([[expect.stringMatching(/^Result: .*Lost$/), 'Total: Over 2.5Open']]);
});

it('[SGC-10] [HIS-18] a combo has its selections in brackets in one field of the history’s file, with the results', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (made.push(blob as Blob), 'blob:x'));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const bets = [settledBet('lost', ['lost', 'unsettled']), settledBet('won', ['won', 'won'])];
  core.fake.set.history({ ...EMPTY_HISTORY });
  const page = await render(core, <HistoryScreen params={{}} />);
  await page.after(() =>
    core.fake.set.history({
      ...EMPTY_HISTORY,
      exported: { ask: 'a', filter: EVERY_BET, status: 'ready', bets, isCut: false },
    }),
  );
  const [, ...rows] = readCsv(((await made[0]?.text()) ?? '').replace(/^\uFEFF/, ''));
  expect(rows.map((row) => row.at(-1))).toEqual([
    expect.stringMatching(/\. Same-game combo \(Result: [^[]+ \[Lost\] \+ Total: Over 2\.5\) @ \d/),
    expect.stringMatching(/\. Same-game combo \(Result: [^[]+ \[Won\] \+ Total: Over 2\.5 \[Won\]\) @ \d/),
  ]);
});
