/** Identification in three steps: where it stands, what a photograph must show, the photograph. */
import { useEffect, type ReactNode } from 'react';
import type { IdentificationView, Step } from 'touchline/core/identification/public';
import { Failed } from '../../components/empty.tsx';
import { LoadingLine } from '../../components/loading.tsx';
import { Icon, type IconName } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { usePageLocation } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { OfficePage } from '../office/office-page.tsx';
import { CAMERA_QUERY, PhotoStep } from './photo-step.tsx';

const STEPS: readonly Step[] = ['status', 'requirements', 'photo'];
/** Requirements that this site has a text for. */
const KNOWN: ReadonlySet<string> = new Set(['light', 'face', 'document', 'edges']);

export type Standing = 'confirmed' | 'review' | 'denied' | 'exhausted' | 'open';
const ICONS: Readonly<Record<Standing, IconName>> = {
  confirmed: 'check',
  review: 'clock',
  denied: 'alert',
  exhausted: 'alert',
  open: 'user',
};

function standingOf({ check, canStart }: IdentificationView): Standing {
  if (check?.status === 'VERIFICATION_SUCCESSFUL') return 'confirmed';
  if (check?.isUnderReview === true) return 'review';
  if (!canStart) return 'exhausted';
  return check?.status === 'VERIFICATION_DENIED' ? 'denied' : 'open';
}

function Status({ view }: { readonly view: IdentificationView }): ReactNode {
  const t = useText();
  const core = useCore();
  const standing = standingOf(view);
  return (
    <section className="card identity-status" aria-label={t('identification.step.status')}>
      <span className={`identity-sign is-${standing}`}>
        <Icon name={ICONS[standing]} size={24} />
      </span>
      <div role="status">
        <h2>{t(`identification.standing.${standing}`)}</h2>
        <p className="form-lead">{t(`identification.standing.${standing}.text`)}</p>
      </div>
      {view.canStart && (
        <div className="form-ways">
          <button
            type="button"
            className="button is-main"
            onClick={() => core.dispatch({ type: 'identification/start', payload: {} })}
          >
            {t(standing === 'denied' ? 'identification.startAgain' : 'identification.start')}
          </button>
          <p className="field-hint">{t('identification.attemptsLeft', { count: view.check?.attempts ?? 0 })}</p>
        </div>
      )}
    </section>
  );
}

function Requirements({ view }: { readonly view: IdentificationView }): ReactNode {
  const t = useText();
  const core = useCore();
  return (
    <section className="card" aria-label={t('identification.step.requirements')}>
      <h2>{t('identification.needs')}</h2>
      <ul className="identity-needs">
        {(view.check?.requirements ?? [])
          .filter((name) => KNOWN.has(name))
          .map((name) => (
            <li key={name}>
              <Icon name="check" size={16} />
              {t(`identification.need.${name}`)}
            </li>
          ))}
      </ul>
      <button
        type="button"
        className="button is-main"
        onClick={() => core.dispatch({ type: 'identification/proceed', payload: {} })}
      >
        {t('identification.proceed')}
      </button>
    </section>
  );
}

function Steps({ step }: { readonly step: Step }): ReactNode {
  const t = useText();
  return (
    <ol className="identity-steps" aria-label={t('identification.steps')}>
      {STEPS.map((name, at) => (
        <li key={name} aria-current={name === step ? 'step' : undefined}>
          <span className="identity-number" aria-hidden="true">
            {at + 1}
          </span>
          {t(`identification.step.${name}`)}
        </li>
      ))}
    </ol>
  );
}

function Identification({ view }: { readonly view: IdentificationView }): ReactNode {
  const t = useText();
  const core = useCore();
  const { step, check, canStart, isSending } = view;
  const isForCamera = usePageLocation().outcome.target.query.includes(CAMERA_QUERY);
  useEffect(() => void core.dispatch({ type: 'identification/load', payload: {} }), [core]);
  // The page was loaded again for its camera: it goes on where the player was.
  const isDue = isForCamera && canStart && step === 'status' && check?.status === 'UNVERIFIED';
  useEffect(() => {
    if (!isDue) return;
    core.dispatch({ type: 'identification/start', payload: {} });
    core.dispatch({ type: 'identification/proceed', payload: {} });
  }, [core, isDue]);
  if (check === null) {
    return view.loading === 'failed' ? (
      <Failed
        title={t('identification.failed')}
        text={t('identification.failedText')}
        onRetry={() => core.dispatch({ type: 'identification/load', payload: {} })}
      />
    ) : (
      <LoadingLine />
    );
  }
  return (
    <div className="identity">
      {(canStart || step !== 'status') && <Steps step={step} />}
      {step === 'status' ? (
        <Status view={view} />
      ) : step === 'requirements' ? (
        <Requirements view={view} />
      ) : (
        <PhotoStep view={view} />
      )}
      {step !== 'status' && (
        <button
          type="button"
          className="button is-small"
          disabled={isSending}
          onClick={() => core.dispatch({ type: 'identification/goBack', payload: {} })}
        >
          {t('identification.back')}
        </button>
      )}
      <nav className="identity-ways" aria-label={t('identification.ways')}>
        <Link to="/simpleidentification" className="way">
          {t('identification.how')}
        </Link>
        <Link to="/kycpolicy" className="way">
          {t('identification.policy')}
        </Link>
        <Link to="/office/support" className="way">
          {t('identification.askSupport')}
        </Link>
        <Link to="/line" className="way">
          {t('identification.goOn')}
        </Link>
      </nav>
    </div>
  );
}

export function IdentificationScreen(): ReactNode {
  const t = useText();
  const { view, hasFailed, retry } = useFeature('identification');
  return (
    <OfficePage name={t('identification.title')}>
      {view !== null ? (
        <Identification view={view} />
      ) : hasFailed ? (
        <Failed title={t('identification.failed')} text={t('identification.failedText')} onRetry={retry} />
      ) : (
        <LoadingLine />
      )}
    </OfficePage>
  );
}
