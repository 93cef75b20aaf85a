/** The modals of the route table, and the credentials of a new player, which stay until they are saved. */
import { useCallback, useEffect, type ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { pathBelow, usePlace, usePlaces } from '../../place.ts';
import { statusOf } from '../../shell/selectors.ts';
import { useProjection, whole } from '../../use-projection.ts';
import { Credentials } from './credentials.tsx';
import { LoginModal } from './login-modal.tsx';
import { RegistrationModal } from './registration-modal.tsx';

export function Modals({ modal }: { readonly modal: 'login' | 'registration' | null }): ReactNode {
  const core = useCore();
  const places = usePlaces();
  const status = useProjection(core.session, statusOf);
  const credentials = useProjection(core.newCredentials, whole);
  const place = usePlace();
  const { returnTo } = place;
  const below = pathBelow(place);
  const close = useCallback(() => places.go(below, { replace: true }), [below, places]);
  useEffect(() => {
    if (status === 'player' && modal !== null) places.go(returnTo, { replace: true });
  }, [modal, places, returnTo, status]);
  useEffect(() => () => void core.dispatch({ type: 'session/dismissFailure', payload: {} }), [core]);
  if (credentials !== null) return <Credentials credentials={credentials} />;
  if (modal === 'login') return <LoginModal onClose={close} />;
  if (modal === 'registration') return <RegistrationModal onClose={close} />;
  return null;
}
