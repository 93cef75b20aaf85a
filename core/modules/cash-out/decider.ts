import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { CashOutCommand, CashOutEvent, CashOutRejection } from './messages.ts';
import { NO_CASH_OUTS } from './state.ts';
import type { CashOutResult, CashOutState, OpenCashOut } from './state.ts';
import type { CashOutAnswer } from './types.ts';

interface CashOutFacts {
  /** Null without a player. */
  readonly userId: string | null;
}

type CashOutDecider = Decider<CashOutState, CashOutCommand, CashOutEvent, CashOutFacts, CashOutRejection>;

const UNCHANGED = err<CashOutRejection>({ code: 'cash-out/unchanged' });

export const cashOutDecider: CashOutDecider = {
  initial: NO_CASH_OUTS,
  decide(command, state, { userId }, { id, at }) {
    switch (command.type) {
      case 'cash-out/watch':
        return command.payload.betIds.join() === state.watched.join()
          ? UNCHANGED
          : ok([{ type: 'cash-out/watched', payload: command.payload }]);
      case 'cash-out/choose': {
        const { betId, choice } = command.payload;
        const now = state.choices.get(betId) ?? null;
        if (now?.by === choice?.by && now?.value === choice?.value) return UNCHANGED;
        return ok([{ type: 'cash-out/chosen', payload: command.payload }]);
      }
      case 'cash-out/receiveOffers':
        return !state.isStale && isSame(state, command.payload.offers)
          ? UNCHANGED
          : ok([{ type: 'cash-out/offersReceived', payload: command.payload }]);
      case 'cash-out/reportStale':
        return state.isStale ? UNCHANGED : ok([{ type: 'cash-out/offersStale', payload: {} }]);
      case 'cash-out/ask': {
        const { betId, stake, amount } = command.payload;
        if (userId === null) return err({ code: 'cash-out/signedOut' });
        if (state.open.some((each) => each.betId === betId)) return err({ code: 'cash-out/underWay' });
        const offer = state.offers.get(betId);
        const parts = [...(offer?.parts ?? []), ...(offer?.chosen ? [offer.chosen] : [])];
        const part = parts.find((each) => each.stake === stake);
        if (part === undefined || state.isStale || offer?.isWaiting === true) return err({ code: 'cash-out/noOffer' });
        // Less than what the player saw is never asked for without showing it first [CSO-7].
        if (part.amount < amount) return err({ code: 'cash-out/moved' });
        return ok([{ type: 'cash-out/asked', payload: { key: id, userId, betId, stake, amount, at } }]);
      }
      case 'cash-out/reportSaved':
      case 'cash-out/reportUnsaved':
      case 'cash-out/reportUnknown':
      case 'cash-out/reportAnswer': {
        if (!state.open.some(({ key }) => key === command.payload.key)) return err({ code: 'cash-out/unknownKey' });
        return ok([reported(command)]);
      }
      case 'cash-out/restore': {
        const asked = command.payload.asked.filter(
          (each) => each.userId === userId && !state.open.some(({ key }) => key === each.key),
        );
        return asked.length === 0 ? UNCHANGED : ok([{ type: 'cash-out/restored', payload: { asked } }]);
      }
      case 'cash-out/dismiss':
        return state.results.has(command.payload.betId) || state.autos.has(command.payload.betId)
          ? ok([{ type: 'cash-out/dismissed', payload: command.payload }])
          : UNCHANGED;
      case 'cash-out/setAuto': {
        const { betId, amount } = command.payload;
        if (userId === null) return err({ code: 'cash-out/signedOut' });
        if (state.autos.get(betId)?.kind === 'saving') return err({ code: 'cash-out/underWay' });
        const whole = state.offers.get(betId)?.parts.at(-1)?.amount;
        // The operator would cash out at once [CSO-13].
        return amount !== null && whole !== undefined && amount <= whole
          ? ok([
              {
                type: 'cash-out/autoAnswered',
                payload: { betId, amount, refusal: { code: 'reached', amount: whole } },
              },
            ])
          : ok([{ type: 'cash-out/autoAsked', payload: command.payload }]);
      }
      case 'cash-out/reportAuto':
        return ok([{ type: 'cash-out/autoAnswered', payload: command.payload }]);
      case 'cash-out/reportAutoFailed':
        return ok([{ type: 'cash-out/autoFailed', payload: command.payload }]);
      case 'cash-out/dismissAuto': {
        const auto = state.autos.get(command.payload.betId);
        return auto === undefined || auto.kind === 'saving'
          ? UNCHANGED
          : ok([{ type: 'cash-out/autoDismissed', payload: command.payload }]);
      }
      case 'cash-out/forget':
        return state === NO_CASH_OUTS ? UNCHANGED : ok([{ type: 'cash-out/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'cash-out/watched': {
        const { betIds } = event.payload;
        const offers = new Map([...state.offers].filter(([betId]) => betIds.includes(betId)));
        const choices = new Map([...state.choices].filter(([betId]) => betIds.includes(betId)));
        return { ...state, watched: betIds, offers, choices };
      }
      case 'cash-out/chosen': {
        const { betId, choice } = event.payload;
        const choices = choice === null ? without(state.choices, betId) : new Map(state.choices).set(betId, choice);
        return { ...state, choices };
      }
      case 'cash-out/offersReceived':
        return {
          ...state,
          isStale: false,
          offers: new Map(event.payload.offers.map((offer) => [offer.betId, offer])),
        };
      case 'cash-out/offersStale':
        return { ...state, isStale: true };
      case 'cash-out/asked': {
        const results = without(state.results, event.payload.betId);
        const choices = without(state.choices, event.payload.betId);
        const open: OpenCashOut = { ...event.payload, phase: 'saving', acceptAt: null };
        return { ...state, results, choices, open: [...state.open, open] };
      }
      case 'cash-out/saved':
        return inPhase(state, event.payload.key, 'sending', null);
      case 'cash-out/unknown':
        return inPhase(state, event.payload.key, 'unknown', null);
      case 'cash-out/pending':
        return inPhase(state, event.payload.key, 'pending', event.payload.acceptAt);
      case 'cash-out/notSaved':
        return withResult(state, event.payload.key, { kind: 'notSaved' });
      case 'cash-out/accepted': {
        const { key, paid, bet } = event.payload;
        const id = bet.cashOuts.find((each) => each.key === key)?.id ?? '';
        return withResult(state, key, { kind: 'paid', paid, id });
      }
      case 'cash-out/rejected':
        return withResult(state, event.payload.key, { kind: 'refused', reasons: event.payload.reasons });
      case 'cash-out/restored': {
        const restored = event.payload.asked.map((each): OpenCashOut => ({
          ...each,
          phase: 'unknown',
          acceptAt: null,
        }));
        return { ...state, open: [...state.open, ...restored] };
      }
      case 'cash-out/dismissed': {
        const { betId } = event.payload;
        return { ...state, results: without(state.results, betId), autos: without(state.autos, betId) };
      }
      case 'cash-out/autoAsked':
        return { ...state, autos: new Map(state.autos).set(event.payload.betId, { kind: 'saving' }) };
      case 'cash-out/autoAnswered':
        return withAuto(state, event.payload);
      case 'cash-out/autoFailed': {
        const { betId, amount } = event.payload;
        return { ...state, autos: new Map(state.autos).set(betId, { kind: 'failed', amount }) };
      }
      case 'cash-out/autoDismissed':
        return { ...state, autos: without(state.autos, event.payload.betId) };
      case 'cash-out/forgotten':
        return NO_CASH_OUTS;
    }
    return state;
  },
};

type Report = Extract<
  CashOutCommand,
  {
    readonly type:
      | 'cash-out/reportSaved'
      | 'cash-out/reportUnsaved'
      | 'cash-out/reportUnknown'
      | 'cash-out/reportAnswer';
  }
>;

function reported(command: Report): CashOutEvent {
  const { key } = command.payload;
  switch (command.type) {
    case 'cash-out/reportSaved':
      return { type: 'cash-out/saved', payload: { key } };
    case 'cash-out/reportUnsaved':
      return { type: 'cash-out/notSaved', payload: { key } };
    case 'cash-out/reportUnknown':
      return { type: 'cash-out/unknown', payload: { key } };
    case 'cash-out/reportAnswer':
      return answered(key, command.payload.answer);
  }
}

function answered(key: string, answer: CashOutAnswer): CashOutEvent {
  switch (answer.status) {
    case 'pending':
      return { type: 'cash-out/pending', payload: { key, acceptAt: answer.acceptAt } };
    case 'accepted':
      return { type: 'cash-out/accepted', payload: { key, ...answer } };
    case 'rejected':
      return { type: 'cash-out/rejected', payload: { key, reasons: answer.reasons } };
  }
}

function isSame({ offers }: CashOutState, received: readonly { readonly betId: string }[]): boolean {
  return JSON.stringify([...offers.values()]) === JSON.stringify(received);
}

function without<T>(all: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> {
  const rest = new Map(all);
  rest.delete(id);
  return rest;
}

function inPhase(state: CashOutState, key: string, phase: OpenCashOut['phase'], acceptAt: number | null): CashOutState {
  return { ...state, open: state.open.map((each) => (each.key === key ? { ...each, phase, acceptAt } : each)) };
}

function withResult(state: CashOutState, key: string, result: CashOutResult): CashOutState {
  const ended = state.open.find((each) => each.key === key);
  if (ended === undefined) return state;
  return {
    ...state,
    open: state.open.filter((each) => each.key !== key),
    results: new Map(state.results).set(ended.betId, result),
  };
}

function withAuto(
  state: CashOutState,
  { betId, amount, refusal }: Extract<CashOutEvent, { readonly type: 'cash-out/autoAnswered' }>['payload'],
): CashOutState {
  if (refusal !== null)
    return { ...state, autos: new Map(state.autos).set(betId, { kind: 'refused', amount, refusal }) };
  const offer = state.offers.get(betId);
  const offers =
    offer === undefined ? state.offers : new Map(state.offers).set(betId, { ...offer, autoAmount: amount });
  return { ...state, offers, autos: without(state.autos, betId) };
}
