/** Baccarat, eight decks: a bet on the player's hand, the banker's hand or a tie [BAC-1…BAC-7]. */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { highestOf, winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { DECK, rankOf } from '../cards.ts';
import { chooseSome } from '../../fairness/stream.ts';

const DECKS = 8;
/** No coup needs more cards. */
const DEALT = 6;
/** Returned for a stake of 100, the stake included: the banker's win pays 5 % commission. */
const PAYS = { player: 200, banker: 195, tie: 900 } as const;
/** A hand of 8 or 9 from two cards ends the coup. */
const NATURAL = 8;
/** With two cards, a hand up to here draws a third. */
const DRAWS_TO = 5;
/** By the banker's points from 0 to 7: the points of the player's third card that make the banker draw. */
const BANKER_DRAWS = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', ''] as const;

/** Coups of eight decks in which each side wins, of all coups. */
const ALL = 4_998_398_275_503_360n;
const WINS = { player: 2_230_518_282_592_256n, banker: 2_292_252_566_437_888n, tie: 475_627_426_473_216n } as const;

const SIDES = ['player', 'banker', 'tie'] as const;
const schema = v.object({ stake, on: v.picklist(SIDES) });
type Side = v.InferOutput<typeof schema>['on'];

interface Coup {
  readonly player: readonly number[];
  readonly banker: readonly number[];
  /** The points of the player and of the banker. */
  readonly points: readonly [number, number];
}

/** Ten, jack, queen and king count 0. */
const valueOf = (card: number): number => (rankOf(card) < 9 ? rankOf(card) + 1 : 0);
const pointsOf = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0) % 10;

/** Plays a coup with the next six cards of the shoe. */
export function coupOf([first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0]: readonly number[]): Coup {
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ];
  const [playerHas, bankerHas] = [pointsOf(player), pointsOf(banker)];
  if (playerHas < NATURAL && bankerHas < NATURAL) {
    const isPlayerDrawing = playerHas <= DRAWS_TO;
    if (isPlayerDrawing) player.push(fifth);
    const isBankerDrawing = isPlayerDrawing
      ? BANKER_DRAWS[bankerHas]?.includes(String(valueOf(fifth))) === true
      : bankerHas <= DRAWS_TO;
    if (isBankerDrawing) banker.push(isPlayerDrawing ? sixth : fifth);
  }
  return { player, banker, points: [pointsOf(player), pointsOf(banker)] };
}

/** The payment of a stake on a side for the points of player and banker, minor units. */
export function baccaratPays(on: Side, amount: number, [player, banker]: readonly [number, number]): number {
  const winner: Side = player > banker ? 'player' : banker > player ? 'banker' : 'tie';
  if (on === winner) return paysOf(amount, fromScaled(PAYS[on], 100));
  return winner === 'tie' ? amount : 0;
}

export const baccarat: Game<v.InferOutput<typeof schema>> = {
  id: 'baccarat',
  version: 1,
  table: { decks: DECKS, pays: PAYS, natural: NATURAL, drawsTo: DRAWS_TO, bankerDraws: BANKER_DRAWS },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, { on, stake: amount }, moves) => {
    if (moves.length > 0) return null;
    const cards = chooseSome(draws, DECKS * DECK, DEALT).map((card) => card % DECK);
    const { player, banker, points } = coupOf(cards);
    return { shown: { player, banker, points }, pays: baccaratPays(on, amount, points) };
  },
  returns: [
    { bet: 'player', value: { n: WINS.player * 2n + WINS.tie, d: ALL } },
    { bet: 'banker', value: { n: WINS.banker * 195n + WINS.tie * 100n, d: ALL * 100n } },
    { bet: 'tie', value: { n: WINS.tie * 9n, d: ALL } },
  ],
  highestWin: () => highestOf(SIDES.map((side) => winOf(side, fromScaled(PAYS[side], 100), { n: WINS[side], d: ALL }))),
  stakes: { min: 0.1, max: 200 },
};
