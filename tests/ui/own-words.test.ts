/** A game whose own words have the names of shared ones: the frame around it keeps its own. */
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closeFrame, openOwn } from './frame-tools.ts';

afterEach(closeFrame);

const stepNames = (): readonly string[] =>
  within(screen.getByRole('group', { name: 'Stake' }))
    .getAllByRole('button')
    .map((each) => `${each.textContent}, ${each.getAttribute('aria-label')}`);

it.each([
  ['sic-bo', () => import('../../ui/games/sic-bo/sic-bo.game.ts')],
  ['blackjack', () => import('../../ui/games/blackjack/blackjack.game.ts')],
] as const)(
  '[GSN-32] the steps of the stake of %s have their signs, whatever the game calls its bets',
  async (_, start) => {
    await openOwn(start);
    expect(stepNames()).toEqual(['½, ½: half the stake', '2×, 2×: twice the stake', 'Max, Max: the highest stake']);
  },
);
