/** A sit-and-go of no-limit hold'em against bots, without rake [HEM-1…HEM-15]. */
import * as v from 'valibot';
import type { Draws } from '../../fairness/stream.ts';
import { DECK } from '../cards.ts';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game, RoundResult } from '../game.ts';
import type { HighestWin } from '../highest-win.ts';
import { highestOf } from '../highest-win.ts';
import { stake } from '../stake.ts';
import { CALL, choicesOf, FOLD } from './betting.ts';
import { decide, MOODS, STRATEGY } from './bots.ts';
import type { Event, Table } from './table.ts';
import {
  beginTable,
  blindsAt,
  botView,
  goOn,
  HANDS_A_LEVEL,
  LEVELS,
  MAX_HANDS,
  moveAt,
  openBoard,
  PRIZES,
  prizesOf,
  START_CHIPS,
  winningsOf,
} from './table.ts';

const MIN_SEATS = 3;
const MAX_SEATS = 6;
const schema = v.object({
  stake,
  seats: v.pipe(v.number(), v.integer(), v.minValue(MIN_SEATS), v.maxValue(MAX_SEATS)),
});
type Bet = v.InferOutput<typeof schema>;

/** Plays hands and bots until the player is asked, or has a place. */
function untilAsked(draws: Draws, from: Table, player: number, log: Event[]): Table {
  let table = from;
  while (!table.isOver && table.places[player] === 0) {
    const { turn } = table.hand;
    if (turn === player) return table;
    const next = turn === null ? goOn(draws, table, log) : moveAt(table, decide(botView(table, turn)), log);
    if (next === null) throw new Error('a bot made a move that is not possible');
    table = next;
  }
  return table;
}

interface Played {
  readonly table: Table;
  readonly player: number;
  /** The events since the last move. */
  readonly log: readonly Event[];
}

/** The moves of the seat at turn; between the last two, a raise can be any number of chips. */
export function movesAt({ hand }: Table): readonly number[] {
  const choices = choicesOf(hand);
  if (choices === null) return [];
  const { canFold, raise } = choices;
  return [...(canFold ? [FOLD] : []), CALL, ...(raise === null ? [] : [raise.min, raise.max])];
}

/**
 * Plays a table by `nextMove`, until it has no more moves (null) or the player's place is decided. Null when a move is
 * not possible.
 */
export function playTable(
  draws: Draws,
  { seats }: Pick<Bet, 'seats'>,
  nextMove: (table: Table) => number | null,
): Played | null {
  const player = draws.below(seats);
  let log: Event[] = [];
  let table = untilAsked(draws, beginTable(draws, seats, log), player, log);
  while (table.places[player] === 0) {
    const move = nextMove(table);
    if (move === null) break;
    log = [];
    const moved = moveAt(table, move, log);
    if (moved === null) return null;
    table = untilAsked(draws, moved, player, log);
  }
  return { table, player, log };
}

/**
 * The table after the player's moves; null when one of them is not possible, or comes after the player's place is
 * decided.
 */
export function tableAfter(draws: Draws, bet: Bet, moves: readonly number[]): Played | null {
  let made = 0;
  const played = playTable(draws, bet, () => {
    made += 1;
    return moves[made - 1] ?? null;
  });
  return made < moves.length ? null : played;
}

/** The table as the player may see it: no hidden card, and nothing that is not dealt yet. */
function shownOf(
  table: Table,
  player: number,
  log: readonly Event[],
  { seats, stake: buyIn }: Bet,
): RoundResult['shown'] {
  const { hand, number, deal, places } = table;
  const choices = table.places[player] === 0 ? choicesOf(hand) : null;
  return {
    seat: player,
    hand: number,
    button: hand.button,
    blinds: blindsAt(number),
    chips: hand.seats.map(({ chips }) => chips),
    bets: hand.seats.map(({ bet }) => bet),
    in: hand.seats.map(({ isIn }) => (isIn ? 1 : 0)),
    pot: hand.seats.reduce((sum, { paid }) => sum + paid, 0),
    places,
    prizes: prizesOf(seats, buyIn),
    hole: deal.holes[player] ?? [],
    board: openBoard(table),
    log: log.flat(),
    ...(choices === null
      ? {}
      : {
          call: choices.call,
          choices: movesAt(table),
        }),
  };
}

export const holdem: Game<Bet> = {
  id: 'holdem',
  version: 1,
  table: {
    cards: DECK,
    chips: START_CHIPS,
    levels: LEVELS,
    handsALevel: HANDS_A_LEVEL,
    maxHands: MAX_HANDS,
    prizes: PRIZES,
    moods: MOODS,
    strategy: STRATEGY,
  },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, bet, moves): RoundResult | null => {
    const played = tableAfter(draws, bet, moves);
    if (played === null) return null;
    const { table, player, log } = played;
    const winnings = winningsOf(table.places, prizesOf(bet.seats, bet.stake));
    return {
      shown: shownOf(table, player, log, bet),
      pays: table.places[player] === 0 ? null : (winnings[player] ?? 0),
    };
  },
  // Every seat is equally likely to be the player's, and the prizes are all buy-ins.
  returns: [{ bet: 'like-bots', value: { n: 1n, d: 1n } }],
  highestWin: () =>
    highestOf(
      Object.entries(PRIZES).map(([seats, [first = 0]]): HighestWin => ({
        bet: `seats-${seats}`,
        times: fromScaled(Number(seats) * first, 100),
        chance: { kind: 'play' },
        isCapped: false,
      })),
    ),
  stakes: { min: 0.5, max: 20 },
};
