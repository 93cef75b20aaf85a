import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { QrLoginCommand, QrLoginEvent, QrLoginRejection } from './messages.ts';
import type { QrLoginState } from './types.ts';

const BUSY = err<QrLoginRejection>({ code: 'qr-login/busy' });
const UNCHANGED = err<QrLoginRejection>({ code: 'qr-login/unchanged' });
const ALREADY_IN = err<QrLoginRejection>({ code: 'qr-login/alreadyIn' });
const NOT_IN = err<QrLoginRejection>({ code: 'qr-login/notIn' });

export type QrLoginDecider = Decider<
  QrLoginState,
  QrLoginCommand,
  QrLoginEvent,
  { readonly isPlayer: boolean },
  QrLoginRejection
>;

const later = (at: number, ms: number | null): number | null => (ms === null ? null : at + ms);

export const qrLoginDecider: QrLoginDecider = {
  initial: { asking: { status: 'idle' }, approving: { status: 'idle' } },
  decide(command, { asking, approving }, { isPlayer }, { at }) {
    const isAsking = asking.status === 'asking' || asking.status === 'waiting';
    switch (command.type) {
      case 'qr-login/ask':
        if (isPlayer) return ALREADY_IN;
        return isAsking ? BUSY : ok([{ type: 'qr-login/asked', payload: command.payload }]);
      case 'qr-login/cancel':
        return asking.status === 'idle' ? UNCHANGED : ok([{ type: 'qr-login/cancelled', payload: {} }]);
      case 'qr-login/reportChallenge': {
        const { comparison, expiresInMs } = command.payload;
        return asking.status === 'asking'
          ? ok([{ type: 'qr-login/challenged', payload: { comparison, expiresAt: at + expiresInMs } }])
          : UNCHANGED;
      }
      case 'qr-login/reportEnd':
        return asking.status === 'waiting' ? ok([{ type: 'qr-login/ended', payload: command.payload }]) : UNCHANGED;
      case 'qr-login/reportAskFailure': {
        const { code, retryInMs } = command.payload;
        return asking.status === 'asking'
          ? ok([{ type: 'qr-login/askFailed', payload: { code, retryAt: later(at, retryInMs) } }])
          : UNCHANGED;
      }
      case 'qr-login/look':
        if (!isPlayer) return NOT_IN;
        return approving.status === 'looking' || approving.status === 'deciding'
          ? BUSY
          : ok([{ type: 'qr-login/looking', payload: command.payload }]);
      case 'qr-login/reportRequest': {
        const { expiresInMs, ...request } = command.payload;
        return approving.status === 'looking'
          ? ok([{ type: 'qr-login/requested', payload: { ...request, expiresAt: at + expiresInMs } }])
          : UNCHANGED;
      }
      case 'qr-login/approve':
      case 'qr-login/refuse':
        if (approving.status === 'deciding') return BUSY;
        if (approving.status !== 'ready') return UNCHANGED;
        // The deadline is checked here, too: no proof is sent for a request that is over.
        if (at >= approving.request.expiresAt) return ok([{ type: 'qr-login/gone', payload: { why: 'gone' } }]);
        return command.type === 'qr-login/approve'
          ? ok([{ type: 'qr-login/approving', payload: command.payload }])
          : ok([{ type: 'qr-login/refusing', payload: {} }]);
      case 'qr-login/reportDecision':
        return approving.status === 'deciding'
          ? ok([{ type: 'qr-login/decided', payload: command.payload }])
          : UNCHANGED;
      case 'qr-login/reportDecisionFailure': {
        const { code, retryInMs } = command.payload;
        return approving.status === 'deciding'
          ? ok([{ type: 'qr-login/decisionFailed', payload: { code, retryAt: later(at, retryInMs) } }])
          : UNCHANGED;
      }
      case 'qr-login/reportGone':
        return approving.status === 'looking' || approving.status === 'deciding' || approving.status === 'ready'
          ? ok([{ type: 'qr-login/gone', payload: command.payload }])
          : UNCHANGED;
      case 'qr-login/forget':
        return asking.status === 'idle' && approving.status === 'idle'
          ? UNCHANGED
          : ok([{ type: 'qr-login/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    const request = 'request' in state.approving ? state.approving.request : null;
    switch (event.type) {
      case 'qr-login/asked':
        return { ...state, asking: { status: 'asking' } };
      case 'qr-login/challenged':
        return { ...state, asking: { status: 'waiting', ...event.payload } };
      case 'qr-login/ended':
        return { ...state, asking: { status: 'over', ...event.payload } };
      case 'qr-login/askFailed':
        return { ...state, asking: { status: 'failed', ...event.payload } };
      case 'qr-login/cancelled':
        return { ...state, asking: { status: 'idle' } };
      case 'qr-login/looking':
        return { ...state, approving: { status: 'looking' } };
      case 'qr-login/requested':
        return { ...state, approving: { status: 'ready', request: event.payload, failure: null } };
      case 'qr-login/approving':
      case 'qr-login/refusing':
        if (request === null) return state;
        return {
          ...state,
          approving: { status: 'deciding', request, isApproval: event.type === 'qr-login/approving' },
        };
      case 'qr-login/decided':
        return { ...state, approving: { status: 'decided', ...event.payload } };
      case 'qr-login/decisionFailed':
        return request === null ? state : { ...state, approving: { status: 'ready', request, failure: event.payload } };
      case 'qr-login/gone':
        return { ...state, approving: { status: event.payload.why } };
      case 'qr-login/forgotten':
        return qrLoginDecider.initial;
    }
    return state;
  },
};
