/**
 * Players' questions about payments. A key creates at most one question; the operator answers after a step. The record
 * holds every message.
 */
import type { Payment, PaymentRequest, RequestMessage, Topic } from 'touchline/core/cashier/types';
import type { Bettor } from '../book/coupon.ts';
import type { LineClock } from '../line/line.ts';
import type { Journal } from '../store/journal.ts';
import type { Switches } from '../switches/switches.ts';
import type { CashierRecord } from './records.ts';
import { answerTo, topicsIn } from './topics.ts';
import type { Cashier } from './types.ts';

interface KnownRequest {
  readonly id: number;
  readonly playerId: number;
  readonly topicId: number;
  readonly subTopicId: number | null;
  readonly paymentId: number | null;
  readonly language: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly isClosed: boolean;
  readonly messages: readonly RequestMessage[];
}

export interface AskedRequest {
  readonly topicId: number;
  readonly subTopicId: number | null;
  readonly paymentId: string | null;
  readonly text: string;
  readonly language: string;
}

export type RequestFault = 'unknownTopic' | 'unknownPayment' | 'unknownRequest' | 'closed' | 'tooMany';

export interface Requests {
  apply(record: CashierRecord): void;
  start(): void;
  stop(): void;
  topics(language: string): readonly Topic[];
  /** The payments that a topic can concern, newest first; null for an unknown topic. */
  transactions(bettor: Bettor, topicId: number): readonly Payment[] | null;
  /** Most recently changed first. */
  list(bettor: Bettor, language: string): readonly PaymentRequest[];
  create(bettor: Bettor, key: string, asked: AskedRequest): PaymentRequest | RequestFault;
  send(bettor: Bettor, key: string, id: number, text: string, language: string): PaymentRequest | RequestFault;
  close(bettor: Bettor, id: number, language: string): PaymentRequest | RequestFault;
}

export interface RequestsDeps {
  readonly journal: Pick<Journal, 'commit'>;
  readonly clock: LineClock;
  readonly payments: Pick<Cashier, 'payment' | 'payments'>;
  readonly switches: Pick<Switches, 'get'>;
  readonly report: (error: unknown) => void;
}

const FIRST_REQUEST_ID = 7_000_001;
const MAX_OPEN = 10;
const LISTED = 100;
const TRANSACTIONS = 50;
const NO_FILTER = { kind: null, state: null, methodId: '', from: null, to: null };

