/** Editing an open bet in its card: the way in, the draft with old and new terms, the request, and its result. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { EditResult } from 'touchline/core/bet-edit/state';
import type { EditDraftView } from 'touchline/core/bet-edit/views';
import type { Bet } from 'touchline/core/history/views';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { Icon } from '../icon.tsx';
import { isFocusLost } from '../is-focus-lost.ts';
import { useFeature } from '../use-feature.ts';
import { useMoney } from '../use-money.ts';
import { EditLegs } from './edit-legs.tsx';
import { reasonTexts } from './edit-reasons.ts';
import { EditTerms } from './edit-terms.tsx';

function Draft({ bet, draft }: { readonly bet: Bet; readonly draft: EditDraftView }): ReactNode {
  const core = useCore();
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const { terms, canAsk, isStale, legs } = draft;
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  // The button of a selection that was removed, or taken from the bet slip, is gone.
  const before = useRef(legs);
  useEffect(() => {
    if (before.current !== legs && isFocusLost()) panel.current?.focus({ preventScroll: true });
    before.current = legs;
  }, [legs]);
  const ask = (): void => {
    if (!canAsk || terms?.next === null || terms === null) return;
    const { value, next } = terms;
    core.dispatch({ type: 'bet-edit/ask', payload: { value, possibleWin: next.possibleWin } });
  };
  return (
    <div className="cash-out-open" tabIndex={-1} ref={panel}>
      <EditLegs bet={bet} draft={draft} />
      {legs.length === 0 && (
        <p className="cash-out-note" role="alert">
          {t('betEdit.reason.noLegs')}
        </p>
      )}
      {legs.length > 0 && terms === null && <p className="cash-out-note">{t('betEdit.asking')}</p>}
      {terms !== null && <EditTerms terms={terms} currency={bet.currency} />}
      {isStale && (
        <p className="cash-out-note" role="status">
          {t('betEdit.stale')}
        </p>
      )}
      <div className="cash-out-ways">
        <button type="button" className="button" onClick={() => core.dispatch({ type: 'bet-edit/close', payload: {} })}>
          {t('betEdit.keep')}
        </button>
        <button type="button" className="button is-main" aria-disabled={!canAsk} onClick={ask}>
          {t('betEdit.take')}
        </button>
      </div>
    </div>
  );
}

function Result({ bet, result }: { readonly bet: Bet; readonly result: EditResult }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const isMade = result.kind === 'edited';
  const words = (): readonly string[] => {
    switch (result.kind) {
      case 'edited':
        return [t('betEdit.made', { old: result.from, id: bet.id, amount: money(result.value, bet.currency) })];
      case 'notSaved':
        return [t('betEdit.notSaved')];
      case 'refused':
        return [...reasonTexts(result.reasons, bet.currency, t, money), t('betEdit.kept')];
    }
  };
  return (
    <div className={`cash-out-state is-${isMade ? 'good' : 'bad'}`} role={isMade ? 'status' : 'alert'}>
      <div className="cash-out-head">
        <Icon name={isMade ? 'check' : 'alert'} size={16} />
        <p>{words().join(' ')}</p>
      </div>
      <button
        type="button"
        className="button is-small"
        onClick={() => core.dispatch({ type: 'bet-edit/dismiss', payload: { betId: bet.id } })}
      >
        {t('action.understood')}
      </button>
    </div>
  );
}

/** Whether the bet may have a way to edit it at all: own money, and games that are all ahead. */
function canBeEdited({ status, result, betType, isFreeBet, isVipBet, hasBonusBet, prepaidAmount }: Bet): boolean {
  const isPlain = !isFreeBet && !isVipBet && !hasBonusBet && prepaidAmount === 0;
  return status === 'open' && result === 'notStarted' && isPlain && betType !== 'unknown' && betType !== 'singles';
}

export function BetEdit({ bet }: { readonly bet: Bet }): ReactNode {
  const core = useCore();
  const t = useText();
  const { view } = useFeature('betEdit');
  const draft = view?.draft?.betId === bet.id ? view.draft : null;
  const underWay = view?.underWay.get(bet.id) ?? null;
  const result = view?.results.get(bet.id) ?? null;
  const button = useRef<HTMLButtonElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const shown = result !== null ? 'result' : underWay !== null ? 'underWay' : draft !== null ? 'draft' : 'nothing';
  const before = useRef<typeof shown>('nothing');
  // The pressed button is gone: the focus stays with the request and its result; closed, it is back on the button that
  // opened the draft.
  useEffect(() => {
    const was = before.current;
    before.current = shown;
    if (was === shown || shown === 'draft' || !isFocusLost()) return;
    (shown === 'nothing' ? button : group).current?.focus({ preventScroll: true });
  }, [shown]);
  // Before the feature has loaded there is nothing to press.
  const isOffered = view !== null && canBeEdited(bet);
  if (!isOffered && draft === null && underWay === null && result === null) return null;
  return (
    <div
      className="cash-out bet-edit"
      role="group"
      aria-label={t('betEdit.title', { id: bet.id })}
      tabIndex={-1}
      ref={group}
    >
      {result !== null && <Result bet={bet} result={result} />}
      {underWay !== null && (
        <p className="cash-out-head" role="status">
          <Icon name="clock" size={16} />
          {t(underWay.phase === 'unknown' ? 'betEdit.unknown' : 'betEdit.underWay')}
        </p>
      )}
      {draft !== null && <Draft bet={bet} draft={draft} />}
      {draft === null && underWay === null && isOffered && (
        <button
          type="button"
          ref={button}
          className="cash-out-more"
          onClick={() => core.dispatch({ type: 'bet-edit/open', payload: { betId: bet.id } })}
        >
          {t('betEdit.open')}
        </button>
      )}
    </div>
  );
}
