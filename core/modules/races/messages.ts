import type { Message } from '../../kernel/message.ts';
import type { Races } from './types.ts';

/** The operator's races of a virtual sport. */
export interface ReceivedRaces {
  readonly sportId: number;
  readonly races: Races;
}

export type RacesCommand =
  /** `null` ends it. */
  | Message<'races/follow', { readonly sportId: number | null }>
  /** From the module's process. */
  | Message<'races/receive', ReceivedRaces>
  | Message<'races/reportFailure', { readonly sportId: number }>;

export type RacesEvent =
  | Message<'races/following', { readonly sportId: number | null }>
  | Message<'races/received', ReceivedRaces>
  | Message<'races/failed', { readonly sportId: number }>;

/** `outdated`: the sport is no longer followed. */
export type RacesRejection = { readonly code: 'races/outdated' | 'races/unchanged' };
