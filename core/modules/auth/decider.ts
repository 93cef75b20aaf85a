import type { Decider } from '../../kernel/decider.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { AuthCommand, AuthEvent, AuthRejection } from './messages.ts';
import { ageFits } from './rules/age-fits.ts';
import type { AuthState } from './state.ts';
import { evolveAuth, initialAuth, purposeOf } from './state.ts';
import type { AuthFailure, AuthJob, LoginMode, RegistrationType, SocialProvider } from './types.ts';

/** The site's offer and the current user. */
export interface AuthFacts {
  readonly isPlayer: boolean;
  readonly loginModes: readonly LoginMode[];
  readonly registrationTypes: readonly RegistrationType[];
  readonly providers: readonly SocialProvider[];
  /** Registration is allowed, and this is no VIP domain. */
  readonly isRegistrationOpen: boolean;
}

export type AuthDecider = Decider<AuthState, AuthCommand, AuthEvent, AuthFacts, AuthRejection>;
type Decision = Result<readonly AuthEvent[], AuthRejection>;

const PLAYERS: ReadonlySet<AuthJob['kind']> = new Set([
  'loadSecurity',
  'changePassword',
  'askPhone',
  'confirmPhone',
  'setSecretQuestion',
  'addEmail',
  'beginTwoFactor',
  'enableTwoFactor',
  'disableTwoFactor',
  'mailCredentials',
]);
/** Jobs that any holder of a letter may run. */
const ANYBODYS: ReadonlySet<AuthJob['kind']> = new Set(['openLetter', 'setPassword']);

export function failureOf(
  job: AuthJob['kind'],
  code: AuthFailure['code'],
  more: Partial<AuthFailure> = {},
): AuthFailure {
  return { job, code, field: null, retryAt: null, attemptsLeft: null, rules: [], ...more };
}

function decideJob(job: AuthJob, attempt: string, state: AuthState, facts: AuthFacts, at: number): Decision {
  if (state.busy !== null) return err({ code: 'auth/busy' });
  if (PLAYERS.has(job.kind) && !facts.isPlayer) return err({ code: 'auth/notIn' });
  if (!PLAYERS.has(job.kind) && !ANYBODYS.has(job.kind) && facts.isPlayer) return err({ code: 'auth/alreadyIn' });
  const asked: Decision = ok([{ type: 'auth/asked', payload: { attempt, job } }]);
  const purpose = purposeOf(job);
  if (purpose !== null) {
    const code = state.codes[purpose];
    if (code === undefined) return err({ code: 'auth/noCode' });
    // The deadline is checked here, too: no call for an answer that is known [AUT-5].
    if (code.isOver || at >= code.expiresAt)
      return ok([{ type: 'auth/failed', payload: failureOf(job.kind, 'time_up', { field: 'code' }) }]);
    if (code.attemptsLeft <= 0)
      return ok([{ type: 'auth/failed', payload: failureOf(job.kind, 'no_attempts', { field: 'code' }) }]);
  }
  switch (job.kind) {
    case 'logIn':
      return facts.loginModes.includes(job.form) ? asked : err({ code: 'auth/notOffered' });
    case 'requestCode': {
      if (job.purpose === 'registration' && !facts.isRegistrationOpen) return err({ code: 'auth/registrationClosed' });
      return at < (state.codes[job.purpose]?.resendAt ?? 0) ? err({ code: 'auth/tooSoon' }) : asked;
    }
    case 'askPhone':
      return at < (state.codes.phone?.resendAt ?? 0) ? err({ code: 'auth/tooSoon' }) : asked;
    case 'register':
      if (!facts.isRegistrationOpen) return err({ code: 'auth/registrationClosed' });
      if (!facts.registrationTypes.includes(job.type)) return err({ code: 'auth/notOffered' });
      return ageFits(job) ? asked : err({ code: 'auth/underAge' });
    case 'startSocial':
      return facts.providers.includes(job.provider) ? asked : err({ code: 'auth/notOffered' });
    case 'logInByCode':
    case 'secondStep':
    case 'checkRecoveryCode':
    case 'setPassword':
    case 'comeBack':
    case 'openLetter':
    case 'loadSecurity':
    case 'changePassword':
    case 'confirmPhone':
    case 'setSecretQuestion':
    case 'addEmail':
    case 'beginTwoFactor':
    case 'enableTwoFactor':
    case 'disableTwoFactor':
    case 'mailCredentials':
      return asked;
  }
}

export const authDecider: AuthDecider = {
  initial: initialAuth,
  decide(command, state, facts, stamp) {
    switch (command.type) {
      case 'auth/chooseForm':
        if (!facts.loginModes.includes(command.payload.form)) return err({ code: 'auth/notOffered' });
        if (state.busy !== null) return err({ code: 'auth/busy' });
        return state.currentForm === command.payload.form && state.codes.secondStep === undefined
          ? err({ code: 'auth/unchanged' })
          : ok([{ type: 'auth/formChosen', payload: command.payload }]);
      case 'auth/setRemember':
        return state.remember === command.payload.remember
          ? err({ code: 'auth/unchanged' })
          : ok([{ type: 'auth/rememberSet', payload: command.payload }]);
      case 'auth/ask':
        return decideJob(command.payload.job, command.payload.attempt, state, facts, stamp.at);
      case 'auth/dismissFailure':
        return state.failure === null
          ? err({ code: 'auth/unchanged' })
          : ok([{ type: 'auth/failureDismissed', payload: {} }]);
      case 'auth/startOver':
        return state.busy === null
          ? ok([{ type: 'auth/startedOver', payload: command.payload }])
          : err({ code: 'auth/busy' });
      case 'auth/dismissShown':
        return ok([{ type: 'auth/shownDismissed', payload: command.payload }]);
      case 'auth/offerOneTap':
        return facts.isPlayer ? err({ code: 'auth/alreadyIn' }) : ok([{ type: 'auth/oneTapOffered', payload: {} }]);
      case 'auth/report': {
        const { attempt, outcome } = command.payload;
        return state.busy?.attempt === attempt
          ? ok([{ type: 'auth/answered', payload: { attempt, outcome, at: stamp.at } }])
          : err({ code: 'auth/stale' });
      }
      case 'auth/reportFailure':
        return state.busy?.attempt === command.payload.attempt
          ? ok([{ type: 'auth/failed', payload: command.payload.failure }])
          : err({ code: 'auth/stale' });
      case 'auth/expireCode': {
        const code = state.codes[command.payload.purpose];
        return code === undefined || code.isOver || stamp.at < code.expiresAt
          ? err({ code: 'auth/unchanged' })
          : ok([{ type: 'auth/codeExpired', payload: command.payload }]);
      }
      case 'auth/forget':
        return ok([{ type: 'auth/forgotten', payload: {} }]);
    }
  },
  evolve: evolveAuth,
};
