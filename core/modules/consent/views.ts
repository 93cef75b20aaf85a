import type { ConsentState } from './decider.ts';
import type { ConsentType, CookieOption } from './options.ts';
import { optionsOf } from './options.ts';

/** The visitor's consent. Before a choice nothing is allowed. */
export interface ConsentView {
  /** Null until there is a choice. */
  readonly type: ConsentType | null;
  /** A purpose may call, store and queue only while it is allowed. */
  readonly allows: { readonly functionality: boolean; readonly marketing: boolean };
  /** For the second view of the modal, in their current state. */
  readonly options: readonly CookieOption[];
}

export function viewConsent(state: ConsentState): ConsentView {
  const type = state.by === 'nobody' ? null : state.by === 'site' ? 'all' : state.type;
  return {
    type,
    allows: {
      functionality: type === 'all' || type === 'functional',
      marketing: type === 'all' || type === 'marketing',
    },
    options: optionsOf(type),
  };
}
