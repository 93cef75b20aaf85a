import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Bet } from '../history/public.ts';
import { decideAsk } from './decide-ask.ts';
import { evolve } from './evolve.ts';
import type { BetEditCommand, BetEditEvent, BetEditRejection } from './messages.ts';
import { NO_EDITS } from './state.ts';
import type { BetEditState } from './state.ts';
import type { EditLeg } from './types.ts';

export interface BetEditFacts {
  /** Null without a player. */
  readonly userId: string | null;
  readonly bet: (id: string) => Bet | null;
}

type BetEditDecider = Decider<BetEditState, BetEditCommand, BetEditEvent, BetEditFacts, BetEditRejection>;

const UNCHANGED = err<BetEditRejection>({ code: 'bet-edit/unchanged' });
const NO_DRAFT = err<BetEditRejection>({ code: 'bet-edit/noDraft' });

export const betEditDecider: BetEditDecider = {
  initial: NO_EDITS,
  decide(command, state, { userId, bet }, { id, at }) {
    const { draft } = state;
    switch (command.type) {
      case 'bet-edit/open': {
        const { betId } = command.payload;
        const found = bet(betId);
        if (userId === null) return err({ code: 'bet-edit/signedOut' });
        if (found === null || found.status !== 'open') return err({ code: 'bet-edit/noBet' });
        if (state.open.some((each) => each.betId === betId)) return err({ code: 'bet-edit/underWay' });
        return ok([{ type: 'bet-edit/opened', payload: { betId, legs: found.legs.map(legOf) } }]);
      }
      case 'bet-edit/close':
        return draft === null ? UNCHANGED : ok([{ type: 'bet-edit/closed', payload: {} }]);
      case 'bet-edit/addLeg': {
        const { leg } = command.payload;
        if (draft === null) return NO_DRAFT;
        return draft.legs.some(({ marketId }) => marketId === leg.marketId)
          ? UNCHANGED
          : ok([{ type: 'bet-edit/legAdded', payload: { leg } }]);
      }
      case 'bet-edit/removeLeg': {
        const { marketId } = command.payload;
        if (draft === null) return NO_DRAFT;
        return draft.legs.some((each) => each.marketId === marketId)
          ? ok([{ type: 'bet-edit/legRemoved', payload: { marketId } }])
          : UNCHANGED;
      }
      case 'bet-edit/receiveTerms': {
        const { marketIds, terms } = command.payload;
        const isOfDraft =
          draft !== null &&
          draft.betId === terms.betId &&
          draft.legs.map(({ marketId }) => marketId).join() === marketIds.join();
        if (!isOfDraft) return err({ code: 'bet-edit/stale' });
        return !state.isStale && JSON.stringify(terms) === JSON.stringify(state.terms)
          ? UNCHANGED
          : ok([{ type: 'bet-edit/termsReceived', payload: { terms } }]);
      }
      case 'bet-edit/reportStale':
        return state.isStale ? UNCHANGED : ok([{ type: 'bet-edit/termsStale', payload: {} }]);
      case 'bet-edit/ask':
        return decideAsk(state, userId, command.payload, { key: id, at });
      case 'bet-edit/reportSaved':
      case 'bet-edit/reportUnsaved':
      case 'bet-edit/reportUnknown':
      case 'bet-edit/reportAnswer': {
        const agreed = state.open.find(({ key }) => key === command.payload.key);
        if (agreed === undefined) return err({ code: 'bet-edit/unknownKey' });
        return ok([reported(command, agreed)]);
      }
      case 'bet-edit/restore': {
        const asked = command.payload.asked.filter(
          (each) => each.userId === userId && !state.open.some(({ key }) => key === each.key),
        );
        return asked.length === 0 ? UNCHANGED : ok([{ type: 'bet-edit/restored', payload: { asked } }]);
      }
      case 'bet-edit/dismiss':
        return state.results.has(command.payload.betId)
          ? ok([{ type: 'bet-edit/dismissed', payload: command.payload }])
          : UNCHANGED;
      case 'bet-edit/forget':
        return state === NO_EDITS ? UNCHANGED : ok([{ type: 'bet-edit/forgotten', payload: {} }]);
    }
  },
  evolve,
};

/** A leg of the bet as a leg of the draft, without what belongs to its placing and result. */
function legOf(leg: Bet['legs'][number]): EditLeg {
  const { marketId, gameId, sportId, champ, home, away, kind, type, param, label, isLive, startsAt, price } = leg;
  return { marketId, gameId, sportId, champ, home, away, kind, type, param, label, isLive, startsAt, price };
}

type Report = Extract<
  BetEditCommand,
  {
    readonly type:
      | 'bet-edit/reportSaved'
      | 'bet-edit/reportUnsaved'
      | 'bet-edit/reportUnknown'
      | 'bet-edit/reportAnswer';
  }
>;

function reported(command: Report, open: BetEditState['open'][number]): BetEditEvent {
  const { key } = command.payload;
  switch (command.type) {
    case 'bet-edit/reportSaved':
      return { type: 'bet-edit/saved', payload: { key } };
    case 'bet-edit/reportUnsaved':
      return { type: 'bet-edit/notSaved', payload: { key } };
    case 'bet-edit/reportUnknown':
      return { type: 'bet-edit/unknown', payload: { key } };
    case 'bet-edit/reportAnswer': {
      const { answer } = command.payload;
      const { phase: _, ...agreed } = open;
      return answer.status === 'accepted'
        ? { type: 'bet-edit/accepted', payload: { key, agreed, ...answer } }
        : { type: 'bet-edit/rejected', payload: { key, reasons: answer.reasons } };
    }
  }
}
