/**
 * Planted bugs: do the laws of payments notice? Each is a module of the product or of the operator that misbehaves while its switch is on. Every one has to be found within as many
 * histories as `npm test` plays. Nothing here is known to the product.
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

vi.mock(import('touchline/core/cashier/notes'), async (original) => {
  const real = await original();
  return {
    ...real,
    createNotes: (storage, report) => {
      const notes = real.createNotes(storage, report);
      return {
        ...notes,
        put: (wish) => {
          if (isPlanted('sends what is not on record')) return 'saved';
          // A different player name hides the other tabs' notes.
          if (isPlanted('lets two wishes be under way'))
            return real.createNotes({ ...storage, keys: () => [] }, report).put(wish);
          return notes.put(wish);
        },
        remove: (key) => (isPlanted('leaves the note behind') ? undefined : notes.remove(key)),
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
                if (!isPlanted('names what is personal') || name === '{}') return dispatch(reference);
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
            isPlanted('takes a lost answer for a refusal') && command.type === 'cashier/reportUnknown'
              ? real.answered(command.payload.key, { status: 'rejected', reasons: [] })
              : command,
          ),
        ),
    // Only mutants that send again reach this.
    sendPayment: (io, key, sent) =>
      real.sendPayment(
        isPlanted('sends again without the fields') ? { ...io, fieldsOf: () => ({}) } : io,
        isPlanted('sends again with a new key') ? `${key}.again` : key,
        isPlanted('sends again another amount') ? { ...sent, amount: sent.amount + 1 } : sent,
      ),
  };
});

vi.mock(import('touchline/core/cashier/resolve-payments.process'), async (original) => {
  const real = await original();
  return {
    ...real,
    resolvePayments: (io) => {
      if (isPlanted('never asks')) return NEVER;
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
          return payment !== null && isPlanted('credits each time the provider says so')
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
    viewPayment: (payment, due) => ({
      ...real.viewPayment(payment, due),
      ...(isPlanted('calls back what is gone') ? { canCancel: payment.kind === 'withdrawal' } : {}),
    }),
  };
});

vi.mock(import('../../../adapters/sandbox/operator/cashier/check.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    reasonsAgainst: (asked, facts) => {
      const reasons = real.reasonsAgainst(asked, facts);
      return isPlanted('holds withdrawals back') && asked.amount > 5_000 ? [...reasons, { code: 'timeOut' }] : reasons;
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
            isPlanted('judges a deposit only when it is asked for') && !isAsked ? [] : deps.limits.stops(...asked),
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
        begin: (...deposit) => (isPlanted('counts no deposit on its way') ? undefined : ledger.begin(...deposit)),
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
  'sends what is not on record',
  'lets two wishes be under way',
  'leaves the note behind',
  'names what is personal',
  'takes a lost answer for a refusal',
  'sends again without the fields',
  'sends again with a new key',
  'sends again another amount',
  'never asks',
  'never closes a key',
] as const;
const AT_THE_OPERATOR = [
  'rounds fees down',
  'forgets refused keys',
  'credits each time the provider says so',
  'calls back what is gone',
  'holds withdrawals back',
  'judges a deposit only when it is asked for',
  'counts no deposit',
  'counts no deposit on its way',
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
