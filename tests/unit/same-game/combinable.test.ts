import { expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import { isVirtualSport, playedAs, VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { canCombine, hasCombos } from 'touchline/core/same-game/rules/combinable';
import { selectionsOf } from '../../../adapters/sandbox/operator/models/same-game/selections.ts';
import { FORMATS, TIMED_MODELS } from '../sandbox-models/fixtures.ts';

const SPORTS: Readonly<Record<string, number>> = { football: 1, basketball: 3 };
const KINDS = [...Object.values(KIND), ...Object.values(STAT_KIND)];

it('[SGC-7] the kinds with a mark are those of which the operator combines selections, in every sport', () => {
  for (const model of TIMED_MODELS) {
    const sportId = SPORTS[model] ?? 0;
    const combined = new Set(selectionsOf(FORMATS[model])?.all.map(({ kind }) => kind));
    expect(
      KINDS.filter((kind) => canCombine(sportId, kind)),
      model,
    ).toEqual(KINDS.filter((kind) => combined.has(kind)));
  }
  expect(KINDS.some((kind) => canCombine(2, kind))).toBe(false);
});

it('[SGC-7] the offer and the mark know the same sports, virtual ones as the real sports that they are played as', () => {
  for (const sportId of [1, 2, 3, 4, ...Object.values(VIRTUAL)]) {
    expect(hasCombos(sportId), `sport ${sportId}`).toBe(KINDS.some((kind) => canCombine(sportId, kind)));
    if (isVirtualSport(sportId)) expect(hasCombos(sportId)).toBe(hasCombos(playedAs(sportId)));
  }
  expect(hasCombos(VIRTUAL.football)).toBe(true);
  expect(hasCombos(VIRTUAL.tennis)).toBe(false);
});
