/** The debugger with a log written by the test. */
import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DebugActions } from 'touchline/core/debugger/public';
import { write } from 'touchline/core/debugger/replay';
import type { Recorded } from 'touchline/kernel/message';
import { DebuggerScreen } from '../../ui/web/screens/debugger/debugger-screen.tsx';
import { changesBetween, findEvents, stepFrom } from '../../ui/web/screens/debugger/log.ts';
import { explain } from '../../ui/web/screens/debugger/sentences.ts';
import { groupOf, tokensOf } from '../../ui/web/screens/debugger/tokens.ts';
import { createFakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

const EVENTS: readonly Recorded[] = [
  { seq: 1, at: 1_000, id: 'a', event: { type: 'counter/added', payload: { by: 1 } } },
  { seq: 2, at: 2_000, id: 'b', cause: 'a', event: { type: 'line/feedChanged', payload: { status: 'live' } } },
  { seq: 3, at: 3_000, id: 'c', foreign: true, event: { type: 'counter/added', payload: { by: 5 } } },
];
const debug: DebugActions = {
  events: () => EVENTS,
  stateAt: (seq) => ({
    counter: { total: EVENTS.filter((each) => each.seq <= seq && each.event.type === 'counter/added').length },
    line: { status: seq >= 2 ? 'live' : 'idle' },
  }),
  differing: () => [],
  write,
  analytics: () => [
    { at: 1_000, name: 'page_view', payload: { route: 'live', path: '/live' }, fate: 'keptBack', sinks: [] },
    { at: 2_000, name: 'coupon_clear', payload: {}, fate: 'sent', sinks: ['collector'] },
  ],
  exportLog: () => '{}',
};

let page: Rendered;
beforeEach(async () => {
  const core = createFakeCore();
  core.fake.set.feature('debug', null, debug);
  page = await render(core, <DebuggerScreen />);
});
const press = (name: string): Promise<void> => page.user.click(page.getByRole('button', { name }));
const rows = (): readonly string[] =>
  within(page.getByRole('region', { name: 'Events' }))
    .getAllByRole('button')
    .map((row) => row.textContent);
const chosenRow = (): string => page.getByRole('button', { current: true }).textContent;

describe('the debugger', () => {
  it('[DBG-7, ANL-12] shows what was sent and what consent kept back', async () => {
    await press('Analytics');
    const items = (): readonly string[] => page.getAllByRole('rowheader').map((each) => each.textContent);
    expect(items()).toEqual(['coupon_clear', 'page_view']);
    await press('Kept back by consent 1');
    expect(items()).toEqual(['page_view']);
    expect(page.getByRole('status').textContent).toMatch(/^Off:/);
  });
  it('[DBG-1] lists the events', () =>
    expect(rows()).toEqual(['1counter/added', '2line/feedChanged', '3counter/addedFrom another tab']));
  it('[DBG-2, DBG-3] steps through the events, with the changes of each', async () => {
    await press('Step forward');
    const detail = within(page.getByRole('region', { name: 'Event' }));
    expect(detail.getByRole('heading', { level: 2 }).textContent).toBe('1 counter/added');
    expect(detail.getByRole('term').textContent).toBe('total');
    expect(detail.getByRole('definition').textContent).toBe('0 1');
    await press('Step forward');
    expect(detail.queryByText(/Caused by a/)).not.toBeNull();
    await press('Step back');
    expect(chosenRow()).toBe('1counter/added');
    await press('Newest');
    expect(detail.getByLabelText('State after it').textContent).toContain('"total": 2');
  });
  it('[DBG-3] replays from the first event when it is at the end', async () => {
    await press('Newest');
    await press('Replay');
    expect(chosenRow()).toBe('1counter/added');
    expect(page.queryByRole('button', { name: 'Pause', pressed: true })).not.toBeNull();
  });
});

describe('[DBG-8] the style page', () => {
  afterEach(() => document.head.replaceChildren());
  const styled = (css: string): void =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }));

  it('finds the tokens of every sheet, in media queries and layers too, and no other property', () => {
    styled(':root { --t4: 14px; --accent: #06764a; color: red } .button { --own: 1 }');
    styled('@media all { :root[data-theme="light"] { --head-h: 3.5rem; --t4: 15px } }');
    expect(tokensOf(document).map(({ name }) => name)).toEqual(['--t4', '--accent', '--head-h']);
  });
  it.each([
    ['--t4', '0.875rem', 'type'],
    ['--s2', '0.5rem', 'space'],
    ['--r-full', '999px', 'shape'],
    ['--shade', '0 1px 2px rgb(10 40 25 / 7%)', 'shape'],
    ['--calm', '220ms', 'motion'],
    ['--up', '#0b57b0', 'colour'],
    ['--head-h', '3.5rem', 'frame'],
  ])('groups %s', (name, value, group) => expect(groupOf({ name, value })).toBe(group));
  it('shows them beside the components', async () => {
    styled(':root { --t4: 14px; --up: #0b57b0 }');
    await press('Style');
    expect(within(page.getByRole('region', { name: 'Colour' })).getAllByRole('listitem')).toHaveLength(1);
    expect(page.getByRole('button', { name: 'Price, locked, chosen', pressed: true })).toBeDefined();
  });
});

