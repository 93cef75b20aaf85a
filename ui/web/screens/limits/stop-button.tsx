/**
 * Stops all play for 24 hours: visible on every page of a player, one confirmation (none where the rules forbid one),
 * effective at once.
 */
import { useState, type ReactNode } from 'react';
import type { LimitsView } from 'touchline/core/limits/public';
import { EXCLUSION } from 'touchline/core/limits/rules/kinds';
import { Dialog } from '../../components/dialog.tsx';
import { useCore } from '../../core-context.ts';
import { limitsNow } from './limits-now.ts';
import { useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';

const DAY_MS = 86_400_000;
const NO_OFFSET = { clockOffset: 0 };

const hasFailed = (view: LimitsView | null): boolean => view?.outcome?.what === 'stop' && !view.outcome.isOk;

interface Stopping {
  readonly isAsked: boolean;
  readonly isUnreachable: boolean;
  readonly stop: () => Promise<void>;
  readonly forget: () => void;
}

function useStop(): Stopping {
  const core = useCore();
  const [isAsked, setAsked] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);
  const stop = async (): Promise<void> => {
    setUnreachable(false);
    setAsked(true);
    try {
      await core.load('limits');
      core.dispatch({ type: 'limits/stop', payload: {} });
    } catch {
      setUnreachable(true);
    }
  };
  return { isAsked, isUnreachable, stop, forget: () => setAsked(false) };
}

function StopDialog({ stopping, onClose }: { readonly stopping: Stopping; readonly onClose: () => void }): ReactNode {
  const { t, time } = useLimitWords();
  const view = useLimits();
  const { isAsked, isUnreachable, stop } = stopping;
  const until = view?.excludedUntil ?? null;
  if (until !== null) {
    return (
      <Dialog title={t('limits.stop.done')} onClose={onClose}>
        <ul className="limit-facts">
          <li>{t(`limits.does.${EXCLUSION}`, { time: time(until, 'full') })}</li>
          <li>{t('limits.does.withdraw')}</li>
        </ul>
        <div className="limit-ways">
          <button type="button" className="button" data-autofocus onClick={onClose}>
            {t('limits.understood')}
          </button>
        </div>
      </Dialog>
    );
  }
  const isWaiting = isAsked && !isUnreachable && !hasFailed(view);
  return (
    <Dialog title={t('limits.stop.title')} onClose={onClose}>
      <ul className="limit-facts">
        <li>{t(`limits.does.${EXCLUSION}`, { time: time(limitsNow(view ?? NO_OFFSET) + DAY_MS, 'full') })}</li>
        <li>{t('limits.does.withdraw')}</li>
        <li>{t('limits.does.notEarlier')}</li>
      </ul>
      <p className="field-error" role="alert">
        {isUnreachable || (isAsked && hasFailed(view)) ? t('limits.stop.failed') : ''}
      </p>
      <div className="limit-ways">
        <button
          type="button"
          className="button"
          data-autofocus
          aria-disabled={isWaiting}
          onClick={() => void (isWaiting || stop())}
        >
          {t(isWaiting ? 'limits.stop.asked' : 'limits.stop.yes')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('limits.no')}
        </button>
      </div>
    </Dialog>
  );
}

export function StopButton(): ReactNode {
  const { t } = useLimitWords();
  const [isOpen, setOpen] = useState(false);
  const stopping = useStop();
  const asksFirst = useLimits()?.pack.asksBeforeStop ?? true;
  const press = (): void => {
    stopping.forget();
    setOpen(true);
    if (!asksFirst) void stopping.stop();
  };
  return (
    <>
      <button
        type="button"
        className="stop-button"
        aria-haspopup="dialog"
        title={t('limits.stop.title')}
        onClick={press}
      >
        {t('limits.stop')}
      </button>
      {isOpen && <StopDialog stopping={stopping} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The stop button of a page without a header: in a corner, clear of the content. */
export function StopCorner(): ReactNode {
  const { t } = useLimitWords();
  return (
    <aside className="stop-corner" aria-label={t('limits.stop.title')}>
      <StopButton />
    </aside>
  );
}
