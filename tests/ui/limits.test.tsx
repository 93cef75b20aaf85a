/** The limits' screens, with the module's own decider and the operator's own book. */
import { within } from '@testing-library/react';
import type { View } from 'touchline/app/features';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PACK, NETHERLANDS_PACK, UNITED_KINGDOM_PACK } from 'touchline/core/limits/packs/packs';
import { viewLimits } from 'touchline/core/limits/views';
import { LimitsScreen } from '../../ui/web/screens/limits/limits-screen.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createLimitsDesk, ME } from './limits-desk.ts';
import type { LimitsDesk } from './limits-desk.ts';
import { lookOf, startingWith, textOf } from './page-text.ts';
import { render, type Rendered } from './render.tsx';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

beforeAll(() => loadNamespaces('limits'));

const show = (desk: LimitsDesk, section = ''): Promise<Rendered> =>
  render(desk.core, <LimitsScreen params={section === '' ? {} : { section }} />);

/** The part of the page with this limit. */
const field = (page: Rendered, name: string): HTMLElement => page.getByRole('group', { name });
const button = (part: HTMLElement, name: string): HTMLElement =>
  within(part).getByRole('button', { name: startingWith(name) });
const input = (part: HTMLElement): HTMLElement => within(part).getByRole('textbox');
/** The faults that the page reports; their places are always there, mostly empty. */
const alerts = (page: Rendered): readonly string[] => page.getAllByRole('alert').map(textOf).filter(Boolean);

/** Counts every click from opening to completion; typing an amount counts like a tap on a suggestion. */
async function stepsTo(page: Rendered, desk: LimitsDesk, name: string, choice: string): Promise<number> {
  let clicks = 0;
  const click = async (target: HTMLElement): Promise<void> => {
    clicks += 1;
    await page.user.click(target);
  };
  await click(button(field(page, name), textOf(field(page, name)).includes('No limit') ? 'Set' : 'Change'));
  await click(button(field(page, name), choice));
  await click(button(field(page, name), 'Set this limit'));
  const dialog = page.queryByRole('dialog');
  if (dialog !== null) {
    for (const question of within(dialog).getAllByRole('group')) {
      const [first, second] = within(question).getAllByRole('radio');
      const answer = textOf(question).startsWith('Can you afford') ? first : second;
      if (answer === undefined) throw new Error(`no answer to ${textOf(question)}`);
      await click(answer);
    }
    await click(button(dialog, 'Answer'));
  }
  if (desk.state().limits.some(({ limitState }) => limitState === 'PENDING')) {
    await page.after(() => desk.pass(DAY + SECOND));
    await click(button(field(page, name), 'Confirm'));
  }
  return clicks;
}

describe('the currency', () => {
  it('[LIM-23] is the limit’s own in every amount, even when the active account has another', async () => {
    const desk = createLimitsDesk({ currency: 'USD' });
    expect(desk.core.accounts.get().active?.iso).toBe('EUR');
    desk.book.save(ME, [{ limitType: 'depositDay', limitValue: 5_000 }], null);
    desk.pass(SECOND);
    const page = await show(desk, 'deposit-limit');
    const limit = field(page, textOf(page.getAllByRole('heading', { level: 3 })[0]));
    expect(textOf(limit)).toContain('$50');
    await page.user.click(button(limit, 'Change'));
    expect(textOf(limit)).toContain('USD');
    expect(textOf(page.container)).not.toContain('€');
  });
});

