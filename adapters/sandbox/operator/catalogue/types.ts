/** Types of the hand-written facts: sports, championships, competitors and their strength. */
import type { MatchFormat } from '../line/types.ts';

export interface SportFacts {
  readonly id: number;
  readonly nameEng: string;
  /** The name in each language of the operator. */
  readonly names: Readonly<Record<'en' | 'ru' | 'de' | 'ar', string>>;
}

export interface ChampionshipFacts {
  readonly id: number;
  readonly sportId: number;
  readonly name: string;
  /** ISO 3166 alpha-2 (with GB-ENG, GB-SCT, GB-WLS), or 'INT'. */
  readonly country: string;
  readonly format: MatchFormat;
  /** Shown among the top championships. */
  readonly top: boolean;
  /** How often games start, relative to an ordinary league (1). Short formats that run all day have high values. */
  readonly density: number;
  /** Events of a field: when one begins, minutes of its slot of a day and a half (UTC). */
  readonly startsAt?: number;
  /** Events of a field: what names them in turn. */
  readonly venues?: readonly string[];
  /** Motorsport: the team of each competitor, by name. */
  readonly teams?: ReadonlyMap<string, string>;
  /** Name and rating (1500 is average for the sport's top level). Ids derive from sport and name. */
  readonly competitors: readonly (readonly [name: string, rating: number])[];
}
