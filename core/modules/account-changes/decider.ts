import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Account } from '../accounts/public.ts';
import type { AccountConversion } from '../user/public.ts';
import type { AccountChangesCommand, AccountChangesEvent, AccountChangesRejection } from './messages.ts';
import type { AccountChangesState, AskedConversion, ChangeKind } from './types.ts';

export interface AccountChangesFacts {
  readonly accounts: readonly Account[];
  readonly permission: AccountConversion;
  readonly newKey: () => string;
}

type Decision = ReturnType<typeof accountChangesDecider.decide>;

const reject = (code: AccountChangesRejection['code']): Decision => err({ code });

/** Whether money may be converted out of an account. */
export function mayConvertFrom({ type }: Account, permission: AccountConversion): boolean {
  if (type === 'bonus' || permission === 'none') return false;
  return type === 'main' || permission === 'additional';
}

export const accountChangesDecider: Decider<
  AccountChangesState,
  AccountChangesCommand,
  AccountChangesEvent,
  AccountChangesFacts,
  AccountChangesRejection
> = {
  initial: { busy: null, problem: null, currencies: [], currenciesStatus: 'idle', conversion: { step: 'idle' } },
  decide(command, state, facts) {
    const { accounts } = facts;
    const { conversion } = state;
    switch (command.type) {
      case 'account-changes/load':
        return state.currenciesStatus === 'loading' || state.currenciesStatus === 'ready'
          ? reject('account-changes/unchanged')
          : ok([{ type: 'account-changes/currenciesAsked', payload: {} }]);
      case 'account-changes/add': {
        if (state.busy !== null) return reject('account-changes/busy');
        const currency = state.currencies.find(({ id }) => id === command.payload.currencyId);
        if (currency === undefined) return reject('account-changes/unknownCurrency');
        return accounts.some(({ iso }) => iso === currency.iso)
          ? reject('account-changes/unchanged')
          : ok([{ type: 'account-changes/adding', payload: { currencyId: currency.id, iso: currency.iso } }]);
      }
      case 'account-changes/activate': {
        if (state.busy !== null) return reject('account-changes/busy');
        const account = accounts.find(({ id }) => id === command.payload.accountId);
        if (account === undefined) return reject('account-changes/unknownAccount');
        if (account.type === 'bonus') return reject('account-changes/notAllowed');
        return account.isActive
          ? reject('account-changes/unchanged')
          : ok([{ type: 'account-changes/activating', payload: command.payload }]);
      }
      case 'account-changes/remove': {
        if (state.busy !== null) return reject('account-changes/busy');
        const account = accounts.find(({ id }) => id === command.payload.accountId);
        if (account === undefined) return reject('account-changes/unknownAccount');
        if (account.type === 'bonus' || account.type === 'main' || account.isActive || account.money > 0)
          return reject('account-changes/notAllowed');
        return ok([
          { type: 'account-changes/removing', payload: { accountId: account.id, currencyId: account.currencyId } },
        ]);
      }
      case 'account-changes/quote':
        return decideQuote(command.payload, state, facts);
      case 'account-changes/convert':
        if (conversion.step === 'unknown')
          return ok([
            { type: 'account-changes/converting', payload: { quote: conversion.quote, key: conversion.key } },
          ]);
        return conversion.step === 'quoted'
          ? ok([{ type: 'account-changes/converting', payload: { quote: conversion.quote, key: facts.newKey() } }])
          : reject('account-changes/notAllowed');
      case 'account-changes/dropQuote':
        if (conversion.step === 'converting' || conversion.step === 'unknown') return reject('account-changes/busy');
        return conversion.step === 'idle'
          ? reject('account-changes/unchanged')
          : ok([{ type: 'account-changes/quoteDropped', payload: {} }]);
      case 'account-changes/receiveCurrencies':
        return ok([{ type: 'account-changes/currenciesReceived', payload: command.payload }]);
      case 'account-changes/reportNoCurrencies':
        return ok([{ type: 'account-changes/currenciesFailed', payload: {} }]);
      case 'account-changes/finish':
        return state.busy === null
          ? reject('account-changes/unchanged')
          : ok([{ type: 'account-changes/finished', payload: {} }]);
      case 'account-changes/refuse':
        return state.busy === null
          ? reject('account-changes/unchanged')
          : ok([{ type: 'account-changes/refused', payload: { kind: state.busy, ...command.payload } }]);
      case 'account-changes/receiveQuote':
        return conversion.step === 'quoting'
          ? ok([{ type: 'account-changes/quoted', payload: command.payload }])
          : reject('account-changes/unchanged');
      case 'account-changes/refuseConversion': {
        const asked = askedOf(state);
        return asked === null
          ? reject('account-changes/unchanged')
          : ok([{ type: 'account-changes/conversionRefused', payload: { asked, ...command.payload } }]);
      }
      case 'account-changes/reportConverted':
        return conversion.step === 'converting'
          ? ok([{ type: 'account-changes/converted', payload: command.payload }])
          : reject('account-changes/unchanged');
      case 'account-changes/reportUnknown':
        return conversion.step === 'converting'
          ? ok([{ type: 'account-changes/conversionUnknown', payload: {} }])
          : reject('account-changes/unchanged');
      case 'account-changes/forget':
        return state === accountChangesDecider.initial
          ? reject('account-changes/unchanged')
          : ok([{ type: 'account-changes/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'account-changes/currenciesAsked':
        return { ...state, currenciesStatus: 'loading' };
      case 'account-changes/currenciesReceived':
        return { ...state, currenciesStatus: 'ready', currencies: event.payload.currencies };
      case 'account-changes/currenciesFailed':
        return { ...state, currenciesStatus: 'failed' };
      case 'account-changes/adding':
        return started(state, 'add');
      case 'account-changes/activating':
        return started(state, 'change');
      case 'account-changes/removing':
        return started(state, 'delete');
      case 'account-changes/finished':
        return { ...state, busy: null };
      case 'account-changes/refused':
        return { ...state, busy: null, problem: event.payload };
      case 'account-changes/quoteAsked':
        return { ...state, conversion: { step: 'quoting', asked: event.payload } };
      case 'account-changes/quoted':
        return { ...state, conversion: { step: 'quoted', quote: event.payload } };
      case 'account-changes/quoteDropped':
        return { ...state, conversion: { step: 'idle' } };
      case 'account-changes/conversionRefused':
        return { ...state, conversion: { step: 'refused', ...event.payload } };
      case 'account-changes/converting':
        return { ...state, conversion: { step: 'converting', ...event.payload } };
      case 'account-changes/conversionUnknown':
        return state.conversion.step === 'converting'
          ? { ...state, conversion: { ...state.conversion, step: 'unknown' } }
          : state;
      case 'account-changes/converted':
        return { ...state, conversion: { step: 'done', quote: event.payload } };
      case 'account-changes/forgotten':
        return accountChangesDecider.initial;
    }
    return state;
  },
};

function decideQuote(
  asked: AskedConversion,
  { conversion }: AccountChangesState,
  { accounts, permission }: AccountChangesFacts,
): Decision {
  if (conversion.step === 'converting' || conversion.step === 'unknown') return reject('account-changes/busy');
  const [from, to] = [asked.from, asked.to].map((number) => accounts.find(({ id }) => id === number));
  if (from === undefined || to === undefined) return reject('account-changes/unknownAccount');
  if (from === to || to.type === 'bonus' || !mayConvertFrom(from, permission))
    return reject('account-changes/notAllowed');
  if (!Number.isSafeInteger(asked.amount) || asked.amount < 1) return reject('account-changes/badAmount');
  return ok([{ type: 'account-changes/quoteAsked', payload: asked }]);
}

function started(state: AccountChangesState, busy: ChangeKind): AccountChangesState {
  return { ...state, busy, problem: null };
}

function askedOf({ conversion }: AccountChangesState): AskedConversion | null {
  if (conversion.step === 'quoting') return conversion.asked;
  if (conversion.step !== 'converting') return null;
  const { from, to, amount } = conversion.quote;
  return { from, to, amount };
}
