/** Tournaments at the operator: timetable, taking part, counted rounds, prizes, restarts. */
import { describe, expect, it } from 'vitest';
import { bonusAccount } from '../../../adapters/sandbox/operator/players/wallets.ts';
import { pointsAccount } from '../../../adapters/sandbox/operator/rewards/terms.ts';
import { HOUSE_TOURNAMENT_PLAYERS } from '../../../adapters/sandbox/operator/tournaments/tournaments.ts';
import { prizesIn, SERIES } from '../../../adapters/sandbox/operator/tournaments/terms.ts';
import { GAMES } from '../../../adapters/sandbox/provider/games/games.ts';
import { START } from '../sandbox-book/fake-line.ts';
import { EUR, JPY, KWD, newPlayer } from '../sandbox-book/given.ts';
import {
  ask,
  debit,
  given,
  held,
  HOUR_MS,
  MINUTE_MS,
  open,
  own,
  page,
  play,
  QUICK,
  QUICK_ENDS_AT,
  QUICK_PRIZES,
  restarted,
  settle,
  SLOTS,
  SLOTS_ENDS_AT,
  sums,
} from './given.ts';
import type { Given } from './given.ts';

async function joined(options: Parameters<typeof given>[0] = {}): Promise<Given & { readonly sessionId: string }> {
  const now = await given(options);
  expect(now.operator.tournaments.join(now.player.id, QUICK, 'join')).toBeNull();
  return { ...now, sessionId: await open(now, now.player) };
}

const list = ({ operator }: Given) => operator.tournaments.list({ playerId: null, currency: EUR, language: 'en' });
const toEnd = ({ clock }: Given, endsAt = QUICK_ENDS_AT): void => clock.advance(endsAt + 2_000 - clock.now());

describe('the timetable', () => {
  it('[TRO-1] has a tournament of each series that runs, one ahead and two that ended, at the first start', async () => {
    const listed = list(await given());
    for (const status of ['running', 'ahead', 'ended'] as const)
      expect(listed.filter((each) => each.status === status)).toHaveLength(status === 'ended' ? 6 : 3);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    for (const { status, startsAt, endsAt } of listed)
      expect(status).toBe(startsAt > START ? 'ahead' : endsAt > START ? 'running' : 'ended');
    expect(listed.filter(({ status }) => status === 'ended').every(({ entrants }) => entrants.simulated >= 24)).toBe(
      true,
    );
  });

  it('[TRO-1] counts games that the provider has, with stakes that each of them takes', () => {
    for (const { games, minStakeEur, prizes, rounds } of SERIES) {
      expect(prizes).toHaveLength(10);
      expect(rounds).toBeGreaterThan(0);
      for (const id of games) {
        const game = GAMES.find((each) => each.id === id);
        expect(game?.stakes.min).toBeLessThanOrEqual(minStakeEur);
        // The highest stake of the strictest jurisdiction.
        expect(minStakeEur).toBeLessThanOrEqual(1);
      }
    }
  });

  it('[TRO-1] knows no tournament of another series, of the past before the first, or after the next', async () => {
    const { operator } = await given();
    const reader = { playerId: null, currency: EUR, language: 'en' } as const;
    for (const id of [0, 4, 9, -9, QUICK + 20, 999_999_999_999_991])
      expect(operator.tournaments.page(id, reader)).toBeNull();
    expect(operator.tournaments.page(QUICK + 10, reader)).toMatchObject({ status: 'ahead', startsAt: QUICK_ENDS_AT });
    expect(operator.tournaments.join(1, QUICK + 20, 'k')).toBe('unknown');
  });
});

