/** The limits' screens, with the module's own decider and the operator's own book. */
import type { View } from 'touchline/app/features';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NETHERLANDS_PACK, UNITED_KINGDOM_PACK } from 'touchline/core/limits/packs/packs';
import { LimitsScreen } from '../../ui/web/screens/limits/limits-screen.tsx';
import { needWords } from '../../ui/web/text.ts';
import { createLimitsDesk, ME } from './limits-desk.ts';
import type { LimitsDesk } from './limits-desk.ts';
import { draw, type Drawn } from './render.tsx';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
let drawn: Drawn | null = null;

beforeAll(() => needWords('limits'));
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

const show = async (desk: LimitsDesk, section = ''): Promise<Drawn> =>
  (drawn = await draw(desk.core, <LimitsScreen params={section === '' ? {} : { section }} />));
const text = (element: Element | null): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The field with this heading. */
function field(page: Drawn, name: string): HTMLElement {
  const found = page.all('.limit').find((each) => text(each.querySelector('h3')) === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}
function button(within: Element, name: string): HTMLElement {
  const found = [...within.querySelectorAll<HTMLElement>('button')].find((each) =>
    (each.getAttribute('aria-label') ?? text(each)).startsWith(name),
  );
  if (found === undefined) throw new Error(`no button ${name} in ${text(within)}`);
  return found;
}
async function type(page: Drawn, input: HTMLElement | null, value: string): Promise<void> {
  await page.after(() => {
    if (!(input instanceof HTMLInputElement)) throw new Error('no input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function pick(page: Drawn, input: HTMLElement | null | undefined): Promise<void> {
  await page.after(() => input?.click());
}

/** Counts every click from opening to completion; typing an amount counts like a tap on a suggestion. */
async function stepsTo(page: Drawn, desk: LimitsDesk, name: string, choice: string): Promise<number> {
  let clicks = 0;
  const click = async (target: HTMLElement): Promise<void> => {
    clicks += 1;
    await page.click(target);
  };
  await click(
    button(field(page, name), /No limit/.test(text(field(page, name).querySelector('.limit-head'))) ? 'Set' : 'Change'),
  );
  await click(button(field(page, name), choice));
  await click(button(field(page, name), 'Set this limit'));
  if (page.all('dialog').length > 0) {
    for (const question of page.all('dialog fieldset'))
      await click(
        question.querySelectorAll<HTMLElement>('input')[
          text(question).startsWith('Can you afford') ? 0 : 1
        ] as HTMLElement,
      );
    await click(button(page.one('dialog'), 'Answer'));
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
    desk.book.save(ME, [{ limitType: 20, limitValue: 5_000 }], null);
    desk.pass(SECOND);
    const page = await show(desk, 'deposit-limit');
    const limit = field(page, text(page.all('.limit h3')[0] ?? null));
    expect(text(limit)).toContain('$50');
    await page.click(button(limit, 'Change'));
    expect(text(limit)).toContain('USD');
    expect(text(page.element)).not.toContain('€');
  });
});

describe('the limits', () => {
  it('[LIM-6] are in five sections, each with its own address', async () => {
    const desk = createLimitsDesk();
    const page = await show(desk);
    expect(page.all('.limits-section h2').map(text)).toEqual([
      'Deposit limit',
      'Extra limits',
      'Reality checks',
      'Wagering limits',
      'Loss limits',
    ]);
    expect(page.all('.limit h3')).toHaveLength(13);
    await page.remove();
    for (const [section, fields] of [
      ['deposit-limit', 3],
      ['extra-limits', 3],
      ['reality-checks', 1],
      ['wagering-limits', 3],
      ['loss-limits', 3],
    ] as const) {
      const one = await show(desk, section);
      expect([
        one.all('.limits-section').length,
        one.all('.limit').length,
        text(one.one('[aria-current="page"]')),
      ]).toEqual([1, fields, text(one.one('.limits-section h2'))]);
      await one.remove();
    }
    drawn = null;
  });
  it('[LIM-5] show the use, the remainder and when more frees up', async () => {
    const desk = createLimitsDesk();
    desk.book.save(ME, [{ limitType: 20, limitValue: 10_000 }], null);
    desk.book.ledger.deposit(ME, 'a', 2_000, desk.book.now() - 2 * HOUR);
    desk.book.ledger.deposit(ME, 'b', 1_000, desk.book.now() - HOUR);
    const page = await show(desk);
    const limit = field(page, 'Deposit limit for 24 hours');
    expect(text(limit.querySelector('.limit-numbers'))).toBe('€30.00 used€70.00 left');
    expect([limit.querySelector('progress')?.value, limit.querySelector('progress')?.max]).toEqual([3_000, 10_000]);
    expect(text(limit.querySelector('.field-hint'))).toMatch(/^From .+: €90\.00 left$/);
    expect(text(limit.querySelector('.limit-frees ul'))).toMatch(/^From .+: €100\.00 left$/);
  });
  it('[LIM-2] apply a stricter free amount at once, and announce that before', async () => {
    const desk = createLimitsDesk();
    const page = await show(desk);
    await page.click(button(field(page, 'Stakes in 24 hours'), 'Set'));
    await type(page, field(page, 'Stakes in 24 hours').querySelector('input'), '12,50');
    expect(text(field(page, 'Stakes in 24 hours').querySelector('[role="status"]'))).toBe(
      'Stricter: it holds at once.',
    );
    await page.click(button(field(page, 'Stakes in 24 hours'), 'Set this limit'));
    expect(text(field(page, 'Stakes in 24 hours').querySelector('.limit-head'))).toBe('Stakes in 24 hours€12.50');
    expect(text(page.one('.limits-outcome'))).toContain('Saved.');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change: Stakes in 24 hours');
  });
  it('[LIM-14] report on failure only what is certain, with the server’s title before the catalogue’s text', async () => {
    const desk = createLimitsDesk();
    desk.book.save(ME, [{ limitType: 1, limitValue: 5_000 }], null);
    const page = await show(desk);
    desk.lose();
    await page.click(button(field(page, 'Stakes in 24 hours'), 'Change'));
    await page.click(button(field(page, 'Stakes in 24 hours'), '€10.00'));
    await page.click(button(field(page, 'Stakes in 24 hours'), 'Set this limit'));
    expect(text(page.one('.limits-outcome[role="alert"]'))).toMatch(
      /^No answer came\. .+ a stricter value may hold already\.$/,
    );
    await page.after(() => {
      const { outcome } = desk.state();
      if (outcome !== null)
        desk.core.fake.set.feature('limits', {
          ...(desk.core.feature('limits').get() as View<'limits'>),
          outcome: { ...outcome, title: 'Ask our desk' },
        });
    });
    expect(text(page.one('.limits-outcome'))).toMatch(/^Ask our desk/);
  });
  it('[LIM-1] report an invalid amount beside the field, and send nothing', async () => {
    const desk = createLimitsDesk();
    const page = await show(desk);
    await page.click(button(field(page, 'Stakes in 24 hours'), 'Set'));
    await type(page, field(page, 'Stakes in 24 hours').querySelector('input'), '12.345');
    await page.click(button(field(page, 'Stakes in 24 hours'), 'Set this limit'));
    expect(text(field(page, 'Stakes in 24 hours').querySelector('.field-error'))).toBe('There are too many decimals.');
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
      if (from !== null) desk.book.save(ME, [{ limitType: 20, limitValue: from }], null);
      const page = await show(desk);
      steps[what] = await stepsTo(page, desk, 'Deposit limit for 24 hours', choice);
      const end = choice === 'No limit' ? undefined : Number(choice.replace(/\D/g, ''));
      expect([
        what,
        desk.book.list(ME).find(({ limitType, limitState }) => limitType === 20 && limitState === 'ACTIVE')?.limitValue,
      ]).toEqual([what, end]);
      await page.remove();
      drawn = null;
    }
    expect(steps['set']).toBeLessThanOrEqual(steps['loosen'] ?? 0);
    expect(steps['tighten']).toBeLessThanOrEqual(Math.min(steps['loosen'] ?? 0, steps['remove'] ?? 0));
    expect(steps).toEqual({ set: 3, tighten: 3, loosen: 4, remove: 8 });
  });
  it('[LIM-7, LIM-8, LIM-9] show a pending change with direction, deadline, a yes once due and a no always; both alike', async () => {
    const desk = createLimitsDesk();
    desk.book.save(ME, [{ limitType: 20, limitValue: 5_000 }], null);
    desk.book.save(ME, [{ limitType: 20, limitValue: 9_000 }], null);
    const page = await show(desk);
    const waiting = (): Element | null => field(page, 'Deposit limit for 24 hours').querySelector('.limit-pending');
    expect(text(waiting())).toMatch(/^€50\.00 → €90\.00 \(looser\)It can be confirmed from .+ 24 hours left/);
    expect(text(page.one('.limits-state'))).toMatch(/^One limit has a change that waits until .+: 24 hours left\.$/);
    const [yes, no] = [
      button(field(page, 'Deposit limit for 24 hours'), 'Confirm'),
      button(field(page, 'Deposit limit for 24 hours'), 'Reject'),
    ];
    expect([yes.className, no.className, yes.getAttribute('aria-disabled')]).toEqual([
      no.className,
      yes.className,
      'true',
    ]);
    await page.click(yes);
    expect(text(waiting())).toContain('It can be confirmed once its time has come.');
    await page.after(() => desk.pass(DAY - SECOND));
    expect(text(waiting())).toContain('1 hour left');
    await page.after(() => desk.pass(2 * SECOND));
    expect([
      text(waiting()),
      button(field(page, 'Deposit limit for 24 hours'), 'Confirm').getAttribute('aria-disabled'),
    ]).toEqual([expect.stringContaining('Its time has come'), 'false']);
    await page.click(button(field(page, 'Deposit limit for 24 hours'), 'Reject'));
    expect([waiting(), desk.state().limits.map(({ limitValue }) => limitValue)]).toEqual([null, [5_000]]);
  });
  it('[LIM-9] count several pending changes', async () => {
    const desk = createLimitsDesk();
    for (const limitType of [20, 1] as const)
      for (const limitValue of [5_000, 9_000]) desk.book.save(ME, [{ limitType, limitValue }], null);
    expect(text((await show(desk)).one('.limits-state'))).toMatch(
      /^2 limits have changes that wait, the last until .+: 24 hours left\.$/,
    );
  });
  it('[LIM-6] mark a locked section, which still accepts stricter values', async () => {
    const desk = createLimitsDesk();
    desk.book.save(ME, [{ limitType: 31, limitValue: 8 }], null);
    desk.book.lock(ME, true);
    const page = await show(desk, 'extra-limits');
    expect(text(page.one('.limits-section .form-note'))).toContain('The operator has locked this section.');
    await page.click(button(field(page, 'Session limit'), 'Change'));
    await page.click(button(field(page, 'Session limit'), '12 hours a day'));
    await page.click(button(field(page, 'Session limit'), 'Set this limit'));
    expect(text(field(page, 'Session limit').querySelector('.field-error'))).toBe(
      'This section is locked: only a stricter value is possible.',
    );
    await page.click(button(field(page, 'Session limit'), '4 hours a day'));
    await page.click(button(field(page, 'Session limit'), 'Set this limit'));
    expect(text(field(page, 'Session limit').querySelector('.limit-head'))).toBe('Session limit4 hours a day');
  });
  it('[LIM-20] have the jurisdiction’s texts, values and required limits', async () => {
    const british = await show(createLimitsDesk({ pack: UNITED_KINGDOM_PACK }));
    expect(text(british.all('.limit h3')[0] as Element)).toBe('Gross deposit limit for 24 hours');
    await british.click(button(field(british, 'Stakes in 24 hours'), 'Set'));
    expect(field(british, 'Stakes in 24 hours').querySelectorAll('.chip')).toHaveLength(0);
    await british.remove();
    const dutch = await show(createLimitsDesk({ pack: NETHERLANDS_PACK }));
    expect(text(dutch.one('.limits-state'))).toBe(
      'Before the first bet or deposit the rules here ask for: Deposit limit for 24 hours or Deposit limit for 7 days or Deposit limit for 30 days; Session limit',
    );
    await dutch.click(button(field(dutch, 'Deposit limit for 30 days'), 'Set'));
    await type(dutch, field(dutch, 'Deposit limit for 30 days').querySelector('input'), '800');
    expect(text(field(dutch, 'Deposit limit for 30 days').querySelector('[role="status"]'))).toBe(
      'Stricter: it holds at once.',
    );
  });
});

describe('self-exclusion', () => {
  async function asks(desk: LimitsDesk, name: string, length: number): Promise<Drawn> {
    const page = await show(desk, 'extra-limits');
    await page.click(button(field(page, name), 'Choose a length'));
    await pick(page, field(page, name).querySelector<HTMLElement>(`input[value="${length}"]`));
    return page;
  }
  it('[LIM-3, LIM-21] offers each length once, with its end, and asks once with effect and end; both answers alike', async () => {
    const desk = createLimitsDesk();
    const page = await asks(desk, 'Self-exclusion', 180);
    expect(
      [...field(page, 'Self-exclusion').querySelectorAll('input[type="radio"]')].map((each) =>
        Number(each.getAttribute('value')),
      ),
    ).toEqual([1, 7, 30, 90, 180, 365, 730, 1_095, 1_825]);
    await page.click(button(field(page, 'Self-exclusion'), 'Go on'));
    const dialog = page.one('dialog');
    expect(text(dialog)).toMatch(
      /Exclude yourself for 6 months\?.*No bets, deposits, bonuses or promotions until .+\d{4}.*withdrawing is open all the time.*Nobody can end it earlier/,
    );
    expect(text(dialog)).not.toMatch(/sure|regret|sorry|offer|free bet/i);
    expect(button(dialog, 'Exclude me').className).toBe(button(dialog, 'Not now').className);
    await page.click(button(dialog, 'Not now'));
    expect([page.all('dialog').length, desk.asked().includes('save')]).toEqual([0, false]);
    await page.click(button(field(page, 'Self-exclusion'), 'Go on'));
    await page.click(button(page.one('dialog'), 'Exclude me'));
    expect(desk.core.feature('limits').get()?.isExcluded).toBe(true);
    expect(text(page.one('.limits-state'))).toMatch(/^You have excluded yourself until .+ Withdrawing stays open\.$/);
    expect(text(page.one('.limits-section'))).toContain('A self-exclusion runs');
  });
  it('[LIM-16] accepts one of the operator’s reasons, or none', async () => {
    const desk = createLimitsDesk();
    const page = await asks(desk, 'Self-exclusion', 7);
    const reason = field(page, 'Self-exclusion').querySelector('select') as HTMLSelectElement;
    expect([...reason.options].map(text)).toEqual([
      'I would rather not say',
      'I spend more than I want to',
      'It takes too much time',
      'For my family',
      'I want a break',
      'Another one',
    ]);
    await page.after(() => {
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(reason, '2');
      reason.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.click(button(field(page, 'Self-exclusion'), 'Go on'));
    await page.click(button(page.one('dialog'), 'Exclude me'));
    expect(desk.core.fake.commands.find(({ type: of }) => of === 'limits/save')?.payload).toEqual({
      changes: [{ limitType: 30, limitValue: 7 }],
      reasonId: 2,
    });
  });
  it('[LIM-3] can only be extended while it runs', async () => {
    const desk = createLimitsDesk();
    desk.book.save(ME, [{ limitType: 33, limitValue: 7 }], null);
    const page = await show(desk, 'extra-limits');
    await page.click(button(field(page, 'Deposit time-out'), 'Make it longer'));
    expect([...field(page, 'Deposit time-out').querySelectorAll('input')].map((each) => each.value)).toEqual(['30']);
    await page.click(button(field(page, 'Deposit time-out'), 'Go on'));
    expect(text(field(page, 'Deposit time-out').querySelector('[role="alert"]'))).toBe('Choose how long.');
    await page.remove();
    desk.book.save(ME, [{ limitType: 33, limitValue: 30 }], null);
    const longest = await show(desk, 'extra-limits');
    expect(field(longest, 'Deposit time-out').querySelectorAll('button')).toHaveLength(0);
  });
});

describe('the questions before a limit is removed', () => {
  it('[LIM-14] are answered with their token; wrong answers keep the limit, and the player may keep it', async () => {
    const desk = createLimitsDesk();
    desk.book.save(ME, [{ limitType: 20, limitValue: 5_000 }], null);
    const page = await show(desk);
    const ask = async (): Promise<void> => {
      await page.click(button(field(page, 'Deposit limit for 24 hours'), 'Change'));
      await page.click(button(field(page, 'Deposit limit for 24 hours'), 'No limit'));
      await page.click(button(field(page, 'Deposit limit for 24 hours'), 'Set this limit'));
    };
    await ask();
    await page.click(button(page.one('dialog'), 'Answer'));
    expect(text(page.one('dialog [role="alert"]'))).toBe('Please answer every question.');
    for (const question of page.all('dialog fieldset'))
      await pick(page, question.querySelectorAll<HTMLElement>('input')[0]);
    await page.click(button(page.one('dialog'), 'Answer'));
    expect(text(page.one('dialog [role="alert"]'))).toBe('By these answers the limit stays.');
    expect(button(page.one('dialog'), 'Answer').className).toBe(button(page.one('dialog'), 'Keep the limit').className);
    await page.click(button(page.one('dialog'), 'Keep the limit'));
    expect([page.all('dialog').length, desk.state().limits.map(({ limitState }) => limitState)]).toEqual([
      0,
      ['ACTIVE'],
    ]);
  });
});
