/** The winner of a level match in sports that play on until a side leads. */
import { expect, it } from 'vitest';
import { comboStanding } from 'touchline/core/line/rules/combo-standing';
import { legStanding } from 'touchline/core/line/rules/leg-standing';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Game } from 'touchline/core/line/types';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { comboLabel } from '../../../adapters/sandbox/operator/models/same-game/parts.ts';
import { gameOf } from '../../arbitraries/played-games.ts';
import { FORMATS, fixtureOf, statesOf } from '../sandbox-models/fixtures.ts';

const HOME_WINS = { kind: KIND.winner, type: 1, param: 0, label: null };
const DRAW_NO_BET = { ...HOME_WINS, kind: KIND.drawNoBet };

/** Basketball of the score, in its last quarter. */
function basketballAt(home: number, away: number, status: Game['status'] = 'inPlay'): Game {
  const match = createMatch(fixtureOf(FORMATS.basketball, { seed: 1 }));
  const state = statesOf(match).find((each) => each.state.status === 2)?.state;
  if (state === undefined) throw new Error('The match is never in play.');
  return { ...gameOf(match, state), status, score: [`${home}`, `${away}`] };
}

it('[LIN-208] the winner of a level match has no standing, because overtime decides it', () => {
  expect(legStanding(HOME_WINS, basketballAt(88, 88))).toBeNull();
  expect(legStanding(HOME_WINS, basketballAt(88, 88, 'break'))).toBeNull();
});

it('[LIN-208] the winner stands as the score as soon as a side leads', () => {
  expect(legStanding(HOME_WINS, basketballAt(90, 88))?.standing).toBe('win');
  expect(legStanding(HOME_WINS, basketballAt(88, 89))).toEqual({
    standing: 'lose',
    need: { kind: 'more', side: 'home', count: 2 },
  });
});

it('[LIN-208] a winner that ended level, and draw no bet at any time, are refunded', () => {
  expect(legStanding(HOME_WINS, basketballAt(88, 88, 'finished'))?.standing).toBe('refund');
  expect(legStanding(DRAW_NO_BET, basketballAt(88, 88))?.standing).toBe('refund');
});

it('[LIN-221] a combo with the winner of a level match is neither winning nor losing', () => {
  const label = comboLabel([HOME_WINS, { kind: KIND.total, type: 1, param: 4 * 150 + 2 }]);
  expect(comboStanding(label, basketballAt(88, 88))).toMatchObject({
    whole: null,
    parts: [{ standing: null, isDecided: false }, { standing: { standing: 'win' } }],
  });
});
