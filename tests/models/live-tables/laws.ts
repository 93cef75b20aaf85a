/**
 * Laws of the live tables, by independent models: the wheel and coups are recomputed here, and a table is
 * watched.
 */
import { createDraws } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import type { Game, RoundResult } from '../../../adapters/sandbox/provider/games/game.ts';
import { liveBaccarat } from '../../../adapters/sandbox/provider/games/live-baccarat/live-baccarat.ts';
import { liveRoulette } from '../../../adapters/sandbox/provider/games/live-roulette/live-roulette.ts';
import { createSharedWorld } from '../../unit/provider/shared-world.ts';

const POCKETS = 37;
const COUPS = 3_000;
const BETS_MS = 30_000;
const PERIOD_MS = 45_000;
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

type Law = () => Promise<readonly string[]> | readonly string[];

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
const streamOf = (nonce: number) => createDraws({ serverSeed: 'a', clientSeed: 'salt', nonce });
const sharedOf = <Bet>({ id, shared }: Game<Bet>) => {
  if (shared === undefined) throw new Error(`${id} has no shared draws`);
  return shared;
};
const listIn = (shown: RoundResult['shown'] | undefined, name: string): readonly number[] => {
  const value = shown?.[name];
  return typeof value === 'object' ? value : [];
};

/** The payment of a chip of two units in a pocket. */
function chipModel(on: string, pocket: number): number {
  if (on === `n${pocket}`) return 72;
  if (on.startsWith('n')) return 0;
  if (on === 'red') return pocket === 0 ? 1 : RED.has(pocket) ? 4 : 0;
  if (on === 'low') return pocket === 0 ? 1 : pocket < 19 ? 4 : 0;
  return pocket > 12 && pocket < 25 ? 6 : 0;
}

const worth = (card: number): number => ((card % 13) + 1 > 9 ? 0 : (card % 13) + 1);
const sum = (cards: readonly number[]): number => cards.reduce((all, card) => all + worth(card), 0) % 10;
/** The third card of the player with which a banker of so many points draws. */
const BANKER: readonly (readonly number[])[] = [
  ...[range(10), range(10), range(10)],
  ...[[0, 1, 2, 3, 4, 5, 6, 7, 9], [2, 3, 4, 5, 6, 7], [4, 5, 6, 7], [6, 7], []],
];

/** The hands of a coup with the six cards that are dealt for it. */
function coupModel(cards: readonly number[]): readonly [player: readonly number[], banker: readonly number[]] {
  const [a = 0, b = 0, c = 0, d = 0, fifth = 0, sixth = 0] = cards;
  const [player, banker] = [
    [a, c],
    [b, d],
  ];
  if (sum(player) > 7 || sum(banker) > 7) return [player, banker];
  if (sum(player) > 5) return [player, sum(banker) > 5 ? banker : [...banker, fifth]];
  const isDrawing = BANKER[sum(banker)]?.includes(worth(fifth)) === true;
  return [[...player, fifth], isDrawing ? [...banker, sixth] : banker];
}

/** The payment for a stake of 101: a commission of 5 % on a win of the banker, rounded against the win. */
function paysModel(on: string, player: number, banker: number): number {
  if (player === banker) return on === 'tie' ? 909 : 101;
  return on === (player > banker ? 'player' : 'banker') ? (on === 'player' ? 202 : 196) : 0;
}

/** The first six cards of the shoe, as a stream gives them: each draw takes one of those that are left to the front. */
function sixCards(nonce: number): readonly number[] {
  const draws = streamOf(nonce);
  const shoe = [...range(416)];
  return range(6).map((at) => {
    const from = at + draws.below(416 - at);
    const card = shoe[from] ?? 0;
    shoe[from] = shoe[at] ?? 0;
    shoe[at] = card;
    return card % 52;
  });
}

export const LAWS: Readonly<Record<string, Law>> = {
  /** The wheel has all its pockets, and each place pays what it is to pay in each of them. */
  theWheelIsWhole: () => {
    const faults: string[] = [];
    for (const pocket of range(POCKETS))
      for (const on of ['n0', 'n17', 'n36', 'red', 'low', 'dozen2']) {
        const sizes: number[] = [];
        const below = (size: number): number => {
          sizes.push(size);
          return pocket;
        };
        const round = liveRoulette.play({ below }, { chips: [{ on, stake: 2 }] }, []);
        if (sizes.join() !== String(POCKETS)) faults.push(`drawn of ${sizes.join()}`);
        if (round?.pays !== chipModel(on, pocket)) faults.push(`${on} pays ${round?.pays} in ${pocket}`);
      }
    return faults;
  },

  /** Hands, third cards and payments are those of the rules. */
  coupsFollowTheRules: () =>
    range(COUPS).flatMap((nonce) => {
      const [player, banker] = coupModel(sixCards(nonce));
      return (['player', 'banker', 'tie'] as const).flatMap((on) => {
        const round = liveBaccarat.play(streamOf(nonce), { stake: 101, on }, []);
        const hands = [listIn(round?.shown, 'player').join(), listIn(round?.shown, 'banker').join()];
        const isRight = hands.join(' ') === `${player.join()} ${banker.join()}`;
        return isRight && round?.pays === paysModel(on, sum(player), sum(banker)) ? [] : [`coup ${nonce} on ${on}`];
      });
    }),

  /** The result that everybody sees is that of each bet. */
  allShareTheRound: () =>
    range(200).flatMap((nonce) => {
      const seen = [sharedOf(liveRoulette), sharedOf(liveBaccarat)].map(({ result }) => result(streamOf(nonce)));
      const played = [
        liveRoulette.play(streamOf(nonce), { chips: [{ on: 'red', stake: 2 }] }, [])?.shown,
        liveBaccarat.play(streamOf(nonce), { stake: 1, on: 'tie' }, [])?.shown,
      ];
      return JSON.stringify(seen) === JSON.stringify(played) ? [] : [`round ${nonce}`];
    }),

  /** Before every pocket the simulated players have the same bets. */
  companySaysNothing: () => {
    const before = (pocket: number): string => {
      const left = [pocket, ...range(10)];
      return listIn(sharedOf(liveRoulette).preview?.({ below: () => left.shift() ?? 0 }), 'simulated').join();
    };
    return new Set(range(POCKETS).map(before)).size === 1 ? [] : ['the bets reveal the pocket'];
  },

  /** A stake is taken until the bets close, and no debit is asked for after that. */
  betsCloseInTime: async () => {
    const faults: string[] = [];
    for (const [id, bet] of [
      ['live-roulette', { chips: [{ on: 'red', stake: 100 }] }],
      ['live-baccarat', { stake: 100, on: 'banker' }],
    ] as const)
      for (const [late, isTaken] of [
        [-1, true],
        [0, false],
        [1_000, false],
      ] as const) {
        const world = createSharedWorld();
        // Each table has a world of its own.
        // oxlint-disable-next-line no-await-in-loop
        const session = await world.open(id);
        const now = world.clock.now();
        // oxlint-disable-next-line no-await-in-loop
        await world.pass(now - (now % PERIOD_MS) + BETS_MS + late - now);
        // oxlint-disable-next-line no-await-in-loop
        const answer = await world.provider().play(session, 'k1', bet);
        const debits = world.moved.filter(({ name }) => name === 'debit').length;
        if (answer.ok !== isTaken || debits !== Number(isTaken)) faults.push(`${id}, ${late} ms after the end`);
      }
    return faults;
  },
};
