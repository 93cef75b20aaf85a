/** The one list of parts, and when each joins: they join in this order. Its code is a chunk of its own, or of those that join together (`later-parts.ts`). */
import type { Part } from './part.ts';
import type { PartName, PartViews } from './parts.ts';

export interface Entry<V> {
  /** `later`: once the first price is painted. `player`: with the first player of the visit. `asked`: when a shell asks. */
  readonly when: 'later' | 'player' | 'asked';
  readonly load: () => Promise<Part<V>>;
}

export type Entries = { readonly [N in PartName]: Entry<PartViews[N]> };

export const ENTRIES: Entries = {
  activity: { when: 'later', load: async () => (await import('./later-parts.ts')).activityPart },
  arrival: { when: 'later', load: async () => (await import('./later-parts.ts')).arrivalPart },
  media: { when: 'later', load: async () => (await import('./later-parts.ts')).mediaPart },
  referral: { when: 'later', load: async () => (await import('./later-parts.ts')).referralPart },
  user: { when: 'player', load: async () => (await import('./user.part.ts')).userPart },
  gate: { when: 'later', load: async () => (await import('./later-parts.ts')).gatePart },
  debug: { when: 'asked', load: async () => (await import('./debug.part.ts')).debugPart },
  auth: { when: 'asked', load: async () => (await import('./auth.part.ts')).authPart },
  appeals: { when: 'asked', load: async () => (await import('./appeals.part.ts')).appealsPart },
  player: { when: 'player', load: async () => (await import('./player.part.ts')).playerPart },
  modals: { when: 'later', load: async () => (await import('./later-parts.ts')).modalsPart },
  consent: { when: 'later', load: async () => (await import('./later-parts.ts')).consentPart },
  dictionary: { when: 'later', load: async () => (await import('./later-parts.ts')).dictionaryPart },
  furniture: { when: 'later', load: async () => (await import('./later-parts.ts')).furniturePart },
  questions: { when: 'asked', load: async () => (await import('./questions.part.ts')).questionsPart },
  cashier: { when: 'asked', load: async () => (await import('./cashier.part.ts')).cashierPart },
  openPayments: { when: 'player', load: async () => (await import('./open-payments.part.ts')).openPaymentsPart },
  limits: { when: 'player', load: async () => (await import('./limits.part.ts')).limitsPart },
  remoteViews: { when: 'later', load: async () => (await import('./remote-views.part.ts')).remoteViewsPart },
  site: { when: 'later', load: async () => (await import('./later-parts.ts')).sitePart },
};
