/** Cards, corners and wickets of both sides, below the score [LIN-119]. */
import { useEffect, useRef, type ReactNode } from 'react';
import { CRICKET, FOOTBALL } from 'touchline/core/line/rules/sport-ids';
import type { StatPair } from 'touchline/core/line/types';
import { useText } from '../../text.ts';

/** In the order of a side, from the middle outwards. */
const MARKS = ['redCards', 'yellowCards', 'corners', 'wickets'] as const;
/** These sports always have marks: their place is there before their counts are. */
const ALWAYS = [FOOTBALL, CRICKET];

function Mark({ name, count }: { readonly name: (typeof MARKS)[number]; readonly count: number }): ReactNode {
  const t = useText();
  const element = useRef<HTMLSpanElement>(null);
  const last = useRef(count);
  useEffect(() => {
    const isMore = count > last.current;
    last.current = count;
    const { current } = element;
    if (isMore && current !== null && !document.hidden)
      void import('../../components/flash.ts').then(({ flashMark }) => flashMark(current));
  }, [count]);
  // A mark without a count keeps its place, so that the first one flashes as well.
  return (
    <span ref={element} className={`side-mark is-${name}`} hidden={count === 0}>
      <span className="vh">{t(`stat.${name}`)}</span>
      <span className="side-mark-shape" aria-hidden="true" />
      <b className="number">{count}</b>
    </span>
  );
}

interface SideMarksProps {
  readonly sportId: number;
  readonly stats: readonly StatPair[];
}

export function SideMarks({ sportId, stats }: SideMarksProps): ReactNode {
  if (!stats.some(([name]) => MARKS.some((mark) => mark === name)))
    return ALWAYS.includes(sportId) ? <p className="side-marks" aria-hidden="true" /> : null;
  const countsOf = (at: 1 | 2): readonly number[] =>
    MARKS.map((name) => Number(stats.find((pair) => pair[0] === name)?.[at] ?? 0));
  const [home, away] = [countsOf(1), countsOf(2)];
  return (
    <p className="side-marks">
      {[home, away].map((counts, side) => (
        <span key={side}>
          {MARKS.map((name, at) => (
            <Mark key={name} name={name} count={counts[at] ?? 0} />
          ))}
        </span>
      ))}
    </p>
  );
}
