/**
 * Five cheats that have been seen on live sites, each planted in a copy of the provider. A visit plays against the
 * copy, and the verifier names the cheat: in the rounds of the visit once their seed is revealed, or in the seeds as
 * they pass.
 */
import { describe, expect, it } from 'vitest';
import type { RoundProof } from 'touchline/core/casino/types';
import { NO_ROUNDS, seenAfter } from 'touchline/core/game-session/session-rounds';
import { decodeRelayed } from 'touchline/core/game-session/wire';
import { commitmentOf, tableHashOf } from '../../../adapters/sandbox/provider/fairness/commitment.ts';
import { createDraws, hashOf } from '../../../adapters/sandbox/provider/fairness/stream.ts';
import type { PlayableGame } from '../../../adapters/sandbox/provider/games/game.ts';
import { GAMES } from '../../../adapters/sandbox/provider/games/games.ts';
import type { Provider } from '../../../adapters/sandbox/provider/provider.ts';
import type { Answered } from '../../../adapters/sandbox/provider/session.ts';
import { verifyRound } from '../../../ui/web/screens/casino/verify-round.ts';
import type { Changed } from './shared-world.ts';
import { createSharedWorld } from './shared-world.ts';

const ROUNDS = 20;
const CLIENT_SEED = 'my-seed';
/** Games of numbers, cards and a multiplier, which are over with one draw, and a bet on each. */
const PLAYED = [
  ['roulette', { chips: [{ on: 'red', stake: 100 }] }],
  ['baccarat', { stake: 100, on: 'player' }],
  ['limbo', { stake: 100, target: 150 }],
] as const;

interface Cheat extends Changed {
  /** Puts a copy in the place of the honest provider. */
  readonly cheating?: (honest: Provider, apply: Provider['apply']) => Partial<Provider>;
}

interface Visit {
  /** The page's text about the seeds. */
  readonly seedFaults: readonly string[];
  /** The wrong parts of each round, as the page knows the rounds, and as the provider reports them afterwards. */
  readonly seen: readonly (readonly string[])[];
  readonly reported: readonly (readonly string[])[];
  readonly rounds: readonly RoundProof[];
}

async function wrongIn(round: RoundProof): Promise<readonly string[]> {
  const verdict = await verifyRound(round);
  if (verdict.kind !== 'checked') return [verdict.kind];
  return verdict.checks.filter(({ isRight }) => !isRight).map(({ check }) => check);
}

/** A session: a client seed, rounds, half of them after the page was loaded again, and in the end a new server seed. */
async function visit(gameId: string, bet: unknown, { cheating, ...changed }: Cheat = {}): Promise<Visit> {
  const world = createSharedWorld(changed);
  const honest = world.provider();
  const provider: Provider = { ...honest, ...cheating?.(honest, (record) => honest.apply(record)) };
  let page = NO_ROUNDS;
  const pass = (answer: Answered): Answered => {
    const relayed = decodeRelayed(answer);
    if (!answer.ok || !relayed.ok) throw new Error(answer.ok ? 'the shell cannot read the answer' : answer.code);
    page = seenAfter(page, relayed.value);
    return answer;
  };
  const open = async (): Promise<string> => {
    const answer = pass(await provider.open(`${gameId}.p1`));
    return answer.ok ? String(answer['session']) : '';
  };
  let session = await open();
  pass(await provider.choose(session, CLIENT_SEED));
  for (let at = 0; at < ROUNDS; at += 1) {
    // Calls of a visit follow each other.
    // oxlint-disable-next-line no-await-in-loop
    if (at === ROUNDS / 2) session = await open();
    // oxlint-disable-next-line no-await-in-loop
    pass(await provider.play(session, `k${at}`, bet));
  }
  pass(await provider.rotate(session));
  const reported = provider.rounds(1, null, ROUNDS);
  expect(reported).toHaveLength(ROUNDS);
  return {
    seedFaults: page.faults,
    rounds: page.rounds,
    seen: await Promise.all(page.rounds.map(wrongIn)),
    reported: await Promise.all(reported.map(wrongIn)),
  };
}

