/** Hand-written facts: which sports, championships and competitors exist, and how strong they are. */
import type { MatchFormat } from '../line/types.ts';

export interface SportFacts {
  readonly id: number;
  readonly nameEng: string;
  /** The name in each language the operator speaks. */
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
  /** How often games start, relative to a league of ordinary size (1). Short formats that run all day have a high number. */
  readonly density: number;
  /** Name and rating (1500 average of the sport's top level). Ids are made from the championship's. */
  readonly competitors: readonly (readonly [name: string, rating: number])[];
}
