/** Why a login or a registration did not go through: what happened, what was not lost, what to do. */
import type { ReactNode } from 'react';
import type { SessionView } from '../../../../core/modules/session/views.ts';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';

export function SessionFailureNote({ session }: { readonly session: SessionView }): ReactNode {
  const t = useText();
  const failure = session.status === 'guest' ? session.failure : null;
  return <div role="alert">{failure !== null && <p className="form-note is-bad"><Icon name="alert" size={16} />{t(`auth.failure.${failure.code}`)}</p>}</div>;
}
