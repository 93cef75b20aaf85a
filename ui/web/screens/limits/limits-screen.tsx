/**
 * The player's limits: five sections, each limit with its use, its remainder and when it frees up; and the player's own
 * record, "my control".
 */
import { useRef, type ReactNode } from 'react';
import { Empty, Failed } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useCurrentInSight } from '../../components/use-current-in-sight.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { OfficePage } from '../office/office-page.tsx';
import type { ScreenProps } from '../screens.tsx';
import { ControlView } from './control-view.tsx';
import { LimitsState, OutcomeNote } from './limits-state.tsx';
import { QuestionTest } from './question-test.tsx';
import { CONTROL_PATH, LIMITS_ADDRESS, SECTION_PATHS } from './sections.ts';
import { SectionCard } from './section-card.tsx';
import { useFreshLimits } from './use-limits.ts';

function LimitsNav({ section }: { readonly section: string | undefined }): ReactNode {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  useCurrentInSight(nav, section);
  return (
    <nav ref={nav} className="chips" aria-label={t('limits.sections')}>
      <Link to={LIMITS_ADDRESS} className="chip is-way" current={section === undefined}>
        {t('limits.all')}
      </Link>
      {SECTION_PATHS.map(([id, path]) => (
        <Link key={id} to={`${LIMITS_ADDRESS}/${path}`} className="chip is-way" current={section === path}>
          {t(`limits.section.${id}`)}
        </Link>
      ))}
      <Link to={`${LIMITS_ADDRESS}/${CONTROL_PATH}`} className="chip is-way" current={section === CONTROL_PATH}>
        {t('limits.control')}
      </Link>
    </nav>
  );
}

export function LimitsScreen({ params }: ScreenProps): ReactNode {
  const core = useCore();
  const t = useText();
  const view = useFreshLimits();
  // An omitted parameter may arrive as an empty string.
  const section = params['section'] === '' ? undefined : params['section'];
  const isControl = section === CONTROL_PATH;
  const body = (): ReactNode => {
    if (view === null || view.status === 'idle' || view.status === 'loading')
      return (
        <div className="limits" role="status" aria-label={t('state.loading')}>
          {[0, 1].map((at) => (
            <div className="card" key={at}>
              <span className="bone is-block" />
            </div>
          ))}
        </div>
      );
    if (view.status === 'failed') {
      return (
        <Failed
          title={t('limits.failed.title')}
          text={t('limits.failed.text')}
          onRetry={() => core.dispatch({ type: 'limits/refresh', payload: { why: 'asked' } })}
        />
      );
    }
    if (isControl) return <ControlView view={view} />;
    const shown = view.sections.filter(
      ({ id }) => section === undefined || SECTION_PATHS.some(([known, path]) => known === id && path === section),
    );
    return (
      <>
        <LimitsState view={view} />
        {shown.length === 0 ? (
          <Empty icon="info" title={t('limits.notHere.title')} text={t('limits.notHere.text')}>
            <Link to={LIMITS_ADDRESS} className="button is-main">
              {t('limits.all')}
            </Link>
          </Empty>
        ) : (
          <div className="limits">
            {shown.map((each) => (
              <SectionCard key={each.id} section={each} view={view} />
            ))}
          </div>
        )}
      </>
    );
  };
  return (
    <OfficePage name={t(isControl ? 'limits.control' : 'limits.title')}>
      <LimitsNav section={section} />
      {view !== null && <OutcomeNote view={view} />}
      {body()}
      {view !== null && view.test !== null && <QuestionTest test={view.test} isBusy={view.isBusy} />}
    </OfficePage>
  );
}
