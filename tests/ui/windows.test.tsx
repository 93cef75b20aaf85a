/**
 * Windows with the operator's content: a question to support and its answer, the player's own figures, offers beside
 * bets.
 */
import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Modal } from 'touchline/core/modals/public';
import type { QuestionsView } from 'touchline/core/site-chrome/public';
import { ruleOf, type ModalKind } from 'touchline/core/modals/kinds';
import { BODIES } from '../../ui/web/shell/modals/bodies.tsx';
import {
  Insights,
  MakeMoney,
  QuestionHistory,
  TeamCash,
  UserQuestion,
} from '../../ui/web/shell/modals/windows/windows.ts';
import { Blocks } from '../../ui/web/screens/remote/blocks.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { createLimitsDesk, ME } from './limits-desk.ts';
import { render } from './render.tsx';

const modalOf = (kind: ModalKind): Modal => ({
  id: '1',
  kind,
  title: { key: '', params: {} },
  text: [],
  params: {},
  buttons: [],
  canClose: true,
  lastsMs: null,
  isHeld: false,
});
const player = (): FakeCore => {
  const core = createFakeCore();
  core.fake.set.session(PLAYER);
  return core;
};
const questions = (more: Partial<QuestionsView> = {}): QuestionsView => ({
  list: null,
  loading: 'idle',
  asking: 'idle',
  stops: [],
  ...more,
});
const loads = (core: FakeCore): number => core.fake.commands.filter(({ type }) => type === 'questions/load').length;
const words = (): Promise<void> => loadNamespaces('windows', 'limits', 'remote', 'shell');

it.each(['userQuestion', 'supportHistory', 'insights', 'makeMoney', 'teamCash'] as const)(
  '[MDL-13] the window %s has its own body and can be closed',
  (kind) => {
    expect(BODIES[kind]).toBeDefined();
    expect(ruleOf(kind).canClose).toBe(true);
  },
);

