/** Fixtures of fields for tests of the stand-in operator's models. */
import type { Competitor, Fixture, MatchFormat } from '../../../adapters/sandbox/operator/line/types.ts';
import { STARTS_AT } from './fixtures.ts';

export const FIELD_FORMATS: readonly MatchFormat[] = [
  { model: 'motorsport', periods: 20, periodS: 88, breakS: 0, dropOut: 0.1, hasSafetyCar: true },
  { model: 'golf', periods: 18, periodS: 780, breakS: 300 },
  { model: 'motorsport', periods: 12, periodS: 96, breakS: 0, dropOut: 0.6 },
];

interface Choice {
  readonly seed?: number;
  readonly size?: number;
  readonly pace?: number;
}

export function fieldFixture(format: MatchFormat, { seed = 1, size = 20, pace = 1 }: Choice = {}): Fixture {
  const field: readonly Competitor[] = Array.from({ length: size }, (_, at) => ({
    id: at + 1,
    name: `Competitor ${at + 1}`,
    rating: 1850 - at * 12,
  }));
  const home: Competitor = { id: 900, name: 'Event', rating: 1500 };
  return {
    ...{ id: 1, sportId: format.model === 'golf' ? 27 : 26, champId: 26001, home, away: { ...home, name: '' }, field },
    ...{ startsAt: STARTS_AT, pace, format, seed, top: false },
  };
}
