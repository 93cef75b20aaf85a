/**
 * Fishing and the camera hunt in their frames: what can be chosen is a bet of the game, and texts say what the game
 * pays.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { gameOf } from '../../adapters/sandbox/provider/games/games.ts';
import type { Frame } from './frame-tools.ts';
import { askedBet, button, closeFrame, openOwn, said } from './frame-tools.ts';
import { drawing } from '../unit/provider/exact.ts';

interface Asked {
  readonly stake: number;
  readonly on: readonly string[];
}

const animals = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[aria-pressed]')];
const pressed = (): number => document.querySelectorAll('[aria-pressed="true"]').length;
const asked = async (frame: Frame, main: string): Promise<Asked> => {
  const bet = await askedBet(frame, main);
  // Bets of these frames have these fields, which the game then reads.
  return bet as Asked;
};

/** Plays a bet with this number drawn. */
async function played(id: string, frame: Frame, main: string, number: number): Promise<string> {
  const bet = await asked(frame, main);
  button(main).click();
  await frame.handled();
  const result = gameOf(id)?.play(drawing(number), bet, []);
  await frame.answer('play', {
    ok: true,
    round: { id: 'r', status: 'over', stake: bet.stake, bet, moves: [], ...result },
  });
  await frame.handled();
  return said();
}

afterEach(closeFrame);

describe('a frame of a game of one catch', () => {
  it('[CTH-2, CTH-4, FSH-1, FSH-2] fishing: one fish is chosen, its chance and payment are the game’s, and the fish that came is announced', async () => {
    const frame = await openOwn(() => import('../../ui/games/fishing/fishing.game.ts'));
    const bets: Asked[] = [];
    for (const each of animals()) {
      each.click();
      expect(pressed()).toBe(1);
      // Bets follow each other.
      // oxlint-disable-next-line no-await-in-loop
      bets.push(await asked(frame, 'Cast'));
    }
    expect(bets.map(({ on }) => on)).toEqual([['roach'], ['perch'], ['bream'], ['carp'], ['pike'], ['catfish']]);
    expect(bets.map((bet) => gameOf('fishing')?.stakeOf(bet))).toEqual(bets.map(() => 100));
    expect(animals().map((each) => each.textContent)).toEqual([
      'Roach 250 in 500 1.94×',
      'Perch 100 in 500 4.85×',
      'Bream 50 in 500 9.7×',
      'Carp 20 in 500 24.25×',
      'Pike 5 in 500 97×',
      'Catfish 1 in 500 485×',
    ]);
    expect(await played('fishing', frame, 'Cast', 499)).toBe('No fish came. No win this time.');
    expect(await played('fishing', frame, 'Cast', 0)).toBe('On the hook: Roach. No win this time.');
    expect(await played('fishing', frame, 'Cast', 425)).toBe('On the hook: Catfish. You won 485.00 EUR.');
  });

  it('[CTH-2, CTH-4, CMH-1, CMH-2] camera hunt: several animals are one bet, and the chance of all is shown', async () => {
    const frame = await openOwn(() => import('../../ui/games/camera-hunt/camera-hunt.game.ts'));
    expect(animals().map((each) => each.textContent)).toEqual([
      'Hare 50 in 200 3.88×',
      'Deer 40 in 200 4.85×',
      'Fox 25 in 200 7.76×',
      'Boar 20 in 200 9.7×',
      'Owl 10 in 200 19.4×',
      'Lynx 2 in 200 97×',
    ]);
    animals()[1]?.click();
    expect(pressed()).toBe(2);
    expect(document.body.textContent).toContain('Chance 90 in 200, pays 2.15…×.');
    expect((await asked(frame, 'Watch')).on).toEqual(['hare', 'deer']);
    expect(await played('camera-hunt', frame, 'Watch', 89)).toBe('In front of the camera: Deer. You won 2.15 EUR.');
    expect(await played('camera-hunt', frame, 'Watch', 199)).toBe('No animal came. No win this time.');
    for (const each of animals().slice(0, 2)) each.click();
    button('Watch').click();
    await frame.handled();
    expect(said()).toBe('Choose an animal.');
  });
});