export function createRequests({ journal, clock, payments, switches, report }: RequestsDeps): Requests {
  const requests = new Map<number, KnownRequest>();
  /** Player and key -> request. */
  const byKey = new Map<string, number>();
  let nextId = FIRST_REQUEST_ID;
  let latest = 0;
  let cancelTimer: (() => void) | null = null;
  let isRunning = false;

  const now = (): number => {
    latest = Math.max(latest, clock.now());
    return latest;
  };
  const commit = (record: CashierRecord): void => {
    journal.commit(record);
    arm();
  };
  const waiting = (): readonly KnownRequest[] =>
    [...requests.values()].filter(({ isClosed, messages }) => !isClosed && messages.at(-1)?.from === 'player');
  const dueAt = ({ changedAt }: KnownRequest): number => changedAt + switches.get('paymentStepSeconds') * 1_000;
  const bettorOf = (playerId: number): Bettor => ({
    id: playerId,
    currency: { id: 0, iso: '', symbol: '', minorDigits: 2 },
  });

  function answerDue(): void {
    for (const request of waiting()) {
      if (dueAt(request) > now()) continue;
      const payment =
        request.paymentId === null ? null : payments.payment(bettorOf(request.playerId), request.paymentId);
      const end =
        payment?.state === 'succeeded'
          ? 'succeeded'
          : payment?.state === 'failed' || payment?.state === 'cancelled'
            ? 'failed'
            : null;
      commit({
        t: 'requestSaid',
        at: now(),
        requestId: request.id,
        key: '',
        from: 'operator',
        text: answerTo(end, request.language),
      });
    }
  }
  function arm(): void {
    cancelTimer?.();
    cancelTimer = null;
    const [first] = waiting()
      .map(dueAt)
      .sort((a, b) => a - b);
    if (!isRunning || first === undefined) return;
    cancelTimer = clock.schedule(Math.max(first, clock.now() + 1), () => {
      try {
        answerDue();
        arm();
      } catch (error) {
        report(error);
      }
    });
  }

  function view(
    { id, topicId, subTopicId, paymentId, createdAt, changedAt, isClosed, messages }: KnownRequest,
    language: string,
  ): PaymentRequest {
    const topic = topicsIn(language).find((each) => each.id === topicId);
    return {
      id: String(id),
      topicId,
      topic: topic?.title ?? '',
      subTopicId,
      subTopic: topic?.subTopics.find((each) => each.id === subTopicId)?.title ?? '',
      paymentId: paymentId === null ? null : String(paymentId),
      state: isClosed ? 'closed' : messages.at(-1)?.from === 'operator' ? 'answered' : 'open',
      createdAt,
      changedAt,
      messages,
    };
  }
  const shown = (id: number, language: string): PaymentRequest | RequestFault => {
    const known = requests.get(id);
    return known === undefined ? 'unknownRequest' : view(known, language);
  };
  const mine = ({ id: playerId }: Bettor, id: number): KnownRequest | null => {
    const known = requests.get(id);
    return known?.playerId === playerId ? known : null;
  };
  const keep = (id: number, change: (request: KnownRequest) => KnownRequest): void => {
    const known = requests.get(id);
    if (known === undefined) throw new Error(`there is no request ${id}`);
    requests.set(id, change(known));
  };

  return {
    apply(record) {
      latest = Math.max(latest, record.at);
      switch (record.t) {
        case 'requestMade': {
          const { at, playerId, key, requestId: id, topicId, subTopicId, paymentId, language, text } = record;
          requests.set(id, {
            id,
            playerId,
            topicId,
            subTopicId,
            paymentId,
            language,
            createdAt: at,
            changedAt: at,
            isClosed: false,
            messages: [{ id: '1', from: 'player', text, at }],
          });
          byKey.set(`${playerId} ${key}`, id);
          nextId = Math.max(nextId, id + 1);
          return undefined;
        }
        case 'requestSaid': {
          const { at, requestId, key, from, text } = record;
          keep(requestId, (request) => ({
            ...request,
            changedAt: at,
            messages: [...request.messages, { id: String(request.messages.length + 1), from, text, at }],
          }));
          const request = requests.get(requestId);
          if (key !== '' && request !== undefined) byKey.set(`${request.playerId} ${key}`, requestId);
          return undefined;
        }
        case 'requestClosed':
          return keep(record.requestId, (request) => ({ ...request, changedAt: record.at, isClosed: true }));
        case 'paymentMade':
        case 'paymentRefused':
        case 'paymentMoved':
          return undefined;
      }
    },
    start() {
      isRunning = true;
      arm();
    },
    stop() {
      isRunning = false;
      cancelTimer?.();
    },
    topics: topicsIn,
    transactions: (bettor, topicId) => {
      const topic = topicsIn('en').find(({ id }) => id === topicId);
      if (topic === undefined) return null;
      if (topic.about === null) return [];
      return payments.payments(
        bettor,
        { ...NO_FILTER, kind: topic.about === 'any' ? null : topic.about },
        null,
        TRANSACTIONS,
      ).payments;
    },
    list: ({ id: playerId }, language) => {
      answerDue();
      return [...requests.values()]
        .filter((request) => request.playerId === playerId)
        .sort((a, b) => b.changedAt - a.changedAt || b.id - a.id)
        .slice(0, LISTED)
        .map((request) => view(request, language));
    },
    create: (bettor, key, { topicId, subTopicId, paymentId, text, language }) => {
      const known = byKey.get(`${bettor.id} ${key}`);
      if (known !== undefined) return shown(known, language);
      const topic = topicsIn('en').find(({ id }) => id === topicId);
      if (topic === undefined || (subTopicId !== null && !topic.subTopics.some(({ id }) => id === subTopicId)))
        return 'unknownTopic';
      if (paymentId !== null && payments.payment(bettor, Number(paymentId)) === null) return 'unknownPayment';
      if (
        [...requests.values()].filter((request) => request.playerId === bettor.id && !request.isClosed).length >=
        MAX_OPEN
      )
        return 'tooMany';
      const requestId = nextId;
      commit({
        t: 'requestMade',
        at: now(),
        playerId: bettor.id,
        key,
        requestId,
        topicId,
        subTopicId,
        paymentId: paymentId === null ? null : Number(paymentId),
        language,
        text,
      });
      return shown(requestId, language);
    },
    send: (bettor, key, id, text, language) => {
      const request = mine(bettor, id);
      if (request === null) return 'unknownRequest';
      if (byKey.get(`${bettor.id} ${key}`) === id) return view(request, language);
      if (request.isClosed) return 'closed';
      commit({ t: 'requestSaid', at: now(), requestId: id, key, from: 'player', text });
      return shown(id, language);
    },
    close: (bettor, id, language) => {
      const request = mine(bettor, id);
      if (request === null) return 'unknownRequest';
      if (!request.isClosed) commit({ t: 'requestClosed', at: now(), requestId: id });
      return shown(id, language);
    },
  };
}
