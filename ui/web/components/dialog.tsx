/**
 * A modal on the browser's own <dialog>: it holds the focus, leaves everything else inert, closes on Escape and gives the focus back. It always has a name.
 * `as` says how it stands: in the middle, or as a sheet at the bottom edge. `Dialog` waits for its turn in the queue of modals by itself; while it waits it is hidden and loses nothing.
 */
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import type { ModalKind } from '../../../core/modules/modals/public.ts';
import { useText } from '../text.ts';
import { Icon } from './icon.tsx';
import { useTurn } from './use-turn.ts';

interface FrameProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly as?: 'window' | 'sheet' | 'side';
  /** False for what must be answered: no cross, no Escape. */
  readonly canClose?: boolean;
  /** False while another modal is drawn. */
  readonly isShown: boolean;
  /** On the element, for what joins a window of a kind. */
  readonly kind?: ModalKind;
}

/** What a browser may close it by; a click beside it is the page's own matter. */
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
  /** Where the focus was inside when another took the place. */
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
  // A browser closes a dialog on the third Escape in a row, and on a phone's way back, whatever the page says: what must be answered says so beforehand, and stands up again where that is not known.
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
    // The click on the backdrop is a convenience; the cross and Escape do the same.
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

/** `kind` says how urgent it is; a window that the player opened where it is left out. */
export function Dialog({ kind = 'window', ...frame }: Omit<FrameProps, 'isShown'>): ReactNode {
  const isShown = useTurn(kind);
  return <DialogFrame {...frame} kind={kind} isShown={isShown} />;
}
