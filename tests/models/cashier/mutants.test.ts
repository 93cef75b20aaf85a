/**
 * Planted bugs that the laws of payments must find. Each is a module of the product or of the operator that
 * misbehaves while its switch is on, and must be found within as many histories as `npm run test:ci` runs. The product
 * knows nothing of these switches.
 */
import fc from 'fast-check';
import { EMPTY, map, NEVER } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { SecretChannel } from 'touchline/kernel/secrets';
import type { CashierCommand } from 'touchline/core/cashier/messages';
import { TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { isPlanted, plant } from '../simulation/mutant.ts';
import { anyVisit, playVisit } from './browser-history.ts';
import { anyHistory, playHistory } from './operator-history.ts';

vi.mock(import('touchline/core/cashier/pending-payments'), async (original) => {
  const real = await original();
  return {
    ...real,
    createPendingPayments: (storage, report) => {
      const pendingPayments = real.createPendingPayments(storage, report);
      return {
        ...pendingPayments,
        put: (wish) => {
          if (isPlanted('sends a payment without a record')) return 'saved';
          // A different player name hides the other tabs' pendingPayments.
          if (isPlanted('allows two payments at once'))
            return real.createPendingPayments({ ...storage, keys: () => [] }, report).put(wish);
          return pendingPayments.put(wish);
        },
        remove: (key) => (isPlanted('keeps the note after the answer') ? undefined : pendingPayments.remove(key)),
      };
    },
  };
});

vi.mock(import('touchline/kernel/secrets'), async (original) => {
  const real = await original();
  return {
    ...real,
    createSecretChannels: (clock, ids) => {
      const channels = real.createSecretChannels(clock, ids);
      return {
        ...channels,
        create: <T>(): SecretChannel<T> => {
          const channel = channels.create<T>();
          const references = new Map<string, string>();
          const known = (name: string): string => references.get(name) ?? name;
          return {
            send: (secret, dispatch) =>
              channel.send(secret, (reference) => {
                const name = JSON.stringify(secret);
                if (!isPlanted('puts personal data into commands') || name === '{}') return dispatch(reference);
                references.set(name, reference);
                return dispatch(name);
              }),
            peek: (name) => channel.peek(known(name)),
            take: (name) => channel.take(known(name)),
          };
        },
      };
    },
  };
});

vi.mock(import('touchline/core/cashier/send-payment.process'), async (original) => {
  const real = await original();
  return {
    ...real,
    sendPayments: (io) =>
      real
        .sendPayments(io)
        .pipe(
          map((command): CashierCommand =>
            isPlanted('treats a lost answer as a refusal') && command.type === 'cashier/reportUnknown'
              ? real.answered(command.payload.key, { status: 'rejected', reasons: [] })
              : command,
          ),
        ),
    // Only mutants that send again reach this.
    sendPayment: (io, key, sent) =>
      real.sendPayment(
        isPlanted('retries without the fields') ? { ...io, fieldsOf: () => ({}) } : io,
        isPlanted('retries with a new key') ? `${key}.again` : key,
        isPlanted('retries with another amount') ? { ...sent, amount: sent.amount + 1 } : sent,
      ),
  };
});

vi.mock(import('touchline/core/cashier/resolve-payments.process'), async (original) => {
  const real = await original();
  return {
    ...real,
    resolvePayments: (io) => {
      if (isPlanted('never queries an unknown payment')) return NEVER;
      if (isPlanted('never closes a key'))
        return real.resolvePayments({ ...io, api: (call) => (call.path.endsWith('/abandon') ? EMPTY : io.api(call)) });
      return real.resolvePayments(io);
    },
  };
});

vi.mock(import('touchline/core/cashier/rules/fee'), async (original) => {
  const real = await original();
  return {
    ...real,
    feeOf: (fee, amount) =>
      isPlanted('rounds fees down')
        ? Math.floor((amount * fee.basisPoints) / 10_000) + fee.fixed
        : real.feeOf(fee, amount),
  };
});

vi.mock(import('../../../adapters/sandbox/operator/cashier/payments.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    createPayments: () => {
      const payments = real.createPayments();
      return {
        ...payments,
        answer: (playerId, key) => {
          const known = payments.answer(playerId, key);
          if (known === null) return null;
          if (
            isPlanted('forgets refused keys') &&
            'reasons' in known &&
            known.reasons.some(({ code }) => code !== 'abandoned')
          )
            return null;
          return known;
        },
        byToken: (token) => {
          const payment = payments.byToken(token);
          return payment !== null && isPlanted('credits every confirmation of the provider')
            ? { ...payment, state: 'provider' }
            : payment;
        },
      };
    },
  };
});

