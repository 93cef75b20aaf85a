/** A deck whose cards are sold once each: the order, what is left, changes of the seeds, and the proof of a place. */
import { beforeEach, describe, expect, it } from 'vitest';
import { cardAt, deckWithout, sizeOf } from '../../../adapters/sandbox/provider/fairness/deck.ts';
import type { FairView } from '../../../adapters/sandbox/provider/fairness/commitment.ts';
import { KINDS } from '../../../adapters/sandbox/provider/games/clover-scratch/deck.ts';
import { GAMES, gameOf } from '../../../adapters/sandbox/provider/games/games.ts';
import type { Answered } from '../../../adapters/sandbox/provider/session.ts';
import type { ProofView } from '../../../adapters/sandbox/provider/views.ts';
import { verifyRound } from '../../../ui/web/screens/casino/verify-round.ts';
import { drawing, isExactly, part, range, total } from './exact.ts';
import type { SharedWorld } from './shared-world.ts';
import { createSharedWorld } from './shared-world.ts';

const SCRATCH = 'clover-scratch';
const ALL = -1;
const PRICE = 100;
/** A deck of three cards, one of which is of the first kind. */
const SMALL = [1, 0, 0, 0, 0, 0, 0, 0, 2];
let world: SharedWorld;
let keys = 0;

beforeEach(() => {
  world = createSharedWorld();
});

const fairIn = (answer: Answered): FairView => Reflect.get(answer, 'fair') as FairView;

async function openAs(player: string): Promise<{ readonly session: string; readonly fair: FairView }> {
  const answer = await world.provider().open(`${SCRATCH}.${player}.EUR`);
  return { session: String(Reflect.get(answer, 'session')), fair: fairIn(answer) };
}
const playIn = (session: string): Promise<Answered> => {
  keys += 1;
  return world.provider().play(session, `k${keys}`, { stake: PRICE });
};

/** Buys cards and scratches all of their fields; their proofs, in the order of purchase. */
async function buy(session: string, count: number, player = 1): Promise<readonly ProofView[]> {
  for (let at = 0; at < count; at += 1) {
    // Cards follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const id = String(Reflect.get(Object(Reflect.get(await playIn(session), 'round')), 'id'));
    // oxlint-disable-next-line no-await-in-loop
    await world.provider().move(session, id, 0, ALL);
  }
  return world.provider().rounds(player, null, count).toReversed();
}

async function openDeck(player = 'p1'): Promise<{ readonly session: string; readonly fair: FairView }> {
  const opened = await openAs(player);
  await world.provider().choose(opened.session, 'client');
  return opened;
}

/** The kind of a card by its number in the whole deck. */
const kindOf = (card: number): number => KINDS.findIndex((_, kind) => card < total(KINDS.slice(0, kind + 1)));
const cardsOf = (rounds: readonly ProofView[]): readonly number[] => rounds.map(({ shown }) => Number(shown['card']));

async function faultsOf(round: ProofView): Promise<readonly string[]> {
  const verdict = await verifyRound(round);
  if (verdict.kind !== 'checked') throw new Error(verdict.kind);
  return verdict.checks.filter(({ isRight }) => !isRight).map(({ check }) => check);
}

