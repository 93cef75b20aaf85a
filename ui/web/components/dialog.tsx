/**
 * A modal on the browser's own <dialog>: traps the focus, makes the rest of the page inert, closes on Escape and
 * restores the focus. A dialog always has a name. `as` chooses the layout: centred window, bottom sheet or the whole
 * screen. `Dialog` queues itself among the modals; while queued it is hidden and keeps its state.
 */
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import type { ModalKind } from 'touchline/core/modals/public';
import { useText } from '../text.ts';
import { Icon } from './icon.tsx';
import { useTurn } from './use-turn.ts';

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly as?: 'window' | 'sheet' | 'side' | 'full';
  /** False for a dialog that must be answered: no close button, no Escape. */
  readonly canClose?: boolean;
  /** False while another modal is drawn. */
  readonly isShown: boolean;
  /** Set on the element, so that other parts can find a window of this kind. */
  readonly kind?: ModalKind;
}

/**
 * Values of `closedby`: which user actions let the browser close the dialog. A click on the backdrop is handled here.
 */
const BY_REQUEST = { closedby: 'closerequest' } as const;
const BY_NOTHING = { closedby: 'none' } as const;

export function DialogFrame({
  title,
  children,
  onClose,
  as = 'window',
  canClose = true,
  isShown,
  kind,
}: FrameProps): ReactNode {
  const t = useText();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  /** The element inside that had the focus when another modal took over. */
  const inside = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!isShown || dialog === null) return undefined;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const left = inside.current;
    (left?.isConnected === true ? left : (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog)).focus();
    document.documentElement.classList.add('has-modal');
    return () => {
      const { activeElement } = document;
      inside.current = activeElement instanceof HTMLElement && dialog.contains(activeElement) ? activeElement : null;
      document.documentElement.classList.remove('has-modal');
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isShown]);
  // Browsers close a dialog on the third Escape in a row, or on a phone's back gesture, even when the page cancels the
  // event. A dialog that must be answered sets `closedby="none"`; where the browser ignores that, it reopens.
  const insist = (): void => {
    const dialog = element.current;
    if (canClose || !isShown || dialog === null || dialog.open) return;
    dialog.showModal();
    dialog.focus();
  };
  const outside = (event: MouseEvent): void => {
    if (canClose && event.target === element.current) onClose();
  };
  return (
    // Clicking the backdrop is a convenience; the close button and Escape do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={element}
      tabIndex={-1}
      className={`dialog is-${as}`}
      data-kind={kind}
      aria-labelledby={id}
      {...(canClose ? BY_REQUEST : BY_NOTHING)}
      onClose={insist}
      onClick={outside}
      onCancel={(event) => {
        event.preventDefault();
        if (canClose) onClose();
      }}
    >
      <div className="dialog-in">
        <div className="dialog-head">
          <h2 id={id} className="dialog-title">
            {title}
          </h2>
          {canClose && (
            <button type="button" className="icon-button" aria-label={t('action.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <div className="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}

/** `kind` sets the dialog's priority in the queue; leave it out for a window that the player opened. */
export function Dialog({ kind = 'window', ...frame }: Omit<FrameProps, 'isShown'>): ReactNode {
  const isShown = useTurn(kind);
  return <DialogFrame {...frame} kind={kind} isShown={isShown} />;
}
