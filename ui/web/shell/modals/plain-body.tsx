/** A modal of text and buttons. The buttons stand side by side with equal weight where there is room. */
import type { ReactNode } from 'react';
import type { Modal } from 'touchline/core/modals/public';
import { useTextOf } from '../../components/use-text-of.ts';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../links.ts';

function Buttons({ modal }: { readonly modal: Modal }): ReactNode {
  const core = useCore();
  const go = useGo();
  const textOf = useTextOf();
  const press = (button: number): void => {
    core.dispatch({ type: 'modals/press', payload: { id: modal.id, button } });
    const path = modal.buttons[button]?.path;
    if (path !== undefined) go(path);
  };
  return (
    <div className="modal-ways">
      {modal.buttons.map(({ text, does }, at) => (
        <button
          key={text.key}
          type="button"
          className={`button is-large${does === 'confirm' ? ' is-main' : ' is-outline'}`}
          onClick={() => press(at)}
        >
          {textOf(text)}
        </button>
      ))}
    </div>
  );
}

export function PlainBody({ modal }: { readonly modal: Modal }): ReactNode {
  const textOf = useTextOf();
  return (
    <div className="form">
      {modal.text.map((text) => (
        <p key={text.key}>{textOf(text)}</p>
      ))}
      {modal.buttons.length > 0 && <Buttons modal={modal} />}
    </div>
  );
}