describe('the limits', () => {
  it('[LIM-6] are in five sections, each with its own address', async () => {
    const desk = createLimitsDesk();
    const page = await show(desk);
    expect(page.getAllByRole('heading', { level: 2 }).map(textOf)).toEqual([
      'Deposit limit',
      'Extra limits',
      'Reality checks',
      'Wagering limits',
      'Loss limits',
    ]);
    expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(13);
    page.unmount();
    for (const [section, fields] of [
      ['deposit-limit', 3],
      ['extra-limits', 3],
      ['reality-checks', 1],
      ['wagering-limits', 3],
      ['loss-limits', 3],
    ] as const) {
      const one = await show(desk, section);
      const sections = within(one.getByRole('navigation', { name: 'Sections of the limits' }));
      expect(one.getAllByRole('heading', { level: 3 }), section).toHaveLength(fields);
      expect(textOf(one.getByRole('heading', { level: 2 }))).toBe(
        textOf(sections.getByRole('link', { current: 'page' })),
      );
      one.unmount();
    }
  });
  it('[LIM-5] show the use, the remainder and when more frees up', async () => {
    const desk = createLimitsDesk();
    desk.book.save(ME, [{ limitType: 'depositDay', limitValue: 10_000 }], null);
    desk.book.ledger.deposit(ME, 'a', 2_000, desk.book.now() - 2 * HOUR);
    desk.book.ledger.deposit(ME, 'b', 1_000, desk.book.now() - HOUR);
    const page = await show(desk);
    const limit = field(page, 'Deposit limit for 24 hours');
    expect(within(limit).queryByText('€30.00 used')).not.toBeNull();
    expect(within(limit).queryByText('€70.00 left')).not.toBeNull();
    const use = within(limit).getByRole('progressbar');
    expect(use).toHaveProperty('value', 3_000);
    expect(use).toHaveProperty('max', 10_000);
    expect(within(limit).queryByText(/^From .+: €90\.00 left$/)).not.toBeNull();
    expect(textOf(within(limit).getByRole('listitem'))).toMatch(/^From .+: €100\.00 left$/);
  });
  it('[LIM-28] have the operator’s name of a choice, and the site’s own for the others', async () => {
    const desk = createLimitsDesk();
    const names = { realityCheck: { 15: 'Every quarter of an hour' }, timeOut: { 7: 'A whole week' } };
    const page = await show(desk);
    await page.after(() =>
      desk.core.fake.set.feature('limits', { ...viewLimits(desk.state(), DEFAULT_PACK, null), optionsMap: names }),
    );
    const checks = field(page, 'Reality check');
    await page.user.click(button(checks, 'Set'));
    const choices = within(within(checks).getByRole('group', { name: 'Values to choose from' }))
      .getAllByRole('button')
      .map(textOf);
    expect(choices).toContain('Every quarter of an hour');
    expect(choices).toContain('every 5 minutes');
    await page.user.click(button(field(page, 'Deposit time-out'), 'Choose a length'));
    expect(within(field(page, 'Deposit time-out')).queryByRole('radio', { name: /^A whole week/ })).not.toBeNull();
  });
  it('[CSN-40] a deposit time-out says before the choice that it closes games for money, too', async () => {
    const page = await show(createLimitsDesk());
    expect(textOf(field(page, 'Deposit time-out'))).toContain(
      'Closes deposits and casino games for money for the time you choose. You can still bet on sports and withdraw.',
    );
  });
  it('[LIM-2] apply a stricter free amount at once, and announce that before', async () => {
    const desk = createLimitsDesk();
    const page = await show(desk);
    await page.user.click(button(field(page, 'Stakes in 24 hours'), 'Set'));
    await page.user.fill(input(field(page, 'Stakes in 24 hours')), '12,50');
    expect(textOf(within(field(page, 'Stakes in 24 hours')).getByRole('status'))).toBe('Stricter: it applies at once.');
    await page.user.click(button(field(page, 'Stakes in 24 hours'), 'Set this limit'));
    expect(within(field(page, 'Stakes in 24 hours')).queryByText('€12.50')).not.toBeNull();
    expect(textOf(page.getByRole('status'))).toContain('Saved.');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: Stakes in 24 hours');
  });
  it('[LIM-14] report on failure only what is certain, with the server’s title before the catalogue’s text', async () => {
    const desk = createLimitsDesk();
    desk.book.save(ME, [{ limitType: 'stakeDay', limitValue: 5_000 }], null);
    const page = await show(desk);
    desk.lose();
    await page.user.click(button(field(page, 'Stakes in 24 hours'), 'Change'));
    await page.user.click(button(field(page, 'Stakes in 24 hours'), '€10.00'));
    await page.user.click(button(field(page, 'Stakes in 24 hours'), 'Set this limit'));
    expect(alerts(page)).toEqual([
      expect.stringMatching(/^We received no answer\. .+ a stricter value may already apply\.$/),
    ]);
    await page.after(() => {
      const { outcome } = desk.state();
      if (outcome !== null)
        desk.core.fake.set.feature('limits', {
          ...(desk.core.feature('limits').get() as View<'limits'>),
          outcome: { ...outcome, title: 'Ask our desk' },
        });
    });
    expect(alerts(page)).toEqual([expect.stringMatching(/^Ask our desk/)]);
  });
  it('[LIM-1] report an invalid amount beside the field, and send nothing', async () => {
    const desk = createLimitsDesk();
    const page = await show(desk);
    await page.user.click(button(field(page, 'Stakes in 24 hours'), 'Set'));
    await page.user.fill(input(field(page, 'Stakes in 24 hours')), '12.345');
    await page.user.click(button(field(page, 'Stakes in 24 hours'), 'Set this limit'));
    expect(within(field(page, 'Stakes in 24 hours')).queryByText('There are too many decimals.')).not.toBeNull();
    expect(desk.asked()).not.toContain('save');
  });
  it('[LIM-21] never take more steps to tighten than to loosen, removal included', async () => {
    const steps: Record<string, number> = {};
    for (const [what, from, choice] of [
      ['set', null, '€50.00'],
      ['tighten', 10_000, '€50.00'],
      ['loosen', 10_000, '€250.00'],
      ['remove', 10_000, 'No limit'],
    ] as const) {
      const desk = createLimitsDesk();
      if (from !== null) desk.book.save(ME, [{ limitType: 'depositDay', limitValue: from }], null);
      const page = await show(desk);
      steps[what] = await stepsTo(page, desk, 'Deposit limit for 24 hours', choice);
      const end = choice === 'No limit' ? undefined : Number(choice.replace(/\D/g, ''));
      const kept = desk.book
        .list(ME)
        .find(({ limitType, limitState }) => limitType === 'depositDay' && limitState === 'ACTIVE');
      expect(kept?.limitValue, what).toBe(end);
      page.unmount();
    }
    expect(steps['set']).toBeLessThanOrEqual(steps['loosen'] ?? 0);
    expect(steps['tighten']).toBeLessThanOrEqual(Math.min(steps['loosen'] ?? 0, steps['remove'] ?? 0));
    expect(steps).toEqual({ set: 3, tighten: 3, loosen: 4, remove: 8 });
  });
  it('[LIM-7, LIM-8, LIM-9] show a pending change with direction, deadline, a yes once due and a no always; both alike', async () => {
    const desk = createLimitsDesk();
    desk.book.save(ME, [{ limitType: 'depositDay', limitValue: 5_000 }], null);
    desk.book.save(ME, [{ limitType: 'depositDay', limitValue: 9_000 }], null);
    const page = await show(desk);
    const limit = field(page, 'Deposit limit for 24 hours');
    expect(textOf(limit)).toMatch(/€50\.00 → €90\.00 \(looser\)It can be confirmed from .+ 24 hours left/);
    expect(page.queryByText(/^One limit has a change waiting until .+: 24 hours left\.$/)).not.toBeNull();
    const yes = button(limit, 'Confirm');
    expect(lookOf(yes)).toBe(lookOf(button(limit, 'Reject')));
    expect(yes.getAttribute('aria-disabled')).toBe('true');
    await page.user.click(yes);
    expect(textOf(within(limit).getByRole('alert'))).toBe("It can't be confirmed yet.");
    await page.after(() => desk.pass(DAY - SECOND));
    expect(textOf(limit)).toContain('1 hour left');
    await page.after(() => desk.pass(2 * SECOND));
    expect(textOf(limit)).toContain('The waiting time is over');
    expect(button(limit, 'Confirm').getAttribute('aria-disabled')).toBe('false');
    await page.user.click(button(limit, 'Reject'));
    expect(within(limit).queryByRole('button', { name: startingWith('Confirm') })).toBeNull();
    expect(desk.state().limits.map(({ limitValue }) => limitValue)).toEqual([5_000]);
  });
  it('[LIM-9] count several pending changes', async () => {
    const desk = createLimitsDesk();
    for (const limitType of ['depositDay', 'stakeDay'] as const)
      for (const limitValue of [5_000, 9_000]) desk.book.save(ME, [{ limitType, limitValue }], null);
    const page = await show(desk);
    expect(page.queryByText(/^2 limits have changes waiting, the last until .+: 24 hours left\.$/)).not.toBeNull();
  });
  it('[LIM-6] mark a locked section, which still accepts stricter values', async () => {
    const desk = createLimitsDesk();
    desk.book.save(ME, [{ limitType: 'sessionTime', limitValue: 8 }], null);
    desk.book.lock(ME, true);
    const page = await show(desk, 'extra-limits');
    expect(page.queryByText(/^We have locked this section\./)).not.toBeNull();
    await page.user.click(button(field(page, 'Session limit'), 'Change'));
    await page.user.click(button(field(page, 'Session limit'), '12 hours a day'));
    await page.user.click(button(field(page, 'Session limit'), 'Set this limit'));
    expect(textOf(within(field(page, 'Session limit')).getByRole('alert'))).toBe(
      'This section is locked: only a stricter value is possible.',
    );
    await page.user.click(button(field(page, 'Session limit'), '4 hours a day'));
    await page.user.click(button(field(page, 'Session limit'), 'Set this limit'));
    expect(within(field(page, 'Session limit')).queryByText('4 hours a day')).not.toBeNull();
    expect(within(field(page, 'Session limit')).queryByRole('alert')).toBeNull();
  });
  it('[LIM-20] have the jurisdiction’s texts, values and required limits', async () => {
    const british = await show(createLimitsDesk({ pack: UNITED_KINGDOM_PACK }));
    expect(textOf(british.getAllByRole('heading', { level: 3 })[0])).toBe('Gross deposit limit for 24 hours');
    await british.user.click(button(field(british, 'Stakes in 24 hours'), 'Set'));
    expect(within(field(british, 'Stakes in 24 hours')).queryByRole('textbox')).not.toBeNull();
    expect(british.queryByRole('group', { name: 'Values to choose from' })).toBeNull();
    british.unmount();
    const dutch = await show(createLimitsDesk({ pack: NETHERLANDS_PACK }));
    expect(
      dutch.queryByText(
        'Before your first bet or deposit, the rules here require: Deposit limit for 24 hours or Deposit limit for 7 days or Deposit limit for 30 days; Session limit',
      ),
    ).not.toBeNull();
    await dutch.user.click(button(field(dutch, 'Deposit limit for 30 days'), 'Set'));
    await dutch.user.fill(input(field(dutch, 'Deposit limit for 30 days')), '800');
    expect(textOf(within(field(dutch, 'Deposit limit for 30 days')).getByRole('status'))).toBe(
      'Stricter: it applies at once.',
    );
  });
});

