/** What shells see of signing in, and the one way to hand over what was typed. */
import type { Draft, Shown } from './kept.ts';
import type { Offer } from './rules/offer.ts';
import type { AuthState } from './state.ts';
import type { AuthJob } from './types.ts';

/** The specification's form state (3.15). Passwords are none of it. */
export interface AuthForm extends Draft {
  readonly currentForm: AuthState['currentForm'];
  readonly remember: boolean;
  readonly loading: AuthJob['kind'] | null;
  /** A key of the site's words. */
  readonly message: string | null;
  readonly responseType: 'error' | 'success' | null;
}

export interface AuthView extends Omit<AuthState, 'busy' | 'currentForm' | 'remember'>, Omit<Shown, 'draft'> {
  readonly form: AuthForm;
  readonly offer: Omit<Offer, 'unknown'>;
  readonly hasBonus: boolean;
  readonly isRegistrationOpen: boolean;
  readonly isCustom: boolean;
  readonly minAge: number;
  /** Never changes. What is handed over here enters no message. */
  readonly hand: Hand;
}

export interface Hand {
  /** Dispatches the work with what was typed; false when it was refused, and then nothing of it stays. */
  readonly ask: (job: AuthJob, secrets?: Readonly<Record<string, string>>) => boolean;
  readonly draft: (patch: Partial<Draft>) => void;
  /** Backup codes and a secret that were seen. */
  readonly seen: (what: 'backupCodes' | 'twoFactor') => void;
}

export interface ViewFacts {
  readonly offer: Offer;
  readonly hasBonus: boolean;
  readonly isRegistrationOpen: boolean;
  readonly isCustom: boolean;
  readonly minAge: number;
}

export function viewAuth(state: AuthState, shown: Shown, facts: ViewFacts, hand: Hand): AuthView {
  const { busy, remember, ...rest } = state;
  const { draft, ...more } = shown;
  const { failure, done } = state;
  // A form that the site does not offer gives way to the first that it does.
  const isOffered = facts.offer.loginModes.includes(state.currentForm);
  const currentForm = isOffered ? state.currentForm : (facts.offer.loginModes[0] ?? state.currentForm);
  const message = failure !== null ? `auth.failure.${failure.code}` : done === null ? null : `auth.done.${done}`;
  return {
    ...rest,
    ...more,
    ...facts,
    form: {
      ...draft,
      currentForm,
      remember,
      loading: busy?.job.kind ?? null,
      message,
      responseType: failure !== null ? 'error' : done === null ? null : 'success',
    },
    hand,
  };
}
