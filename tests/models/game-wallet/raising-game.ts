/** A game for the model: every part of the stake draws one number, and a move may stake another part, up to four. */
import type { PlayableGame } from '../../../adapters/sandbox/provider/games/game.ts';

const MAX_PARTS = 4;
export const RAISING_MOVES = { pass: 0, raise: 1, end: 2 } as const;

function stakeIn(bet: unknown): number | null {
  const stake: unknown = typeof bet === 'object' && bet !== null ? Reflect.get(bet, 'stake') : null;
  return typeof stake === 'number' ? stake : null;
}

export const raising: PlayableGame = {
  id: 'raising',
  version: 1,
  table: {},
  returns: [],
  highestWin: () => ({ bet: '', times: { n: 2n, d: 1n }, chance: { kind: 'play' }, isCapped: false }),
  stakes: { min: 1, max: 10 },
  stakeOf: stakeIn,
  play: (draws, bet, moves) => {
    const stake = stakeIn(bet);
    if (stake === null) return null;
    const drawn = [draws.below(4)];
    for (const [at, move] of moves.entries()) {
      if (move === RAISING_MOVES.end && at !== moves.length - 1) return null;
      if (move === RAISING_MOVES.raise && drawn.length < MAX_PARTS) drawn.push(draws.below(4));
      else if (move !== RAISING_MOVES.pass && move !== RAISING_MOVES.end) return null;
    }
    const won = drawn.filter((number) => number > 1).length;
    const isOver = moves.at(-1) === RAISING_MOVES.end;
    return { shown: { drawn }, staked: stake * drawn.length, pays: isOver ? 2 * stake * won : null };
  },
};
