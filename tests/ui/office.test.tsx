/** The office with the fake core: bets of every type, filters, export, receipts, print. */
import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVERY_BET } from 'touchline/core/history/filter';
import type { Bet, BetLeg } from 'touchline/core/history/views';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import type { Receipt } from 'touchline/core/receipts/public';
import { BetCard } from '../../ui/web/components/bet-card.tsx';
import { MyBets } from '../../ui/web/screens/coupon/my-bets.tsx';
import { boundsOf, dayOf, lastDays } from '../../ui/web/screens/office/days.ts';
import { filterOf, PRODUCTS, queryOf, STATUSES, TYPES } from '../../ui/web/screens/office/filter-address.ts';
import { HistoryScreen } from '../../ui/web/screens/office/history-screen.tsx';
import { betOfCashOut, CashOutSheet } from '../../ui/web/screens/office/print-cash-out.tsx';
import { PrintCouponScreen } from '../../ui/web/screens/office/print-coupon-screen.tsx';
import { CASHED, cashOutChainOf } from '../arbitraries/cash-out-receipts.ts';
import { chainOf, dealOf } from '../arbitraries/receipts.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { BETS, EMPTY_HISTORY, NOW, PLAYER } from './fake-views.ts';
import { textOf } from './page-text.ts';
import { render, type Rendered } from './render.tsx';

