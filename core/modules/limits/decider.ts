import type { Decider } from '../../kernel/decider.ts';
import type { Stamp } from '../../kernel/message.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Asked, LimitsCommand, LimitsEvent, LimitsRejection } from './messages.ts';
import type { RulePack } from './packs/pack.ts';
import { answered, outcomeKey } from './rules/answered.ts';
import { refusalOf } from './rules/change.ts';
import type { ChangeWorld } from './rules/change.ts';
import { approvalDueAt, inForce, pendingOf } from './rules/effective.ts';
import { NO_LIMIT_AMOUNT, NOT_SET, isMoneyKind, isTimedKind } from './rules/kinds.ts';
import { serverNow } from './rules/server-time.ts';
import type { LimitsState } from './state.ts';
import { evolve, INITIAL } from './state.ts';
import type { LimitKind } from './types.ts';

export interface LimitsFacts {
  readonly signedIn: boolean;
  readonly pack: RulePack;
}

export type LimitsDecider = Decider<LimitsState, LimitsCommand, LimitsEvent, LimitsFacts, LimitsRejection>;
type Decision = Result<readonly LimitsEvent[], LimitsRejection>;

export const limitsDecider: LimitsDecider = {
  initial: INITIAL,
  decide(command, state, facts, stamp) {
    // A forget is always possible; every other command requires a player [LIM-16].
    if (command.type === 'limits/forget')
      return state === INITIAL ? err({ code: 'limits/unchanged' }) : ok([{ type: 'limits/forgotten', payload: {} }]);
    return facts.signedIn ? decidePlayers(command, state, facts, stamp) : err({ code: 'limits/signedOut' });
  },
  evolve,
};

