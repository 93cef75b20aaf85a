/** Laws that the wallet keeps whatever a foreign provider sends. Each law returns the faults that it found. */
import { createHmac } from 'node:crypto';
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

/** A session that the operator has ended takes no stake; money of its open rounds still moves. */
const endedSessionsStakeNothing: Law = async ({ ask, open, balance, clock, logOut }) => {
  await open(ALPHA, 's');
  await ask(ALPHA, 'debit', { sessionId: 's', roundId: 'r1', transactionId: 'd1', amount: 100 });
  await ask(ALPHA, 'debit', { sessionId: 's', roundId: 'r2', transactionId: 'd2', amount: 100 });
  const before = balance();
  await logOut();
  clock.advance(1_000);
  const late = await ask(ALPHA, 'debit', { sessionId: 's', roundId: 'r3', transactionId: 'd3', amount: 100 });
  const open1 = { sessionId: 's', roundId: 'r1' };
  const owed = [
    ['a credit', await ask(ALPHA, 'credit', { ...open1, transactionId: 'c1', amount: 150 })],
    ['a close', await ask(ALPHA, 'round/close', { ...open1, transactionId: 'e1' })],
    ['a rollback', await ask(ALPHA, 'rollback', { sessionId: 's', roundId: 'r2', transactionId: 'b2', debitId: 'd2' })],
  ] as const;
  return [
    ...(late.status === 'SESSION_EXPIRED' && late['reason'] === 'loggedOut'
      ? []
      : [`a late stake gets ${late.status} ${String(late['reason'])}`]),
    ...owed.flatMap(([what, { status }]) => (status === 'OK' ? [] : [`${what} gets ${status}`])),
    ...(balance() === before + 250 ? [] : [`the balance moved by ${balance() - before}`]),
  ];
};

/** The provider of an ended session is notified, signed, with one body, until it has answered once, and not again. */
const theProviderReceivesTheEnd: Law = async ({ received, answers, open, clock, logOut, settle, restart }) => {
  await open(ALPHA, 's');
  await open(BETA, 't', 'demo');
  answers.text = null;
  await logOut();
  const counts: number[] = [];
  const passes = async (ms: number): Promise<void> => {
    clock.advance(ms);
    await settle();
    counts.push(received.length);
  };
  await passes(1_000);
  const endedAt = clock.now();
  await passes(1_000);
  answers.text = '{"status":"LATER"}';
  await passes(2_000);
  await restart();
  await settle();
  counts.push(received.length);
  answers.text = '{"status":"OK"}';
  await passes(1_000);
  await passes(300_000);
  await restart();
  await settle();
  counts.push(received.length);
  const body = JSON.stringify({ sessionId: 's', reason: 'loggedOut', endedAt });
  const wanted = '1,2,3,4,5,5,5';
  return [
    ...(counts.join() === wanted ? [] : [`the provider received ${counts.join()} calls instead of ${wanted}`]),
    ...received.flatMap((call, index) => {
      const { url, headers } = call;
      const signature = createHmac('sha256', ALPHA.key).update(`${call.at}.session/close.${call.body}`).digest('hex');
      return [
        ...(url === 'https://alpha.example/operator/session/close' ? [] : [`call ${index} goes to ${url}`]),
        ...(call.body === body ? [] : [`call ${index} says ${call.body}`]),
        ...(headers['x-signed-at'] === String(call.at) ? [] : [`call ${index} has another time than its own`]),
        ...(headers['x-signature'] === signature ? [] : [`call ${index} has a signature that does not fit`]),
      ];
    }),
  ];
};

export const LAWS = {
  endedSessionsStakeNothing,
  theProviderReceivesTheEnd,
  onlySignedCallsCount,
  providersAreApart,
  moneyReturnsToItsPlayer,
} as const;
