/**
 * Games with a draw every minute in their frames: each place is a bet of the provider's game, and each result is
 * announced in words.
 */
import { afterEach, describe, expect, it } from 'vitest';
import { createDraws } from '../../adapters/sandbox/provider/fairness/stream.ts';
import type { PlayableGame } from '../../adapters/sandbox/provider/games/game.ts';
import { gameOf } from '../../adapters/sandbox/provider/games/games.ts';
import { askedBet, closeFrame, draw, mainButton, openShared, said } from './frame-tools.ts';
import type { Frame } from './frame-tools.ts';

/** The frames, with the number of bets that their buttons and lists offer, and the form of their results. */
const FRAMES = [
  ['tv-21', 8, /^Red: .*(?:points|aces).*\. Blue: /, () => import('../../ui/games/tv-21/tv-21.game.ts')],
  ['guess-card', 74, /^Drawn: .+ of \w+\./, () => import('../../ui/games/guess-card/guess-card.game.ts')],
  [
    'backgammon-race',
    9,
    /^The winner is (?:White|Black)\. Throws: \d+\. Checkers left to the loser: \d+\./,
    () => import('../../ui/games/backgammon-race/backgammon-race.game.ts'),
  ],
  ['tv-poker', 7, /^Red: [A-Z].*\. Blue: [A-Z].*\./, () => import('../../ui/games/tv-poker/tv-poker.game.ts')],
  [
    'two-wheels',
    20,
    /^Left wheel: \d+\. Right wheel: \d+\./,
    () => import('../../ui/games/two-wheels/two-wheels.game.ts'),
  ],
  [
    'tv-battle',
    7,
    /^Left after [345] rounds: red \d, blue \d\./,
    () => import('../../ui/games/tv-battle/tv-battle.game.ts'),
  ],
  ['live-baccarat', 3, /^Player \d, banker \d\./, () => import('../../ui/games/live-baccarat/live-baccarat.game.ts')],
  ['tv-wheel', 26, /^Result: (?:\d+|Star)\./, () => import('../../ui/games/tv-wheel/tv-wheel.game.ts')],
] as const;

/** All bets that the places of a frame offer. */
async function offered(frame: Frame): Promise<readonly unknown[]> {
  const bets: unknown[] = [];
  for (const place of document.querySelectorAll<HTMLElement>('[aria-pressed]')) {
    place.click();
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1);
    // Bets follow each other.
    // oxlint-disable-next-line no-await-in-loop
    bets.push(await askedBet(frame));
  }
  for (const { value } of document.querySelectorAll<HTMLOptionElement>('option:not([value=""])')) {
    const list = document.querySelector('select');
    if (list !== null) list.value = value;
    list?.dispatchEvent(new Event('change'));
    // oxlint-disable-next-line no-await-in-loop
    bets.push(await askedBet(frame));
  }
  return bets;
}

afterEach(closeFrame);

describe('frames of games with a draw every minute', () => {
  it.each([
    ['five-of-36', '1–5', () => import('../../ui/games/five-of-36/five-of-36.game.ts')],
    ['mega-6', '1–3, 6', () => import('../../ui/games/mega-6/mega-6.game.ts')],
    ['lotto-6-of-49', '6', () => import('../../ui/games/lotto-6-of-49/lotto-6-of-49.game.ts')],
  ] as const)('[TVG-1] %s says how many numbers a bet has: %s', async (_, counts, start) => {
    const frame = await openShared(start);
    mainButton().click();
    await frame.handled();
    expect(said()).toBe(`Choose ${counts} numbers, or a bet below them.`);
  });

  it.each(FRAMES)(
    '[TVG-1, SHR-4] %s: its %i places are different bets of the game, and its result is announced',
    async (id, places, form, start) => {
      const game: PlayableGame | null = gameOf(id);
      if (game?.shared === undefined) throw new Error(`${id} has no shared draws`);
      const frame = await openShared(start);
      const bets = await offered(frame);
      expect(bets.map((bet) => game.stakeOf(bet))).toEqual(bets.map(() => 100));
      expect(new Set(bets.map((bet) => JSON.stringify(bet))).size).toBe(places);

      const draws = (): ReturnType<typeof createDraws> =>
        createDraws({ serverSeed: 'a', clientSeed: 'salt', nonce: 4 });
      const played = game.play(draws(), bets[0], []);
      const round = { id: 'r1', status: 'over', stake: 100, bet: bets[0], moves: [], ...played };
      await frame.answer('watch', { ...draw('shown', game.shared.result(draws())), round });
      await expect.poll(said).toMatch(form);
    },
  );
});