describe('self-exclusion', () => {
  async function asks(desk: LimitsDesk, name: string, length: string): Promise<Rendered> {
    const page = await show(desk, 'extra-limits');
    await page.user.click(button(field(page, name), 'Choose a length'));
    await page.user.click(within(field(page, name)).getByRole('radio', { name: startingWith(length) }));
    return page;
  }
  it('[LIM-3, LIM-21] offers each length once, with its end, and asks once with effect and end; both answers alike', async () => {
    const desk = createLimitsDesk();
    const page = await asks(desk, 'Self-exclusion', '6 months');
    expect(
      within(field(page, 'Self-exclusion'))
        .getAllByRole('radio')
        .map((each) => Number(each.getAttribute('value'))),
    ).toEqual([1, 7, 30, 90, 180, 365, 730, 1_095, 1_825]);
    await page.user.click(button(field(page, 'Self-exclusion'), 'Continue'));
    const dialog = page.getByRole('dialog');
    expect(textOf(dialog)).toMatch(
      /Exclude yourself for 6 months\?.*No bets, deposits, bonuses or promotions until .+\d{4}.*you can withdraw at any time.*Nobody can end it earlier/,
    );
    expect(textOf(dialog)).not.toMatch(/sure|regret|sorry|offer|free bet/i);
    expect(lookOf(button(dialog, 'Exclude me'))).toBe(lookOf(button(dialog, 'Not now')));
    await page.user.click(button(dialog, 'Not now'));
    expect(page.queryByRole('dialog')).toBeNull();
    expect(desk.asked()).not.toContain('save');
    await page.user.click(button(field(page, 'Self-exclusion'), 'Continue'));
    await page.user.click(button(page.getByRole('dialog'), 'Exclude me'));
    expect(desk.core.feature('limits').get()?.isExcluded).toBe(true);
    expect(page.queryByText(/^You have excluded yourself until .+ You can still withdraw\.$/)).not.toBeNull();
    expect(textOf(page.getByRole('region', { name: 'Extra limits' }))).toContain('You have excluded yourself: bets');
  });
  it('[LIM-16] accepts one of the operator’s reasons, or none', async () => {
    const desk = createLimitsDesk();
    const page = await asks(desk, 'Self-exclusion', '7 days');
    const reason = within(field(page, 'Self-exclusion')).getByRole('combobox');
    expect(within(reason).getAllByRole('option').map(textOf)).toEqual([
      'I would rather not say',
      'I spend more than I want to',
      'It takes too much time',
      'For my family',
      'I want a break',
      'Another reason',
    ]);
    await page.user.select(reason, 'It takes too much time');
    await page.user.click(button(field(page, 'Self-exclusion'), 'Continue'));
    await page.user.click(button(page.getByRole('dialog'), 'Exclude me'));
    expect(desk.core.fake.commands.find(({ type }) => type === 'limits/save')?.payload).toEqual({
      changes: [{ limitType: 'selfExclusion', limitValue: 7 }],
      reasonId: 2,
    });
  });
  it('[LIM-3] can only be extended while it runs', async () => {
    const desk = createLimitsDesk();
    desk.book.save(ME, [{ limitType: 'timeOut', limitValue: 7 }], null);
    const page = await show(desk, 'extra-limits');
    await page.user.click(button(field(page, 'Deposit time-out'), 'Make it longer'));
    const lengths = within(field(page, 'Deposit time-out')).getAllByRole('radio');
    expect(lengths.map((each) => each.getAttribute('value'))).toEqual(['30']);
    await page.user.click(button(field(page, 'Deposit time-out'), 'Continue'));
    expect(textOf(within(field(page, 'Deposit time-out')).getByRole('alert'))).toBe('Choose how long.');
    page.unmount();
    desk.book.save(ME, [{ limitType: 'timeOut', limitValue: 30 }], null);
    const longest = await show(desk, 'extra-limits');
    expect(within(field(longest, 'Deposit time-out')).queryByRole('button')).toBeNull();
  });
});

