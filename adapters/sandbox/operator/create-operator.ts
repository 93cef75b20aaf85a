/**
 * The stand-in operator: one object behind all hosts. The operator is folded from its record at the start and depends
 * only on its clock, its random source and its line. The same record, seed and times therefore always produce the same
 * operator.
 */
import { ageOn } from 'touchline/core/auth/rules/age';
import { createBook } from './book/book.ts';
import { createGames } from './casino/games.ts';
import { createCashier } from './cashier/cashier.ts';
import { isCashierRecord } from './cashier/records.ts';
import { createRequests } from './cashier/requests.ts';
import { guardsOf } from './guards-on-calls/guards.ts';
import { createDesk } from './support/desk.ts';
import { bindCallSwitches } from './switches/call-switches.ts';
import { createConsents } from './consents/consents.ts';
import { createFaults } from './faults.ts';
import { createGate } from './gate/gate.ts';
import { createFavourites } from './favourites/favourites.ts';
import { createInbox } from './inbox/inbox.ts';
import { createHold } from './line/hold.ts';
import type { Currency } from './players/directory.ts';
import { createLimitRules } from './limits/limit-rules.ts';
import { isLimitRecord } from './limits/records.ts';
import { createAnalytics } from './analytics/analytics.ts';
import { createIdentity } from './office/identity.ts';
import { createAccountOffice } from './office/account-office.ts';
import { isOfficeRecord } from './office/records.ts';
import { createPlayers } from './players/players.ts';
import { bonusAccount, createWallets, mainAccount } from './players/wallets.ts';
import { requireOrigin, requireSameSetup } from './origin.ts';
import type { Origin } from './origin.ts';
import { createReady } from './ready/ready.ts';
import { createRewards } from './rewards/rewards.ts';
import type { RewardRecord } from './rewards/records.ts';
import { createJournal } from './store/journal.ts';
import { entriesOf } from './store/records.ts';
import type { OperatorRecord } from './store/records.ts';
import { createStanding } from './user/standing.ts';
import { daily } from './daily.ts';
import { createSwitches } from './switches/switches.ts';
import type { Operator, OperatorDeps } from './operator.ts';
import { replay } from './store/replay.ts';

const SECOND_MS = 1_000;

/**
 * Reads the record and starts. Rejects with `OtherSetup`, or with the store's own error when the record cannot be read.
 */
