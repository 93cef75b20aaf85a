/** Loads the legs of a bet into the coupon. Undo restores the previous coupon; nothing is placed. */
import { useState, type ReactNode } from 'react';
import type { OffersSlice } from 'touchline/core/coupon/slices';
import { useTextOf } from '../../components/use-text-of.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';

const loadingOf = ({ loading }: OffersSlice): OffersSlice['loading'] => loading;

export function RepeatBet({ betId }: { readonly betId: string }): ReactNode {
  const core = useCore();
  const t = useText();
  const textOf = useTextOf();
  const { status, problem, missing } = useProjection(core.coupon.offers, loadingOf);
  const [asked, setAsked] = useState<'no' | 'taken' | 'refused'>('no');
  const isLoading = asked === 'taken' && status === 'loading';
  const repeat = (): void => {
    if (isLoading) return;
    setAsked(
      core.dispatch({ type: 'coupon/load', payload: { from: { kind: 'repeat', betId } } }).ok ? 'taken' : 'refused',
    );
  };
  const news = (): string => {
    if (asked === 'refused') return t('office.repeat.refused');
    if (asked === 'no' || status === 'loading') return '';
    if (status === 'failed') return problem === null ? t('office.repeat.refused') : textOf(problem);
    return missing === 0
      ? t('office.repeat.done')
      : `${t('office.repeat.done')} ${t('office.repeat.missing', { count: missing })}`;
  };
  return (
    <div className="repeat">
      <button type="button" className="button is-small is-main" aria-disabled={isLoading} onClick={repeat}>
        {t(isLoading ? 'state.loading' : 'office.repeat')}
      </button>
      <p className="office-note" role="status">
        {news()}
      </p>
    </div>
  );
}
