/** In place of content that is being loaded. */
import type { ReactNode } from 'react';
import { useText } from '../text.ts';

/** A sentence; "Loading…" unless another is given. */
export function LoadingLine({ text }: { readonly text?: string }): ReactNode {
  const t = useText();
  return (
    <p className="form-lead" role="status">
      {text ?? t('state.loading')}
    </p>
  );
}

/** The outline of a card. */
export function LoadingCard(): ReactNode {
  const t = useText();
  return (
    <div className="card" role="status" aria-label={t('state.loading')}>
      <span className="bone is-block" />
    </div>
  );
}
