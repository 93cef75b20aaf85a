/**
 * Ready-made coupons: by code, the express of the day, or generated for given odds. Undo restores the previous coupon.
 */
import { Suspense, useId, type ReactNode } from 'react';
import type { OffersSlice } from 'touchline/core/coupon/slices';
import { Icon } from '../../components/icon.tsx';
import { useTextOf } from '../../components/use-text-of.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { lazyAgain } from '../../try-again.tsx';
import { useProjection } from '../../use-projection.ts';
import { CodeForm } from './code-form.tsx';
import { isLoading } from './selectors.ts';

const MAX_CODE = 12;

const ReadyPanels = lazyAgain(async () => (await import('./ready-panels.tsx')).ReadyPanels);
/** The usual panels. */
const PANELS = ['coupon.express', 'coupon.generator', 'popular.title'];

const loadingOf = ({ loading }: OffersSlice): OffersSlice['loading'] => loading;

function ByCode({ isBusy }: { readonly isBusy: boolean }): ReactNode {
  const core = useCore();
  const load = (typed: string): string => {
    core.dispatch({ type: 'coupon/load', payload: { from: { kind: 'code', code: typed.toUpperCase() } } });
    return typed;
  };
  return <CodeForm label="coupon.code" action="coupon.load" maxLength={MAX_CODE} isBusy={isBusy} onCode={load} />;
}

/** State of the last load: loading, failed with a reason, or only partly loaded. */
export function Loading(): ReactNode {
  const t = useText();
  const textOf = useTextOf();
  const { status, problem, missing } = useProjection(useCore().coupon.offers, loadingOf);
  if (status === 'loading')
    return (
      <p className="option-row" role="status">
        <span className="spinner is-small" aria-hidden="true" />
        {t('coupon.loading')}
      </p>
    );
  if (status === 'failed')
    return (
      <p className="form-note is-bad" role="alert">
        <Icon name="alert" size={16} />
        {problem === null ? t('coupon.load.refused') : textOf(problem)}
      </p>
    );
  if (missing > 0)
    return (
      <p className="form-note" role="status">
        <Icon name="info" size={16} />
        {t('coupon.missing', { count: missing })}
      </p>
    );
  return null;
}

/** The closed panels, while their code loads. */
function ClosedPanels(): ReactNode {
  const t = useText();
  return PANELS.map((title) => (
    <details className="ready-part" key={title}>
      <summary>
        {t(title)}
        <Icon name="down" size={16} />
      </summary>
    </details>
  ));
}

export function Ready(): ReactNode {
  const { offers } = useCore().coupon;
  const t = useText();
  const id = useId();
  const isBusy = useProjection(offers, isLoading);
  return (
    <section className="ready" aria-labelledby={id}>
      <h2 className="options-title" id={id}>
        {t('coupon.ready')}
      </h2>
      <ByCode isBusy={isBusy} />
      <Suspense fallback={<ClosedPanels />}>
        <ReadyPanels isBusy={isBusy} />
      </Suspense>
    </section>
  );
}
