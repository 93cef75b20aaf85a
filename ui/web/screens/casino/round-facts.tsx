/** Time, stake, payment and number of one round. */
import type { ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';

interface RoundFactsProps {
  readonly id: string;
  readonly at: number;
  /** As the player reads it. */
  readonly stake: string;
  readonly paid: string;
}

export function RoundFacts({ id, at, stake, paid }: RoundFactsProps): ReactNode {
  const t = useText();
  const preferences = useProjection(useCore().preferences, identity);
  return (
    <dl className="facts casino-seeds">
      <div>
        <dt>{t('casino.rounds.time')}</dt>
        <dd>{formatTime(at, 'full', preferences)}</dd>
      </div>
      <div>
        <dt>{t('casino.rounds.stake')}</dt>
        <dd>{stake}</dd>
      </div>
      <div>
        <dt>{t('casino.rounds.paid')}</dt>
        <dd>{paid}</dd>
      </div>
      <div>
        <dt>{t('casino.replay.number')}</dt>
        <dd>
          <code dir="ltr">{id}</code>
        </dd>
      </div>
    </dl>
  );
}