describe('taking part', () => {
  it('[TRO-2] is the player’s own act: rounds of a player who has not joined count nowhere', async () => {
    const now = await given();
    await play(now, { sessionId: await open(now, now.player), roundId: 'r1' }, 5_000);
    expect(own(now, now.player)).toBeNull();
    now.operator.tournaments.join(now.player.id, QUICK, 'join');
    expect(own(now, now.player)).toMatchObject({ counted: 0, best: null, rank: null, prize: null });
  });

  it('[TRO-2] is possible ahead of the start, and not after the end', async () => {
    const now = await given();
    const { operator, player } = now;
    expect(operator.tournaments.join(player.id, QUICK + 10, 'ahead')).toBeNull();
    await play(now, { sessionId: await open(now, player), roundId: 'early' }, 1_000);
    expect(own(now, player, QUICK + 10)?.counted).toBe(0);
    toEnd(now);
    await play(now, { sessionId: await open(now, player), roundId: 'in-time' }, 1_000);
    expect(own(now, player, QUICK + 10)?.counted).toBe(1);
    expect(operator.tournaments.join(player.id, QUICK, 'late')).toBe('ended');
  });

  it('[TRO-2] is refused to a player who is stopped, with the first reason', async () => {
    const now = await given();
    const { operator, player } = now;
    const join = (key: string) => operator.tournaments.join(player.id, QUICK, key);
    operator.switches.set({ playerRights: ['bet'] });
    expect(join('a')).toBe('notAllowed');
    operator.switches.set({ playerRights: ['bonus'] });
    expect(join('b')).toBe('notAllowed');
    operator.switches.set({ playerRights: ['bet', 'bonus'] });
    operator.limits.save(player.id, [{ limitType: 'selfExclusion', limitValue: 1 }], null);
    expect(join('c')).toBe('excluded');
    const other = await newPlayer(operator);
    operator.limits.save(other.id, [{ limitType: 'timeOut', limitValue: 1 }], null);
    expect(operator.tournaments.join(other.id, QUICK, 'd')).toBe('limit');
  });

  it('[TRO-2] is refused where the jurisdiction allows none of the games, and the wallet refuses their rounds anyway', async () => {
    const now = await given();
    const { operator, player } = now;
    operator.switches.set({ jurisdiction: 'DE' });
    const tables = list(now).find(
      ({ status, games }) => status === 'running' && games.some(({ id }) => id === 'roulette'),
    );
    expect(tables?.games.every(({ isAllowed }) => !isAllowed)).toBe(true);
    expect(operator.tournaments.join(player.id, tables?.id ?? 0, 'k')).toBe('jurisdiction');
    // Some of these games are allowed; the player has not yet set the limits that Germany demands.
    expect(operator.tournaments.join(player.id, QUICK, 'l')).toBe('limit');
  });

  it('[TRO-3] ends when the player leaves before the first counted round, and only then', async () => {
    const now = await joined();
    const { operator, player, sessionId } = now;
    expect(operator.tournaments.leave(player.id, QUICK, 'leave')).toBeNull();
    expect(own(now, player)).toBeNull();
    expect(operator.tournaments.join(player.id, QUICK, 'join again')).toBeNull();
    await debit(now, { sessionId, roundId: 'open' });
    expect(operator.tournaments.leave(player.id, QUICK, 'leave again')).toBe('hasPlayed');
    expect(own(now, player)?.counted).toBe(1);
  });

  it('[TRO-3] may be ended by an excluded player', async () => {
    const { operator, player } = await joined();
    operator.limits.save(player.id, [{ limitType: 'selfExclusion', limitValue: 1 }], null);
    expect(operator.tournaments.leave(player.id, QUICK, 'leave')).toBeNull();
  });

  it('[TRO-3] acts once for a key: a late repetition does not join a player again who has left, also after a restart', async () => {
    const now = await joined();
    now.operator.tournaments.leave(now.player.id, QUICK, 'leave');
    expect(now.operator.tournaments.join(now.player.id, QUICK, 'join')).toBeNull();
    expect(own(now, now.player)).toBeNull();
    const later = await restarted(now);
    expect(later.operator.tournaments.join(later.player.id, QUICK, 'join')).toBeNull();
    expect(own(later, later.player)).toBeNull();
  });
});

