import type { AuthEvent, Flow } from './messages.ts';
import type { AuthFailure, AuthJob, CodePurpose, CodeState, LetterPurpose, LoginMode, Outcome } from './types.ts';

export type CodeStates = Readonly<Partial<Record<CodePurpose, CodeState>>>;

/**
 * The form's state, without typed values, which pass through the secret channel or stay in `draft-store.ts` [AUT-1].
 */
export interface AuthState {
  readonly currentForm: LoginMode;
  readonly remember: boolean;
  readonly busy: { readonly attempt: string; readonly job: AuthJob } | null;
  readonly failure: AuthFailure | null;
  readonly codes: CodeStates;
  readonly recovery: 'ask' | 'code' | 'password' | 'done';
  /** The operator answers this registration later. */
  readonly isRequestSent: boolean;
  /** A provider has confirmed a user who has no account yet. */
  readonly isSocialStranger: boolean;
  readonly letter: { readonly purpose: LetterPurpose; readonly isDone: boolean } | null;
  /** The last completed job on the page of security or with new credentials. */
  readonly done:
    | 'emailAsked'
    | 'passwordChanged'
    | 'phoneConfirmed'
    | 'secretQuestionSet'
    | 'twoFactorOn'
    | 'twoFactorOff'
    | 'mailed'
    | null;
}

export const initialAuth: AuthState = {
  currentForm: 'login_password',
  remember: false,
  busy: null,
  failure: null,
  codes: {},
  recovery: 'ask',
  isRequestSent: false,
  isSocialStranger: false,
  letter: null,
  done: null,
};

const without = (codes: CodeStates, purpose: CodePurpose): CodeStates =>
  Object.fromEntries(Object.entries(codes).filter(([each]) => each !== purpose));

function startOver(state: AuthState, flow: Flow): AuthState {
  const fresh = { ...state, failure: null };
  switch (flow) {
    case 'login':
      return { ...fresh, codes: without(without(state.codes, 'login'), 'secondStep') };
    case 'registration':
      return { ...fresh, codes: without(state.codes, 'registration'), isRequestSent: false, isSocialStranger: false };
    case 'recovery':
      return { ...fresh, codes: without(state.codes, 'recovery'), recovery: 'ask' };
    case 'letter':
      return { ...fresh, letter: null };
    case 'security':
      return { ...fresh, codes: without(state.codes, 'phone'), done: null };
  }
}

function afterOutcome(state: AuthState, outcome: Outcome, at: number): AuthState {
  const free: AuthState = { ...state, busy: null, failure: null };
  const { job } = state.busy ?? { job: null };
  switch (outcome.kind) {
    case 'codeSent': {
      const { purpose, resendInMs, expiresInMs, attemptsLeft } = outcome;
      const codes = {
        ...free.codes,
        [purpose]: { resendAt: at + resendInMs, expiresAt: at + expiresInMs, attemptsLeft, isOver: false },
      };
      return {
        ...free,
        codes,
        ...(purpose === 'recovery' ? { recovery: 'code' } : {}),
        ...(purpose === 'secondStep' ? { currentForm: 'login_password_two_step_code' } : {}),
      };
    }
    case 'signedIn':
      return { ...initialAuth, currentForm: state.currentForm };
    case 'codeRight':
      return { ...free, recovery: 'password', codes: without(free.codes, 'recovery') };
    case 'passwordSet':
      return { ...free, recovery: 'done', letter: state.letter === null ? null : { ...state.letter, isDone: true } };
    case 'requestSent':
      return { ...free, isRequestSent: true };
    case 'registrationNeeded':
      return { ...free, isSocialStranger: true };
    case 'letterOpened':
      return {
        ...free,
        letter:
          job?.kind === 'openLetter' ? { purpose: job.purpose, isDone: job.purpose !== 'passwordreset' } : state.letter,
      };
    case 'phoneConfirmed':
      return { ...free, codes: without(free.codes, 'phone'), done: outcome.kind };
    case 'emailAsked':
    case 'passwordChanged':
    case 'secretQuestionSet':
    case 'twoFactorOn':
    case 'twoFactorOff':
    case 'mailed':
      return { ...free, done: outcome.kind };
    case 'leaving':
    case 'securityLoaded':
    case 'twoFactorProposed':
      return free;
  }
}

/** A wrong code carries the tries that are left; an expired code has none. */
function afterFailure(state: AuthState, failure: AuthFailure): AuthState {
  const purpose = purposeOf(state.busy?.job ?? null) ?? purposeOfKind(failure.job);
  const code = purpose === null ? undefined : state.codes[purpose];
  const left =
    failure.code === 'time_up' || failure.code === 'no_attempts'
      ? { attemptsLeft: 0, isOver: true }
      : failure.attemptsLeft === null
        ? {}
        : { attemptsLeft: failure.attemptsLeft };
  const codes =
    purpose === null || code === undefined ? state.codes : { ...state.codes, [purpose]: { ...code, ...left } };
  return { ...state, busy: null, failure, codes };
}

export function purposeOf(job: AuthJob | null): CodePurpose | null {
  if (job === null) return null;
  if (job.kind === 'register') return job.type === 'phone_reg' ? 'registration' : null;
  return purposeOfKind(job.kind);
}

function purposeOfKind(kind: AuthJob['kind']): CodePurpose | null {
  if (kind === 'logInByCode') return 'login';
  if (kind === 'checkRecoveryCode') return 'recovery';
  if (kind === 'confirmPhone') return 'phone';
  return kind === 'secondStep' ? 'secondStep' : null;
}

export function evolveAuth(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'auth/formChosen':
      return { ...state, currentForm: event.payload.form, failure: null, codes: without(state.codes, 'secondStep') };
    case 'auth/rememberSet':
      return { ...state, remember: event.payload.remember };
    case 'auth/asked':
      return { ...state, busy: event.payload, failure: null, done: null };
    case 'auth/answered':
      return afterOutcome(state, event.payload.outcome, event.payload.at);
    case 'auth/failed':
      return afterFailure(state, event.payload);
    case 'auth/failureDismissed':
      return { ...state, failure: null };
    case 'auth/startedOver':
      return startOver(state, event.payload.flow);
    case 'auth/codeExpired': {
      const code = state.codes[event.payload.purpose];
      return code === undefined
        ? state
        : { ...state, codes: { ...state.codes, [event.payload.purpose]: { ...code, isOver: true, attemptsLeft: 0 } } };
    }
    case 'auth/shownDismissed':
    case 'auth/oneTapOffered':
      return state;
    case 'auth/forgotten':
      return initialAuth;
  }
  return state;
}
