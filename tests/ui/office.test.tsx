/** The office with the fake core: bets of every type, filters, export, receipts, print. */
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
import { PrintCouponScreen } from '../../ui/web/screens/office/print-coupon-screen.tsx';
import { chainOf, dealOf } from '../arbitraries/receipts.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { BETS, EMPTY_HISTORY, NOW, PLAYER } from './fake-views.ts';
import { draw, type Drawn } from './render.tsx';

let drawn: Drawn | null = null;
let core: FakeCore;
beforeEach(() => {
  core = createFakeCore();
  core.fake.set.session(PLAYER);
});
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
  vi.restoreAllMocks();
});

const [OPEN, WON] = BETS as readonly [Bet, Bet];
const legs = (...change: readonly Partial<BetLeg>[]): readonly BetLeg[] =>
  change.map((each, at) => ({ ...(WON.legs[0] as BetLeg), marketId: at + 1, statusId: -1, score: '', ...each }));
const text = (element: Element | null): string => element?.textContent?.replace(/\s+/g, ' ') ?? '';

describe('a bet', () => {
  it('of a system shows its size and its bankers', async () => {
    const page = (drawn = await draw(
      core,
      <BetCard
        bet={{ ...OPEN, typeId: 2, systemValue: 2, legs: legs({ isBanker: true }, {}, {}, {}), guaranteed: 350 }}
      />,
    ));
    expect(text(page.one('.bet-terms'))).toContain('2 of 3');
    expect(page.all('.bet-leg .is-mark').map(text)).toEqual(['Banker']);
    expect(text(page.one('.bet-sums'))).toContain('Sure already');
  });
  it('of a multibet shows its lobby and its blocks', async () => {
    const page = (drawn = await draw(
      core,
      <BetCard
        bet={{
          ...OPEN,
          typeId: 4,
          systemValue: 2,
          legs: legs({ isBanker: true, blockId: 0 }, { blockId: 1 }, { blockId: 1 }, { blockId: 2 }),
        }}
      />,
    ));
    expect(
      page
        .all('.bet-block')
        .map((block) => [text(block.querySelector('.bet-block-head')), block.querySelectorAll('.bet-leg').length]),
    ).toEqual([
      ['Lobby', 1],
      ['Block 1', 2],
      ['Block 2', 1],
    ]);
    expect(text(page.one('.bet-terms'))).toContain('2 of 2');
  });
  it('of a conditional shows the stake of each block', async () => {
    const bet = {
      ...OPEN,
      typeId: 5,
      amountByBlockId: [
        { blockId: 0, amount: 1_000 },
        { blockId: 1, amount: 250 },
      ],
      legs: legs({ blockId: 0 }, { blockId: 1 }),
    };
    const page = (drawn = await draw(core, <BetCard bet={bet} />));
    expect(page.all('.bet-block-head').map(text)).toEqual(['Block 1€10.00', 'Block 2€2.50']);
  });
  it('of a chain shows its order', async () => {
    const page = (drawn = await draw(core, <BetCard bet={{ ...OPEN, typeId: 3, legs: legs({}, {}) }} />));
    expect(page.all('.bet-leg-number').map(text)).toEqual(['1', '2']);
  });
  it('shows the options that it was placed with', async () => {
    const page = (drawn = await draw(
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
    ));
    expect(page.all('.bet-terms li').map(text)).toEqual([
      'Free bet',
      'Promo code SPRING',
      'Express boost',
      'Hyper bonus 5%',
      'VIP bet',
      'Advance €2.00',
      '€1.50 of it repaid',
    ]);
    await page.remove();
    drawn = await draw(core, <BetCard bet={WON} />);
    expect(drawn.all('.bet-terms')).toEqual([]);
  });
  it('shows the current score of a live game, and follows it while the list is shown', async () => {
    const watched = vi.spyOn(core.line, 'watch');
    const gameId = core.line.board({ kind: 'live' }).get().groups[0]?.gameIds[0] ?? 0;
    core.fake.line.setGame(gameId, { status: 'inPlay', score: ['2', '1'] });
    const bet = { ...OPEN, legs: legs({ gameId, marketId: 77, statusId: -2, score: '0:0' }) };
    core.fake.set.history({ ...EMPTY_HISTORY, rail: { ...EMPTY_HISTORY.rail, bets: [bet] } });
    const page = (drawn = await draw(core, <MyBets />));
    expect(text(page.one('.bet-leg-score'))).toBe('2:1');
    await page.after(() => core.fake.line.setGame(gameId, { score: ['3', '1'] }));
    expect([text(page.one('.bet-leg-score')), watched.mock.calls]).toEqual(['3:1', [[['market:77']]]]);
  });
});

