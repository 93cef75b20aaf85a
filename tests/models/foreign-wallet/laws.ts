/** What the wallet owes the operator whatever a foreign provider sends. Each law returns the faults that it found. */
import type { ForeignWorld } from './foreign-world.ts';
import { ALPHA, BETA } from './foreign-world.ts';

export type Law = (world: ForeignWorld) => Promise<readonly string[]>;

const MINUTE_MS = 60_000;

/** A call whose signature does not fit, or that was signed too long ago or too far ahead, moves no money. */
const onlySignedCallsCount: Law = async ({ ask, open, balance, clock }) => {
  await open(ALPHA, 's');
  const before = balance();
  let made = 0;
  const body = (): string => {
    made += 1;
    return JSON.stringify({ sessionId: 's', roundId: `r${made}`, transactionId: `d${made}`, amount: 100 });
  };
  const bad = [
    ['another key', await ask(ALPHA, 'debit', body(), { key: BETA.key })],
    ['another body', await ask(ALPHA, 'debit', body(), { sentBody: body() })],
    ['an old time', await ask(ALPHA, 'debit', body(), { at: clock.now() - MINUTE_MS - 1 })],
    ['a time ahead', await ask(ALPHA, 'debit', body(), { at: clock.now() + MINUTE_MS + 1 })],
    [
      'another time than the signed one',
      await ask(ALPHA, 'debit', body(), { headers: { 'x-signed-at': String(clock.now() + 1) } }),
    ],
    ['a time that is no number', await ask(ALPHA, 'debit', body(), { headers: { 'x-signed-at': 'now' } })],
    ['no signature', await ask(ALPHA, 'debit', body(), { headers: { 'x-signature': '' } })],
    ['an unknown provider', await ask({ ...ALPHA, id: 'gamma' }, 'debit', body())],
    ['our own provider', await ask({ ...ALPHA, id: 'touchline' }, 'debit', body())],
  ] as const;
  const faults = bad.flatMap(([what, { status, http }]) =>
    status === 'BAD_SIGNATURE' && http === 401 ? [] : [`${what} gets ${http} ${status}`],
  );
  const moved = before - balance();
  return moved === 0 ? faults : [...faults, `${moved} left the player`];
};

/** No provider reaches a session, round or transaction of another, and none opens another's game. */
const providersAreApart: Law = async ({ ask, open, ticket, balance }) => {
  await open(ALPHA, 's');
  await ask(ALPHA, 'debit', { sessionId: 's', roundId: 'r', transactionId: 'd', amount: 100 });
  const between = balance();
  const round = { sessionId: 's', roundId: 'r' };
  const foreign = [
    ['balance', await ask(BETA, 'balance', { sessionId: 's' }), 'SESSION_EXPIRED'],
    ['a debit', await ask(BETA, 'debit', { ...round, transactionId: 'd2', amount: 100 }), 'SESSION_EXPIRED'],
    ['a credit', await ask(BETA, 'credit', { ...round, transactionId: 'c', amount: 100 }), 'SESSION_EXPIRED'],
    ['a rollback', await ask(BETA, 'rollback', { ...round, transactionId: 'b', debitId: 'd' }), 'SESSION_EXPIRED'],
    ['a close', await ask(BETA, 'round/close', { ...round, transactionId: 'e' }), 'SESSION_EXPIRED'],
    ['a transaction', await ask(BETA, 'transactions', { sessionId: 's', transactionId: 'd' }), 'TX_UNKNOWN'],
    [
      "a ticket of the other's game",
      await ask(BETA, 'session/open', { ticket: await ticket('alpha-wheel'), sessionId: 't' }),
      'TICKET_INVALID',
    ],
    [
      'a ticket of our own game',
      await ask(BETA, 'session/open', { ticket: await ticket('dice'), sessionId: 'u' }),
      'TICKET_INVALID',
    ],
  ] as const;
  const faults = foreign.flatMap(([what, { status }, wanted]) =>
    status === wanted ? [] : [`${what} gets ${status} instead of ${wanted}`],
  );
  // The same words mean something else with the other provider.
  const own = [
    await open(BETA, 's'),
    await ask(BETA, 'debit', { ...round, transactionId: 'd', amount: 50 }),
    await ask(BETA, 'credit', { ...round, transactionId: 'c', amount: 70 }),
    await ask(BETA, 'round/close', { ...round, transactionId: 'e' }),
    await ask(ALPHA, 'round/close', { ...round, transactionId: 'e' }),
  ];
  return [
    ...faults,
    ...own.flatMap(({ status }, at) => (status === 'OK' ? [] : [`own call ${at} gets ${status}`])),
    ...(balance() === between + 20 ? [] : [`the balance is ${balance()} instead of ${between + 20}`]),
  ];
};

/** A win and a returned stake reach the player who staked, whichever session of the provider is named. */
const moneyReturnsToItsPlayer: Law = async ({ ask, open, balance, another }) => {
  await open(ALPHA, 'first');
  await ask(ALPHA, 'debit', { sessionId: 'first', roundId: 'r', transactionId: 'd', amount: 100 });
  await another();
  const before = balance();
  await open(ALPHA, 'second');
  const named = { sessionId: 'second', roundId: 'r' };
  const tried = [
    await ask(ALPHA, 'rollback', { ...named, transactionId: 'b', debitId: 'd' }),
    await ask(ALPHA, 'credit', { ...named, transactionId: 'c', amount: 500 }),
    await ask(ALPHA, 'round/close', { ...named, transactionId: 'e' }),
  ];
  return [
    ...tried.flatMap(({ status }, at) => (status === 'ROUND_UNKNOWN' ? [] : [`call ${at} gets ${status}`])),
    ...(balance() === before ? [] : [`another player got ${balance() - before}`]),
  ];
};

export const LAWS = { onlySignedCallsCount, providersAreApart, moneyReturnsToItsPlayer } as const;
