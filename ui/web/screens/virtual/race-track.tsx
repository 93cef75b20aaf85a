/**
 * The run of a race, one lane for each runner [VRT-5]. The animation follows the operator's clock, so everybody sees
 * the race at one time. A picture for the eye: the result stands beside it in text.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import type { Race, RunnerRun } from 'touchline/core/races/types';
import { useCore } from '../../core-context.ts';
import { Marble } from './marble.tsx';
import { useOfMarbles } from './race-sport.ts';
import { Silks } from './silks.tsx';

const WHOLE = 1_000;
const PERCENT = 10;
/** A marble turns so far over the course, degrees. */
const ROLL = 5 * 360;

/** `transformAt`: of a runner at per mille of the course. */
function framesOf({ finish, marks }: RunnerRun, transformAt: (mark: number) => string): Keyframe[] {
  const last = marks.length - 1;
  const frames = marks.map((mark, at) => ({
    offset: ((finish / WHOLE) * at) / last,
    transform: transformAt(mark),
  }));
  return finish < WHOLE ? [...frames, { offset: 1, transform: transformAt(WHOLE) }] : frames;
}

export function RaceTrack({ race }: { readonly race: Race }): ReactNode {
  const { line } = useCore();
  const isOfMarbles = useOfMarbles();
  const lanes = useRef<HTMLOListElement>(null);
  const { result, startsAt, endsAt } = race;
  useEffect(() => {
    const list = lanes.current;
    if (list === null || result === null) return undefined;
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    // Positions along the lane to the left in right-to-left pages; a marble rolls the way it goes.
    const along = (mark: number): string => `translateX(${(sign * mark) / PERCENT}%)`;
    const rolled = (mark: number): string => `rotate(${(sign * mark * ROLL) / WHOLE}deg)`;
    const runs = [...list.querySelectorAll('.lane-runner')].flatMap((element, at) => {
      const run = result.runs[at];
      if (run === undefined) return [];
      const swirls = [...element.querySelectorAll('.marble-swirl')];
      return [[element, along] as const, ...swirls.map((swirl) => [swirl, rolled] as const)].map(
        ([moved, transformAt]) => {
          const animation = moved.animate(framesOf(run, transformAt), { duration: endsAt - startsAt, fill: 'both' });
          animation.currentTime = Math.max(0, line.now() - startsAt);
          return animation;
        },
      );
    });
    return () => runs.forEach((animation) => animation.cancel());
  }, [line, result, startsAt, endsAt]);
  return (
    <ol className={isOfMarbles ? 'lanes is-of-marbles' : 'lanes'} ref={lanes} aria-hidden="true">
      {race.runners.map(({ number, name }) => (
        <li className="lane" key={number}>
          <span className="lane-runner">
            {isOfMarbles ? (
              <Marble number={number} name={name} />
            ) : (
              <>
                <b className="number">{number}</b>
                <Silks name={name} />
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