describe('counted rounds', () => {
  it('[TRO-4] are the first ones after joining, as many as the tournament has', async () => {
    const now = await joined();
    const { player, sessionId } = now;
    for (let round = 1; round <= 10; round += 1) await play(now, { sessionId, roundId: `r${round}` }, round);
    expect(own(now, player)).toMatchObject({ counted: 10, best: { n: '1', d: '10' } });
    await play(now, { sessionId, roundId: 'r11' }, 9_900);
    expect(own(now, player)).toMatchObject({ counted: 10, best: { n: '1', d: '10' } });
  });

  it('[TRO-4] have a game of the tournament, the smallest stake, and real money', async () => {
    const now = await joined();
    const { operator, player, sessionId } = now;
    await play(now, { sessionId: await open(now, player, 'roulette'), roundId: 'other' }, 500);
    await play(now, { sessionId: await open(now, player, 'dice', 'demo'), roundId: 'demo' }, 500);
    expect(own(now, player)?.counted).toBe(0);
    await play(now, { sessionId, roundId: 'least', stake: 10 }, 500);
    expect(own(now, player)?.counted).toBe(1);
    expect(operator.tournaments.join(player.id, SLOTS, 'slots')).toBeNull();
    await play(now, { sessionId: await open(now, player, 'orchard-row'), roundId: 'small', stake: 19 }, 500);
    await play(now, { sessionId: await open(now, player, 'orchard-row'), roundId: 'enough', stake: 20 }, 500);
    expect(own(now, player, SLOTS)).toMatchObject({ counted: 1, best: { n: '25', d: '1' } });
  });

  it('[TRO-4] have their turn when the stake is taken, so no open round is left out in favour of a later one', async () => {
    const now = await joined();
    const { player, sessionId } = now;
    for (let round = 1; round <= 10; round += 1) await debit(now, { sessionId, roundId: `r${round}` });
    await play(now, { sessionId, roundId: 'r11' }, 9_900);
    for (let round = 10; round >= 1; round -= 1) await settle(now, { sessionId, roundId: `r${round}` }, 0);
    expect(own(now, player)).toMatchObject({ counted: 10, best: null, rank: null });
  });

  it('[TRO-4] give their turn back when the whole stake comes back', async () => {
    const now = await joined();
    const { player, sessionId } = now;
    const round = { sessionId, roundId: 'back' };
    await debit(now, round);
    expect(own(now, player)?.counted).toBe(1);
    await ask(now, 'rollback', { ...round, transactionId: 'back:r', debitId: 'back:d' });
    expect(own(now, player)?.counted).toBe(0);
  });

  it('[TRO-5] have the win and the whole stake of the round, raises included', async () => {
    const now = await joined();
    const { player, sessionId } = now;
    const round = { sessionId, roundId: 'raised' };
    await debit(now, round);
    await debit(now, round, 'raised:d2');
    await settle(now, round, 300);
    expect(own(now, player)).toMatchObject({ counted: 1, best: { n: '3', d: '2' } });
  });

  it('[TRO-5] count once, whatever is repeated', async () => {
    const now = await joined();
    const { player, sessionId } = now;
    const round = { sessionId, roundId: 'once' };
    for (let turn = 0; turn < 3; turn += 1) await debit(now, round);
    for (let turn = 0; turn < 3; turn += 1) {
      await settle(now, round, 300);
      now.clock.advance(MINUTE_MS);
    }
    expect((await ask(now, 'round/close', { ...round, transactionId: 'another' })).status).toBe('ROUND_CLOSED');
    expect(own(now, player)).toMatchObject({ counted: 1, best: { n: '3', d: '1' } });
    expect(page(now, player).places.find(({ isOwn }) => isOwn)?.at).toBe(START);
  });

  it('[TRO-5] have no result when they are closed at or after the end, before or after the prizes were paid', async () => {
    const now = await joined();
    const { clock, player, sessionId, operator } = now;
    await debit(now, { sessionId, roundId: 'late' });
    await debit(now, { sessionId, roundId: 'later' });
    clock.advance(QUICK_ENDS_AT - clock.now());
    await settle(now, { sessionId, roundId: 'late' }, 9_000);
    clock.advance(HOUR_MS);
    await settle(now, { sessionId, roundId: 'later' }, 9_000);
    expect(own(now, player)).toMatchObject({ counted: 2, best: null, rank: null, prize: 0 });
    expect(held(operator, pointsAccount(player.id), 'PTS')).toBe(0);
  });

  it('[TRO-5] are the same after a restart, also one that is open across it', async () => {
    const before = await joined();
    const { player, sessionId } = before;
    await play(before, { sessionId, roundId: 'a' }, 200);
    await debit(before, { sessionId, roundId: 'b' });
    const after = await restarted(before, START + MINUTE_MS);
    expect(own(after, player)).toMatchObject({ counted: 2, best: { n: '2', d: '1' } });
    await settle(after, { sessionId, roundId: 'b' }, 700);
    expect(own(after, player)).toMatchObject({ counted: 2, best: { n: '7', d: '1' } });
    const again = await restarted(after);
    expect(page(again, player)).toEqual(page(after, player));
  });
});