describe('the questions before a limit is removed', () => {
  it('[LIM-14] are answered with their token; wrong answers keep the limit, and the player may keep it', async () => {
    const desk = createLimitsDesk();
    desk.book.save(ME, [{ limitType: 'depositDay', limitValue: 5_000 }], null);
    const page = await show(desk);
    const ask = async (): Promise<void> => {
      await page.user.click(button(field(page, 'Deposit limit for 24 hours'), 'Change'));
      await page.user.click(button(field(page, 'Deposit limit for 24 hours'), 'No limit'));
      await page.user.click(button(field(page, 'Deposit limit for 24 hours'), 'Set this limit'));
    };
    await ask();
    await page.user.click(button(page.getByRole('dialog'), 'Answer'));
    expect(textOf(within(page.getByRole('dialog')).getByRole('alert'))).toBe('Please answer every question.');
    for (const question of within(page.getByRole('dialog')).getAllByRole('group')) {
      const [first] = within(question).getAllByRole('radio');
      if (first !== undefined) await page.user.click(first);
    }
    await page.user.click(button(page.getByRole('dialog'), 'Answer'));
    expect(textOf(within(page.getByRole('dialog')).getByRole('alert'))).toBe(
      'Because of your answers the limit stays.',
    );
    // The first question was answered well, the others were not [LIM-25].
    expect(
      within(page.getByRole('dialog'))
        .getAllByRole('group')
        .map((question) => within(question).queryByText(/is a reason to keep/) !== null),
    ).toEqual([false, true, true]);
    expect(lookOf(button(page.getByRole('dialog'), 'Answer'))).toBe(
      lookOf(button(page.getByRole('dialog'), 'Keep the limit')),
    );
    await page.user.click(button(page.getByRole('dialog'), 'Keep the limit'));
    expect(page.queryByRole('dialog')).toBeNull();
    expect(desk.state().limits.map(({ limitState }) => limitState)).toEqual(['ACTIVE']);
  });
});