export async function createOperator(deps: OperatorDeps): Promise<Operator> {
  const { clock, store, setup } = deps;
  const report = deps.report ?? ((error: unknown) => console.error(error));
  const records = store.load()[Symbol.asyncIterator]();
  const first = await records.next();
  const recorded = first.done === true ? null : requireOrigin(first.value);
  if (recorded !== null) requireSameSetup(recorded, setup);
  const origin: Origin = { ...setup, startedAt: recorded?.startedAt ?? clock.now() };

  const currency = (iso: string): Currency => {
    const known = deps.currencies.find((candidate) => candidate.iso === iso);
    if (known === undefined) throw new Error(`the operator has no currency ${iso}`);
    return known;
  };
  const wallets = createWallets();
  const hold = createHold(clock);
  const line = deps.createLine(origin, clock, hold.standing);
  const apply = (record: OperatorRecord): void => {
    wallets.post(entriesOf(record));
    players.apply(record);
    book.apply(record);
    if (isLimitRecord(record)) limits.apply(record);
    followStakes(record);
    if (isCashierRecord(record)) {
      cashier.apply(record);
      requests.apply(record);
    }
    limits.observe(record.at);
    ready.apply(record);
    consents.apply(record);
    rewards.apply(record);
    favourites.apply(record);
    inbox.apply(record);
    games.apply(record);
    if (record.t === 'callbackAsked' || record.t === 'questionAsked') desk.apply(record);
    gate.apply(record);
    if (isOfficeRecord(record)) {
      office.apply(record);
      conversions.apply(record);
      identity.apply(record);
    }
  };
  const journal = createJournal(store, (record) => {
    apply(record);
    mail.follow(record);
  });
  const players = createPlayers({ ...deps, journal, now: () => clock.now() });
  const currencyOf = (playerId: number): Currency => {
    const player = players.player(playerId);
    if (player === null) throw new Error(`there is no player ${playerId}`);
    return currency(player.currency);
  };
  const consents = createConsents(
    (record) => journal.commit(record),
    () => clock.now(),
  );
  const faults = createFaults(deps.faults);
  const switches = createSwitches(deps.switches);
  switches.bind({ isLineHeld: { read: hold.isHeld, write: (value) => hold.set(value === true) } });
  const standing = createStanding(switches, () => gate);
  const { limits, followStakes } = createLimitRules({
    clock,
    switches,
    players,
    currencyOf,
    newToken: () => newToken(),
    commit: (record) => {
      journal.commit(record);
      // No waiting bet of an excluded player is struck.
      if (record.t === 'limitExcluded') book.callBack();
    },
  });
  const registeredAt = (playerId: number): number => players.registeredAt(playerId);
  const book = createBook({
    journal,
    wallets,
    line,
    clock,
    currency,
    registeredAt,
    faults,
    pace: setup.pace,
    report,
    limitStops: limits.stops,
    rightStops: standing.stops,
  });
  const desk = createDesk({
    now: () => clock.now(),
    commit: (record) => journal.commit(record),
    answersAfterMs: () => switches.get('deskAnswerSeconds') * SECOND_MS,
  });
  const favourites = createFavourites({
    now: () => clock.now(),
    commit: (record) => journal.commit(record),
  });
  const inbox = createInbox({
    now: () => clock.now(),
    commit: (record) => journal.commit(record),
    answersAfterMs: () => switches.get('deskAnswerSeconds') * SECOND_MS,
    reply: desk.reply,
    registeredAt,
  });
  /** Notifies a player of what was earned. */
  const notify = (record: RewardRecord): void => {
    if (record.t === 'friendRewarded') inbox.note(record.playerId, 'friendReward');
    if (record.t === 'bonusEnded' && record.outcome === 'paid') inbox.note(record.playerId, 'bonusPaid');
  };
  const newToken = (): string => Array.from(deps.random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const identity = createIdentity({
    now: () => clock.now(),
    commit: (record) => journal.commit(record),
    switches,
    personOf: (playerId) => players.people.byId(playerId),
    registeredAt,
  });
  const cashier = createCashier({
    journal,
    wallets,
    limits,
    switches,
    standing,
    ...identity.parts,
    clock,
    newToken,
    report,
  });
  const requests = createRequests({ journal, clock, payments: cashier, switches, report });
  let isReading = true;
  const gate = createGate({
    now: () => clock.now(),
    commit: (record) => journal.commit(record),
    switches,
    newId: newToken,
    isReading: () => isReading,
  });
  const { office, conversions, mail } = createAccountOffice({
    currencies: deps.currencies,
    currency,
    currencyOf,
    journal,
    wallets,
    players,
    book,
    cashier,
    permission: () => switches.get('accountConversion'),
    now: () => clock.now(),
  });
  const rewards = createRewards({
    bet: (id) => book.known(id),
    payment: (id) => cashier.known(id),
    balance: (account, iso) => wallets.balance(account, iso),
    currency,
    currencyOf,
    currenciesOf: (playerId) => [
      currencyOf(playerId).iso,
      ...office
        .currencies(playerId)
        .flatMap((id) => deps.currencies.filter((each) => each.id === id).map(({ iso }) => iso)),
    ],
    commit: (record) => {
      journal.commit(record);
      notify(record);
    },
    clock,
    report,
  });
  const parts = { journal, wallets, limits, standing, switches, clock, currency, newToken, report };
  const { currencies } = deps;
  const pools = { line, currencies, seed: setup.seed };
  const ageOf = (playerId: number): number | null =>
    ageOn(identity.parts.verification.data(playerId).birthDate, clock.now());
  const games = createGames({
    ...parts,
    ...pools,
    book,
    rewards,
    office,
    inbox,
    currencyOf,
    ageOf,
    foreign: deps.providers ?? [],
    isLoggedIn: (login) => players.sessions.isOpen(login),
    ...(deps.sendToProvider === undefined ? {} : { sendToProvider: deps.sendToProvider }),
  });
  const ready = createReady({ line, journal, now: () => clock.now(), seed: setup.seed, pace: setup.pace });

  try {
    if (recorded === null) journal.commit({ t: 'origin', at: clock.now(), version: 1, ...origin });
    else
      for (let next = await records.next(); next.done !== true; next = await records.next()) replay(next.value, apply);
    await journal.durable();
  } catch (error) {
    line.stop();
    throw error;
  }
  isReading = false;
  const stopClearing = daily(clock, () => players.sessions.clear());
  book.start();
  cashier.start();
  requests.start();
  rewards.start();
  await games.provider.resume();
  games.casino.start();
  games.bonusGames.start();
  games.toto.start();
  games.tournaments.start();

  const operator: Operator = {
    clock,
    line,
    players,
    book,
    limits,
    cashier,
    requests,
    ready,
    currencies: deps.currencies,
    countries: deps.countries,
    faults,
    consents,
    standing,
    switches,
    desk,
    gate,
    office,
    conversions,
    rewards,
    favourites,
    inbox,
    casino: games.casino,
    provider: games.provider,
    foreign: games.foreign,
    played: games.played,
    bonusGames: games.bonusGames,
    toto: games.toto,
    tournaments: games.tournaments,
    ...identity.parts,
    analytics: createAnalytics(() => clock.now()),
    balances: () => wallets.balances(),
    bonusBalance: (playerId) => wallets.balance(bonusAccount(playerId), currencyOf(playerId).iso),
    balance: (playerId, iso = currencyOf(playerId).iso) => wallets.balance(mainAccount(playerId), iso),
    currencyOf,
    durable: () => journal.durable(),
    stop: async () => {
      stopClearing();
      book.stop();
      cashier.stop();
      requests.stop();
      rewards.stop();
      games.casino.stop();
      games.bonusGames.stop();
      games.toto.stop();
      games.tournaments.stop();
      line.stop();
      await journal.durable();
    },
  };
  switches.bind(bindCallSwitches(faults, () => guardsOf(operator)));
  return operator;
}
