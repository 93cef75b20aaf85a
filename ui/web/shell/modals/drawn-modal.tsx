/**
 * One modal of the queue on the page: a window; or, leaving the page usable, cookie consent as a banner and transient
 * messages as a strip.
 */
import { useEffect, useId, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Modal, ModalKind } from 'touchline/core/modals/public';
import { ROUTED } from 'touchline/core/modals/public';
import { DialogFrame } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTextOf } from '../../components/use-text-of.ts';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../links.ts';
import { usePageLocation } from '../../page-location.ts';
import { FIRST_CONSENT } from '../../take-over.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { useDock } from '../use-dock.ts';
import { useRest } from '../use-rest.ts';
import { BODIES } from './bodies.tsx';
import { PlainBody } from './plain-body.tsx';
import { TERMS_PATH } from './terms-path.ts';

interface DrawnProps {
  readonly modal: Modal;
  readonly isShown: boolean;
}

const FORMS: ReadonlySet<ModalKind> = new Set<ModalKind>(['login', 'registration', 'forgotPassword']);
const PASSING: ReadonlySet<ModalKind> = new Set<ModalKind>(['snackbar', 'default']);
const PATHS: Readonly<Partial<Record<ModalKind, string>>> = {
  login: '/user/login',
  registration: '/registration',
  forgotPassword: '/?showForgotPasswordModal=1',
};

function Body({ modal }: { readonly modal: Modal }): ReactNode {
  const core = useCore();
  const Own = BODIES[modal.kind];
  if (Own === undefined) return <PlainBody modal={modal} />;
  return (
    <Own
      modal={modal}
      answer={(isConfirmed, value) =>
        core.dispatch({
          type: 'modals/answer',
          payload: { id: modal.id, isConfirmed, ...(value === undefined ? {} : { value }) },
        })
      }
    />
  );
}

/**
 * The body of the form on which the visitor arrived, if any. That form makes the rest of the page inert, so the consent
 * banner must be inside.
 */
function useArrivalForm(): Element | null {
  const shown = useProjection(useCore().feature('modals'), identity)?.shown ?? null;
  const { background } = usePageLocation();
  const [inside, setInside] = useState<Element | null>(null);
  const drawn = shown !== null && background === null && FORMS.has(shown.kind) ? shown : null;
  useEffect(
    () => setInside(drawn === null ? null : document.querySelector(`dialog[data-kind="${drawn.kind}"] .dialog-body`)),
    [drawn],
  );
  return drawn === null ? null : inside;
}

/**
 * A banner beside the page, not over it: no focus is taken and nothing is inert. The banner waits for every window,
 * except that it becomes the last section of a form on which the visitor arrived.
 */
function Banner({ modal, isShown }: DrawnProps): ReactNode {
  const textOf = useTextOf();
  const id = useId();
  const form = useArrivalForm();
  const dock = useDock('--consent-h');
  const [isStill] = useState(() => document.getElementById(FIRST_CONSENT) !== null);
  if (form !== null) {
    return createPortal(
      <section className="consent-part" aria-labelledby={id}>
        <h3 id={id}>{textOf(modal.title)}</h3>
        <Body modal={modal} />
      </section>,
      form,
    );
  }
  return (
    <section
      ref={dock}
      className={isStill ? 'consent is-still' : 'consent'}
      role="dialog"
      aria-labelledby={id}
      hidden={!isShown}
    >
      <h2 id={id} className="consent-title">
        {textOf(modal.title)}
      </h2>
      <Body modal={modal} />
    </section>
  );
}

function Strip({ modal, isShown, onClose }: DrawnProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const rest = useRest('modals/rest', modal);
  return (
    <div className="notices is-modal" role="status" hidden={!isShown}>
      <div className="notice" {...rest}>
        <div className="notice-text">
          <Body modal={modal} />
        </div>
        {modal.canClose && (
          <button type="button" className="icon-button" aria-label={t('action.close')} onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
    </div>
  );
}

/** Withdraws a modal whose kind has a route, and navigates to that route. */
function Lead({ modal }: { readonly modal: Modal }): ReactNode {
  const core = useCore();
  const go = useGo();
  const { id, kind } = modal;
  useEffect(() => {
    core.dispatch({ type: 'modals/withdraw', payload: { id } });
    go(PATHS[kind] ?? '/');
  }, [core, go, id, kind]);
  return null;
}

export function DrawnModal({ modal, isShown }: DrawnProps): ReactNode {
  const core = useCore();
  const textOf = useTextOf();
  const { outcome } = usePageLocation();
  const close = (): void => void core.dispatch({ type: 'modals/close', payload: { id: modal.id } });
  if (ROUTED.has(modal.kind)) return isShown && <Lead modal={modal} />;
  if (modal.kind === 'cookieConsent' && !modal.canClose) return <Banner modal={modal} isShown={isShown} />;
  if (PASSING.has(modal.kind)) return <Strip modal={modal} isShown={isShown} onClose={close} />;
  const standsAside = modal.kind === 'ageWarning' && outcome.target.path === TERMS_PATH;
  return (
    <DialogFrame
      title={textOf(modal.title)}
      canClose={modal.canClose}
      onClose={close}
      isShown={isShown && !standsAside}
    >
      <Body modal={modal} />
    </DialogFrame>
  );
}
