/** The leaderboard of a field at a time. A pure function of the match and the time [FLD-7]. */
import { gridOf } from '../models/field/motorsport.ts';
import type { Standing } from '../models/field/standing.ts';
import { ranked, sharedPlace } from '../models/field/standing.ts';
import { FIELD_TERMS, isFieldModel } from '../models/field/terms.ts';
import type { FieldModel } from '../models/field/terms.ts';
import type { Fixture } from '../line/types.ts';
import { wallAt } from '../models/frames.ts';
import type { Match } from '../models/match-type.ts';
import { sideIn } from '../names/names.ts';
import type { NameLanguage } from '../names/names.ts';

/** A score is in half-seconds. */
const UNIT_MS = 500;
const MAX_HAPPENED = 60;

type Row = readonly [
  number: number,
  name: string,
  team: string,
  place: number,
  done: number,
  value: number | null,
  out: 0 | 1,
];

interface Naming {
  readonly fixture: Fixture;
  readonly language: NameLanguage;
}

function nameOf({ fixture: { field = [], sportId }, language }: Naming, number: number): readonly [string, string] {
  const competitor = field[number - 1];
  return [sideIn(language, competitor?.name ?? '', sportId), competitor?.team ?? ''];
}

function raceRows(naming: Naming, standings: readonly Standing[]): readonly Row[] {
  const order = ranked(standings);
  const lead = order[0];
  return order.map(({ number, done, score, tie, isOut }, at) => {
    const gap = lead === undefined ? 0 : Math.round((score + tie - lead.score - lead.tie) * UNIT_MS);
    return [number, ...nameOf(naming, number), isOut ? 0 : at + 1, done, isOut ? null : gap, isOut ? 1 : 0];
  });
}

/** Golfers who have not started stand below the others; at the end the play-off has parted the winner from the rest. */
function roundRows(naming: Naming, standings: readonly Standing[], isOver: boolean): readonly Row[] {
  const order = ranked(standings);
  const started = order.filter(({ done }) => done > 0);
  const waiting = standings.filter(({ done }) => done === 0);
  return [
    ...started.map(({ number, done, score }, at): Row => [
      number,
      ...nameOf(naming, number),
      sharedPlace(started, at, isOver),
      done,
      score,
      0,
    ]),
    ...waiting.map(({ number }): Row => [number, ...nameOf(naming, number), 0, 0, 0, 0]),
  ];
}

function startRows(naming: Naming, model: FieldModel): readonly Row[] {
  const { fixture } = naming;
  return gridOf(fixture).standings.map(({ number }): Row => {
    const group = Math.floor((number - 1) / FIELD_TERMS[model].groupSize);
    const tee = wallAt(fixture, group * fixture.format.breakS);
    return [number, ...nameOf(naming, number), 0, 0, model === 'golf' ? tee : null, 0];
  });
}

/** `field` is null for a game without one. */
export function fieldOf(
  { match, now }: { readonly match: Match; readonly now: number },
  language: NameLanguage,
): object {
  const { fixture } = match;
  const { id: gameId, format } = fixture;
  const { model } = format;
  if (!isFieldModel(model)) return { gameId, field: null };
  const naming = { fixture, language };
  const state = match.stateAt(now);
  const { field, fieldEvents = [], period: lap } = state;
  const isOver = state.status === 4;
  const standings = field?.standings ?? [];
  const rows =
    field === undefined
      ? startRows(naming, model)
      : model === 'motorsport'
        ? raceRows(naming, standings)
        : roundRows(naming, standings, isOver);
  const happened = fieldEvents.filter(({ at }) => at <= now).slice(-MAX_HAPPENED);
  return {
    gameId,
    field: {
      kind: model === 'motorsport' ? 'race' : 'round',
      phase: field === undefined ? 'ahead' : isOver ? 'over' : 'inPlay',
      lap,
      laps: format.periods,
      isSafetyCar: field?.isSafetyCar ?? false,
      rows,
      happened: happened.map(({ kind, at, number, lap: during, score }) => [kind, at, number, during, score]),
    },
  };
}
