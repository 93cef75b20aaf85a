/**
 * Casino war with an infinite deck: the higher card wins; equal cards are given up for half or go to war [CWR-1…CWR-7].
 */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game, RoundResult } from '../game.ts';
import { highestOf, winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { DECK, rankOf, RANKS } from '../cards.ts';

export const WAR_MOVES = { surrender: 0, war: 1 } as const;
/** With the stake: ten to one. */
const TIE_PAYS = 11;
/** Of the stake: the raise wins its own amount, and the first stake comes back. */
const WAR_PAYS = 3;
/** Equal cards again win the stake once more. */
const WAR_TIE_PAYS = 4;

const schema = v.object({ stake, hasTieBet: v.boolean() });

/** A two is lowest, an ace is highest. */
function heightOf(card: number): number {
  return (rankOf(card) + RANKS - 1) % RANKS;
}

export const casinoWar: Game<v.InferOutput<typeof schema>> = {
  id: 'casino-war',
  version: 1,
  table: { deck: 'infinite', ace: 'high', tie: TIE_PAYS, surrender: [1, 2], war: WAR_PAYS, warTie: WAR_TIE_PAYS },
  schema,
  stakeOf: (bet) => (bet.hasTieBet ? 2 : 1) * bet.stake,
  play: (draws, bet, moves): RoundResult | null => {
    const next = (): number => draws.below(DECK);
    const [player, dealer] = [[next()], [next()]];
    const difference = (at: number): number => heightOf(player[at] ?? 0) - heightOf(dealer[at] ?? 0);
    const first = casinoWar.stakeOf(bet);
    const isTie = difference(0) === 0;
    const tiePaid = isTie && bet.hasTieBet ? TIE_PAYS * bet.stake : 0;
    const over = (paid: number, staked: number): RoundResult => ({
      shown: { player, dealer, paid, tiePaid },
      staked,
      pays: paid + tiePaid,
    });
    const [move, ...more] = moves;
    if (move === undefined)
      return isTie
        ? { shown: { player, dealer, tiePaid, choices: Object.values(WAR_MOVES) }, staked: first, pays: null }
        : over(difference(0) > 0 ? 2 * bet.stake : 0, first);
    if (!isTie || more.length > 0) return null;
    if (move === WAR_MOVES.surrender) return over(Math.floor(bet.stake / 2), first);
    if (move !== WAR_MOVES.war) return null;
    player.push(next());
    dealer.push(next());
    const times = difference(1) < 0 ? 0 : difference(1) > 0 ? WAR_PAYS : WAR_TIE_PAYS;
    return over(times * bet.stake, first + bet.stake);
  },
  returns: [
    { bet: 'war', value: { n: 165n, d: 169n } },
    { bet: 'surrender', value: { n: 25n, d: 26n } },
    { bet: 'war-tie', value: { n: 11n, d: 13n } },
  ],
  // A round without the bet on a tie pays twice its stake at most.
  highestWin: () =>
    highestOf([
      winOf('war-tie-surrender', fromScaled(2 * TIE_PAYS + 1, 4), fromScaled(1, RANKS)),
      winOf('war-tie-war', fromScaled(TIE_PAYS + WAR_TIE_PAYS, 3), fromScaled(1, RANKS * RANKS)),
    ]),
  stakes: { min: 0.1, max: 10 },
};