const all = (...wrong: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: ROUNDS }, () => wrong);
/** The provider's games with a change of one. */
const gamesWith = (id: string, change: (game: PlayableGame) => PlayableGame): readonly PlayableGame[] =>
  GAMES.map((game) => (game.id === id ? change(game) : game));

/** A coin less for every win, in the table too. */
const lessPaying = (game: PlayableGame): PlayableGame => ({
  ...game,
  table: { ...Object(game.table), fee: 1 },
  play: (draws, bet, moves) => {
    const result = game.play(draws, bet, moves);
    return result === null ? null : { ...result, pays: Math.max(0, (result.pays ?? 0) - 1) };
  },
});

/** The first word of the stream is thrown away; the table is as before. */
const otherCode = (game: PlayableGame): PlayableGame => ({
  ...game,
  play: (draws, bet, moves) => {
    draws.below(2);
    return game.play(draws, bet, moves);
  },
});

const withFair = (answer: Answered, change: Readonly<Record<string, unknown>>): Answered =>
  answer.ok ? { ...answer, fair: { ...Object(answer['fair']), ...change } } : answer;
const fairIn = (answer: Answered): Readonly<Record<string, unknown>> => (answer.ok ? Object(answer['fair']) : {});

/** Another server seed under the same name, with the same client seed. */
function swapSeed(apply: Provider['apply'], gameId: string, fair: Readonly<Record<string, unknown>>): void {
  const seedId = String(fair['seedId']);
  const [tableHash, version] = [String(fair['tableHash']), Number(fair['version'])];
  const owner = 'p1';
  apply({ t: 'fairSeedMade', at: 1, owner, gameId, seedId, serverSeed: hashOf('swapped'), tableHash, version });
  apply({ t: 'fairSeedChosen', at: 1, seedId, clientSeed: CLIENT_SEED });
}

