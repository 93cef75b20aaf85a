/** Button to change the cookie choice, for the pages about cookies [CNS-8]. Its texts are in `shell`. */
import { useEffect, useState, type ReactNode } from 'react';
import { useCore } from '../core-context.ts';
import { loadNamespaces, useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';

const isThere = (view: unknown): boolean => view !== null;

export function ConsentAgain({ className }: { readonly className: string }): ReactNode {
  const core = useCore();
  const t = useText();
  const hasJoined = useProjection(core.feature('consent'), isThere);
  const [hasWords, setWords] = useState(false);
  useEffect(() => {
    loadNamespaces('shell').then(
      () => setWords(true),
      () => undefined,
    );
  }, []);
  if (!hasJoined || !hasWords) return null;
  const open = (): void =>
    void core.dispatch({
      type: 'modals/open',
      payload: { kind: 'cookieConsent', id: 'cookie-consent-again', canClose: true, buttons: [] },
    });
  return (
    <button type="button" className={className} onClick={open}>
      {t('consent.change')}
    </button>
  );
}
