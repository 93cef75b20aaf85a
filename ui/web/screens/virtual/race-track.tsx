/**
 * The run of a race, one lane for each runner [VRT-5]. The animation follows the operator's clock, so everybody sees
 * the race at one time. A picture for the eye: the result stands beside it in text.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import type { Race, RunnerRun } from 'touchline/core/races/types';
import { useCore } from '../../core-context.ts';
import { Silks } from './silks.tsx';

const WHOLE = 1_000;
const PERCENT = 10;

/** Positions along the lane, `sign` -1 in right-to-left pages. */
function framesOf({ finish, marks }: RunnerRun, sign: number): Keyframe[] {
  const last = marks.length - 1;
  const frames = marks.map((mark, at) => ({
    offset: ((finish / WHOLE) * at) / last,
    transform: `translateX(${(sign * mark) / PERCENT}%)`,
  }));
  return finish < WHOLE ? [...frames, { offset: 1, transform: `translateX(${sign * 100}%)` }] : frames;
}

export function RaceTrack({ race }: { readonly race: Race }): ReactNode {
  const { line } = useCore();
  const lanes = useRef<HTMLOListElement>(null);
  const { result, startsAt, endsAt } = race;
  useEffect(() => {
    const list = lanes.current;
    if (list === null || result === null) return undefined;
    const sign = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    const runs = [...list.querySelectorAll<HTMLElement>('.lane-runner')].flatMap((element, at) => {
      const run = result.runs[at];
      if (run === undefined) return [];
      const animation = element.animate(framesOf(run, sign), { duration: endsAt - startsAt, fill: 'both' });
      animation.currentTime = Math.max(0, line.now() - startsAt);
      return [animation];
    });
    return () => runs.forEach((animation) => animation.cancel());
  }, [line, result, startsAt, endsAt]);
  return (
    <ol className="lanes" ref={lanes} aria-hidden="true">
      {race.runners.map(({ number, name }) => (
        <li className="lane" key={number}>
          <span className="lane-runner">
            <b className="number">{number}</b>
            <Silks name={name} />
          </span>
        </li>
      ))}
    </ol>
  );
}