describe('[DBG-1] finding events', () => {
  it('matches words in type and payload, and filters by module', () => {
    const found = (text: string, module = ''): readonly number[] =>
      findEvents(EVENTS, { text, module }, write).map(({ seq }) => seq);
    expect(found('')).toEqual([1, 2, 3]);
    expect(found('COUNTER 5')).toEqual([3]);
    expect(found('live')).toEqual([2]);
    expect(found('', 'line')).toEqual([2]);
    expect(found('nothing')).toEqual([]);
  });
  it('stops stepping at both ends', () => {
    expect(stepFrom(EVENTS, null, 1)).toBe(1);
    expect(stepFrom(EVENTS, 3, 1)).toBe(3);
    expect(stepFrom(EVENTS, 1, -1)).toBe(1);
    expect(stepFrom(EVENTS, 3, -1)).toBe(2);
    expect(stepFrom([], null, 1)).toBeNull();
  });
  it('lists the changed fields', () => {
    expect(changesBetween({ a: 1, b: 2 }, { a: 1, b: 3 })).toEqual([{ field: 'b', before: 2, after: 3 }]);
    expect(changesBetween(1, 2)).toEqual([{ field: '', before: 1, after: 2 }]);
    expect(changesBetween(null, null)).toEqual([]);
  });
});

describe('[DBG-5] decisions in sentences', () => {
  const step = (guard: string, verdict: string): { readonly guard: string; readonly verdict: string } => ({
    guard,
    verdict,
  });
  it.each([
    [
      {
        outcome: 'show',
        landed: '/en/live',
        steps: [step('referral', 'pass'), step('url language', 'pass, preferences/choose')],
      },
      '/en/live was shown: all 2 guards let it pass.',
      ['url language let it pass and asked for preferences/choose.'],
    ],
    [
      {
        outcome: 'redirect',
        landed: '/en/user/login',
        steps: [step('referral', 'pass'), step('auth access', 'redirect 302 /en/user/login')],
      },
      '/en/live was redirected to /en/user/login by auth access, after 1 guard let it pass.',
      ['auth access sent the visitor on with 302 to /en/user/login.'],
    ],
    [
      { outcome: 'fail', landed: '', steps: [step('access check', 'fail 404')] },
      '/en/live was refused by access check, after 0 guards let it pass.',
      ['access check ended it with 404.'],
    ],
    [
      { outcome: 'cancel', landed: '', steps: [step('access check', 'cancel navigationBlocked')] },
      '/en/live was cancelled by access check, after 0 guards let it pass.',
      ['access check cancelled the move: navigationBlocked.'],
    ],
    [
      {
        outcome: 'show',
        landed: '/en/live',
        steps: [step('blocked', 'pass after waiting'), step('referral', 'pass: fault')],
      },
      '/en/live was shown: all 2 guards let it pass.',
      [
        'blocked was waited for, and passed when patience was over.',
        'referral could not explain (fault) and let it pass.',
      ],
    ],
  ] as const)('%#', (decision, sentence, notes) =>
    expect(explain({ at: 1, asked: '/en/live', ...decision })).toEqual({ sentence, notes }),
  );
});
