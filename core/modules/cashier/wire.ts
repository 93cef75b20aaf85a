/**
 * Decodes the operator's payments. A forbidden address, an unknown reason or an unknown method becomes a named case,
 * never a guess.
 */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { err } from '../../kernel/result.ts';
import { kindOfNumber } from '../limits/public.ts';
import { providerAddress } from './rules/provider.ts';
import type {
  CashierAnswer,
  DemandCode,
  Field,
  Method,
  Payment,
  PaymentAnswer,
  PaymentRequest,
  Reason,
  ReasonCode,
  Topic,
} from './types.ts';

const natural = v.pipe(integer, v.minValue(0));
const kind = v.picklist(['deposit', 'withdrawal']);
const methodKind = v.picklist(['card', 'bank', 'wallet', 'crypto', 'voucher', 'cash']);

const DEMANDS = [
  'identificationNeeded',
  'verificationNeeded',
  'verificationPending',
  'verificationDenied',
  'documentsNeeded',
  'activationNeeded',
  'emailNeeded',
  'phoneNeeded',
  'banned',
  'notAllowed',
  'maintenance',
  'siteBlocked',
] as const satisfies readonly DemandCode[];
const REASONS = [
  ...DEMANDS,
  'noMethod',
  'methodClosed',
  'noAmount',
  'badAmount',
  'ambiguousAmount',
  'belowMinimum',
  'aboveMaximum',
  'feeTakesAll',
  'insufficientFunds',
  'bonusAccount',
  'fieldMissing',
  'fieldInvalid',
  'underWay',
  'sameAsBefore',
  'excluded',
  'timeOut',
  'sessionOver',
  'limitReached',
  'limitCurrency',
  'limitMissing',
  'termsChanged',
  'declined',
  'providerFailed',
  'providerExpired',
  'abandoned',
  'refused',
] as const satisfies readonly ReasonCode[];
const FIELDS = [
  'accountHolder',
  'iban',
  'email',
  'phone',
  'walletId',
  'voucherCode',
  'cryptoAddress',
] as const satisfies readonly Field['name'][];

const terms = v.object({
  min: natural,
  max: natural,
  fee: v.object({ basisPoints: natural, fixed: natural }),
  takesS: v.tuple([natural, natural]),
  fields: v.array(
    v.object({
      name: v.picklist(FIELDS),
      shape: v.picklist(['text', 'digits', 'iban', 'email', 'phone', 'cryptoAddress']),
      minLength: natural,
      maxLength: natural,
    }),
  ),
  hasProvider: v.boolean(),
  presets: v.array(natural),
});
const method = v.object({
  id: v.string(),
  name: v.string(),
  kind: methodKind,
  deposit: v.nullable(terms),
  withdrawal: v.nullable(terms),
  instruments: v.array(v.object({ id: v.string(), label: v.string() })),
});

/**
 * Methods that this site can't show (with an unknown field) are omitted, and so are unknown demands: the operator still
 * enforces them.
 */
const known = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list): readonly T[] =>
      list.flatMap((each) => {
        const read = v.safeParse(schema, each);
        return read.success ? [read.output] : [];
      }),
    ),
  );

export const decodeOffer: Decode<CashierAnswer> = decodeWith(
  v.object({
    currency: v.string(),
    accountId: integer,
    available: natural,
    methods: known<Method>(method),
    demands: known(v.object({ code: v.picklist(DEMANDS), kinds: v.array(kind) })),
  }),
);

const step = v.object({ step: v.picklist(['requested', 'checked', 'sent', 'done']), at: v.nullable(integer) });

function paymentWith(allowed: () => readonly string[]) {
  const provider = v.pipe(
    v.nullable(v.object({ address: v.string(), expiresAt: integer })),
    v.transform((page): Payment['provider'] => {
      const address = page === null ? null : providerAddress(page.address, allowed());
      return page === null || address === null ? null : { address, expiresAt: page.expiresAt };
    }),
  );
  return v.object({
    id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
    key: v.string(),
    kind,
    state: v.picklist(['provider', 'pending', 'succeeded', 'failed', 'cancelled']),
    methodId: v.string(),
    methodName: v.string(),
    methodKind,
    currency: v.string(),
    amount: natural,
    fee: natural,
    net: natural,
    destination: v.string(),
    createdAt: integer,
    changedAt: integer,
    steps: v.array(step),
    expectedAt: v.nullable(integer),
    reason: v.string(),
    canCancel: v.boolean(),
    provider,
  });
}

const reason = v.pipe(
  v.object({
    code: v.string(),
    amount: v.nullish(integer, null),
    limitType: v.nullish(integer, null),
    freesAt: v.nullish(integer, null),
    field: v.nullish(v.string(), null),
  }),
  v.transform(({ code, amount, limitType, freesAt, field }): Reason => ({
    code: REASONS.find((each) => each === code) ?? 'refused',
    amount,
    limitType: kindOfNumber(limitType),
    freesAt,
    field: FIELDS.find((each) => each === field) ?? null,
  })),
);

const message = v.object({ id: v.string(), from: v.picklist(['player', 'operator']), text: v.string(), at: integer });
const request = v.object({
  id: v.string(),
  topicId: integer,
  topic: v.string(),
  subTopicId: v.nullable(integer),
  subTopic: v.string(),
  paymentId: v.nullable(v.string()),
  state: v.picklist(['open', 'answered', 'closed']),
  createdAt: integer,
  changedAt: integer,
  messages: v.array(message),
});
const topic = v.object({
  id: integer,
  title: v.string(),
  about: v.nullable(v.picklist(['deposit', 'withdrawal', 'any'])),
  subTopics: v.array(v.object({ id: integer, title: v.string() })),
});

export const decodeRequest: Decode<PaymentRequest> = decodeWith(request);
export const decodeRequests: Decode<{ readonly requests: readonly PaymentRequest[] }> = decodeWith(
  v.object({ requests: v.array(request) }),
);
export const decodeTopics: Decode<{ readonly topics: readonly Topic[] }> = decodeWith(
  v.object({ topics: v.array(topic) }),
);

export interface PaymentsPage {
  readonly payments: readonly Payment[];
  readonly next: string | null;
}

export interface CashierWire {
  readonly payment: Decode<Payment>;
  readonly payments: Decode<{ readonly payments: readonly Payment[] }>;
  readonly page: Decode<PaymentsPage>;
  readonly updates: Decode<{ readonly cursor: number; readonly payments: readonly Payment[] }>;
  /** Decodes an answer to one key; an answer to another key is invalid. */
  readonly answerFor: (key: string) => Decode<PaymentAnswer>;
}

/**
 * Creates the wire. `allowed`: https prefixes of providers' pages, besides the operator's own; read with each answer.
 */
export function createCashierWire(allowed: () => readonly string[]): CashierWire {
  const payment = paymentWith(allowed);
  const decodeAnswer = decodeWith(
    v.variant('status', [
      v.object({ key: v.string(), status: v.literal('accepted'), payment }),
      v.object({ key: v.string(), status: v.literal('rejected'), reasons: v.array(reason) }),
    ]),
  );
  return {
    payment: decodeWith(payment),
    payments: decodeWith(v.object({ payments: v.array(payment) })),
    page: decodeWith(v.object({ payments: v.array(payment), next: v.nullable(v.string()) })),
    updates: decodeWith(v.object({ cursor: integer, payments: v.array(payment) })),
    answerFor: (key) => (value) => {
      const read = decodeAnswer(value);
      return read.ok && read.value.key !== key ? err('key: of another payment') : read;
    },
  };
}
