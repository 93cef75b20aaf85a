/** The calendar of a league: who meets whom, and where. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pairingsOf, roundsInSeason, type Pairing } from '../../adapters/sandbox/operator/line/rounds.ts';

const SIZES = { min: 2, max: 24 } as const;
const terms = fc.record({ size: fc.integer(SIZES), seed: fc.nat(), season: fc.nat(50) });

/** The rounds of a season in which every side meets every other at home and away. */
function seasonOf(size: number, seed: number, season: number): readonly (readonly Pairing[])[] {
  const rounds = roundsInSeason(size);
  return Array.from({ length: rounds }, (_, round) => pairingsOf(size, season * rounds + round, seed));
}

it('in a season every side meets every other once at home and once away, and nobody twice in a round', () => {
  fc.assert(
    fc.property(terms, ({ size, seed, season }) => {
      const rounds = seasonOf(size, seed, season);
      const met = rounds.flat().map((pairing) => pairing.join(':'));
      expect(met).toHaveLength(size * (size - 1));
      expect(new Set(met).size).toBe(size * (size - 1));
      for (const round of rounds) expect(new Set(round.flat()).size).toBe(2 * round.length);
    }),
    { seed: 41, numRuns: 200 },
  );
});

it('in a season nobody plays more than three games in a row at home, or away', () => {
  fc.assert(
    fc.property(terms, ({ size, seed, season }) => {
      const rounds = seasonOf(size, seed, season);
      for (let side = 0; side < size; side += 1) {
        const places = rounds
          .flat()
          .flatMap(([home, away]) => (home === side ? 'H' : away === side ? 'A' : []))
          .join('');
        expect(places).not.toMatch(/H{4}|A{4}/);
      }
    }),
    { seed: 42, numRuns: 200 },
  );
});
