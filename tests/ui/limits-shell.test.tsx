/** Limits on every page: the stop button, the questions, the banner, "my control"; with the module's own decider and the operator's own book. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { money } from 'touchline/kernel/money';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import { SWEDEN_PACK, UNITED_KINGDOM_PACK } from 'touchline/core/limits/packs/packs';
import { Blockers } from '../../ui/web/screens/coupon/blockers.tsx';
import { LimitsScreen } from '../../ui/web/screens/limits/limits-screen.tsx';
import { LimitsShell } from '../../ui/web/screens/limits/limits-shell.tsx';
import { StopButton } from '../../ui/web/screens/limits/stop-button.tsx';
import { needWords } from '../../ui/web/text.ts';
import { coupon, drafted } from '../unit/coupon/given.ts';
import { createLimitsDesk, ME } from './limits-desk.ts';
import type { LimitsDesk } from './limits-desk.ts';
import { draw, type Drawn } from './render.tsx';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DUE = DAY + 1_000;
let drawn: Drawn | null = null;

beforeAll(() => needWords('limits'));
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

const text = (element: Element | null): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
function button(within: Element, name: string): HTMLElement {
  const found = [...within.querySelectorAll<HTMLElement>('button')].find((each) =>
    (each.getAttribute('aria-label') ?? text(each)).startsWith(name),
  );
  if (found === undefined) throw new Error(`no button ${name} in ${text(within)}`);
  return found;
}
const shell = async (desk: LimitsDesk): Promise<Drawn> => (drawn = await draw(desk.core, <LimitsShell />));
const remind = (desk: LimitsDesk): boolean => desk.run({ type: 'limits/remind', payload: { at: desk.book.now() } });
const answered = (desk: LimitsDesk): unknown =>
  desk.core.fake.commands.find(({ type }) => type === 'limits/answerReminder')?.payload;

describe('the stop button', () => {
  it('[LIM-21] asks once, with the effect and the end, and applies with the answer', async () => {
    const desk = createLimitsDesk();
    const page = (drawn = await draw(desk.core, <StopButton />));
    await page.click(button(page.element, 'Stop'));
    expect(text(page.one('dialog'))).toMatch(
      /^Stop for 24 hours.*No bets, deposits, bonuses or promotions until .+Your money stays yours.*Nobody can end it earlier/,
    );
    expect(button(page.one('dialog'), 'Stop for 24 hours').className).toBe(
      button(page.one('dialog'), 'Not now').className,
    );
    await page.click(button(page.one('dialog'), 'Not now'));
    expect([page.all('dialog').length, desk.asked()]).toEqual([0, []]);
    await page.click(button(page.element, 'Stop'));
    await page.click(button(page.one('dialog'), 'Stop for 24 hours'));
    expect(text(page.one('dialog'))).toMatch(/^Everything has stopped/);
    expect(desk.book.stops(ME, 'stake', 1)).toMatchObject([{ code: 'excluded', freesAt: desk.book.now() + DAY }]);
  });
  it('[LIM-21] reports a lost answer or a part that failed to load, and can be used again', async () => {
    const desk = createLimitsDesk();
    const page = (drawn = await draw(desk.core, <StopButton />));
    await page.click(button(page.element, 'Stop'));
    desk.lose();
    await page.click(button(page.one('dialog'), 'Stop for 24 hours'));
    expect(text(page.one('dialog [role="alert"]'))).toContain('The operator has not answered yet.');
    const bring = vi.spyOn(desk.core, 'load').mockRejectedValueOnce(new Error('offline'));
    await page.click(button(page.one('dialog'), 'Stop for 24 hours'));
    expect(text(page.one('dialog [role="alert"]'))).toContain('The operator has not answered yet.');
    bring.mockRestore();
    await page.click(button(page.one('dialog'), 'Stop for 24 hours'));
    expect(text(page.one('dialog'))).toMatch(/^Everything has stopped/);
  });
});

describe('limits over every page', () => {
  it('[LIM-21] an exclusion and a time-out are shown with their end and a link to the limits', async () => {
    const desk = createLimitsDesk();
    const page = await shell(desk);
    expect(page.all('.limits-banner')).toHaveLength(0);
    await page.after(
      () => void desk.run({ type: 'limits/save', payload: { changes: [{ limitType: 33, limitValue: 1 }] } }),
    );
    expect(text(page.one('.limits-banner'))).toMatch(/^Deposits are closed until .+, as you wished\.Limits$/);
    await page.after(() => void desk.run({ type: 'limits/stop', payload: {} }));
    expect(text(page.one('.limits-banner'))).toMatch(
      /^You have excluded yourself until .+\. Withdrawing stays open\.Limits$/,
    );
    expect(page.one('.limits-banner a').getAttribute('href')).toBe('/en/office/responsible');
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
      expect(text(page.one('dialog'))).toMatch(/Here for\d+:\d\d:\d\dNet since you logged in-€12\.50/);
      await page.click(button(page.one('dialog .limit-ways'), name));
      expect([answered(desk), page.all('dialog').length]).toEqual([payload, 0]);
      await page.remove();
      drawn = null;
    }
  });
  it('[LIM-11] "not again" goes only with continue, is absent where the pack forbids it, and Escape cancels', async () => {
    const desk = createLimitsDesk();
    const page = await shell(desk);
    await page.after(() => void remind(desk));
    await page.click(page.one('dialog input[type="checkbox"]'));
    await page.click(button(page.one('dialog .limit-ways'), 'Continue'));
    expect(answered(desk)).toEqual({ action: 'continue', notAgain: true });
    await page.remove();
    const british = createLimitsDesk({ pack: UNITED_KINGDOM_PACK });
    const strict = await shell(british);
    await strict.after(() => void remind(british));
    expect(strict.all('dialog input')).toHaveLength(0);
    await strict.after(() => void strict.one('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
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
      for (const limitValue of [5_000, 9_000]) desk.book.save(ME, [{ limitType: 20, limitValue }], null);
      const page = await shell(desk);
      expect(page.all('dialog')).toHaveLength(0);
      await page.after(() => desk.pass(DUE));
      expect(text(page.one('dialog p'))).toBe(
        'Deposit limit for 24 hours: from €50.00 to €90.00, as you asked. Without a yes it stays at €50.00.',
      );
      expect(button(page.one('dialog'), 'Change').className).toBe(button(page.one('dialog'), 'Keep').className);
      if (name === 'escape')
        await page.after(() => void page.one('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
      else await page.click(button(page.one('dialog'), name));
      expect([name, desk.book.list(ME).map(({ limitState, limitValue }) => [limitState, limitValue])]).toEqual([
        name,
        [['ACTIVE', value]],
      ]);
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
      await page.remove();
      drawn = null;
    }
  });
  it('[LIM-11, LIM-10] one question at a time, the reality check first', async () => {
    const desk = createLimitsDesk({ pack: SWEDEN_PACK });
    for (const limitValue of [5_000, 9_000]) desk.book.save(ME, [{ limitType: 1, limitValue }], null);
    const page = await shell(desk);
    const title = (): string => text(page.one('dialog h2'));
    expect([page.all('dialog').length, title()]).toEqual([1, 'Set your limits first']);
    await page.after(() => desk.pass(3 * DAY + 1_000));
    expect([page.all('dialog').length, title()]).toEqual([1, 'Confirm the change of your limit?']);
    await page.after(() => void remind(desk));
    expect([page.all('dialog').length, title()]).toEqual([1, 'A look at the time']);
  });
  it('[LIM-20] required limits are requested once a visit, and "later" is as easy', async () => {
    const desk = createLimitsDesk({ pack: SWEDEN_PACK });
    const page = await shell(desk);
    expect(text(page.one('dialog p'))).toContain(
      'Deposit limit for 24 hours; Deposit limit for 7 days; Deposit limit for 30 days',
    );
    expect(button(page.one('dialog'), 'Set limits').className).toBe(button(page.one('dialog'), 'Later').className);
    await page.click(button(page.one('dialog'), 'Later'));
    await page.after(() => desk.pass(HOUR));
    expect(page.all('dialog')).toHaveLength(0);
  });
  it('[LIM-20] a due review leads to my control, which completes it', async () => {
    const desk = createLimitsDesk({ pack: UNITED_KINGDOM_PACK });
    desk.book.review(ME);
    const page = await shell(desk);
    await page.after(() => desk.pass(182 * DAY));
    await page.click(button(page.one('dialog'), 'Have a look'));
    expect([desk.asked().at(-1), page.all('dialog').length, page.places.get().moving]).toEqual(['review', 0, true]);
  });
});

describe('my control', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 21, 14, 40) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const control = async (desk: LimitsDesk): Promise<Drawn> =>
    (drawn = await draw(desk.core, <LimitsScreen params={{ section: 'my-control' }} />));
  const row = (page: Drawn, at: number): readonly string[] =>
    [...(page.all('.control-table tbody tr')[at]?.children ?? [])].map(text);

  it('[LIM-19] shows the period as totals, charts and a table with the same figures', async () => {
    const desk = createLimitsDesk();
    desk.book.ledger.stake(ME, 'a', 1_000, desk.book.now() - DAY);
    desk.book.ledger.settle(ME, 'a', 400, desk.book.now() - HOUR);
    desk.book.ledger.deposit(ME, 'd', 5_000, desk.book.now() - 2 * DAY);
    desk.book.ledger.withdraw(ME, 'w', 2_000, desk.book.now() - 20 * DAY);
    const page = await control(desk);
    expect(page.all('.control-sums > div').map(text)).toEqual([
      'Net-€6.00',
      'Staked€10.00',
      'Returned€4.00',
      'Deposited€50.00',
      'Withdrawn€0.00',
      'Time0 h 0 min',
    ]);
    expect(page.all('.control-table tbody tr')).toHaveLength(7);
    expect([row(page, 0), row(page, 1), row(page, 2)].map((cells) => cells.slice(1, 5))).toEqual([
      ['-€6.00', '€0.00', '€4.00', '€0.00'],
      ['€0.00', '€10.00', '€0.00', '€0.00'],
      ['€0.00', '€0.00', '€0.00', '€50.00'],
    ]);
    expect(text(page.one('.control-table tfoot'))).toBe('Sum-€6.00€10.00€4.00€50.00€0.000 h 0 min');
    expect(page.all('svg[role="img"]').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Net position over the period: -€6.00 in all. The table below has every number.',
      'Deposited €50.00, withdrawn €0.00. The table below has every number.',
    ]);
    expect([
      page.all('.bars')[0]?.querySelectorAll('.is-up.bar').length,
      page.all('.bars')[0]?.querySelectorAll('.is-down.bar').length,
    ]).toEqual([0, 1]);
    await page.click(button(page.element, '30 days'));
    expect([page.all('.control-table tbody tr').length, text(page.one('.control-sums > div:nth-child(5)'))]).toEqual([
      30,
      'Withdrawn€20.00',
    ]);
    await page.click(button(page.element, '24 hours'));
    expect([page.all('.control-table tbody tr').length, text(page.one('.control-sums > div:nth-child(2)'))]).toEqual([
      24,
      'Staked€0.00',
    ]);
  });
  it('[LIM-19] reports a failed load, and can retry', async () => {
    const desk = createLimitsDesk();
    desk.lose();
    const page = await control(desk);
    expect(page.all('.empty-title').map(text)).toEqual([
      'These numbers could not be loaded',
      'Your changes could not be loaded',
    ]);
    await page.after(() => void desk.run({ type: 'limits/stop', payload: {} }));
    for (const retry of page.all('.empty button')) await page.click(retry);
    expect([page.all('.control-table').length, page.all('.time-line li').length]).toEqual([1, 0]);
  });
  it('[LIM-19] lists every limit and change on one time line: upcoming, in force, past, the latest first', async () => {
    const desk = createLimitsDesk();
    for (const limitValue of [5_000, 9_000]) desk.book.save(ME, [{ limitType: 20, limitValue }], null);
    desk.book.save(ME, [{ limitType: 30, limitValue: 7 }], null);
    const page = await control(desk);
    expect(page.all('.time-line li').map((each) => [each.className, text(each.lastElementChild)])).toEqual(
      [
        ['is-ahead', 'Self-exclusion ends'],
        ['is-ahead', 'Deposit limit for 24 hours: €90.00 can be confirmed'],
        ['is-now', 'Deposit limit for 24 hours: €50.00'],
        ['is-now', 'Self-exclusion: 7 days'],
        ['is-past', 'Self-exclusion: 7 days, until 28 Nov, 14:40'],
        ['is-past', 'Deposit limit for 24 hours: €90.00 asked for, to be confirmed from 22 Nov, 14:40'],
        ['is-past', 'Deposit limit for 24 hours: €50.00 set, in force at once'],
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
    const input = page.one('#preview-amount') as HTMLInputElement;
    await page.after(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '15');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.click(button(page.element, 'Show'));
    const card = page.all('.limits-section')[1] as HTMLElement;
    expect(text(card)).toContain('1 of 3, €15.00 in all.');
    await page.click(button(card, 'Set it: Stakes in 24 hours, €15.00'));
    expect(desk.book.list(ME)).toMatchObject([{ limitType: 1, limitValue: 1_500, limitState: 'ACTIVE' }]);
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
        limitType: 1,
        limit: money(2_000, 'EUR'),
        left: money(600, 'EUR'),
        frees: [{ at: Date.UTC(2026, 10, 22, 9), left: money(2_000, 'EUR') }],
      },
    ],
  };
  it('[CPN-26] names the limit, the remainder and when it frees, with the remedy and a link to the limits', async () => {
    const desk = createLimitsDesk();
    const { blockers } = coupon(drafted([10], '10'), (world) => void (world.ownLimits = own)).view;
    const page = (drawn = await draw(desk.core, <Blockers blockers={blockers} currency="EUR" />));
    expect(page.all('li').map(text)).toEqual([
      'Set your limits first: the rules here ask for them before a bet.Set limits',
    ]);
    await page.click(button(page.element, 'and 1 more'));
    expect(page.all('li').map(text)).toEqual([
      'Set your limits first: the rules here ask for them before a bet.Set limits',
      expect.stringMatching(
        /^Your limit on stakes in 24 hours leaves €6\.00\. This stake is possible from 22 Nov, \d\d:00\.Stake €6\.00$/,
      ),
    ]);
    expect(page.one('li a').getAttribute('href')).toBe('/en/office/responsible');
    await page.click(button(page.element, 'Stake €6.00'));
    expect(desk.core.fake.commands.at(-1)).toEqual({ type: 'coupon/setStake', payload: { amount: 600 } });
  });
});