describe.each(PLAYED)('a visit of %s', (gameId, bet) => {
  it('[FAIR-1, GSN-12] nothing is named while the provider is honest', async () => {
    const { seedFaults, seen, reported } = await visit(gameId, bet);
    expect({ seedFaults, seen, reported }).toEqual({ seedFaults: [], seen: all(), reported: all() });
  });

  it('[FAIR-1, CSN-5] a pay table that was changed together with the provider’s own verifier is named', async () => {
    const games = gamesWith(gameId, lessPaying);
    const { seedFaults, rounds, seen, reported } = await visit(gameId, bet, { games });
    // The provider's own verifier has the changed table and finds every round right.
    const changed = games.find(({ id }) => id === gameId);
    for (const { serverSeed, clientSeed, nonce, tableHash, version, commitment, shown, pays } of rounds) {
      const seed = { serverSeed: serverSeed ?? '', clientSeed, nonce };
      expect(changed?.play(createDraws(seed), bet, [])).toEqual({ shown, pays });
      expect(tableHashOf(changed?.table)).toBe(tableHash);
      expect(commitmentOf({ serverSeed: seed.serverSeed, tableHash, gameId, version })).toBe(commitment);
    }
    expect(seedFaults).toEqual([]);
    expect(seen.every((wrong) => wrong[0] === 'table')).toBe(true);
    expect(seen.filter((wrong) => wrong.includes('payment')).length).toBeGreaterThan(0);
    expect(reported).toEqual(seen);
  });

  it('[FAIR-2] a client seed that is ignored is named', async () => {
    const { seedFaults, seen, reported } = await visit(gameId, bet, {
      recorded: (record) => (record.t === 'fairSeedChosen' ? { ...record, clientSeed: 'the-house' } : record),
      // The player's seed is shown wherever the provider shows seeds.
      cheating: (honest) => ({
        open: async (ticket) => {
          const answer = await honest.open(ticket);
          return fairIn(answer)['clientSeed'] === null ? answer : withFair(answer, { clientSeed: CLIENT_SEED });
        },
        choose: async (token, clientSeed) => withFair(await honest.choose(token, clientSeed), { clientSeed }),
        rounds: (...asked) => honest.rounds(...asked).map((round) => ({ ...round, clientSeed: CLIENT_SEED })),
      }),
    });
    expect(seedFaults).toEqual([]);
    // A round may show the same by chance.
    expect(seen.filter((wrong) => wrong.includes('outcome')).length).toBeGreaterThan(ROUNDS * 0.75);
    expect(reported).toEqual(seen);
  });

  it.each([
    ['silently', false],
    ['and published with the next round', true],
  ])('[FAIR-6, GSN-12] a server seed that is rotated at every bet, %s, is named', async (_, isPublished) => {
    const { seedFaults, reported } = await visit(gameId, bet, {
      cheating: (honest) => ({
        play: async (token, key, played) => {
          await honest.rotate(token);
          const chosen = await honest.choose(token, CLIENT_SEED);
          const answer = await honest.play(token, key, played);
          return isPublished && answer.ok ? { ...answer, fair: fairIn(chosen) } : answer;
        },
      }),
    });
    // Each round alone is right.
    expect(reported).toEqual(all());
    expect(seedFaults).toEqual(['unasked']);
  });

  it('[FAIR-1, GSN-12] a commitment that is swapped after the client seed is named at once', async () => {
    const { seedFaults } = await visit(gameId, bet, {
      cheating: (honest, apply) => ({
        choose: async (token, clientSeed) => {
          const fair = fairIn(await honest.choose(token, clientSeed));
          swapSeed(apply, gameId, fair);
          const commitment = commitmentOf({
            serverSeed: hashOf('swapped'),
            tableHash: String(fair['tableHash']),
            gameId,
            version: Number(fair['version']),
          });
          return { ok: true, fair: { ...fair, commitment } };
        },
      }),
    });
    expect(seedFaults).toEqual(['swapped']);
  });

  it('[FAIR-1, GSN-12] a server seed that is swapped in the middle of a visit is named', async () => {
    let played = 0;
    let fair: Readonly<Record<string, unknown>> = {};
    const cheating: Cheat['cheating'] = (honest, apply) => ({
      choose: async (token, clientSeed) => {
        const answer = await honest.choose(token, clientSeed);
        fair = fairIn(answer);
        return answer;
      },
      play: async (token, key, chosen) => {
        played += 1;
        if (played === ROUNDS / 4) swapSeed(apply, gameId, fair);
        return honest.play(token, key, chosen);
      },
    });
    const { seedFaults, seen } = await visit(gameId, bet, { cheating });
    // The page that is loaded again receives another commitment, and the revealed seed is not the one of the first.
    expect(seedFaults).toEqual(['swapped']);
    expect(seen.slice(ROUNDS / 2).every((wrong) => wrong.includes('commitment'))).toBe(true);
  });

  it('[FAIR-1] a swapped server seed under an unchanged commitment is named once it is revealed', async () => {
    let first: unknown = null;
    const { seedFaults, seen } = await visit(gameId, bet, {
      cheating: (honest, apply) => ({
        open: async (ticket) => {
          const answer = await honest.open(ticket);
          first ??= fairIn(answer)['commitment'];
          return withFair(answer, { commitment: first });
        },
        choose: async (token, clientSeed) => {
          const answer = await honest.choose(token, clientSeed);
          swapSeed(apply, gameId, fairIn(answer));
          return answer;
        },
      }),
    });
    expect(seedFaults).toEqual([]);
    expect(seen).toEqual(all('commitment'));
  });

  it('[FAIR-2, CSN-5] a game that runs other code than the verifier is named', async () => {
    const { seedFaults, seen, reported } = await visit(gameId, bet, { games: gamesWith(gameId, otherCode) });
    expect(seedFaults).toEqual([]);
    expect(seen.filter((wrong) => wrong.includes('outcome')).length).toBeGreaterThan(ROUNDS * 0.75);
    expect(reported).toEqual(seen);
  });
});