function decidePlayers(
  command: Exclude<LimitsCommand, { type: 'limits/forget' }>,
  state: LimitsState,
  { pack }: LimitsFacts,
  stamp: Stamp,
): Decision {
  const now = state.anchor === null ? stamp.at : serverNow(state.anchor, stamp.at);
  switch (command.type) {
    case 'limits/refresh':
      return ok([{ type: 'limits/asked', payload: command.payload }]);
    case 'limits/receive':
      return ok([{ type: 'limits/received', payload: { ...command.payload, isToChange: false } }]);
    case 'limits/reportUnread':
      return ok([{ type: 'limits/unread', payload: {} }]);
    case 'limits/receiveClient':
      return state.status === 'ready'
        ? err({ code: 'limits/unchanged' })
        : ok([{ type: 'limits/clientReceived', payload: command.payload }]);
    case 'limits/save': {
      const { changes, reasonId } = command.payload;
      if (state.asked !== null) return err({ code: 'limits/busy' });
      if (changes.length === 0) return err({ code: 'limits/unchanged' });
      for (const change of changes) {
        const refusal = refusalOf(change, { ...worldOf(state), pack, serverNow: now });
        if (refusal !== null) return err(refusal);
      }
      return ask({ what: 'save', changes, reasonId: reasonId ?? null });
    }
    case 'limits/remove': {
      const { limitType } = command.payload;
      if (state.asked !== null) return err({ code: 'limits/busy' });
      if (isTimedKind(limitType)) return err({ code: 'limits/locked', limitType });
      if (inForce(state.limits, limitType) === null) return err({ code: 'limits/unchanged' });
      const none = isMoneyKind(limitType) ? NO_LIMIT_AMOUNT : NOT_SET;
      const refusal = refusalOf({ limitType, limitValue: none }, { ...worldOf(state), pack, serverNow: now });
      return refusal === null ? ask({ what: 'remove', limitType }) : err(refusal);
    }
    case 'limits/confirm':
      return decideConfirm(state, command.payload.limitType);
    case 'limits/reject': {
      const { limitType } = command.payload;
      if (state.asked !== null) return err({ code: 'limits/busy' });
      return pendingOf(state.limits, limitType) === null
        ? err({ code: 'limits/nothingPending', limitType })
        : ask({ what: 'reject', limitType });
    }
    case 'limits/stop':
      // Stopping never waits for other requests.
      return state.asked?.what === 'stop' ? err({ code: 'limits/busy' }) : ask({ what: 'stop' });
    case 'limits/answerTest':
      if (state.test === null) return err({ code: 'limits/noTest' });
      return state.asked === null
        ? ask({ what: 'test', tokenGuid: state.test.tokenGuid, answers: command.payload.answers })
        : err({ code: 'limits/busy' });
    case 'limits/closeTest':
      return state.test === null ? err({ code: 'limits/noTest' }) : ok([{ type: 'limits/testClosed', payload: {} }]);
    case 'limits/loadReasons':
      return ok([{ type: 'limits/reasonsAsked', payload: {} }]);
    case 'limits/loadStory':
      return ok([{ type: 'limits/storyAsked', payload: {} }]);
    case 'limits/loadControl':
      return ok([{ type: 'limits/controlAsked', payload: command.payload }]);
    case 'limits/review':
      return ok([{ type: 'limits/reviewed', payload: { at: now } }]);
    case 'limits/preview':
      return ok([{ type: 'limits/previewAsked', payload: command.payload }]);
    case 'limits/dismissOutcome':
      return state.outcome === null
        ? err({ code: 'limits/unchanged' })
        : ok([{ type: 'limits/outcomeDismissed', payload: {} }]);
    case 'limits/reportSaved':
    case 'limits/reportTested':
      return state.asked === null ? err({ code: 'limits/nothingAsked' }) : ok(answered(state.asked, command));
    case 'limits/reportRefused': {
      if (state.asked === null) return err({ code: 'limits/nothingAsked' });
      const { isSure, title } = command.payload;
      const { what } = state.asked;
      // A save that fails has status forbidden and an empty title.
      return ok([
        {
          type: 'limits/changeAnswered',
          payload: {
            what,
            isOk: false,
            isSure,
            status: 'forbidden',
            title,
            key: outcomeKey(what, false),
            testPassed: null,
          },
        },
      ]);
    }
    case 'limits/reportReasons':
      return ok([{ type: 'limits/reasonsReceived', payload: command.payload }]);
    case 'limits/reportStory':
      return ok([{ type: 'limits/storyReceived', payload: command.payload }]);
    case 'limits/reportControl':
      return ok([{ type: 'limits/controlReceived', payload: command.payload }]);
    case 'limits/reportPreview':
      return ok([{ type: 'limits/previewReceived', payload: command.payload }]);
    case 'limits/remind':
      return state.reminder === null
        ? ok([{ type: 'limits/reminded', payload: command.payload }])
        : err({ code: 'limits/unchanged' });
    case 'limits/answerReminder': {
      if (state.reminder === null) return err({ code: 'limits/notReminded' });
      const { action, notAgain } = command.payload;
      const stops = notAgain && action === 'continue' && pack.realityCheck.mayStopAsking;
      return ok([
        { type: 'limits/reminderAnswered', payload: { action, notAgain: stops, shownAt: state.reminder.at } },
      ]);
    }
    case 'limits/closeReminder':
      return state.reminder === null
        ? err({ code: 'limits/notReminded' })
        : ok([{ type: 'limits/reminderClosed', payload: {} }]);
  }
}

function worldOf({ limits, currency, available }: LimitsState): Omit<ChangeWorld, 'pack' | 'serverNow'> {
  return { limits, currency, available };
}

function ask(asked: Asked): Decision {
  return ok([{ type: 'limits/changeAsked', payload: asked }]);
}

/** A confirmation counts from the due time on, by the operator's own time [LIM-7]. */
function decideConfirm(state: LimitsState, limitType: LimitKind): Decision {
  if (state.asked !== null) return err({ code: 'limits/busy' });
  const pending = pendingOf(state.limits, limitType);
  if (pending === null) return err({ code: 'limits/nothingPending', limitType });
  const dueAt = approvalDueAt(pending);
  if (dueAt !== null && (state.anchor === null || state.anchor.serverAt < dueAt))
    return err({ code: 'limits/tooEarly', limitType, dueAt });
  return ask({ what: 'confirm', limitType });
}