describe('a whole deck', () => {
  it('[FAIR-11, SCR-1, SCR-3] sells each of its 10,000 cards once, and pays exactly 47/50 of their price', () => {
    const seeds = { serverSeed: 'a1'.repeat(32), clientSeed: 'mine' };
    const cards = range(10_000).map((nonce) => cardAt({ ...seeds, nonce }, KINDS, KINDS));
    expect(new Set(cards).size).toBe(10_000);
    const paid = cards.map((card) => gameOf(SCRATCH)?.play(drawing(card), { stake: PRICE }, [ALL])?.pays ?? 0);
    expect(isExactly(part(total(paid), 10_000, PRICE), 47n, 50n)).toBe(true);
    const other = range(20).map((nonce) => cardAt({ ...seeds, clientSeed: 'other', nonce }, KINDS, KINDS));
    expect(other).not.toEqual(cards.slice(0, 20));
  });

  it('[FAIR-11] without some cards has the others of each kind, and is whole again once nothing is left', () => {
    expect(deckWithout(SMALL, SMALL, [2])).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(deckWithout(SMALL, [1, 0, 0, 0, 0, 0, 0, 0, 1], [0])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(deckWithout(SMALL, [0, 0, 0, 0, 0, 0, 0, 0, 1], [1])).toEqual(SMALL);
  });
});

describe('the deck of a player', () => {
  it('[SCR-1, SCR-3] has one price', () => {
    expect(gameOf(SCRATCH)?.stakes).toEqual({ min: 1, max: 1 });
  });

  it('[FAIR-11, SCR-7, SCR-8] goes on after a change of the seeds, with the cards that are left, and each place is proven', async () => {
    const { session, fair } = await openDeck();
    expect(fair.left).toEqual(KINDS);
    const first = await buy(session, 6);
    expect(first.map(({ shown }) => shown['place'])).toEqual(range(6));
    const kinds = cardsOf(first).map(kindOf);
    const left = KINDS.map((count, kind) => count - kinds.filter((each) => each === kind).length);
    await world.restart();
    const again = await openAs('p1');
    expect(again.fair.left).toEqual(left);

    const rotated = fairIn(await world.provider().rotate(again.session));
    expect(rotated.left).toEqual(left);
    expect(rotated.commitment).not.toBe(again.fair.commitment);
    await world.provider().choose(again.session, 'next');
    const second = await buy(again.session, 3);
    expect(second.map(({ shown }) => [shown['place'], shown['deck']])).toEqual(range(3).map((at) => [at, left]));
    await world.provider().rotate(again.session);
    const revealed = world.provider().rounds(1, null, 9);
    for (const round of revealed) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await faultsOf(round)).toEqual([]);
    }
    expect(sizeOf((await openAs('p2')).fair.left ?? [])).toBe(10_000);
  });

  it('[SCR-8] counts an open card as unsold, so that the cards that are left do not reveal its prize', async () => {
    const { session } = await openDeck();
    await playIn(session);
    expect((await openAs('p1')).fair.left).toEqual(KINDS);
  });

  it('[FAIR-11] keeps a card whose stake was refused, and leaves its place empty', async () => {
    const { session } = await openDeck();
    world.answer = (name) => (name === 'debit' ? { status: 'INSUFFICIENT_FUNDS' } : null);
    expect(await playIn(session)).toMatchObject({ ok: false, code: 'INSUFFICIENT_FUNDS', round: { shown: {} } });
    world.answer = () => null;
    const [bought] = await buy(session, 1);
    expect(bought?.shown['place']).toBe(1);
    const { fair } = await openAs('p1');
    expect(sizeOf(fair.left ?? [])).toBe(9_999);
  });

  it('[FAIR-11] refuses a card after its last one, and the next seeds shuffle a whole deck', async () => {
    const games = GAMES.map((game) => (game.id === SCRATCH ? { ...game, deck: SMALL } : game));
    world = createSharedWorld({ games });
    const { session } = await openDeck();
    const cards = cardsOf(await buy(session, 3));
    expect(cards.toSorted((one, other) => one - other)).toEqual([0, 1, 2]);
    const debits = world.moved.length;
    expect(await playIn(session)).toEqual({ ok: false, code: 'DECK_EMPTY' });
    expect(world.moved).toHaveLength(debits);
    expect(fairIn(await world.provider().rotate(session)).left).toEqual(SMALL);
  });

  it('[FAIR-11] in play money is another one in each session', async () => {
    const { session } = await openDeck('demo');
    await playIn(session);
    expect((await openAs('demo')).fair.left).toEqual(KINDS);
  });
});

describe('the proof of a place', () => {
  async function revealedRound(): Promise<ProofView> {
    const { session } = await openDeck();
    await buy(session, 3);
    await world.provider().rotate(session);
    const round = world.provider().rounds(1, null, 1)[0];
    if (round === undefined) throw new Error('no round was played');
    return round;
  }

  it('[FAIR-11] names another card, another place and another deck', async () => {
    const round = await revealedRound();
    const { shown, nonce } = round;
    expect(await faultsOf(round)).toEqual([]);
    const card = (Number(shown['card']) + 1) % 10_000;
    expect(await faultsOf({ ...round, shown: { ...shown, card } })).toEqual(['outcome']);
    expect(await faultsOf({ ...round, nonce: nonce + 1 })).toContain('outcome');
    const poorer = KINDS.map((count, kind) => (kind === 0 ? 0 : count));
    expect(await faultsOf({ ...round, shown: { ...shown, deck: poorer } })).toContain('commitment');
    for (const deck of [[], KINDS.map((count) => count + 1), KINDS.map((count) => -count)])
      // oxlint-disable-next-line no-await-in-loop
      expect(await faultsOf({ ...round, shown: { ...shown, deck } })).toContain('outcome');
  });
});

describe('a card of an earlier version', () => {
  it('[FAIR-11, SCR-6] is played to its end as it began, and the next one is of a whole deck', async () => {
    const at = world.clock.now();
    const [roundId, seedId] = ['old', 'seed'];
    const earlier = { tableHash: 'b2'.repeat(32), version: 1 };
    const began = { key: 'k', owner: 'p1', gameId: SCRATCH, nonce: 4, sessionId: 's', currency: 'EUR', stake: 250 };
    const apply = world.provider().apply;
    apply({ t: 'fairSeedMade', at, owner: 'p1', gameId: SCRATCH, seedId, serverSeed: 'c3'.repeat(32), ...earlier });
    apply({ t: 'fairSeedChosen', at, seedId, clientSeed: 'mine' });
    apply({ t: 'fairRoundBegan', at, roundId, seedId, bet: JSON.stringify({ stake: 250 }), ...began });
    apply({ t: 'fairRoundStaked', at, roundId });
    const { session } = await openAs('p1');
    const ended = await world.provider().move(session, roundId, 0, ALL);
    expect(ended).toMatchObject({ ok: true, round: { id: roundId, status: 'over' } });
    expect(world.provider().round(1, roundId)?.shown).not.toHaveProperty('deck');
    expect((await openAs('p1')).fair.left).toEqual(KINDS);
  });
});
