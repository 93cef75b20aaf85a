/** The operator's notice about deposits, with its button [USR-16]. */
import { useMemo, type ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import { useCore } from '../../core-context.ts';
import { OperatorLink } from '../../shell/site-chrome/menu-link.tsx';
import { useAnswer, useProjection } from '../../use-projection.ts';

const textIdIn = (user: View<'user'> | null): number | null => user?.facts?.depositNotice?.textId ?? null;

export function DepositNotice(): ReactNode {
  const core = useCore();
  const textId = useProjection(core.feature('user'), textIdIn);
  const ask = useMemo(() => {
    const actions = textId === null ? null : core.actions('user');
    return actions === null ? null : () => actions.depositNotice();
  }, [core, textId]);
  const notice = useAnswer(ask);
  if (notice === null) return null;
  return (
    <section className="card cashier-part deposit-notice" role="status">
      <p>
        <bdi>{notice.text}</bdi>
      </p>
      {notice.button !== null && <OperatorLink link={notice.button} className="button is-small" />}
    </section>
  );
}