describe('the bets next to the line', () => {
  it('request a separate list', async () => {
    const page = (drawn = await draw(core, <MyBets />));
    await page.click(page.all('.segment')[1] ?? page.element);
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
  const choose = async (page: Drawn, name: string, value: string): Promise<void> => {
    const pick = page
      .all('.pick')
      .find((each) => text(each.querySelector('.pick-label')) === name)
      ?.querySelector('select');
    if (!(pick instanceof HTMLSelectElement)) throw new Error(name);
    await page.after(() => {
      pick.value = value;
      pick.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  /** Opens the screen with a router that accepts every address. Returns the page and all visited addresses. */
  const open = async (address: string): Promise<{ readonly page: Drawn; readonly gone: readonly string[] }> => {
    const page = (drawn = await draw(core, <HistoryScreen params={{}} />, address));
    const gone: string[] = [];
    await page.after(() => {
      page.places.land({ kind: 'show', target: readSiteAddress(address), commands: [] });
      page.places.attach({
        go: (to) => {
          gone.push(to);
          page.places.land({ kind: 'show', target: readSiteAddress(to), commands: [] });
        },
      });
    });
    return { page, gone };
  };
  it('request the combined choice at once, and appear in the address', async () => {
    const { page, gone } = await open('/en/office/history?type=2');
    expect(lastFilter()).toEqual({ list: 'office', filter: { ...EVERY_BET, typeId: 2 } });
    await page.click(page.all('.chip').find((chip) => text(chip) === 'Won') ?? page.element);
    expect(lastFilter()).toEqual({ list: 'office', filter: { ...EVERY_BET, typeId: 2, status: 'won' } });
    await choose(page, 'Type', '5');
    expect(lastFilter()).toMatchObject({ filter: { typeId: 5, status: 'won' } });
    await choose(page, 'Type', 'any');
    expect(lastFilter()).toMatchObject({ filter: { typeId: null } });
    await choose(page, 'Product', 'live');
    expect(lastFilter()).toMatchObject({ filter: { product: 'live', status: 'won' } });
    await choose(page, 'Placed', 'week');
    const { from } = lastDays(7, core.line.now(), 'auto');
    expect(lastFilter()).toMatchObject({ filter: { from, to: null } });
    expect(gone).toEqual([
      '/en/office/history?status=won&type=2',
      '/en/office/history?status=won&type=5',
      '/en/office/history?status=won',
      '/en/office/history?status=won&product=live',
      `/en/office/history?status=won&product=live&from=${dayOf(from ?? 0, 'auto')}`,
    ]);
    expect([...page.all('.pick select')].map((pick) => (pick as HTMLSelectElement).value)).toEqual([
      'any',
      'live',
      'week',
    ]);
  });
  it('follow the address: on a reload, on going back, or from a shared link', async () => {
    const { page } = await open('/en/office/history?status=lost&type=1&product=line&from=2026-11-02&to=2026-11-03');
    expect(lastFilter()).toEqual({
      list: 'office',
      filter: { status: 'lost', typeId: 1, product: 'line', ...boundsOf('2026-11-02', '2026-11-03', 'auto') },
    });
    expect(text(page.one('.chip[aria-pressed="true"]'))).toBe('Lost');
    expect(page.all('input[type="date"]').map((field) => (field as HTMLInputElement).value)).toEqual([
      '2026-11-02',
      '2026-11-03',
    ]);
    await page.after(() =>
      page.places.land({ kind: 'show', target: readSiteAddress('/en/office/history'), commands: [] }),
    );
    expect(lastFilter()).toEqual({ list: 'office', filter: EVERY_BET });
    expect(page.all('input[type="date"]')).toEqual([]);
  });
  it('can be reset when no bet matches', async () => {
    core.fake.set.history({ ...EMPTY_HISTORY, filter: { ...EVERY_BET, status: 'won' } });
    const { page, gone } = await open('/en/office/history?status=won');
    await page.click(page.one('.empty .button'));
    expect([lastFilter(), gone]).toEqual([{ list: 'office', filter: EVERY_BET }, ['/en/office/history']]);
  });
  it('round-trip through the address', () => {
    for (const zone of ['auto', 0, 5.5, -8] as const) {
      for (const status of STATUSES)
        for (const typeId of [null, ...TYPES])
          for (const product of PRODUCTS) {
            const filter = {
              status,
              typeId,
              product,
              ...boundsOf('2026-02-27', product === 'live' ? '' : '2026-03-02', zone),
            };
            expect(filterOf(queryOf(filter, zone), zone)).toEqual(filter);
          }
    }
    expect(queryOf(EVERY_BET, 0)).toBe('');
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
    expect([dayOf(NOW, 0), dayOf(NOW, 12), dayOf(Date.UTC(2026, 0, 1), -1)]).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2025-12-31',
    ]);
    expect(dayOf(new Date(2026, 2, 5, 23, 59).getTime(), 'auto')).toBe('2026-03-05');
  });
  it('are swapped when reversed, and ignored when invalid', () => {
    expect(boundsOf('2026-11-22', '2026-11-21', 0)).toEqual(boundsOf('2026-11-21', '2026-11-22', 0));
    expect([boundsOf('', '', 0), boundsOf('2026-02-30', 'x', 0)]).toEqual([
      { from: null, to: null },
      { from: null, to: null },
    ]);
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
    const page = (drawn = await draw(core, <HistoryScreen params={{}} />));
    await page.click(page.one('.history-export .button'));
    expect(core.fake.commands.at(-1)).toEqual({ type: 'history/export', payload: { filter } });
    await page.after(() =>
      core.fake.set.history({ ...EMPTY_HISTORY, filter, exported: { ask: 'a', filter, status: 'loading' } }),
    );
    expect(text(page.one('.history-export .button'))).toBe('Gathering bets');
    await page.click(page.one('.history-export .button'));
    await page.after(() =>
      core.fake.set.history({
        ...EMPTY_HISTORY,
        filter,
        exported: { ask: 'a', filter, status: 'ready', bets: BETS, isCut: true },
      }),
    );
    expect([
      names,
      core.fake.commands.filter(({ type }) => type === 'history/export').length,
      core.fake.commands.at(-1),
    ]).toEqual([['bets-2026-11-21-won.csv'], 1, { type: 'history/closeExport', payload: {} }]);
    expect(text(page.one('.history-export .office-note'))).toBe(
      'Saved 4 bets as bets-2026-11-21-won.csv. There are more: choose a period to save the older ones.',
    );
    const csv = (await made[0]?.text()) ?? '';
    expect(csv).toContain('Bayern München – Borussia Mönchengladbach');
    expect(csv).not.toMatch(/[\u2066-\u2069]/);
    await page.after(() =>
      core.fake.set.history({ ...EMPTY_HISTORY, exported: { ask: 'b', filter, status: 'failed' } }),
    );
    expect(text(page.one('.history-export .office-note'))).toContain('could not be gathered');
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
  const state = (page: Drawn): string | null => page.one('[data-receipt]').getAttribute('data-receipt');

  it('shows that there is none, that sealing is pending, or that it failed', async () => {
    opened(WON);
    const page = (drawn = await draw(core, <HistoryScreen params={{ bet: WON.id }} />));
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
      drawn = await draw(core, <HistoryScreen params={{ bet: WON.id }} />);
      expect([
        state(drawn),
        drawn.all('.record-legs li').length,
        text(drawn.one('.seal')).includes(receipt.hash),
      ]).toEqual([verdict, 2, true]);
      await drawn.remove();
    }
    core.verifyReceipts = () => Promise.reject(new Error('no digest'));
    drawn = await draw(core, <HistoryScreen params={{ bet: WON.id }} />);
    expect(state(drawn)).toBe('unchecked');
  });

  it('with unreadable contents is shown by its hash only', async () => {
    const receipt = await receiptOf();
    opened(WON);
    core.fake.set.receipts({ receipts: [{ ...receipt, text: '{' }], passed: [], due: [], hasFailed: false });
    const page = (drawn = await draw(core, <HistoryScreen params={{ bet: WON.id }} />));
    expect([page.all('.record-legs').length, page.all('.receipt-ways .button').length]).toEqual([0, 3]);
  });

  it('is printed with the bet', async () => {
    const receipt = await receiptOf();
    opened(WON);
    core.fake.set.receipts({ receipts: [receipt], passed: [], due: [], hasFailed: false });
    const printed = vi.fn();
    vi.stubGlobal('print', printed);
    const page = (drawn = await draw(core, <PrintCouponScreen params={{ couponId: WON.id }} />));
    expect([state(page), page.all('.sheet .bet-leg').length]).toEqual(['intact', 3]);
    await page.click(page.one('.sheet-ways .button'));
    expect(printed).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('an unknown bet is shown as not found', async () => {
    core.fake.set.history({ ...EMPTY_HISTORY, opened: { id: '9', status: 'missing', bet: null } });
    const page = (drawn = await draw(core, <PrintCouponScreen params={{ couponId: '9' }} />));
    expect(text(page.one('.empty-title'))).toBe('This bet is not in your history');
    await page.after(() =>
      core.fake.set.history({ ...EMPTY_HISTORY, opened: { id: '9', status: 'failed', bet: null } }),
    );
    await page.click(page.one('.empty .is-main'));
    expect(core.fake.commands.filter(({ type }) => type === 'history/openBet')).toHaveLength(2);
  });
});

describe('repeating a bet', () => {
  it('requests the legs of the bet for the coupon, and shows the result', async () => {
    core.fake.set.history({ ...EMPTY_HISTORY, opened: { id: WON.id, status: 'ready', bet: WON } });
    const page = (drawn = await draw(core, <HistoryScreen params={{ bet: WON.id }} />));
    await page.click(page.one('.repeat .button'));
    expect(core.fake.commands.at(-1)).toEqual({
      type: 'coupon/load',
      payload: { from: { kind: 'repeat', betId: WON.id } },
    });
    const coupon = core.coupon.get();
    await page.after(() => core.fake.set.coupon({ ...coupon, loading: { status: 'idle', problem: null, missing: 1 } }));
    expect(text(page.one('.repeat .office-note'))).toContain('1 selection is no longer offered.');
    await page.after(() =>
      core.fake.set.coupon({ ...coupon, loading: { status: 'failed', problem: null, missing: 0 } }),
    );
    expect(text(page.one('.repeat .office-note'))).toContain('could not be put');
  });
});
