/**
 * Limits over every page: the notice of a running exclusion or time-out, and one question at a time: a reality check, a
 * change that is due, limits to set, limits to review.
 */
import { useEffect, useState, type ReactNode } from 'react';
import type { AccountsView } from 'touchline/core/accounts/views';
import { text } from 'touchline/kernel/text';
import type { LimitsView } from 'touchline/core/limits/public';
import { Dialog } from '../../components/dialog.tsx';
import { Link } from '../../components/link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { formatClock } from '../../format/time.ts';
import { useGo } from '../../links.ts';
import { usePageLocation } from '../../page-location.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { CONTROL_PATH, LIMITS_ADDRESS } from './sections.ts';
import { useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';

const OUTCOME_MS = 10_000;

function Banner({ view }: { readonly view: LimitsView }): ReactNode {
  const { t, time } = useLimitWords();
  const sentence = view.isExcluded
    ? view.excludedUntil === null
      ? t('limits.excluded')
      : t('limits.excludedUntil', { time: time(view.excludedUntil, 'full') })
    : view.timeOutUntil !== null
      ? t('limits.timeOutUntil', { time: time(view.timeOutUntil, 'full') })
      : '';
  if (sentence === '') return null;
  return (
    <p className="limits-banner" role="status">
      <Icon name="lock" size={16} />
      <span>{sentence}</span>
      <Link to={LIMITS_ADDRESS} className="way">
        {t('limits.title')}
      </Link>
    </p>
  );
}

/** Reality check: continue, not again, log out, cancel. Time and money spent come first. */
function RealityCheck({ view }: { readonly view: LimitsView }): ReactNode {
  const core = useCore();
  const words = useLimitWords();
  const { loginAt, netPosition, netCurrency }: AccountsView = useProjection(core.accounts, identity);
  const { t, money } = words.inCurrency(netCurrency);
  const [isNotAgain, setNotAgain] = useState(false);
  const answer = (action: 'continue' | 'log_out' | 'nothing'): void =>
    void core.dispatch({
      type: 'limits/answerReminder',
      payload: { action, notAgain: isNotAgain && action === 'continue' },
    });
  return (
    <Dialog kind="realityCheckReminder" title={t('limits.reality.title')} onClose={() => answer('nothing')}>
      <div className="form">
        <dl className="facts">
          <div>
            <dt>{t('limits.reality.time')}</dt>
            <dd className="number">
              {loginAt === null ? '–' : formatClock((core.line.now() - loginAt) / 1_000, true)}
            </dd>
          </div>
          <div>
            <dt>{t('limits.reality.net')}</dt>
            <dd className="number">{money(netPosition, true)}</dd>
          </div>
        </dl>
        {view.pack.realityCheck.mayStopAsking && (
          <label className="check">
            <input type="checkbox" checked={isNotAgain} onChange={(event) => setNotAgain(event.target.checked)} />
            <span>{t('limits.reality.notAgain')}</span>
          </label>
        )}
        <div className="limit-ways">
          <button type="button" className="button" onClick={() => answer('continue')}>
            {t('limits.reality.goOn')}
          </button>
          <button type="button" className="button" onClick={() => answer('log_out')}>
            {t('limits.reality.logOut')}
          </button>
          <button type="button" className="button" onClick={() => answer('nothing')}>
            {t('limits.reality.cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** Confirm approves; dismiss and cancel reject [D4.2.8]. */
function Approval({ change }: { readonly change: NonNullable<LimitsView['prompt']> }): ReactNode {
  const core = useCore();
  const { limitType, from, to, currency } = change;
  const { t, kind, value } = useLimitWords().inCurrency(currency);
  const reject = (): void => void core.dispatch({ type: 'limits/reject', payload: { limitType } });
  return (
    <Dialog kind="depositLimit" title={t('limits.due.title')} onClose={reject}>
      <div className="form">
        <p>
          {t('limits.due.text', { limit: kind(limitType), from: value(limitType, from), to: value(limitType, to) })}
        </p>
        <div className="limit-ways">
          <button
            type="button"
            className="button"
            onClick={() => core.dispatch({ type: 'limits/confirm', payload: { limitType } })}
          >
            {t('limits.due.yes', { value: value(limitType, to) })}
          </button>
          <button type="button" className="button" onClick={reject}>
            {t('limits.due.no', { value: value(limitType, from) })}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** A question that leads to the limits, or is postponed to another visit. */
function Lead({
  title,
  children,
  to,
  yes,
  onGone,
  onLater,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly to: string;
  readonly yes: string;
  readonly onGone?: () => void;
  readonly onLater: () => void;
}): ReactNode {
  const go = useGo();
  const { t } = useLimitWords();
  return (
    <Dialog kind="setLimits" title={title} onClose={onLater}>
      <div className="form">
        <p>{children}</p>
        <div className="limit-ways">
          <button
            type="button"
            className="button"
            onClick={() => {
              onGone?.();
              go(to);
            }}
          >
            {yes}
          </button>
          <button type="button" className="button" onClick={onLater}>
            {t('limits.later')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function Question({ view, isOnLimits }: { readonly view: LimitsView; readonly isOnLimits: boolean }): ReactNode {
  const core = useCore();
  const { t, kind } = useLimitWords();
  /** Questions postponed for this visit. */
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  if (view.reminder !== null) return <RealityCheck key={view.reminder.at} view={view} />;
  if (view.prompt !== null) return <Approval key={view.prompt.limitType} change={view.prompt} />;
  if (isOnLimits) return null;
  if (view.mustSet.length > 0 && !view.isExcluded && !later.has('set')) {
    const missing = view.mustSet.map((group) => group.map(kind).join(` ${t('limits.or')} `)).join('; ');
    return (
      <Lead
        title={t('limits.set.title')}
        to={LIMITS_ADDRESS}
        yes={t('limits.set.go')}
        onLater={() => setLater(new Set([...later, 'set']))}
      >
        {t('limits.set.text', { limits: missing })}
      </Lead>
    );
  }
  if (view.isReviewDue && !later.has('review')) {
    return (
      <Lead
        title={t('limits.review.title')}
        to={`${LIMITS_ADDRESS}/${CONTROL_PATH}`}
        yes={t('limits.review.go')}
        onGone={() => core.dispatch({ type: 'limits/review', payload: {} })}
        onLater={() => setLater(new Set([...later, 'review']))}
      >
        {t('limits.review.text')}
      </Lead>
    );
  }
  return null;
}

export function LimitsShell(): ReactNode {
  const core = useCore();
  const view = useLimits();
  const isOnLimits = usePageLocation().outcome.target.path.startsWith(LIMITS_ADDRESS);
  const outcome = view?.outcome ?? null;
  useEffect(() => {
    // The limits screen and the stop button show their outcome themselves.
    if (outcome === null || isOnLimits || outcome.what === 'stop') return;
    const sentence =
      outcome.title !== ''
        ? text(outcome.title)
        : outcome.isOk || outcome.isSure
          ? text(`limits.outcome.${outcome.key}`)
          : text('limits.unsure');
    core.dispatch({
      type: 'notices/show',
      payload: { tone: outcome.isOk ? 'success' : 'error', text: sentence, lastsMs: outcome.isOk ? OUTCOME_MS : null },
    });
    core.dispatch({ type: 'limits/dismissOutcome', payload: {} });
  }, [core, outcome, isOnLimits]);
  if (view === null) return null;
  return (
    <>
      <Banner view={view} />
      <Question view={view} isOnLimits={isOnLimits} />
    </>
  );
}
