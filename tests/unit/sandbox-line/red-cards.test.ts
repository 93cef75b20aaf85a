/** Red and yellow cards in the flags of a game in the feed. */
import { expect, it } from 'vitest';
import { createReadModel } from 'touchline/core/line/read-model/read-model';
import { createRow } from '../../../adapters/sandbox/operator/line/rows.ts';
import { flagsOf } from '../../../adapters/sandbox/operator/line/scoreboard.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { snap } from '../line/frames.ts';
import { DAY_MS, HOUR_MS, ORIGIN, smallScheduleOf } from './given.ts';

const LEAGUE = 1001;

it.each([
  ['LIN-119', 'redCards', 3],
  ['LIN-231', 'yellowCards', 7],
] as const)('[%s] the %s that a client reads from a game’s flags are those of its statistics', (_, kind, most) => {
  const source = smallScheduleOf(5, 1, [LEAGUE]);
  const [champ] = source.championships;
  if (champ === undefined) throw new Error('no league');
  const found = source.between(new Set([LEAGUE]), ORIGIN - 40 * DAY_MS, ORIGIN).map((fixture) => {
    const state = createMatch(fixture).stateAt(fixture.startsAt + 1.5 * HOUR_MS);
    const flags = flagsOf(createRow(fixture, champ, fixture.startsAt), state);
    const read = createReadModel(() => undefined);
    read.apply(snap([{ id: 1, status: state.status, score: state.score.join(':'), flags }]), ['live']);
    read.flush();
    const [, home = 0, away = 0] = state.stats.find(([name]) => name === kind) ?? [];
    return { shown: read.game(1).get()?.[kind] ?? [0, 0], played: [home, away].map((count) => Math.min(count, most)) };
  });
  expect(found.map(({ shown }) => shown)).toEqual(found.map(({ played }) => played));
  expect(found.some(({ played }) => played.some((count) => count > 0))).toBe(true);
});
