/** Plays a set match point by point, with the same chances that the prices use. */
import type { Fixture } from '../../line/types.ts';
import { createRandom, type Random } from '../seeded.ts';
import { lawOf } from './match-law.ts';
import { playDarts, playSnooker } from './play-visits.ts';
import { isSetOver, isSetPoint, targetOf } from './rally-set.ts';
import { otherSide, starterOf, type SetShape, type Side } from './shape.ts';
import { playTennis } from './play-tennis.ts';
import { recordMatch, type Recorder, type SetTimeline } from './timeline.ts';

const POINT_STREAM = 42;

/** Plays the whole match. Throws a RangeError when the fixture's model is not a set sport. */
export function playMatch(fixture: Fixture): SetTimeline {
  const { shape, strength } = lawOf(fixture);
  const random = createRandom(fixture.seed, POINT_STREAM);
  const starter = starterOf(fixture);
  switch (strength.kind) {
    case 'serve':
      return playTennis(fixture, shape, strength, starter, random);
    case 'rally':
      return playRallies(fixture, shape, strength.chance, starter, random);
    case 'visit':
      return playSnooker(fixture, shape, strength.chance, random);
    case 'skill':
      return playDarts(fixture, shape, strength, starter, random);
  }
}

const ACE_CHANCE = 0.14;

function playRallies(fixture: Fixture, shape: SetShape, chance: number, starter: Side, random: Random): SetTimeline {
  const recorder = recordMatch(fixture, shape, statNames(shape));
  const wins: [number, number] = [0, 0];
  let opener = starter;
  for (let index = 0; Math.max(...wins) < shape.need; index += 1) {
    const winner = playRallySet(recorder, shape, targetOf(shape, index), chance, opener, random);
    wins[winner] += 1;
    opener = shape.sport === 'badminton' ? winner : otherSide(opener);
  }
  return recorder.finish();
}

function statNames(shape: SetShape): readonly string[] {
  if (shape.sport === 'volleyball') return ['pointsWon', 'aces'];
  if (shape.sport !== 'esports') return ['pointsWon', 'longestRun'];
  return shape.hasPoints ? ['roundsWon', 'longestRun'] : ['towers', 'longestRun'];
}

function playRallySet(
  recorder: Recorder,
  shape: SetShape,
  target: number,
  chance: number,
  opener: Side,
  random: Random,
): Side {
  const points: [number, number] = [0, 0];
  const run: [number, number] = [0, 0];
  let server = opener;
  const seen = () => ({ home: points[0], away: points[1], ...(shape.sport === 'esports' ? {} : { next: server }) });
  recorder.startSet(seen());
  for (;;) {
    const critical = isSetPoint(shape, target, points[0], points[1]);
    const winner: Side = random() < chance ? 0 : 1;
    const served = server;
    points[winner] += 1;
    run[winner] += 1;
    run[otherSide(winner)] = 0;
    recorder.count(0, winner, 1);
    if (shape.sport !== 'volleyball') recorder.atLeast(1, winner, run[winner]);
    else if (random() < ACE_CHANCE && winner === served) recorder.count(1, winner, 1);
    if (isSetOver(shape, target, points[0], points[1])) {
      recorder.endSet(seen());
      return winner;
    }
    server = shape.sport === 'table-tennis' ? tableTennisServer(opener, target, points[0] + points[1]) : winner;
    recorder.point(seen(), critical ? 'critical' : 'ordinary');
  }
}

/** Two serves each; one each once both sides are within one point of the target. */
function tableTennisServer(opener: Side, target: number, played: number): Side {
  const level = 2 * (target - 1);
  const turns = played < level ? Math.floor(played / 2) : played - level + Math.floor(level / 2);
  return turns % 2 === 0 ? opener : otherSide(opener);
}