describe('prizes', () => {
  it('[TRO-9] are paid once, in double entry, with a message and a movement of points', async () => {
    const now = await joined();
    const { operator, player, sessionId, store } = now;
    await play(now, { sessionId, roundId: 'big', stake: 10 }, 9_000);
    expect(own(now, player)).toMatchObject({ rank: 1, prize: null });
    toEnd(now);
    expect(own(now, player)).toMatchObject({ rank: 1, prize: 500, prizeIso: 'PTS' });
    expect(held(operator, pointsAccount(player.id), 'PTS')).toBe(500);
    const fund = QUICK_PRIZES.reduce((sum, prize) => sum + prize, 0);
    expect(held(operator, HOUSE_TOURNAMENT_PLAYERS, 'PTS')).toBe(fund - 500);
    expect(operator.rewards.tally(player.id).moves).toEqual([
      expect.objectContaining({ kind: 'tournament', of: QUICK, points: 500 }),
    ]);
    expect(operator.rewards.tally(player.id).earned).toBe(0);
    now.clock.advance(3 * HOUR_MS);
    const later = await restarted(now);
    later.clock.advance(HOUR_MS);
    expect(later.store.records.filter(({ t }) => t === 'tournamentPaid')).toHaveLength(1);
    expect(store.records.filter(({ t }) => t === 'tournamentPaid')).toHaveLength(1);
    expect(held(later.operator, pointsAccount(player.id), 'PTS')).toBe(500);
    expect(sums(later.operator)).toEqual([0]);
  });

  it.each([
    ['en', 'Slots cup', 'a free bet of 20.00 EUR'],
    ['ru', 'Кубок слотов', 'фрибет на 20,00 EUR'],
    ['de', 'Slot-Pokal', 'eine Gratiswette über 20,00 EUR'],
    ['ar', 'كأس ماكينات السلوت', 'رهان مجاني بقيمة 20.00 EUR'],
  ] as const)(
    '[TRO-9] are announced in %s with the tournament, the place, the amount and the way to the page',
    async (language, title, prize) => {
      const now = await given();
      const { operator, player } = now;
      operator.tournaments.join(player.id, SLOTS, 'join');
      await play(now, { sessionId: await open(now, player, 'orchard-row'), roundId: 'big', stake: 100 }, 30_000);
      toEnd(now, SLOTS_ENDS_AT);
      const message = operator.inbox.thread(player.id, language).messages.at(-1);
      expect(message?.text).toContain(title);
      expect(message?.text).toContain(': 1. ');
      expect(message?.text).toContain(prize);
      expect(message?.text).not.toMatch(/[{}]/);
      expect(message?.way).toEqual({ to: `/tournaments/${SLOTS}`, text: title });
    },
  );

  it('[TRO-9] of a tournament that ended during a stop are paid at the next start', async () => {
    const now = await joined();
    await play(now, { sessionId: now.sessionId, roundId: 'big', stake: 10 }, 9_000);
    const later = await restarted(now, QUICK_ENDS_AT + HOUR_MS);
    expect(own(later, later.player)).toMatchObject({ rank: 1, prize: 500 });
  });

  it('[TRO-9] are paid to a player who is excluded by then', async () => {
    const now = await joined();
    await play(now, { sessionId: now.sessionId, roundId: 'big', stake: 10 }, 9_000);
    now.operator.limits.save(now.player.id, [{ limitType: 'selfExclusion', limitValue: 1 }], null);
    toEnd(now);
    expect(own(now, now.player)).toMatchObject({ prize: 500 });
  });

  it('[TRO-8] are free bets in the player’s currency, from the house’s bank to the bonus account', async () => {
    const now = await given({ currency: JPY });
    const { operator, player } = now;
    operator.tournaments.join(player.id, SLOTS, 'join');
    const sessionId = await open(now, player, 'orchard-row');
    await play(now, { sessionId, roundId: 'big', stake: 100 }, 30_000);
    const before = held(operator, bonusAccount(player.id), 'JPY');
    const prizes = page(now, player, SLOTS).prizes;
    expect(prizes.slice(0, 3)).toEqual([3_000, 1_800, 1_200]);
    toEnd(now, SLOTS_ENDS_AT);
    expect(own(now, player, SLOTS)).toMatchObject({ rank: 1, prize: 3_000, prizeIso: 'JPY' });
    expect(held(operator, bonusAccount(player.id), 'JPY') - before).toBe(3_000);
    // The other places are simulated players', in euros: 12 + 8 + 5 + 5 + 3 + 2 + 2 + 2 + 1.
    expect(held(operator, HOUSE_TOURNAMENT_PLAYERS, 'EUR')).toBe(4_000);
    expect(sums(operator)).toEqual([0]);
  });

  it('[TRO-7, TRO-8] are divided exactly between players who are equal in result and time, each in their currency', async () => {
    const now = await given();
    const { operator } = now;
    const players = [now.player, await newPlayer(operator, KWD), await newPlayer(operator)];
    for (const [at, player] of players.entries()) {
      operator.tournaments.join(player.id, SLOTS, 'join');
      const sessionId = await open(now, player, 'orchard-row');
      await play(now, { sessionId, roundId: `r${at}`, stake: 100 }, 30_000);
    }
    toEnd(now, SLOTS_ENDS_AT);
    // Places 1 to 3: 20 + 12 + 8 euros, or 10 + 6 + 4 dinars; the lower numbers have the minor units that are left.
    const byNumber = players.toSorted((a, b) => a.id - b.id);
    const parts = byNumber.map(({ currency }, at) =>
      currency === KWD ? Math.floor((20_000 + 2 - at) / 3) : Math.floor((4_000 + 2 - at) / 3),
    );
    expect(byNumber.map((player) => own(now, player, SLOTS)?.prize)).toEqual(parts);
    expect(parts.toSorted((a, b) => a - b)[0]).toBe(1_333);
    expect(players.map((player) => own(now, player, SLOTS)?.rank)).toEqual([1, 1, 1]);
    expect(prizesIn(SERIES[1] ?? { reward: 'freeBet', prizes: [] }, KWD).slice(0, 3)).toEqual([10_000, 6_000, 4_000]);
    expect(sums(operator)).toEqual([0]);
  });

  it('[TRO-9] of a tournament that nobody has joined move no money', async () => {
    const now = await given();
    toEnd(now);
    expect(now.store.records.some(({ t }) => t === 'tournamentPaid')).toBe(false);
    expect(held(now.operator, HOUSE_TOURNAMENT_PLAYERS, 'PTS')).toBe(0);
  });
});

