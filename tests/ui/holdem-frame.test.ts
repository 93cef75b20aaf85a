/**
 * The table of hold'em in its frame: events lead to what the provider shows, and a whole game is played with its
 * buttons.
 */
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { holdem } from '../../adapters/sandbox/provider/games/holdem/holdem.ts';
import { after, emptyView, happeningsIn, viewOf } from '../../ui/games/holdem/log.ts';
import { drawsOf } from '../unit/provider/holdem-tools.ts';
import { closeFrame, openOwn, said } from './frame-tools.ts';

type Json = Readonly<Record<string, unknown>>;

/** A round as the provider sends it. */
function roundAfter(nonce: number, seats: number, moves: readonly number[]): Json {
  const played = holdem.play(drawsOf(nonce), { stake: 100, seats }, moves);
  if (played === null) throw new Error('a move was refused');
  const status = played.pays === null ? 'staked' : 'over';
  return { id: 'r', status, stake: 100, bet: { stake: 100, seats }, moves, pays: played.pays, shown: played.shown };
}
const shownIn = (round: Json): Json => (typeof round['shown'] === 'object' ? { ...round['shown'] } : {});
const choicesIn = (round: Json): readonly number[] => numbersOf(shownIn(round)['choices']);
function numbersOf(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}

describe('the events of a round', () => {
  it('[HEM-17] lead, one by one, from table to table as the provider shows them', () => {
    for (let nonce = 0; nonce < 12; nonce += 1) {
      const seats = 3 + (nonce % 4);
      const moves: number[] = [];
      let view = emptyView(seats, 1_000);
      for (let step = 0; step < 30; step += 1) {
        const round = roundAfter(nonce, seats, moves);
        view = happeningsIn(shownIn(round)).reduce(after, view);
        const { done: _done, open: _open, isIn, ...table } = view;
        const { done: _none, open: _closed, isIn: isInNow, ...expected } = viewOf(shownIn(round));
        expect(table).toEqual(expected);
        if (round['pays'] !== null) break;
        expect(isIn).toEqual(isInNow);
        const choices = choicesIn(round);
        moves.push(choices[(nonce + step * 3) % choices.length] ?? 1);
      }
    }
  });
});

afterEach(closeFrame);

const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });
const seats = (): ReturnType<typeof within> => within(screen.getByRole('list', { name: 'Table' }));

describe('the frame', () => {
  it('[HEM-1, HEM-4, HEM-16, HEM-17] a game is bought, played by its buttons and described in words to its end', async () => {
    const { answer, handled } = await openOwn(() => import('../../ui/games/holdem/holdem.game.ts'));
    screen.getByRole('radio', { name: '4' }).click();
    expect(seats().getAllByRole('listitem')).toHaveLength(4);
    button(/^Sit down$/).click();
    await handled();
    const moves: number[] = [];
    let round = roundAfter(4, 4, moves);
    const { bet } = await answer('play', { ok: true, round });
    expect(bet).toEqual({ stake: 100, seats: 4 });

    expect(screen.getByText(/^Hand 1: .*small blind 10\. .*big blind 20\./).getAttribute('aria-live')).toBe('polite');
    for (let step = 0; round['pays'] === null; step += 1) {
      expect(said()).toMatch(/Your cards: [A-Z0-9]\w* of \w+, \w+ of \w+\. Pot \d+, to call \d+\.$/);
      expect(seats().getByRole('listitem', { current: true }).textContent).toMatch(/^You\d/);
      const choices = choicesIn(round);
      const highest = choices.at(-1) ?? 1;
      // The first moves call, raise as little as possible, and fold where there is a bet; then all chips go in.
      const wanted =
        step === 1 && choices.length > 2
          ? (choices.at(-2) ?? 1)
          : step === 2
            ? (choices[0] ?? 1)
            : step > 2
              ? highest
              : 1;
      if (wanted > 1) button(wanted === highest ? /^All$/ : /^Lowest$/).click();
      button(wanted > 1 ? /^(?:Raise to \d|All-in \d)/ : wanted === 1 ? /^C(?:all \d+|heck)$/ : /^Fold$/).click();
      // oxlint-disable-next-line no-await-in-loop
      await handled();
      moves.push(wanted);
      round = roundAfter(4, 4, moves);
      // oxlint-disable-next-line no-await-in-loop
      expect((await answer('move', { ok: true, round }))['move']).toBe(wanted);
    }
    expect(said()).toMatch(/^Place [1-4] of 4\. (?:You won|No win)/);
    expect(button(/^Fold$/).getAttribute('aria-disabled')).toBe('true');
    const log = screen.getByText('What happened').closest('details');
    expect(within(log ?? document.body).getAllByRole('listitem').length).toBeGreaterThan(1);
  });
});
