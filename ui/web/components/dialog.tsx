/**
 * A modal on the browser's own <dialog>: it holds the focus, leaves everything else inert, closes on Escape and gives the focus back. It always has a name.
 * `as` says how it stands: in the middle, or as a sheet at the bottom edge.
 */
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { useText } from '../text.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly as?: 'window' | 'sheet' | 'side';
  /** False for what must be answered: no cross, no Escape. */
  readonly canClose?: boolean;
}

export function Dialog({ title, children, onClose, as = 'window', canClose = true }: DialogProps): ReactNode {
  const t = useText();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    if (dialog !== null && !dialog.open) {
      dialog.showModal();
      (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    }
    document.documentElement.classList.add('has-modal');
    return () => {
      document.documentElement.classList.remove('has-modal');
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const outside = (event: MouseEvent): void => {
    if (canClose && event.target === element.current) onClose();
  };
  return (
    // The click on the backdrop is a convenience; the cross and Escape do the same.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={element} tabIndex={-1} className={`dialog is-${as}`} aria-labelledby={id} onClick={outside} onCancel={(event) => {
      event.preventDefault();
      if (canClose) onClose();
    }}>
      <div className="dialog-in">
        <div className="dialog-head">
          <h2 id={id} className="dialog-title">{title}</h2>
          {canClose && <button type="button" className="icon-button" aria-label={t('action.close')} onClick={onClose}><Icon name="close" /></button>}
        </div>
        <div className="dialog-body">{children}</div>
      </div>
    </dialog>
  );
}