describe('published data', () => {
  it('[TRO-10, TRO-11] marks simulated players, follows from the seed, and grows as they come and win', async () => {
    const now = await given({ at: START - 59 * MINUTE_MS });
    const early = page(now, now.player);
    now.clock.advance(HOUR_MS + 58 * MINUTE_MS);
    const late = page(now, now.player);
    expect(late.entrants.simulated).toBeGreaterThan(early.entrants.simulated);
    expect(late.places.length).toBeGreaterThan(early.places.length);
    expect(late.places.every(({ isSimulated, prize }) => isSimulated && prize === null)).toBe(true);
    expect(late.places.every(({ at }) => at <= now.clock.now())).toBe(true);
    expect(page(await restarted(now), now.player)).toEqual(late);
  });

  it('[TRO-11] names a player by a code that differs from one tournament to the next', async () => {
    const now = await joined();
    const { operator, player } = now;
    operator.tournaments.join(player.id, SLOTS, 'slots');
    await play(now, { sessionId: now.sessionId, roundId: 'q', stake: 10 }, 9_000);
    await play(now, { sessionId: await open(now, player, 'orchard-row'), roundId: 's', stake: 20 }, 9_000);
    const codes = [QUICK, SLOTS].map((id) => page(now, player, id).places.find(({ isOwn }) => isOwn)?.code);
    expect(codes.every((code) => /^[A-Z]{4}$/.test(code ?? ''))).toBe(true);
    expect(new Set(codes).size).toBe(2);
    const guest = operator.tournaments.page(QUICK, { playerId: null, currency: EUR, language: 'en' });
    expect(guest).toMatchObject({ own: null });
    expect(guest?.places.some(({ isOwn }) => isOwn)).toBe(false);
    expect(guest?.places[0]).toMatchObject({ rank: 1, isSimulated: false, best: { n: '900', d: '1' } });
  });
});
