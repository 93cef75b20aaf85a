/** The buttons beside the stake, and those of the chips on a table. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { steppedStake } from '../../ui/games/stake-steps.ts';
import type { Frame } from './frame-tools.ts';
import { askedBet, button, closeFrame, openOwn, stakeField } from './frame-tools.ts';

const stake = (): string => stakeField().value;
function type(text: string): void {
  stakeField().value = text;
}

afterEach(closeFrame);

describe('the buttons beside the stake', () => {
  const bounds = { currency: 'EUR', min: 10, max: 10_000, balance: null, most: null };

  it.each([
    ['half', 25, 12],
    ['half', 15, 10],
    ['double', 5_000, 10_000],
    ['double', 5_001, 10_000],
    ['highest', 100, 10_000],
  ] as const)('[GSN-32] %s of %i is %i: whole minor units within the range of the game', (step, from, to) => {
    expect(steppedStake(step, from, bounds)).toBe(to);
  });

  it('[GSN-32] none exceeds the balance, unless that is below the lowest stake', () => {
    expect(steppedStake('highest', 100, { ...bounds, balance: 730 })).toBe(730);
    expect(steppedStake('double', 500, { ...bounds, balance: 730 })).toBe(730);
    expect(steppedStake('highest', 100, { ...bounds, balance: 3 })).toBe(10);
  });

  it('[GSN-32] none exceeds what the limits of the player leave, unless that is below the lowest stake', () => {
    expect(steppedStake('highest', 100, { ...bounds, most: 450 })).toBe(450);
    expect(steppedStake('highest', 100, { ...bounds, balance: 730, most: 450 })).toBe(450);
    expect(steppedStake('highest', 100, { ...bounds, balance: 300, most: 450 })).toBe(300);
    expect(steppedStake('double', 400, { ...bounds, most: 450 })).toBe(450);
    expect(steppedStake('highest', 100, { ...bounds, most: 3 })).toBe(10);
  });

  it('[GSN-32] follow the limits that the page sends, and their end', async () => {
    const frame = await openOwn(() => import('../../ui/games/dice/dice.game.ts'));
    const highest = async (most?: number | null): Promise<string> => {
      frame.post({ t: 'balance', currency: 'EUR', balance: 5_000, ...(most === undefined ? {} : { most }) });
      await frame.handled();
      button('Max: the highest stake').click();
      return stake();
    };
    expect([await highest(1_200), await highest(null), await highest(700), await highest()]).toEqual([
      '12.00',
      '50.00',
      '7.00',
      '50.00',
    ]);
  });

  it('[GSN-32] change the stake of the next bet and say the new one', async () => {
    const frame = await openOwn(() => import('../../ui/games/dice/dice.game.ts'));
    frame.post({ t: 'balance', currency: 'EUR', balance: 5_000 });
    await frame.handled();
    const steps = within(screen.getByRole('group', { name: 'Stake' }));
    const stakes = ['Max: the highest stake', '½: half the stake', '2×: twice the stake'].map((name) => {
      button(name).click();
      return stake();
    });
    expect(stakes).toEqual(['50.00', '25.00', '50.00']);
    expect(steps.getByText('50.00 EUR').getAttribute('aria-live')).toBe('polite');
    expect(await askedBet(frame, 'Roll')).toMatchObject({ stake: 5_000 });
    type('no amount');
    button('2×: twice the stake').click();
    expect(stake()).toBe('0.10');
  });
});

describe('chips on a table', () => {
  let frame: Frame;
  beforeEach(async () => {
    frame = await openOwn(() => import('../../ui/games/roulette/roulette.game.ts'));
    type('1.00');
  });
  const press = (...names: readonly string[]): void => {
    for (const name of names) button(name).click();
  };
  const isOff = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true';
  const bet = async (): Promise<unknown> => askedBet(frame, 'Spin');
  const on = (...places: readonly (readonly [string, number])[]) => ({
    chips: places.map(([place, amount]) => ({ on: place, stake: amount })),
  });

  it('[GSN-33] are taken back one after another, and so is clearing the table', async () => {
    expect(isOff('Undo')).toBe(true);
    press('Red', '7');
    button('Red, chip 1.00 EUR').click();
    expect(await bet()).toEqual(on(['red', 200], ['n7', 100]));
    press('Undo');
    expect(await bet()).toEqual(on(['red', 100], ['n7', 100]));
    press('Clear', 'Undo', 'Undo');
    expect(await bet()).toEqual(on(['red', 100]));
    press('Undo');
    expect(isOff('Undo')).toBe(true);
  });

  it('[GSN-33] of the last bet are put on the table again', async () => {
    expect(isOff('Rebet')).toBe(true);
    press('Red', '7');
    const first = await bet();
    press('Clear', 'Black', 'Rebet');
    expect(await bet()).toEqual(first);
    press('Undo');
    expect(await bet()).toEqual(on(['black', 100]));
  });
});
