import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { RightStop } from '../user/public.ts';
import type { RewardsCommand, RewardsEvent, RewardsRejection } from './messages.ts';
import { isPossible, isSameAct } from './rules/acts.ts';
import type { RewardsState } from './types.ts';

export interface RewardsFacts {
  /** The reasons that stop bonuses now. */
  readonly stops: readonly RightStop[];
  readonly isExcluded: boolean;
  readonly newKey: () => string;
}

const MAX_CODE = 64;
const BUSY = err<RewardsRejection>({ code: 'rewards/busy' });
const UNCHANGED = err<RewardsRejection>({ code: 'rewards/unchanged' });
const IMPOSSIBLE = err<RewardsRejection>({ code: 'rewards/impossible' });

export const rewardsDecider: Decider<RewardsState, RewardsCommand, RewardsEvent, RewardsFacts, RewardsRejection> = {
  initial: { status: 'idle', answer: null, acting: null, last: null, check: { step: 'idle' } },
  decide(command, state, { stops, isExcluded, newKey }) {
    switch (command.type) {
      case 'rewards/load':
        // The answer to a load could be from before the act.
        return state.status === 'loading' || state.acting !== null
          ? BUSY
          : ok([{ type: 'rewards/loading', payload: {} }]);
      case 'rewards/act': {
        const { act } = command.payload;
        if (state.acting !== null) return BUSY;
        if ((stops.length > 0 || isExcluded) && act.kind !== 'cancelBonus')
          return err({ code: 'rewards/notAllowed', stops });
        if (state.answer === null || !isPossible(act, state.answer)) return IMPOSSIBLE;
        const { last } = state;
        const key = last?.outcome === 'unknown' && isSameAct(last.keyed.act, act) ? last.keyed.key : newKey();
        return ok([{ type: 'rewards/acting', payload: { act, key } }]);
      }
      case 'rewards/checkCode': {
        const code = command.payload.code.trim();
        if (state.check.step === 'checking') return BUSY;
        return code === '' || code.length > MAX_CODE
          ? IMPOSSIBLE
          : ok([{ type: 'rewards/checking', payload: { code } }]);
      }
      case 'rewards/receive':
        return state.status === 'loading' && state.acting === null
          ? ok([{ type: 'rewards/received', payload: command.payload }])
          : UNCHANGED;
      case 'rewards/reportFailure':
        return state.status === 'loading' ? ok([{ type: 'rewards/failed', payload: {} }]) : UNCHANGED;
      case 'rewards/reportDone':
        return state.acting === null ? UNCHANGED : ok([{ type: 'rewards/done', payload: command.payload }]);
      case 'rewards/reportRefused':
        return state.acting === null ? UNCHANGED : ok([{ type: 'rewards/refused', payload: command.payload }]);
      case 'rewards/reportUnknown':
        return state.acting === null ? UNCHANGED : ok([{ type: 'rewards/unknown', payload: {} }]);
      case 'rewards/reportCode':
        return state.check.step === 'checking'
          ? ok([{ type: 'rewards/codeChecked', payload: command.payload }])
          : UNCHANGED;
      case 'rewards/forget':
        return state === rewardsDecider.initial ? UNCHANGED : ok([{ type: 'rewards/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    const { acting } = state;
    switch (event.type) {
      case 'rewards/loading':
        return { ...state, status: 'loading' };
      case 'rewards/received':
        return { ...state, status: 'ready', answer: event.payload };
      case 'rewards/failed':
        return { ...state, status: state.answer === null ? 'failed' : 'ready' };
      case 'rewards/acting':
        // A load under way is given up [RWD-1].
        return { ...state, status: 'ready', acting: event.payload, last: null };
      case 'rewards/done':
        return {
          ...state,
          answer: event.payload,
          acting: null,
          last: acting === null ? null : { outcome: 'done', keyed: acting },
        };
      case 'rewards/refused': {
        const { message, answer } = event.payload;
        return {
          ...state,
          answer: answer ?? state.answer,
          acting: null,
          last: acting === null ? null : { outcome: 'refused', keyed: acting, message },
        };
      }
      case 'rewards/unknown':
        return { ...state, acting: null, last: acting === null ? null : { outcome: 'unknown', keyed: acting } };
      case 'rewards/checking':
        return { ...state, check: { step: 'checking' } };
      case 'rewards/codeChecked': {
        const { answer } = event.payload;
        return { ...state, check: answer === null ? { step: 'failed' } : { step: 'checked', answer } };
      }
      case 'rewards/forgotten':
        return rewardsDecider.initial;
    }
    return state;
  },
};
