/** The sit-and-go of hold'em: the whole table is played again, chip by chip, with all hands and all bots. */
import { botMove } from './holdem-bots.ts';
import { bestText } from './holdem-hands.ts';
import type { Below, Outcome, Verification } from './replay.ts';
import { drawSome, numberIn } from './replay.ts';

const BLINDS =
  '10/20 15/30 25/50 50/100 75/150 100/200 150/300 200/400 300/600 500/1000 750/1500 1000/2000 1500/3000 3000/6000'
    .split(' ')
    .map((level) => level.split('/').map(Number));
const OPEN = [0, 3, 4, 5];

interface Chair {
  chips: number;
  bet: number;
  paid: number;
  isIn: boolean;
  hasActed: boolean;
  cards: readonly number[];
  moods: readonly number[];
}

/** A table that changes as it is played. */
interface Room {
  readonly chairs: Chair[];
  readonly places: number[];
  readonly me: number;
  /** The player's moves that are still to come. */
  readonly moves: number[];
  log: number[];
  board: readonly number[];
  street: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
/** All places at the table clockwise, the one after `from` first. */
const around = (size: number, from: number): readonly number[] =>
  Array.from({ length: size }, (_, step) => (from + 1 + step) % size);

function put(chair: Chair, amount: number): number {
  const paid = Math.min(amount, chair.chips);
  chair.chips -= paid;
  chair.bet += paid;
  chair.paid += paid;
  return paid;
}

const opened = ({ board, street }: Room): readonly number[] => board.slice(0, OPEN[street]);

/** One betting round. False when the moves end before the round does. */
function bet(room: Room, first: number, start: number, bigBlind: number): boolean {
  const { chairs, me } = room;
  let [level, full, step, raised, last] = [start, start, bigBlind, 0, first];
  const isAsked = (at: number): boolean => {
    const chair = chairs[at];
    if (chair === undefined || !chair.isIn || chair.chips === 0) return false;
    const rest = chairs.filter((other) => other !== chair && other.isIn);
    if (rest.every(({ chips }) => chips === 0)) return rest.some((other) => other.bet > chair.bet);
    return chair.bet < level || !chair.hasActed;
  };
  for (;;) {
    const at = chairs.filter(({ isIn }) => isIn).length < 2 ? undefined : around(chairs.length, last).find(isAsked);
    const chair = at === undefined ? undefined : chairs[at];
    if (at === undefined || chair === undefined) return true;
    const call = Math.min(chair.chips, Math.max(0, level - chair.bet));
    const most = chair.bet + chair.chips;
    const canRaise =
      !chair.hasActed && most > level && chairs.some((other) => other !== chair && other.isIn && other.chips > 0);
    let move = 0;
    if (at === me) {
      const mine = room.moves.shift();
      if (mine === undefined) return false;
      room.log = [];
      move = mine;
    } else
      move = botMove({
        ...{
          cards: chair.cards,
          open: opened(room),
          mood: chair.moods[room.street] ?? 0,
          call,
          level,
          bigBlind,
          raised,
        },
        ...{ pot: sum(chairs.map(({ paid }) => paid)), chips: chair.chips, bet: chair.bet },
        raises: canRaise ? [Math.min(most, level + step), most] : [],
      });
    chair.hasActed = true;
    last = at;
    if (move === 0) {
      chair.isIn = false;
      room.log.push(3, at, 0);
    } else if (move === 1) {
      put(chair, call);
      room.log.push(call === 0 ? 4 : 5, at, call);
    } else {
      put(chair, move - chair.bet);
      room.log.push(6, at, move);
      raised += 1;
      if (move - full >= step) {
        for (const other of chairs) if (other !== chair) other.hasActed = false;
        step = Math.max(step, move - level);
        full = move;
      }
      level = move;
    }
  }
}

/** Pays the pots, layer by layer from the bottom, and shows the hands of a showdown. */
function pay({ chairs, board, log }: Room, button: number): void {
  const shows = chairs.filter(({ isIn }) => isIn).length > 1;
  const texts = chairs.map(({ isIn, cards }) => (isIn ? (shows ? bestText([...cards, ...board]) : '-') : ''));
  chairs.forEach(({ isIn, cards }, at) => {
    if (isIn && shows) for (const card of cards) log.push(8, at, card);
  });
  while (chairs.some(({ isIn, paid }) => isIn && paid > 0)) {
    const sharers = around(chairs.length, button).filter((at) => chairs[at]?.isIn === true && chairs[at].paid > 0);
    const slice = Math.min(...sharers.map((at) => chairs[at]?.paid ?? 0));
    const isLast = sharers.every((at) => chairs[at]?.paid === slice);
    let pot = 0;
    for (const chair of chairs) {
      const part = isLast ? chair.paid : Math.min(chair.paid, slice);
      chair.paid -= part;
      pot += part;
    }
    const [best = ''] = sharers.map((at) => texts[at] ?? '').sort((a, b) => (a < b ? 1 : -1));
    const winners = sharers.filter((at) => texts[at] === best);
    const won = new Map(
      winners.map((at, place) => [at, Math.trunc((pot + winners.length - 1 - place) / winners.length)]),
    );
    const isBack = shows && sharers.length === 1;
    for (const [at, chair] of chairs.entries()) {
      const share = won.get(at) ?? 0;
      chair.chips += share;
      if (share > 0) log.push(isBack ? 10 : 9, at, share);
    }
  }
}

/** Deals and plays one hand. False when the moves end before the hand does. */
async function playHand(room: Room, below: Below, button: number, number: number): Promise<boolean> {
  const { chairs, log } = room;
  const [small = 0, big = 0] = BLINDS[Math.min(BLINDS.length - 1, Math.trunc((number - 1) / 4))] ?? [];
  for (const chair of chairs) Object.assign(chair, { bet: 0, paid: 0, isIn: chair.chips > 0, hasActed: false });
  const ring = around(chairs.length, button).filter((at) => chairs[at]?.isIn === true);
  const cards = await drawSome(below, 52, 2 * ring.length + 5);
  for (const [place, at] of ring.entries()) {
    const moods: number[] = [];
    // oxlint-disable-next-line no-await-in-loop
    for (let street = 0; street < 4; street += 1) moods.push(await below(100));
    Object.assign(chairs[at] ?? {}, { cards: cards.slice(2 * place, 2 * place + 2), moods });
  }
  room.board = cards.slice(2 * ring.length);
  const [left = 0, next = 0] = ring.length === 2 ? ring.toReversed() : ring;
  log.push(0, button, number);
  for (const [kind, at, blind] of [
    [1, left, small],
    [2, next, big],
  ] as const) {
    const chair = chairs[at];
    if (chair !== undefined) log.push(kind, at, put(chair, blind));
  }
  for (room.street = 0; ; room.street += 1) {
    if (room.street > 0) {
      for (const chair of chairs) Object.assign(chair, { bet: 0, hasActed: false });
      for (let at = OPEN[room.street - 1] ?? 0; at < (OPEN[room.street] ?? 0); at += 1)
        room.log.push(7, at, room.board[at] ?? 0);
    }
    if (!bet(room, room.street === 0 ? next : button, room.street === 0 ? big : 0, big)) return false;
    if (room.street === 3 || chairs.filter(({ isIn }) => isIn).length < 2) return true;
  }
}

/** Writes the places of those who leave the game: those with more chips in `by` come first, equal ones share. */
function writePlaces(room: Room, who: readonly number[], by: readonly number[], best: number): void {
  for (const at of who) {
    room.places[at] = best + who.filter((other) => (by[other] ?? 0) > (by[at] ?? 0)).length;
    room.log.push(11, at, room.places[at] ?? 0);
  }
}

/** The player's prize, alone or in a shared place. */
function prizeOf(places: readonly number[], me: number, prizes: readonly bigint[]): bigint {
  const sharers = places.flatMap((each, at) => (each === places[me] ? [at] : []));
  const first = (places[me] ?? 1) - 1;
  const pool = prizes.slice(first, first + sharers.length).reduce((all, prize) => all + prize, 0n);
  const count = BigInt(sharers.length);
  return pool / count + (BigInt(sharers.indexOf(me)) < pool % count ? 1n : 0n);
}

async function replay(below: Below, wanted: unknown, moves: readonly number[]): Promise<Outcome> {
  const [size, buyIn] = [numberIn(wanted, 'seats'), BigInt(numberIn(wanted, 'stake'))];
  const me = await below(size);
  const empty = { bet: 0, paid: 0, isIn: true, hasActed: false, cards: [], moods: [] };
  const room: Room = {
    chairs: Array.from({ length: size }, () => ({ ...empty, chips: 1_000 })),
    places: Array.from({ length: size }, () => 0),
    ...{ me, moves: [...moves], log: [], board: [], street: 0 },
  };
  const { chairs } = room;
  let [button, number] = [0, 1];
  for (; ; number += 1) {
    const before = chairs.map(({ chips }) => chips);
    // Hands follow each other.
    // oxlint-disable-next-line no-await-in-loop
    if (!(await playHand(room, below, button, number))) break;
    pay(room, button);
    const alive = [...chairs.keys()].filter((at) => (chairs[at]?.chips ?? 0) > 0);
    const gone = [...chairs.keys()].filter((at) => (before[at] ?? 0) > 0 && !alive.includes(at));
    writePlaces(room, gone, before, alive.length + 1);
    const now = chairs.map(({ chips }) => chips);
    if (alive.length === 1 || number === 60) writePlaces(room, alive, now, 1);
    if (room.places[me] !== 0) break;
    button = around(size, button).find((at) => (now[at] ?? 0) > 0) ?? 0;
  }
  const fund = BigInt(size) * buyIn;
  const second = size > 4 ? (fund * 35n) / 100n : 0n;
  const prizes = size > 4 ? [fund - second, second] : [fund];
  const isEnded = room.places[me] !== 0;
  return {
    shown: {
      ...{ seat: me, hand: number, button, places: room.places, log: room.log, board: opened(room) },
      blinds: BLINDS[Math.min(BLINDS.length - 1, Math.trunc((number - 1) / 4))] ?? [],
      chips: chairs.map(({ chips }) => chips),
      bets: chairs.map((chair) => (isEnded ? 0 : chair.bet)),
      in: chairs.map(({ chips, isIn }) => ((isEnded ? chips > 0 : isIn) ? 1 : 0)),
      pot: isEnded ? 0 : sum(chairs.map(({ paid }) => paid)),
      prizes: prizes.map(Number),
      hole: chairs[me]?.cards ?? [],
    },
    pays: isEnded ? prizeOf(room.places, me, prizes) : 0n,
  };
}

export const holdem: Verification = {
  tables: { 1: '7c1cd89b8b0b164c8bb3be30ac85322cab80c7d736b08343715661fea656dc82' },
  replay,
};
