/** One modal of the queue as it stands on the page: a window; cookie consent as a banner and passing messages as a strip, which leave the page usable. */
import { useEffect, useId, type ReactNode } from 'react';
import type { Modal, ModalKind } from '../../../../core/modules/modals/public.ts';
import { ROUTED } from '../../../../core/modules/modals/public.ts';
import { DialogFrame } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useSay } from '../../components/use-say.ts';
import { useCore } from '../../core-context.ts';
import { usePlace, usePlaces } from '../../place.ts';
import { useText } from '../../text.ts';
import { BODIES } from './bodies.tsx';
import { PlainBody } from './plain-body.tsx';
import { TERMS_PATH } from './terms-path.ts';

interface DrawnProps {
  readonly modal: Modal;
  readonly isShown: boolean;
}

const PASSING: ReadonlySet<ModalKind> = new Set<ModalKind>(['snackbar', 'default']);
const PATHS: Readonly<Partial<Record<ModalKind, string>>> = { login: '/user/login', registration: '/registration', forgotPassword: '/?showForgotPasswordModal=1' };

function Body({ modal }: { readonly modal: Modal }): ReactNode {
  const core = useCore();
  const Own = BODIES[modal.kind];
  if (Own === undefined) return <PlainBody modal={modal} />;
  return <Own modal={modal} answer={(isConfirmed, value) => core.dispatch({ type: 'modals/answer', payload: { id: modal.id, isConfirmed, ...(value === undefined ? {} : { value }) } })} />;
}

/** Beside the page, not over it: no focus is taken, nothing is inert. */
function Banner({ modal, isShown }: DrawnProps): ReactNode {
  const say = useSay();
  const id = useId();
  return (
    <section className="consent" role="dialog" aria-labelledby={id} hidden={!isShown}>
      <h2 id={id} className="consent-title">{say(modal.title)}</h2>
      <Body modal={modal} />
    </section>
  );
}

function Strip({ modal, isShown, onClose }: DrawnProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  return (
    <div className="notices is-modal" role="status" hidden={!isShown}>
      <div className="notice"><div className="notice-text"><Body modal={modal} /></div>
        {modal.canClose && <button type="button" className="icon-button" aria-label={t('action.close')} onClick={onClose}><Icon name="close" size={16} /></button>}
      </div>
    </div>
  );
}

/** Routes have their own way of being drawn. */
function Lead({ modal }: { readonly modal: Modal }): ReactNode {
  const core = useCore();
  const places = usePlaces();
  const { id, kind } = modal;
  useEffect(() => {
    core.dispatch({ type: 'modals/withdraw', payload: { id } });
    places.go(PATHS[kind] ?? '/');
  }, [core, id, kind, places]);
  return null;
}

export function DrawnModal({ modal, isShown }: DrawnProps): ReactNode {
  const core = useCore();
  const say = useSay();
  const { outcome } = usePlace();
  const close = (): void => void core.dispatch({ type: 'modals/close', payload: { id: modal.id } });
  if (ROUTED.has(modal.kind)) return isShown && <Lead modal={modal} />;
  if (modal.kind === 'cookieConsent' && !modal.canClose) return <Banner modal={modal} isShown={isShown} />;
  if (PASSING.has(modal.kind)) return <Strip modal={modal} isShown={isShown} onClose={close} />;
  const standsAside = modal.kind === 'ageWarning' && outcome.target.path === TERMS_PATH;
  return <DialogFrame title={say(modal.title)} canClose={modal.canClose} onClose={close} isShown={isShown && !standsAside}><Body modal={modal} /></DialogFrame>;
}
