/**
 * Limits on every page: the stop button, the questions, the banner, "my control"; with the module's own decider and
 * the operator's own book.
 */
import { within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { money } from 'touchline/kernel/money';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import { SWEDEN_PACK, UNITED_KINGDOM_PACK } from 'touchline/core/limits/packs/packs';
import { Blockers } from '../../ui/web/screens/coupon/blockers.tsx';
import { LimitsScreen } from '../../ui/web/screens/limits/limits-screen.tsx';
import { LimitsShell } from '../../ui/web/screens/limits/limits-shell.tsx';
import { StopButton } from '../../ui/web/screens/limits/stop-button.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { coupon, drafted } from '../unit/coupon/given.ts';
import { createLimitsDesk, ME } from './limits-desk.ts';
import type { LimitsDesk } from './limits-desk.ts';
import { lookOf, startingWith, textOf } from './page-text.ts';
import { render, type Rendered } from './render.tsx';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DUE = DAY + 1_000;

beforeAll(() => loadNamespaces('limits'));

const button = (part: HTMLElement, name: string): HTMLElement =>
  within(part).getByRole('button', { name: startingWith(name) });
const shell = (desk: LimitsDesk): Promise<Rendered> => render(desk.core, <LimitsShell />);
const remind = (desk: LimitsDesk): boolean => desk.run({ type: 'limits/remind', payload: { at: desk.book.now() } });
const answered = (desk: LimitsDesk): unknown =>
  desk.core.fake.commands.find(({ type }) => type === 'limits/answerReminder')?.payload;

describe('the stop button', () => {
  it('[LIM-21] asks once, with the effect and the end, and applies with the answer', async () => {
    const desk = createLimitsDesk();
    const page = await render(desk.core, <StopButton />);
    await page.user.click(button(page.container, 'Stop'));
    expect(textOf(page.getByRole('dialog'))).toMatch(
      /^Stop for 24 hours.*No bets, deposits, bonuses or promotions until .+Your money stays yours.*Nobody can end it earlier/,
    );
    expect(lookOf(button(page.getByRole('dialog'), 'Stop for 24 hours'))).toBe(
      lookOf(button(page.getByRole('dialog'), 'Not now')),
    );
    await page.user.click(button(page.getByRole('dialog'), 'Not now'));
    expect(page.queryByRole('dialog')).toBeNull();
    expect(desk.asked()).toEqual([]);
    await page.user.click(button(page.container, 'Stop'));
    await page.user.click(button(page.getByRole('dialog'), 'Stop for 24 hours'));
    expect(textOf(page.getByRole('dialog'))).toMatch(/^Everything has stopped/);
    expect(desk.book.stops(ME, 'stake', 1)).toMatchObject([{ code: 'excluded', freesAt: desk.book.now() + DAY }]);
  });
  it('[LIM-21] reports a lost answer or a part that failed to load, and can be used again', async () => {
    const desk = createLimitsDesk();
    const page = await render(desk.core, <StopButton />);
    await page.user.click(button(page.container, 'Stop'));
    desk.lose();
    await page.user.click(button(page.getByRole('dialog'), 'Stop for 24 hours'));
    expect(textOf(within(page.getByRole('dialog')).getByRole('alert'))).toContain(
      'We have not received an answer yet.',
    );
    const bring = vi.spyOn(desk.core, 'load').mockRejectedValueOnce(new Error('offline'));
    await page.user.click(button(page.getByRole('dialog'), 'Stop for 24 hours'));
    expect(textOf(within(page.getByRole('dialog')).getByRole('alert'))).toContain(
      'We have not received an answer yet.',
    );
    bring.mockRestore();
    await page.user.click(button(page.getByRole('dialog'), 'Stop for 24 hours'));
    expect(textOf(page.getByRole('dialog'))).toMatch(/^Everything has stopped/);
  });
});

describe('limits over every page', () => {
  it('[LIM-21, CSN-40] an exclusion and a time-out are shown with what they close, their end and a link to the limits', async () => {
    const desk = createLimitsDesk();
    const page = await shell(desk);
    expect(page.queryByRole('status')).toBeNull();
    await page.after(
      () => void desk.run({ type: 'limits/save', payload: { changes: [{ limitType: 'timeOut', limitValue: 1 }] } }),
    );
    expect(textOf(page.getByRole('status'))).toMatch(
      /^Deposits and games for money are closed until .+, as you wished\.Limits$/,
    );
    await page.after(() => void desk.run({ type: 'limits/stop', payload: {} }));
    expect(textOf(page.getByRole('status'))).toMatch(
      /^You have excluded yourself until .+\. You can still withdraw\.Limits$/,
    );
    expect(page.getByRole('link', { name: 'Limits' }).getAttribute('href')).toBe('/en/office/responsible');
  });
  it('[LIM-11] a reality check shows time and net result first; continue, not again, log out, cancel', async () => {
    const ways = [
      ['Continue', { action: 'continue', notAgain: false }],
      ['Log out', { action: 'log_out', notAgain: false }],
      ['Close', { action: 'nothing', notAgain: false }],
    ] as const;
    for (const [name, payload] of ways) {
      const desk = createLimitsDesk();
      const page = await shell(desk);
      await page.after(() => void remind(desk));
      expect(textOf(page.getByRole('dialog'))).toMatch(/Here for\d+:\d\d:\d\dNet since you logged in-€12\.50/);
      // The icon in the corner is called "Close", too; the answers follow it.
      const answer = page.getAllByRole('button', { name }).at(-1);
      if (answer === undefined) throw new Error(`no ${name}`);
      await page.user.click(answer);
      expect(answered(desk)).toEqual(payload);
      expect(page.queryByRole('dialog')).toBeNull();
      page.unmount();
    }
  });
  it('[LIM-11] "not again" goes only with continue, is absent where the pack forbids it, and Escape cancels', async () => {
    const desk = createLimitsDesk();
    const page = await shell(desk);
    await page.after(() => void remind(desk));
    await page.user.click(page.getByRole('checkbox'));
    await page.user.click(page.getByRole('button', { name: 'Continue' }));
    expect(answered(desk)).toEqual({ action: 'continue', notAgain: true });
    page.unmount();
    const british = createLimitsDesk({ pack: UNITED_KINGDOM_PACK });
    const strict = await shell(british);
    await strict.after(() => void remind(british));
    expect(strict.queryByRole('checkbox')).toBeNull();
    await strict.after(() => void strict.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(answered(british)).toEqual({ action: 'nothing', notAgain: false });
  });
  it('[LIM-10] a due change is asked about: yes approves, everything else rejects; both look alike', async () => {
    const ways = [
      ['Change to €90.00', 9_000],
      ['Keep €50.00', 5_000],
      ['escape', 5_000],
      ['Close', 5_000],
    ] as const;
    for (const [name, value] of ways) {
      const desk = createLimitsDesk();
      for (const limitValue of [5_000, 9_000]) desk.book.save(ME, [{ limitType: 'depositDay', limitValue }], null);
      const page = await shell(desk);
      expect(page.queryByRole('dialog')).toBeNull();
      await page.after(() => desk.pass(DUE));
      expect(textOf(within(page.getByRole('dialog')).getByRole('paragraph'))).toBe(
        'Deposit limit for 24 hours: from €50.00 to €90.00, as you asked. Unless you confirm, it stays at €50.00.',
      );
      expect(lookOf(button(page.getByRole('dialog'), 'Change'))).toBe(lookOf(button(page.getByRole('dialog'), 'Keep')));
      if (name === 'escape')
        await page.after(() => void page.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
      else await page.user.click(button(page.getByRole('dialog'), name));
      expect(desk.book.list(ME), name).toMatchObject([{ limitState: 'ACTIVE', limitValue: value }]);
      // A notice shows the result in the catalogue's words.
      const notice = desk.core.fake.commands.find(({ type }) => type === 'notices/show')?.payload;
      expect(notice).toMatchObject({
        tone: 'success',
        text: {
          key:
            value === 9_000
              ? 'limits.outcome.confirm_limit_success'
              : 'limits.outcome.responsible_gaming_cancel_limit_success',
        },
      });
      page.unmount();
    }
  });
  it('[LIM-11, LIM-10] one question at a time, the reality check first', async () => {
    const desk = createLimitsDesk({ pack: SWEDEN_PACK });
    for (const limitValue of [5_000, 9_000]) desk.book.save(ME, [{ limitType: 'stakeDay', limitValue }], null);
    const page = await shell(desk);
    const titles = (): readonly string[] =>
      page.getAllByRole('dialog').map((dialog) => textOf(within(dialog).getByRole('heading')));
    expect(titles()).toEqual(['Set your limits first']);
    await page.after(() => desk.pass(3 * DAY + 1_000));
    expect(titles()).toEqual(['Confirm the change of your limit?']);
    await page.after(() => void remind(desk));
    expect(titles()).toEqual(['A look at the time']);
  });
  it('[LIM-20] required limits are requested once a visit, and "later" is as easy', async () => {
    const desk = createLimitsDesk({ pack: SWEDEN_PACK });
    const page = await shell(desk);
    expect(textOf(within(page.getByRole('dialog')).getByRole('paragraph'))).toContain(
      'Deposit limit for 24 hours; Deposit limit for 7 days; Deposit limit for 30 days',
    );
    expect(lookOf(button(page.getByRole('dialog'), 'Set limits'))).toBe(
      lookOf(button(page.getByRole('dialog'), 'Later')),
    );
    await page.user.click(button(page.getByRole('dialog'), 'Later'));
    await page.after(() => desk.pass(HOUR));
    expect(page.queryByRole('dialog')).toBeNull();
  });
  it('[LIM-20] a due review leads to my control, which completes it', async () => {
    const desk = createLimitsDesk({ pack: UNITED_KINGDOM_PACK });
    desk.book.review(ME);
    const page = await shell(desk);
    await page.after(() => desk.pass(182 * DAY));
    await page.user.click(button(page.getByRole('dialog'), 'Have a look'));
    expect(desk.asked().at(-1)).toBe('review');
    expect(page.queryByRole('dialog')).toBeNull();
    expect(page.go).toHaveBeenCalledOnce();
  });
});

describe('my control', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 14, 40) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const control = (desk: LimitsDesk): Promise<Rendered> =>
    render(desk.core, <LimitsScreen params={{ section: 'my-control' }} />);
  /** The rows of the table without its head and its sum. */
  const rows = (page: Rendered): readonly HTMLElement[] => page.getAllByRole('row').slice(1, -1);
  const cells = (row: HTMLElement): readonly string[] => within(row).getAllByRole('cell').map(textOf);
  const sums = (page: Rendered): readonly string[] => {
    const figures = page.getAllByRole('definition');
    return page.getAllByRole('term').map((term, at) => `${textOf(term)}${textOf(figures[at])}`);
  };
  const moments = (page: Rendered): readonly HTMLElement[] =>
    within(page.getByRole('region', { name: 'Limits and changes' })).queryAllByRole('listitem');

  it('[LIM-19] shows the period as totals, charts and a table with the same figures', async () => {
    const desk = createLimitsDesk();
    desk.book.ledger.stake(ME, 'a', 1_000, desk.book.now() - DAY);
    desk.book.ledger.settle(ME, 'a', 400, desk.book.now() - HOUR);
    desk.book.ledger.deposit(ME, 'd', 5_000, desk.book.now() - 2 * DAY);
    desk.book.ledger.withdraw(ME, 'w', 2_000, desk.book.now() - 20 * DAY);
    const page = await control(desk);
    expect(sums(page)).toEqual([
      'Net-€6.00',
      'Staked€10.00',
      'Returned€4.00',
      'Deposited€50.00',
      'Withdrawn€0.00',
      'Time0 h 0 min',
    ]);
    expect(rows(page)).toHaveLength(7);
    expect(
      rows(page)
        .slice(0, 3)
        .map((row) => cells(row).slice(0, 4)),
    ).toEqual([
      ['-€6.00', '€0.00', '€4.00', '€0.00'],
      ['€0.00', '€10.00', '€0.00', '€0.00'],
      ['€0.00', '€0.00', '€0.00', '€50.00'],
    ]);
    expect(textOf(page.getAllByRole('row').at(-1))).toBe('Sum-€6.00€10.00€4.00€50.00€0.000 h 0 min');
    const charts = page.getAllByRole('img');
    expect(charts.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Net position over the period: -€6.00 in all. The table below has every number.',
      'Deposited €50.00, withdrawn €0.00. The table below has every number.',
    ]);
    // One bar hangs from the line of zero, which is the top of a chart without anything above.
    const bars = [...(charts[0]?.querySelectorAll('rect') ?? [])];
    const zero = charts[0]?.querySelector('line')?.getAttribute('y1');
    expect(zero).toBe('0');
    expect(bars.map((bar) => bar.getAttribute('y'))).toEqual([zero]);
    await page.user.click(button(page.container, '30 days'));
    expect(rows(page)).toHaveLength(30);
    expect(sums(page)).toContain('Withdrawn€20.00');
    await page.user.click(button(page.container, '24 hours'));
    expect(rows(page)).toHaveLength(24);
    expect(sums(page)).toContain('Staked€0.00');
  });
  it('[LIM-19] reports a failed load, and can retry', async () => {
    const desk = createLimitsDesk();
    desk.lose();
    const page = await control(desk);
    expect(page.queryByText('These numbers could not be loaded')).not.toBeNull();
    expect(page.queryByText('Your changes could not be loaded')).not.toBeNull();
    await page.after(() => void desk.run({ type: 'limits/stop', payload: {} }));
    for (const retry of page.getAllByRole('button', { name: 'Try again' })) await page.user.click(retry);
    expect(page.queryByRole('table')).not.toBeNull();
    expect(page.queryByText('Your changes could not be loaded')).toBeNull();
    expect(moments(page)).toEqual([]);
  });
  it('[LIM-19] lists every limit and change on one time line: upcoming, in force, past, the latest first', async () => {
    const desk = createLimitsDesk();
    for (const limitValue of [5_000, 9_000]) desk.book.save(ME, [{ limitType: 'depositDay', limitValue }], null);
    desk.book.save(ME, [{ limitType: 'selfExclusion', limitValue: 7 }], null);
    const page = await control(desk);
    const groupOf = (moment: HTMLElement): string => textOf(within(moment).queryByText(/^(To come|In force)$/));
    expect(moments(page).map((moment) => [groupOf(moment), textOf(moment.lastElementChild)])).toEqual(
      [
        ['To come', 'Self-exclusion ends'],
        ['To come', 'Deposit limit for 24 hours: €90.00 can be confirmed'],
        ['In force', 'Deposit limit for 24 hours: €50.00'],
        ['In force', 'Self-exclusion: 7 days'],
        ['', 'Self-exclusion: 7 days, until 28 Nov, 14:40'],
        ['', 'Deposit limit for 24 hours: €90.00 asked for, to be confirmed from 22 Nov, 14:40'],
        ['', 'Deposit limit for 24 hours: €50.00 set, in force at once'],
      ].map(([is, title]) => [is, expect.stringContaining((title ?? '').replace(/\d\d:\d\d/, ''))]),
    );
  });
  it('[LIM-19] a preview shows what a limit would have stopped, and sets that limit', async () => {
    const desk = createLimitsDesk();
    for (const [key, amount] of [
      ['a', 1_000],
      ['b', 1_500],
      ['c', 400],
    ] as const)
      desk.book.ledger.stake(ME, key, amount, desk.book.now() - 5 * DAY);
    const page = await control(desk);
    const card = page.getByRole('region', { name: 'What would a limit have stopped?' });
    await page.user.fill(within(card).getByRole('textbox'), '15');
    await page.user.click(button(card, 'Show'));
    expect(textOf(card)).toContain('1 of 3, €15.00 in all.');
    await page.user.click(button(card, 'Set it: Stakes in 24 hours, €15.00'));
    expect(desk.book.list(ME)).toMatchObject([{ limitType: 'stakeDay', limitValue: 1_500, limitState: 'ACTIVE' }]);
  });
  it('[LIM-20] opening it completes a review', async () => {
    const desk = createLimitsDesk({ pack: UNITED_KINGDOM_PACK });
    desk.book.review(ME);
    desk.pass(182 * DAY);
    await control(desk);
    expect(desk.asked()).toContain('review');
    expect(desk.core.feature('limits').get()?.isReviewDue).toBe(false);
  });
});