let core: FakeCore;
beforeEach(() => {
  core = createFakeCore();
  core.fake.set.session(PLAYER);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The list of legs; with special terms, these come first. */
const listsOf = (page: Rendered): readonly HTMLElement[] => page.queryAllByRole('list');
const items = (list: HTMLElement | undefined): readonly string[] =>
  list === undefined ? [] : within(list).getAllByRole('listitem').map(textOf);

const [OPEN, WON] = BETS as readonly [Bet, Bet];
const legs = (...change: readonly Partial<BetLeg>[]): readonly BetLeg[] =>
  change.map((each, at) => ({
    ...(WON.legs[0] as BetLeg),
    marketId: at + 1,
    result: 'notStarted',
    score: '',
    ...each,
  }));

describe('a bet', () => {
  it('of a system shows its size and its bankers', async () => {
    const page = await render(
      core,
      <BetCard
        bet={{
          ...OPEN,
          betType: 'system',
          systemValue: 2,
          legs: legs({ isBanker: true }, {}, {}, {}),
          guaranteed: 350,
        }}
      />,
    );
    const [terms, legList] = listsOf(page);
    expect(items(terms)).toContain('2 of 3');
    expect(items(legList).map((leg) => leg.includes('Banker'))).toEqual([true, false, false, false]);
    expect(page.getAllByRole('term').map(textOf)).toContain('Guaranteed so far');
  });
  it('of a multibet shows its lobby and its blocks', async () => {
    const page = await render(
      core,
      <BetCard
        bet={{
          ...OPEN,
          betType: 'multibet',
          systemValue: 2,
          legs: legs({ isBanker: true, blockId: 0 }, { blockId: 1 }, { blockId: 1 }, { blockId: 2 }),
        }}
      />,
    );
    const [terms, ...blocks] = listsOf(page);
    expect(page.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual(['Lobby', 'Block 1', 'Block 2']);
    expect(blocks.map((block) => items(block).length)).toEqual([1, 2, 1]);
    expect(items(terms)).toContain('2 of 2');
  });
  it('of a conditional shows the stake of each block', async () => {
    const bet = {
      ...OPEN,
      betType: 'conditional' as const,
      amountByBlockId: [
        { blockId: 0, amount: 1_000 },
        { blockId: 1, amount: 250 },
      ],
      legs: legs({ blockId: 0 }, { blockId: 1 }),
    };
    const page = await render(core, <BetCard bet={bet} />);
    expect(page.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual(['Block 1€10.00', 'Block 2€2.50']);
  });
  it('of a chain shows its order', async () => {
    const page = await render(core, <BetCard bet={{ ...OPEN, betType: 'chain', legs: legs({}, {}) }} />);
    expect(items(listsOf(page)[0]).map((leg) => leg[0])).toEqual(['1', '2']);
  });
  it('of a type that this version does not know is another bet', async () => {
    const page = await render(core, <BetCard bet={{ ...OPEN, betType: 'unknown', legs: legs({}, {}) }} />);
    expect(page.queryByRole('link', { name: /^Other bet/ })).not.toBeNull();
    const [legList, ...others] = listsOf(page);
    expect(others).toEqual([]);
    expect(page.queryByRole('heading')).toBeNull();
    expect(items(legList).filter((leg) => /^\d/.test(leg))).toEqual([]);
  });
  it('shows the options that it was placed with', async () => {
    const page = await render(
      core,
      <BetCard
        bet={{
          ...WON,
          isFreeBet: true,
          promoCode: 'SPRING',
          hasBonusBet: true,
          hyperBonusPercent: 5,
          isVipBet: true,
          prepaidAmount: 200,
          repaidAdvance: 150,
        }}
      />,
    );
    expect(items(listsOf(page)[0])).toEqual([
      'Free bet',
      'Promo code SPRING',
      'Express boost',
      'Hyper bonus 5%',
      'VIP bet',
      'Advance €2.00',
      '€1.50 of it repaid',
    ]);
    page.unmount();
    const plain = await render(core, <BetCard bet={WON} />);
    expect(listsOf(plain)).toHaveLength(1);
    expect(items(listsOf(plain)[0])).toHaveLength(WON.legs.length);
  });
  it('shows the current score of a live game, and follows it while the list is shown', async () => {
    const watched = vi.spyOn(core.line, 'watch');
    const gameId = core.line.board({ kind: 'live' }).get().groups[0]?.gameIds[0] ?? 0;
    core.fake.line.setGame(gameId, { status: 'inPlay', score: ['2', '1'] });
    const bet = { ...OPEN, legs: legs({ gameId, marketId: 77, result: 'unsettled', score: '0:0' }) };
    core.fake.set.history({ ...EMPTY_HISTORY, rail: { ...EMPTY_HISTORY.rail, bets: [bet] } });
    const page = await render(core, <MyBets />);
    expect(page.queryByText('2:1')).not.toBeNull();
    await page.after(() => core.fake.line.setGame(gameId, { score: ['3', '1'] }));
    expect(page.queryByText('3:1')).not.toBeNull();
    expect(watched.mock.calls).toEqual([[['market:77']]]);
  });
});

describe('the bets next to the line', () => {
  it('request a separate list', async () => {
    const page = await render(core, <MyBets />);
    await page.user.click(page.getByRole('button', { name: 'Settled' }));
    expect(core.fake.commands).toEqual(
      (['open', 'settled'] as const).map((status) => ({
        type: 'history/open',
        payload: { list: 'rail', filter: { ...EVERY_BET, status } },
      })),
    );
  });
});

describe('the filters', () => {
  const lastFilter = (): unknown => core.fake.commands.filter(({ type }) => type === 'history/open').at(-1)?.payload;
  const selectOf = (page: Rendered, name: string): HTMLElement => page.getByRole('combobox', { name });
  const choose = (page: Rendered, name: string, option: string): Promise<void> =>
    page.user.select(selectOf(page, name), option);
  /** Opens the screen with a router that accepts every address. Returns the page and all visited addresses. */
  const open = async (address: string): Promise<{ readonly page: Rendered; readonly gone: readonly string[] }> => {
    const page = await render(core, <HistoryScreen params={{}} />, address);
    const gone: string[] = [];
    await page.show({ kind: 'show', target: readSiteAddress(address), commands: [] });
    page.go.mockImplementation((to) => {
      gone.push(to);
      void page.show({ kind: 'show', target: readSiteAddress(`/en${to}`), commands: [] });
    });
    return { page, gone };
  };
  it('request the combined choice at once, and appear in the address', async () => {
    const { page, gone } = await open('/en/office/history?type=system');
    expect(lastFilter()).toEqual({ list: 'office', filter: { ...EVERY_BET, betType: 'system' } });
    await page.user.click(page.getByRole('button', { name: 'Won' }));
    expect(lastFilter()).toEqual({ list: 'office', filter: { ...EVERY_BET, betType: 'system', status: 'won' } });
    await choose(page, 'Type', 'Conditional bet');
    expect(lastFilter()).toMatchObject({ filter: { betType: 'conditional', status: 'won' } });
    await choose(page, 'Type', 'All types');
    expect(lastFilter()).toMatchObject({ filter: { betType: null } });
    await choose(page, 'Product', 'Live');
    expect(lastFilter()).toMatchObject({ filter: { product: 'live', status: 'won' } });
    await choose(page, 'Placed', 'Last 7 days');
    const { from } = lastDays(7, core.line.now(), 'auto');
    expect(lastFilter()).toMatchObject({ filter: { from, to: null } });
    expect(gone).toEqual([
      '/office/history?status=won&type=system',
      '/office/history?status=won&type=conditional',
      '/office/history?status=won',
      '/office/history?status=won&product=live',
      `/office/history?status=won&product=live&from=${dayOf(from ?? 0, 'auto')}`,
    ]);
    expect(selectOf(page, 'Type')).toHaveProperty('value', 'any');
    expect(selectOf(page, 'Product')).toHaveProperty('value', 'live');
    expect(selectOf(page, 'Placed')).toHaveProperty('value', 'week');
  });
  it('follow the address: on a reload, on going back, or from a shared link', async () => {
    const { page } = await open(
      '/en/office/history?status=lost&type=express&product=line&from=2026-11-02&to=2026-11-03',
    );
    expect(lastFilter()).toEqual({
      list: 'office',
      filter: { status: 'lost', betType: 'express', product: 'line', ...boundsOf('2026-11-02', '2026-11-03', 'auto') },
    });
    expect(textOf(page.getByRole('button', { pressed: true }))).toBe('Lost');
    expect(page.getByLabelText('From')).toHaveProperty('value', '2026-11-02');
    expect(page.getByLabelText('To')).toHaveProperty('value', '2026-11-03');
    await page.show({ kind: 'show', target: readSiteAddress('/en/office/history'), commands: [] });
    expect(lastFilter()).toEqual({ list: 'office', filter: EVERY_BET });
    expect(page.queryByLabelText('From')).toBeNull();
    expect(page.queryByLabelText('To')).toBeNull();
  });
  it('can be reset when no bet matches', async () => {
    core.fake.set.history({ ...EMPTY_HISTORY, filter: { ...EVERY_BET, status: 'won' } });
    const { page, gone } = await open('/en/office/history?status=won');
    const [, inList] = page.getAllByRole('button', { name: 'Show all bets' });
    if (inList === undefined) throw new Error('the empty list has no button');
    await page.user.click(inList);
    expect(lastFilter()).toEqual({ list: 'office', filter: EVERY_BET });
    expect(gone).toEqual(['/office/history']);
  });
  it('round-trip through the address', () => {
    for (const zone of ['auto', 0, 5.5, -8] as const) {
      for (const status of STATUSES)
        for (const betType of [null, ...TYPES])
          for (const product of PRODUCTS) {
            const filter = {
              status,
              betType,
              product,
              ...boundsOf('2026-02-27', product === 'live' ? '' : '2026-03-02', zone),
            };
            expect(filterOf(queryOf(filter, zone), zone)).toEqual(filter);
          }
    }
    expect(queryOf(EVERY_BET, 0)).toBe('');
    // An address of an older version has the operator's number.
    expect(filterOf('?type=2', 0)).toEqual({ ...EVERY_BET, betType: 'system' });
    for (const nonsense of [
      '',
      '?',
      '?status=__proto__&type=99&product=&from=2026-02-30&to=x',
      '?type=&type=1&status=WON',
      '?type=01',
    ])
      expect(filterOf(nonsense, 0)).toEqual(EVERY_BET);
  });
});

describe('date bounds', () => {
  const HOUR = 3_600_000;
  it('begin and end in the player’s zone', () => {
    expect(boundsOf('2026-11-21', '2026-11-22', 0)).toEqual({
      from: Date.UTC(2026, 10, 21),
      to: Date.UTC(2026, 10, 23) - 1,
    });
    expect(boundsOf('2026-11-21', '2026-11-21', 3)).toEqual({
      from: Date.UTC(2026, 10, 21) - 3 * HOUR,
      to: Date.UTC(2026, 10, 22) - 3 * HOUR - 1,
    });
    expect(boundsOf('2026-11-21', '', 'auto').from).toBe(new Date(2026, 10, 21).getTime());
    expect(dayOf(NOW, 0)).toBe('2026-11-21');
    expect(dayOf(NOW, 12)).toBe('2026-11-22');
    expect(dayOf(Date.UTC(2026, 0, 1), -1)).toBe('2025-12-31');
    expect(dayOf(new Date(2026, 2, 5, 23, 59).getTime(), 'auto')).toBe('2026-03-05');
  });
  it('are swapped when reversed, and ignored when invalid', () => {
    expect(boundsOf('2026-11-22', '2026-11-21', 0)).toEqual(boundsOf('2026-11-21', '2026-11-22', 0));
    expect(boundsOf('', '', 0)).toEqual({ from: null, to: null });
    expect(boundsOf('2026-02-30', 'x', 0)).toEqual({ from: null, to: null });
    expect(lastDays(1, NOW, 0)).toEqual({ from: Date.UTC(2026, 10, 21), to: null });
    expect(lastDays(7, NOW, 0).from).toBe(Date.UTC(2026, 10, 15));
  });
});

describe('the export', () => {
  it('is requested with the filter, saved once when ready, and shows its size', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (made.push(blob as Blob), 'blob:x'));
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const filter = { ...EVERY_BET, status: 'won' as const };
    core.fake.set.history({ ...EMPTY_HISTORY, filter });
    const page = await render(core, <HistoryScreen params={{}} />);
    await page.user.click(page.getByRole('button', { name: 'Save as CSV' }));
    expect(core.fake.commands.at(-1)).toEqual({ type: 'history/export', payload: { filter } });
    await page.after(() =>
      core.fake.set.history({ ...EMPTY_HISTORY, filter, exported: { ask: 'a', filter, status: 'loading' } }),
    );
    await page.user.click(page.getByRole('button', { name: 'Collecting bets' }));
    await page.after(() =>
      core.fake.set.history({
        ...EMPTY_HISTORY,
        filter,
        exported: { ask: 'a', filter, status: 'ready', bets: BETS, isCut: true },
      }),
    );
    expect(names).toEqual(['bets-2026-11-21-won.csv']);
    expect(core.fake.commands.filter(({ type }) => type === 'history/export')).toHaveLength(1);
    expect(core.fake.commands.at(-1)).toEqual({ type: 'history/closeExport', payload: {} });
    const note = page.getByText(/^Saved 4 bets as /);
    expect(textOf(note)).toBe(
      'Saved 4 bets as bets-2026-11-21-won.csv. There are more: choose a period to save the older ones.',
    );
    expect(page.getAllByRole('status')).toContain(note);
    const csv = (await made[0]?.text()) ?? '';
    expect(csv).toContain('Bayern München – Borussia Mönchengladbach');
    expect(csv).not.toMatch(/[\u2066-\u2069]/);
    await page.after(() =>
      core.fake.set.history({ ...EMPTY_HISTORY, exported: { ask: 'b', filter, status: 'failed' } }),
    );
    expect(textOf(note)).toContain('could not be collected');
  });
});

describe('a receipt', () => {
  const opened = (bet: Bet): void =>
    core.fake.set.history({ ...EMPTY_HISTORY, opened: { id: bet.id, status: 'ready', bet } });
  const receiptOf = async (): Promise<Receipt> => {
    const [receipt] = await chainOf([{ ...dealOf('a.0'), bet: WON }]);
    if (receipt === undefined) throw new Error('no receipt');
    return receipt;
  };
  const WORDS = {
    none: 'There is no receipt here',
    sealing: 'The receipt is being sealed.',
    unsealed: 'The receipt is kept but could not be sealed',
    intact: 'Intact: this is what was sealed',
    altered: 'Altered: this is not what was sealed',
    linkMissing: 'This receipt is intact, but the one before it was replaced or removed.',
    unchecked: 'The seal could not be checked here',
  } as const;
  /** The state that the receipt's part of the page names. */
  const state = (page: Rendered): string | undefined => {
    const said = textOf(within(page.getByRole('region', { name: 'Receipt' })).getByRole('status'));
    return Object.entries(WORDS).find(([, words]) => said.startsWith(words))?.[0];
  };

  it('shows that there is none, that sealing is pending, or that it failed', async () => {
    opened(WON);
    const page = await render(core, <HistoryScreen params={{ bet: WON.id }} />);
    expect(state(page)).toBe('none');
    const { hash: _hash, ...due } = await receiptOf();
    await page.after(() => core.fake.set.receipts({ receipts: [], passed: [], due: [due], hasFailed: false }));
    expect(state(page)).toBe('sealing');
    await page.after(() => core.fake.set.receipts({ receipts: [], passed: [], due: [due], hasFailed: true }));
    expect(state(page)).toBe('unsealed');
  });

  it('shows the verifier’s result in words', async () => {
    const receipt = await receiptOf();
    for (const verdict of ['intact', 'altered', 'linkMissing'] as const) {
      core.verifyReceipts = () =>
        Promise.resolve({
          isIntact: false,
          receipts: [{ key: receipt.key, hash: receipt.hash, verdict }],
          startsAfter: '',
        });
      opened(WON);
      core.fake.set.receipts({ receipts: [receipt], passed: [], due: [], hasFailed: false });
      const page = await render(core, <HistoryScreen params={{ bet: WON.id }} />);
      expect(state(page)).toBe(verdict);
      const part = within(page.getByRole('region', { name: 'Receipt' }));
      expect(part.getAllByRole('listitem')).toHaveLength(2);
      expect(part.queryByText(receipt.hash)).not.toBeNull();
      page.unmount();
    }
    core.verifyReceipts = () => Promise.reject(new Error('no digest'));
    const page = await render(core, <HistoryScreen params={{ bet: WON.id }} />);
    expect(state(page)).toBe('unchecked');
  });

  it('with unreadable contents is shown by its hash only', async () => {
    const receipt = await receiptOf();
    opened(WON);
    core.fake.set.receipts({ receipts: [{ ...receipt, text: '{' }], passed: [], due: [], hasFailed: false });
    const page = await render(core, <HistoryScreen params={{ bet: WON.id }} />);
    const part = within(page.getByRole('region', { name: 'Receipt' }));
    expect(part.queryByRole('list')).toBeNull();
    expect(part.getAllByRole('link').map(textOf)).toEqual(['Print']);
    expect(part.getAllByRole('button').map(textOf)).toEqual(['Save as JSON', 'Save all receipts']);
  });

  it('[RCP-9] of a cash-out is in the history and on paper, next to the receipt of its bet', async () => {
    const bet: Bet = { ...CASHED, id: WON.id };
    const receipts = [...(await cashOutChainOf(bet)), await receiptOf()];
    opened(bet);
    core.fake.set.receipts({ receipts, passed: [], due: [], hasFailed: false });
    const verdicts = receipts.map(({ key, hash }) => ({ key, hash, verdict: 'intact' as const }));
    core.verifyReceipts = () => Promise.resolve({ isIntact: true, receipts: verdicts, startsAfter: '' });
    const page = await render(core, <HistoryScreen params={{ bet: bet.id }} />);
    expect(state(page)).toBe('intact');
    const part = within(page.getByRole('region', { name: 'Cash-out receipt 5-1' }));
    expect(textOf(part.getByRole('status'))).toBe(
      'Intact: this is what was sealed when this device learned of the cash-out.',
    );
    expect(part.getByRole('link', { name: 'Print' }).getAttribute('href')).toMatch(/\/print-coupon\/5-1$/);
    expect(part.getAllByRole('definition').map(textOf).slice(3, 7)).toEqual([
      '€3.62',
      '€4.00 of €10.00',
      '€6.00',
      '€3.60',
    ]);
    page.unmount();
    const sheet = await render(core, <CashOutSheet bet={bet} id="5-2" />);
    expect(sheet.getByRole('heading', { name: 'Cash-out receipt 5-2' })).toBeTruthy();
    expect(sheet.getAllByRole('term').map(textOf)).toContain('Automatic, at or above');
    expect(betOfCashOut('30070-2')).toBe('30070');
    expect(betOfCashOut('30070')).toBeNull();
  });

  it('is printed with the bet', async () => {
    const receipt = await receiptOf();
    opened(WON);
    core.fake.set.receipts({ receipts: [receipt], passed: [], due: [], hasFailed: false });
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    const page = await render(core, <PrintCouponScreen params={{ couponId: WON.id }} />);
    expect(state(page)).toBe('intact');
    const legList = within(page.getByRole('region', { name: 'Selections' })).getByRole('list');
    expect(items(legList)).toHaveLength(3);
    await page.user.click(page.getByRole('button', { name: 'Print this page' }));
    expect(printed).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('an unknown bet is shown as not found', async () => {
    core.fake.set.history({ ...EMPTY_HISTORY, opened: { id: '9', status: 'missing', bet: null } });
    const page = await render(core, <PrintCouponScreen params={{ couponId: '9' }} />);
    expect(page.queryByText('This bet is not in your history')).not.toBeNull();
    await page.after(() =>
      core.fake.set.history({ ...EMPTY_HISTORY, opened: { id: '9', status: 'failed', bet: null } }),
    );
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    expect(core.fake.commands.filter(({ type }) => type === 'history/openBet')).toHaveLength(2);
  });
});

describe('repeating a bet', () => {
  it('requests the legs of the bet for the coupon, and shows the result', async () => {
    core.fake.set.history({ ...EMPTY_HISTORY, opened: { id: WON.id, status: 'ready', bet: WON } });
    const page = await render(core, <HistoryScreen params={{ bet: WON.id }} />);
    await page.user.click(page.getByRole('button', { name: 'Bet on these again' }));
    expect(core.fake.commands.at(-1)).toEqual({
      type: 'coupon/load',
      payload: { from: { kind: 'repeat', betId: WON.id } },
    });
    const coupon = core.coupon.get();
    await page.after(() => core.fake.set.coupon({ ...coupon, loading: { status: 'idle', problem: null, missing: 1 } }));
    expect(page.queryByText(/1 selection is no longer offered\./)).not.toBeNull();
    await page.after(() =>
      core.fake.set.coupon({ ...coupon, loading: { status: 'failed', problem: null, missing: 0 } }),
    );
    expect(page.queryByText(/could not be put/)).not.toBeNull();
  });
});
