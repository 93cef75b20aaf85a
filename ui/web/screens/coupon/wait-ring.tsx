/**
 * The wait for the operator's decision: a ring that empties until the bet is due, and the bet's odds and stake
 * [CPN-147].
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { onSecond } from '../../components/ticker.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { totalOddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

/** The length of the whole ring, in the unit of its path. */
const WHOLE = 100;

interface WaitRingProps {
  /** Ms, on the operator's clock. */
  readonly acceptAt: number;
}

export function WaitRing({ acceptAt }: WaitRingProps): ReactNode {
  const { line, coupon, preferences } = useCore();
  const t = useText();
  const money = useMoney();
  const { oddsView } = useProjection(preferences, identity);
  // The bet was sent with the terms of this moment; the prices of the coupon move on.
  const [{ totalOdds, totalStake, currency }] = useState(() => coupon.stake.get());
  const [from] = useState(() => line.now());
  const ring = useRef<SVGCircleElement>(null);
  const seconds = useRef<SVGTextElement>(null);
  useEffect(() => {
    const draw = (): void => {
      const left = Math.max(0, acceptAt - line.now());
      ring.current?.setAttribute('stroke-dashoffset', `${WHOLE * (1 - left / Math.max(1, acceptAt - from, left))}`);
      if (seconds.current !== null) seconds.current.textContent = `${Math.ceil(left / 1000)}`;
    };
    draw();
    return onSecond(draw);
  }, [acceptAt, from, line]);
  return (
    <div className="wait-ring">
      <svg viewBox="0 0 48 48" width={56} height={56} aria-hidden="true">
        <circle className="wait-ring-track" cx={24} cy={24} r={20} />
        <circle
          ref={ring}
          className="wait-ring-left"
          cx={24}
          cy={24}
          r={20}
          pathLength={WHOLE}
          strokeDasharray={WHOLE}
        />
        <text ref={seconds} x={24} y={24} />
      </svg>
      <dl>
        {totalOdds !== '' && (
          <div>
            <dt>{t('coupon.totalOdds')}</dt>
            <dd className="number">{totalOddsText(totalOdds, oddsView)}</dd>
          </div>
        )}
        {totalStake !== null && (
          <div>
            <dt>{t('coupon.stake')}</dt>
            <dd className="number">{money(totalStake, currency)}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
