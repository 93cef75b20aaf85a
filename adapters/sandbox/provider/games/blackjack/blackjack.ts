/** Blackjack with an infinite deck: the dealer stands on soft 17, doubling after a split, one split [BJK-1…BJK-12]. */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game, RoundResult } from '../game.ts';
import { paysOf } from '../game.ts';
import { winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { DECK, RANKS } from '../cards.ts';
import { BEST, isAce, isBlackjack, pointsOf } from './hand.ts';
import type { Hand, Table } from './table.ts';
import { afterMove, choicesOf, isOver, turnOf } from './table.ts';

const DEALER_STANDS = 17;
/** Even money and half as much again, with the stake. */
const BLACKJACK_PAYS = { n: 5n, d: 2n };
/** Two to one, with the stake. */
const INSURANCE_PAYS = 3;

const schema = v.object({ stake });

/** The dealer's hand at the end: no card is drawn when no hand waits for the dealer. */
function dealerHand({ up, hole, hands }: Table, next: () => number): readonly number[] {
  const cards = [up, hole];
  const waits = hands.some(({ cards: of }) => pointsOf(of).total <= BEST);
  if (!waits || isBlackjack(cards) || isNatural(hands)) return cards;
  while (pointsOf(cards).total < DEALER_STANDS) cards.push(next());
  return cards;
}

/** A blackjack of the player: two cards of a hand that was not split. */
function isNatural(hands: readonly Hand[]): boolean {
  return hands.length === 1 && isBlackjack(hands[0]?.cards ?? []);
}

/** The payment of a hand, its stake included. */
function handPays(amount: number, hand: Hand, isPlayerNatural: boolean, dealer: readonly number[]): number {
  const isDealerNatural = isBlackjack(dealer);
  if (isPlayerNatural) return isDealerNatural ? amount : paysOf(amount, BLACKJACK_PAYS);
  const [mine, theirs] = [pointsOf(hand.cards).total, pointsOf(dealer).total];
  if (isDealerNatural || mine > BEST) return 0;
  const whole = amount * hand.stakes;
  if (theirs > BEST || mine > theirs) return 2 * whole;
  return mine === theirs ? whole : 0;
}

export const blackjack: Game<v.InferOutput<typeof schema>> = {
  id: 'blackjack',
  version: 1,
  table: {
    deck: 'infinite',
    dealerStands: [DEALER_STANDS, 'soft'],
    blackjack: [3, 2],
    insurance: [2, 1],
    splits: 1,
    cardsOnSplitAces: 1,
    doubles: 'any two cards, after a split too',
  },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, bet, moves): RoundResult | null => {
    const next = (): number => draws.below(DECK);
    const [first, up, second, hole] = [next(), next(), next(), next()];
    const insurance = Math.floor(bet.stake / 2);
    let table: Table | null = {
      up,
      hole,
      hands: [{ cards: [first, second], stakes: 1, isDone: false }],
      isInsured: null,
      offersInsurance: isAce(up) && insurance > 0,
    };
    for (const move of moves) {
      table = afterMove(table, move, next);
      if (table === null) return null;
    }
    const { hands } = table;
    const insured = table.isInsured === true ? insurance : 0;
    const stakes = hands.map((hand) => bet.stake * hand.stakes);
    const staked = stakes.reduce((sum, amount) => sum + amount, insured);
    const cards = Object.fromEntries(hands.map((hand, at) => [`hand${at + 1}`, hand.cards]));
    const shown = { ...cards, stakes, ...(insured > 0 ? { insurance: insured } : {}) };
    if (!isOver(table))
      return { shown: { ...shown, dealer: [up], turn: turnOf(table), choices: choicesOf(table) }, staked, pays: null };
    const dealer = dealerHand(table, next);
    const paid = hands.map((hand) => handPays(bet.stake, hand, isNatural(hands), dealer));
    const insurancePaid = isBlackjack(dealer) ? INSURANCE_PAYS * insured : 0;
    return {
      shown: { ...shown, dealer, paid, ...(insured > 0 ? { insurancePaid } : {}) },
      staked,
      pays: paid.reduce((sum, amount) => sum + amount, insurancePaid),
    };
  },
  returns: [
    { bet: 'blackjack', value: { n: 7_016_161_098_045_143_337_706_614_398n, d: 13n ** 25n } },
    { bet: 'insurance', value: { n: 12n, d: 13n } },
  ],
  /**
   * A blackjack that the dealer does not have, too. Split and doubled hands pay more by stakes of their own, not for a
   * stake.
   */
  highestWin: () => {
    const pairs = RANKS * RANKS;
    const naturals = Array.from({ length: pairs }, (_, at) => [Math.floor(at / RANKS), at % RANKS]).filter(
      isBlackjack,
    ).length;
    return winOf('natural', BLACKJACK_PAYS, fromScaled(naturals * (pairs - naturals), pairs * pairs));
  },
  stakes: { min: 0.1, max: 10 },
};