describe('a question to the support desk', () => {
  it('[SCH-17] is sent; a text that is too short is kept with the reason, a failed one with a remedy', async () => {
    await words();
    const core = player();
    const ask = vi.fn((text: string) => text.length > 4);
    core.fake.set.feature('questions', questions(), { ask });
    const answer = vi.fn();
    const page = await render(core, <UserQuestion modal={modalOf('userQuestion')} answer={answer} />);
    const field = page.getByRole('textbox', { name: 'Your question' });
    await page.user.fill(field, 'Why');
    await page.user.click(page.getByRole('button', { name: 'Send' }));
    expect(page.getByRole('alert').textContent).toBe('A question needs at least 5 characters.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await page.user.fill(field, 'Why was it refused?');
    await page.user.click(page.getByRole('button', { name: 'Send' }));
    expect(ask).toHaveBeenLastCalledWith('Why was it refused?');
    await page.after(() => core.fake.set.feature('questions', questions({ asking: 'failed' })));
    expect(page.getByRole('alert').textContent).toBe(
      'There was no answer. Your question is above; send it again, it counts once.',
    );
    expect(field).toHaveProperty('value', 'Why was it refused?');
    await page.after(() => core.fake.set.feature('questions', questions({ asking: 'sent' })));
    expect(page.getByRole('status').textContent).toBe(
      'Your question has arrived. You will find the answer under your requests.',
    );
    await page.user.click(page.getByRole('button', { name: 'Your requests' }));
    expect(answer.mock.calls).toEqual([[true]]);
    expect(core.fake.commands.at(-1)).toEqual({ type: 'modals/open', payload: { kind: 'supportHistory' } });
  });

  it('[SCH-17] is not offered to a guest, who is led to the login without any call', async () => {
    await words();
    const core = createFakeCore();
    core.fake.set.feature('questions', questions(), { ask: () => true });
    for (const Body of [UserQuestion, QuestionHistory, Insights]) {
      const page = await render(core, <Body modal={modalOf('userQuestion')} answer={() => undefined} />);
      expect(page.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/user/login');
      page.unmount();
    }
    expect(core.fake.commands).toEqual([]);
  });
});

describe('the requests', () => {
  const ITEM = { number: 'Q-0002', at: Date.UTC(2026, 0, 5, 12), text: 'How long?', answer: null } as const;

  it('[SCH-17] are loaded each time the list opens, newest first, with their answers', async () => {
    await words();
    const core = player();
    core.fake.set.feature(
      'questions',
      questions({
        list: [ITEM, { ...ITEM, number: 'Q-0001', answer: { at: ITEM.at + 60_000, text: 'A day.' } }],
      }),
    );
    const page = await render(core, <QuestionHistory modal={modalOf('supportHistory')} answer={() => undefined} />);
    expect(loads(core)).toBe(1);
    const asked = within(page.getByRole('list', { name: 'Your support requests' })).getAllByRole('listitem');
    expect(
      asked.map((each) =>
        within(each)
          .getAllByRole('paragraph')
          .map(({ textContent }) => textContent.replace(/ (\w{3}, )?\d+ \w+.*$/, '')),
      ),
    ).toEqual([
      ['Q-0002', 'You: How long?', 'No answer yet.'],
      ['Q-0001', 'You: How long?', 'Support: A day.', 'Answered'],
    ]);
  });

  it('[SCH-17] show an empty list and a failed load in words', async () => {
    await words();
    const core = player();
    core.fake.set.feature('questions', questions({ list: [] }));
    const page = await render(core, <QuestionHistory modal={modalOf('supportHistory')} answer={() => undefined} />);
    expect(page.queryByText('There are no requests yet.')).not.toBeNull();
    await page.after(() => core.fake.set.feature('questions', questions({ loading: 'failed' })));
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    expect(loads(core)).toBe(2);
  });
});

it('[LIM-19] the player’s last 30 days show the same figures as my control', async () => {
  await words();
  const desk = createLimitsDesk();
  const at = desk.book.now() - 5 * 86_400_000;
  desk.book.ledger.stake(ME, 'lost', 1_000, at);
  desk.book.ledger.settle(ME, 'lost', 0, at + 1);
  desk.book.ledger.stake(ME, 'won', 500, at);
  desk.book.ledger.settle(ME, 'won', 1_200, at + 1);
  desk.book.ledger.stake(ME, 'open', 300, at + 86_400_000);
  desk.book.ledger.deposit(ME, 'd', 4_000, at);
  const page = await render(desk.core, <Insights modal={modalOf('insights')} answer={() => undefined} />);
  expect(desk.asked()).toContain('loadControl');
  const figures = page.getAllByRole('definition');
  const facts = page.getAllByRole('term').map((term, index) => [term.textContent, figures[index]?.textContent]);
  expect(facts.slice(0, 5)).toEqual([
    ['Net', '-€3.00'],
    ['Staked', '€18.00'],
    ['Returned', '€12.00'],
    ['Deposited', '€40.00'],
    ['Withdrawn', '€0.00'],
  ]);
  expect(facts.slice(5)).toEqual([
    ['Time', '0 h 0 min'],
    ['Days with play', expect.stringMatching(/^2 of 3[01]$/)],
  ]);
  expect(page.getByRole('link', { name: 'My control' }).getAttribute('href')).toBe('/en/office/responsible/my-control');
});

describe('an offer', () => {
  it.each([
    [MakeMoney, '/ourpartners'],
    [TeamCash, '/cash_terminals'],
  ] as const)('[RMV-12] shows the operator’s text, and links to the operator’s page', async (Body, path) => {
    await words();
    const core = createFakeCore();
    const answer = vi.fn();
    core.fake.set.feature('remoteViews', { entries: new Map(), contents: new Map() });
    const page = await render(core, <Body modal={modalOf('makeMoney')} answer={answer} />);
    expect(core.fake.commands).toEqual([
      { type: 'remote-views/hold', payload: { view: 'offer-window', path, kind: 'view' } },
    ]);
    expect(page.getByRole('link', { name: 'To the page' }).getAttribute('href')).toBe(`/en${path}`);
    await page.user.click(page.getByRole('button', { name: 'Close' }));
    expect(answer).toHaveBeenCalledWith(false);
  });
});

it('[RMV-12] an operator’s page opens a window by an action', async () => {
  await words();
  const core = createFakeCore();
  const page = await render(
    core,
    <Blocks
      blocks={[{ t: 'actions', items: [{ text: 'Partners', does: { call: 'open', window: 'makeMoney' } }] }]}
      reload={() => undefined}
    />,
  );
  await page.user.click(page.getByRole('button', { name: 'Partners' }));
  expect(core.fake.commands).toEqual([{ type: 'modals/open', payload: { kind: 'makeMoney' } }]);
});
