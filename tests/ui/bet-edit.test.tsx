/** Editing an open bet in its card with the fake core: what is shown, and what its controls ask for. */
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EditLeg, EditTerms } from 'touchline/core/bet-edit/types';
import { EDIT_REASONS } from 'touchline/core/bet-edit/types';
import type { BetEditView } from 'touchline/core/bet-edit/views';
import type { Bet } from 'touchline/core/history/views';
import { BetCard } from '../../ui/web/components/bet-card.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { EDITED_BET, editLeg, NEXT_BET, OPEN_BET, termsOf } from '../arbitraries/edits.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { textOf } from './page-text.ts';
import { render, type Rendered } from './render.tsx';

const NOTHING: BetEditView = { draft: null, underWay: new Map(), results: new Map() };
const draftOf = (terms: EditTerms | null, change: Partial<NonNullable<BetEditView['draft']>> = {}) => ({
  betId: OPEN_BET.id,
  legs: [editLeg(1), editLeg(2)],
  terms,
  isStale: false,
  canAsk: terms !== null && terms.reasons.length === 0,
  ...change,
});

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('betEdit', 'cashOut', 'coupon');
  core = createFakeCore();
  core.fake.set.session(PLAYER);
});

async function card(change: Partial<BetEditView> = {}, bet: Bet = OPEN_BET): Promise<Rendered> {
  core.fake.set.feature('betEdit', { ...NOTHING, ...change });
  const page = await render(core, <BetCard bet={bet} />);
  await page.settled();
  return page;
}
const asked = (): readonly unknown[] => core.fake.commands.filter(({ type }) => type.startsWith('bet-edit/'));

describe('the way in', () => {
  it('[BED-1] stands on an open single before kick-off, and opens the draft', async () => {
    const page = await card();
    await page.user.click(await page.findByRole('button', { name: 'Change the selections' }));
    expect(asked()).toEqual([{ type: 'bet-edit/open', payload: { betId: OPEN_BET.id } }]);
  });

  it.each([
    ['in play', { result: 'unsettled' }],
    ['of a bonus', { isFreeBet: true }],
    ['of an advance', { prepaidAmount: 100 }],
    ['of a type that this version does not know', { betType: 'unknown' }],
    ['settled', { status: 'settled' }],
  ] as const)('[BED-1] is missing on a bet that is %s', async (_, change) => {
    const page = await card({}, { ...OPEN_BET, ...change });
    expect(page.queryByRole('button', { name: 'Change the selections' })).toBeNull();
  });
});

