/** The view of the forms, and the actions that take typed values. */
import type { Draft, Shown } from './draft-store.ts';
import type { Offer } from './rules/offer.ts';
import type { AuthState } from './state.ts';
import type { AuthJob, Secrets } from './types.ts';

/** The state of a login form, without passwords [D3.15.3, AUT-1]. */
export interface AuthForm extends Draft {
  readonly currentForm: AuthState['currentForm'];
  readonly remember: boolean;
  readonly loading: AuthJob['kind'] | null;
}

export interface AuthView extends Omit<AuthState, 'busy' | 'currentForm' | 'remember'>, Omit<Shown, 'draft'> {
  readonly form: AuthForm;
  readonly offer: Omit<Offer, 'unknown'>;
  readonly hasBonus: boolean;
  readonly isRegistrationOpen: boolean;
  readonly isCustom: boolean;
  readonly minAge: number;
}

/** Values passed to an action enter no message. */
export interface AuthActions {
  /** Asks for the job with the typed values; false when it was refused, and then no value is kept. */
  readonly ask: (job: AuthJob, secrets?: Secrets) => boolean;
  /** Keeps personal values of an unfinished form in memory, so that the form can be reopened. */
  readonly draft: (patch: Partial<Draft>) => void;
}

export interface ViewFacts {
  readonly offer: Offer;
  readonly hasBonus: boolean;
  readonly isRegistrationOpen: boolean;
  readonly isCustom: boolean;
  readonly minAge: number;
}

export function viewAuth(state: AuthState, shown: Shown, facts: ViewFacts): AuthView {
  const { busy, remember, ...rest } = state;
  const { draft, ...more } = shown;
  // A form that the site does not offer is replaced by the first offered one.
  const isOffered = facts.offer.loginModes.includes(state.currentForm);
  const currentForm = isOffered ? state.currentForm : (facts.offer.loginModes[0] ?? state.currentForm);
  return {
    ...rest,
    ...more,
    ...facts,
    form: {
      ...draft,
      currentForm,
      remember,
      loading: busy?.job.kind ?? null,
    },
  };
}