describe('the coupon', () => {
  const own: NonNullable<CouponFacts['ownLimits']> = {
    excluded: null,
    timeOut: null,
    isLimitMissing: true,
    windows: [
      {
        limitType: 'stakeDay',
        limit: money(2_000, 'EUR'),
        left: money(600, 'EUR'),
        frees: [{ at: Date.UTC(2026, 10, 22, 9), left: money(2_000, 'EUR') }],
      },
    ],
  };
  it('[CPN-26] names the limit, the remainder and when it frees, with the remedy and a link to the limits', async () => {
    const desk = createLimitsDesk();
    const { blockers } = coupon(drafted([10], '10'), (world) => void (world.ownLimits = own)).view;
    const page = await render(desk.core, <Blockers blockers={blockers} currency="EUR" />);
    expect(page.getAllByRole('listitem').map(textOf)).toEqual([
      'Set your limits first: the rules here require them before a bet.Set limits',
    ]);
    await page.user.click(button(page.container, 'and 1 more'));
    expect(page.getAllByRole('listitem').map(textOf)).toEqual([
      'Set your limits first: the rules here require them before a bet.Set limits',
      expect.stringMatching(
        /^Your limit on stakes in 24 hours leaves €6\.00\. This stake is possible from 22 Nov, \d\d:00\.Stake €6\.00$/,
      ),
    ]);
    expect(page.getByRole('link', { name: 'Set limits' }).getAttribute('href')).toBe('/en/office/responsible');
    await page.user.click(button(page.container, 'Stake €6.00'));
    expect(desk.core.fake.commands.at(-1)).toEqual({ type: 'coupon/setStake', payload: { amount: 600 } });
  });
});