describe('a draft', () => {
  it('[BED-4] shows stake, odds and possible win of both bets, and what the bet is worth', async () => {
    const page = await card({ draft: draftOf(termsOf()) });
    const table = await page.findByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').map(textOf))).toEqual([
      ['€10.00', '€9.05'],
      ['1.95', '3.803'],
      ['€19.50', '€34.41'],
    ]);
    expect(page.getByText(/The bet is worth €9\.05 right now\./)).toBeTruthy();
  });

  it('[BED-5] is agreed to with the value and the possible win on the screen', async () => {
    const page = await card({ draft: draftOf(termsOf()) });
    await page.user.click(await page.findByRole('button', { name: 'Change the bet' }));
    expect(asked()).toEqual([{ type: 'bet-edit/ask', payload: { value: 905, possibleWin: 3441 } }]);
  });

  it.each(EDIT_REASONS)('[BED-3] says why it can’t be made: %s', async (code) => {
    const reasons = [{ code, marketId: null, price: null, amount: 20 }];
    const page = await card({ draft: draftOf(termsOf({ reasons, next: null })) });
    const alert = await page.findByRole('alert');
    expect(textOf(alert)).not.toContain('betEdit.');
    const take = page.getByRole('button', { name: 'Change the bet' });
    expect(take.getAttribute('aria-disabled')).toBe('true');
    await page.user.click(take);
    expect(asked()).toEqual([]);
  });

  it('[BED-14] names the banker of a system, and removes any of its selections', async () => {
    const legs = OPEN_BET.legs.map((each) => ({ ...each, isBanker: true }));
    const page = await card({ draft: draftOf(termsOf()) }, { ...OPEN_BET, betType: 'system', legs });
    const [first, second] = within(await page.findByRole('list', { name: 'Selections of the bet' })).getAllByRole(
      'listitem',
    );
    expect(textOf(first as HTMLElement)).toContain('Banker: Home 1');
    expect(textOf(second as HTMLElement)).not.toContain('Banker');
    expect(page.getAllByRole('button', { name: /^Remove: / })).toHaveLength(2);
  });

  it('[BED-14] in blocks is changed by swaps only, and says so', async () => {
    const page = await card({ draft: draftOf(termsOf()) }, { ...OPEN_BET, betType: 'conditional' });
    expect(await page.findByText(/The blocks of this bet stay as they are\./)).toBeTruthy();
    expect(page.queryByRole('button', { name: /^(?:Remove|Add): / })).toBeNull();
    expect(page.getAllByRole('button', { name: /^Other outcomes: / })).toHaveLength(2);
  });

  it('[BED-4] with old terms can’t be agreed to', async () => {
    const page = await card({ draft: draftOf(termsOf(), { isStale: true, canAsk: false }) });
    await page.user.click(await page.findByRole('button', { name: 'Change the bet' }));
    expect(asked()).toEqual([]);
    expect(page.getByText(/The terms may be out of date/)).toBeTruthy();
  });

  it('[BED-12] removes a selection, and says what a bet without any needs', async () => {
    const page = await card({ draft: draftOf(termsOf()) });
    const [first] = await page.findAllByRole('button', { name: /^Remove: / });
    await page.user.click(first as HTMLElement);
    expect(asked()).toEqual([{ type: 'bet-edit/removeLeg', payload: { marketId: 11 } }]);
    await page.after(() =>
      core.fake.set.feature('betEdit', { ...NOTHING, draft: draftOf(null, { legs: [], canAsk: false }) }),
    );
    expect(page.getByText('A bet needs at least one selection.')).toBeTruthy();
  });

  it('[BED-12] keeps the focus when a selection goes, while it is asked for, and with its result', async () => {
    const page = await card({ draft: draftOf(termsOf()) });
    const group = page.getByRole('group', { name: `Change bet ${OPEN_BET.id}` });
    const isKept = (): boolean => group.contains(document.activeElement);
    const put = (change: Partial<BetEditView>) =>
      page.after(() => core.fake.set.feature('betEdit', { ...NOTHING, ...change }));
    const [, second] = await page.findAllByRole('button', { name: /^Remove: / });
    await page.user.click(second as HTMLElement);
    await put({ draft: draftOf(termsOf(), { legs: [editLeg(1)] }) });
    expect(second?.isConnected).toBe(false);
    expect(isKept()).toBe(true);
    await page.user.click(page.getByRole('button', { name: 'Change the bet' }));
    const open = { key: 'k', userId: '7', betId: OPEN_BET.id, value: 905, coef: '', legs: [], at: 0 };
    await put({ underWay: new Map([[OPEN_BET.id, { ...open, phase: 'sending' }]]) });
    expect(document.activeElement).toBe(group);
    await put({ results: new Map([[OPEN_BET.id, { kind: 'notSaved' }]]) });
    await page.user.click(page.getByRole('button', { name: 'Understood' }));
    await put({});
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Change the selections' }));
  });

  it('[BED-12] is left as easily as it is taken, and the focus returns', async () => {
    const page = await card({ draft: draftOf(termsOf()) });
    await page.user.click(await page.findByRole('button', { name: 'Keep the bet' }));
    expect(asked()).toEqual([{ type: 'bet-edit/close', payload: {} }]);
    await page.after(() => core.fake.set.feature('betEdit', NOTHING));
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Change the selections' }));
  });
});