vi.mock(import('../../../adapters/sandbox/operator/cashier/view.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    viewPayment: (payment, due, areFinal) => ({
      ...real.viewPayment(payment, due, areFinal),
      ...(isPlanted('allows cancelling any withdrawal') ? { canCancel: payment.kind === 'withdrawal' } : {}),
    }),
  };
});

vi.mock(import('../../../adapters/sandbox/operator/cashier/check.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    reasonsAgainst: (asked, facts) => {
      const reasons = real.reasonsAgainst(asked, facts);
      return isPlanted('applies a time-out to withdrawals') && asked.amount > 5_000
        ? [...reasons, { code: 'timeOut' }]
        : reasons;
    },
  };
});

vi.mock(import('../../../adapters/sandbox/operator/cashier/cashier.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    createCashier: (deps) => {
      let isAsked = false;
      const cashier = real.createCashier({
        ...deps,
        limits: {
          ...deps.limits,
          stops: (...asked) =>
            isPlanted('checks the limits only when a deposit is requested') && !isAsked
              ? []
              : deps.limits.stops(...asked),
        },
      });
      return {
        ...cashier,
        pay: (...asked) => {
          isAsked = true;
          const answer = cashier.pay(...asked);
          isAsked = false;
          return answer;
        },
      };
    },
  };
});

vi.mock(import('../../../adapters/sandbox/operator/limits/ledger.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    createLedger: () => {
      const ledger = real.createLedger();
      return {
        ...ledger,
        begin: (...deposit) => (isPlanted('ignores pending deposits') ? undefined : ledger.begin(...deposit)),
        deposit: (playerId, key, amount, at) =>
          isPlanted('counts no deposit') ? undefined : ledger.deposit(playerId, key, amount, at),
        withdraw: (playerId, key, amount, at) =>
          isPlanted('a withdrawal restores the allowance')
            ? ledger.deposit(playerId, key, -amount, at)
            : ledger.withdraw(playerId, key, amount, at),
      };
    },
  };
});

const IN_THE_BROWSER = [
  'sends a payment without a record',
  'allows two payments at once',
  'keeps the note after the answer',
  'puts personal data into commands',
  'treats a lost answer as a refusal',
  'retries without the fields',
  'retries with a new key',
  'retries with another amount',
  'never queries an unknown payment',
  'never closes a key',
] as const;
const AT_THE_OPERATOR = [
  'rounds fees down',
  'forgets refused keys',
  'credits every confirmation of the provider',
  'allows cancelling any withdrawal',
  'applies a time-out to withdrawals',
  'checks the limits only when a deposit is requested',
  'counts no deposit',
  'ignores pending deposits',
  'a withdrawal restores the allowance',
] as const;

describe('planted bugs in payments are found', () => {
  it.each(IN_THE_BROWSER)(
    '%s',
    async (name) => {
      plant(name);
      const found = await fc
        .check(
          fc.asyncProperty(anyVisit, async (visit) => (await playVisit(visit)).length === 0),
          { seed: 1, numRuns: 100, endOnFailure: true },
        )
        .finally(() => plant(''));
      expect(found.failed).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );

  it.each(AT_THE_OPERATOR)(
    '%s',
    (name) => {
      plant(name);
      const found = fc.check(
        fc.property(anyHistory, (history) => playHistory(history).length === 0),
        { seed: 1, numRuns: 500, endOnFailure: true },
      );
      plant('');
      expect(found.failed).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );
});
