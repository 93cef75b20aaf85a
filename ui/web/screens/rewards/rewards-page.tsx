/** The frame of the pages about rewards: loads them, and says how the last act ended [RWD-1…RWD-3, RWD-9]. */
import type { ReactNode } from 'react';
import type { RewardsAnswer } from 'touchline/core/rewards/types';
import type { RewardsView } from 'touchline/core/rewards/views';
import type { OfficeOffer } from 'touchline/core/office-settings/public';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useOfficeOffer } from '../../components/use-office-offer.ts';
import { useText } from '../../text.ts';
import { OfficePage, OfficeWait } from '../office/office-page.tsx';

const LOAD = { type: 'rewards/load', payload: {} } as const;

export interface RewardsProps {
  readonly view: RewardsView;
  readonly answer: RewardsAnswer;
  /** Nothing is offered, and no act is open but giving a bonus up. */
  readonly isClosed: boolean;
  /** The parts that the operator shows. */
  readonly office: OfficeOffer;
}

function Outcome({ view, isClosed }: Pick<RewardsProps, 'view' | 'isClosed'>): ReactNode {
  const t = useText();
  const { last, acting } = view;
  const failure =
    last?.outcome === 'unknown'
      ? t('rewards.unknown')
      : last?.outcome === 'refused'
        ? last.message === ''
          ? t('rewards.refused')
          : last.message
        : null;
  return (
    <div className="rewards-outcome" role="status">
      {isClosed && <p className="office-note">{t(view.isExcluded ? 'rewards.excluded' : 'rewards.stopped')}</p>}
      {acting !== null && <p className="office-note">{t('rewards.acting')}</p>}
      {last?.outcome === 'done' && <p className="office-note">{t(`rewards.done.${last.keyed.act.kind}`)}</p>}
      {failure !== null && <p className="field-error">{failure}</p>}
    </div>
  );
}

export function RewardsPage({
  name,
  children,
}: {
  readonly name: string;
  readonly children: (props: RewardsProps) => ReactNode;
}): ReactNode {
  const { view, hasFailed, again } = useLoadedFeature('rewards', LOAD);
  const office = useOfficeOffer();
  const isClosed = view !== null && (view.stops.length > 0 || view.isExcluded);
  return (
    <OfficePage name={name}>
      {view !== null && view.answer !== null && office !== null ? (
        <>
          <Outcome view={view} isClosed={isClosed} />
          {children({ view, answer: view.answer, isClosed, office })}
        </>
      ) : (
        <OfficeWait hasFailed={hasFailed || view?.status === 'failed'} onRetry={again} />
      )}
    </OfficePage>
  );
}