describe('swapping a selection', () => {
  /** A draft whose only leg is the home win of a football match ahead, or of one in play. */
  async function swap(status: 'scheduled' | 'inPlay'): Promise<{ readonly page: Rendered; readonly leg: EditLeg }> {
    const ids = Array.from({ length: 60 }, (_, at) => 1001 + at);
    const game = ids
      .map((id) => core.line.game(id).get())
      .find((each) => each?.status === status && each.champ.sportId === 1);
    if (!game) throw new Error('no such game');
    const [first] = core.line.markets(game.id).get();
    const { home, away } = game;
    const leg = { ...editLeg(1), gameId: game.id, marketId: first?.id ?? 0, home, away };
    const [placed] = OPEN_BET.legs;
    const bet = { ...OPEN_BET, legs: placed === undefined ? [] : [{ ...placed, ...leg }] };
    const page = await card({ draft: draftOf(null, { legs: [leg] }) }, bet);
    const toggle = await page.findByRole('button', { name: new RegExp(`^Other outcomes: Result: ${home}, `) });
    toggle.focus();
    await page.user.keyboard('{Enter}');
    return { page, leg };
  }
  const toggleOf = (page: Rendered): HTMLElement => page.getByRole('button', { name: /^Other outcomes: / });

  it('[BED-13] offers the outcomes of the same market first, then the main markets, and takes one by the keyboard', async () => {
    const { page, leg } = await swap('scheduled');
    const others = page.getByRole('group', { name: `Other outcomes of ${leg.home} – ${leg.away}` });
    expect(
      within(others)
        .getAllByRole('list')
        .map((list) => list.getAttribute('aria-label')),
    ).toEqual(['Result', 'Total', 'Handicap']);
    const draw = within(others).getByRole('button', { name: /^Swap: Result: Draw/ });
    draw.focus();
    await page.user.keyboard('{Enter}');
    const drawId = core.line.markets(leg.gameId).get()[1]?.id ?? 0;
    expect(asked()).toMatchObject([
      { type: 'bet-edit/addLeg', payload: { leg: { marketId: drawId, gameId: leg.gameId, type: 2, isLive: false } } },
    ]);
    expect(page.queryByRole('group', { name: /^Other outcomes of / })).toBeNull();
    expect(document.activeElement).toBe(toggleOf(page));
  });

  it('[BED-13] names the selection that was replaced, which can be taken back', async () => {
    const { page, leg } = await swap('scheduled');
    const swapped = { ...leg, marketId: leg.marketId + 1, type: 2 };
    await page.after(() => core.fake.set.feature('betEdit', { ...NOTHING, draft: draftOf(null, { legs: [swapped] }) }));
    expect(page.getByText(`Instead of Result: ${leg.home}`)).toBeTruthy();
    const back = page.getByRole('button', { name: new RegExp(`^Swap: Result: ${leg.home}\\s*as in the bet`) });
    await page.user.click(back);
    expect(asked()).toMatchObject([{ type: 'bet-edit/addLeg', payload: { leg: { marketId: leg.marketId } } }]);
  });

  it('[BED-13] a suspended outcome can’t be chosen, and its price follows the line', async () => {
    const { page, leg } = await swap('scheduled');
    const drawId = leg.marketId + 1;
    await page.after(() => core.fake.line.move(drawId, 4_320));
    expect(textOf(page.getByRole('button', { name: /^Swap: Result: Draw/ }))).toContain('4.32');
    await page.after(() => core.fake.line.suspend(drawId, true));
    const draw = page.getByRole('button', { name: /^Swap: Result: Draw/ });
    expect(draw.getAttribute('aria-disabled')).toBe('true');
    await page.user.click(draw);
    expect(asked()).toEqual([]);
  });

  it('[BED-13] offers nothing once the game has begun, and Escape goes back to the button', async () => {
    const { page } = await swap('inPlay');
    expect(page.queryByRole('button', { name: /^Swap: / })).toBeNull();
    expect(page.getByText(/^A game has started\./)).toBeTruthy();
    await page.user.keyboard('{Escape}');
    expect(page.queryByRole('group', { name: /^Other outcomes of / })).toBeNull();
    expect(document.activeElement).toBe(toggleOf(page));
  });
});

describe('an edit', () => {
  it('[BED-7] without an answer is being checked', async () => {
    const open = {
      key: 'k',
      userId: '7',
      betId: OPEN_BET.id,
      value: 905,
      coef: '3.803',
      legs: [editLeg(1)],
      at: 0,
      phase: 'unknown' as const,
    };
    const page = await card({ underWay: new Map([[OPEN_BET.id, open]]) });
    expect(await page.findByText(/a bet is never changed twice/)).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Change the selections' })).toBeNull();
  });

  it('[BED-9] that was made is said on the new bet, which names the old one', async () => {
    const page = await card({ results: new Map([['6', { kind: 'edited', from: '5', value: 905 }]]) }, NEXT_BET);
    expect(await page.findByText('Bet 5 was replaced by bet 6 with a stake of €9.05.')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Edited from bet 5' }).getAttribute('href')).toMatch(/\/office\/history\/5$/);
    await page.user.click(page.getByRole('button', { name: 'Understood' }));
    expect(asked()).toEqual([{ type: 'bet-edit/dismiss', payload: { betId: '6' } }]);
  });

  it('[BED-9] [HIS-16] leaves the old bet edited, with a link to the new one', async () => {
    const page = await card({}, EDITED_BET);
    expect(page.getByText('Edited')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Replaced by bet 6' }).getAttribute('href')).toMatch(/\/office\/history\/6$/);
  });

  it('[BED-5] that was refused says why, and that the bet is unchanged', async () => {
    const reasons = [{ code: 'moved', marketId: null, price: null, amount: 880 }] as const;
    const page = await card({ results: new Map([[OPEN_BET.id, { kind: 'refused', reasons }]]) });
    expect(textOf(await page.findByRole('alert'))).toMatch(/now worth €8\.80.*The bet is unchanged\./);
  });
});
