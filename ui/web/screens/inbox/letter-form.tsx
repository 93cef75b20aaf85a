/** A field for the player's own words. The text stays until the operator has taken it [INB-2, INB-5]. */
import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react';
import type { InboxView, Kind } from 'touchline/core/inbox/types';
import { MAX_LETTER_LENGTH, MIN_LETTER_LENGTH } from 'touchline/core/inbox/types';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';

export function LetterForm({ kind, view }: { readonly kind: Kind; readonly view: InboxView }): ReactNode {
  const core = useCore();
  const t = useText();
  const { send } = useActions('inbox');
  const id = useId();
  const [text, setText] = useState('');
  const [isShort, setShort] = useState(false);
  const { sending } = view[kind];
  useEffect(() => {
    if (sending === 'sent') setText('');
  }, [sending]);
  useEffect(() => () => void core.dispatch({ type: 'inbox/writeAnother', payload: { kind } }), [core, kind]);
  if (view.stops.length > 0) return <p className="office-note">{t('inbox.stopped')}</p>;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setShort(text.trim().length < MIN_LETTER_LENGTH);
    send(kind, text);
  };
  const fault = isShort
    ? t('inbox.short', { count: MIN_LETTER_LENGTH })
    : sending === 'failed' || sending === 'refused'
      ? t(`inbox.${sending}`)
      : null;
  return (
    <form className="form" onSubmit={submit} noValidate>
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {t(`inbox.${kind}.label`)}
        </label>
        <textarea
          id={id}
          className="field-input"
          rows={4}
          maxLength={MAX_LETTER_LENGTH}
          dir="auto"
          value={text}
          readOnly={sending === 'sending'}
          aria-invalid={isShort}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setText(event.target.value);
            setShort(false);
          }}
        />
        <p
          id={`${id}-note`}
          className={fault === null ? 'field-hint' : 'field-error'}
          role={fault === null ? 'status' : 'alert'}
        >
          {fault ?? t(sending === 'sent' ? `inbox.${kind}.sent` : `inbox.${kind}.hint`)}
        </p>
      </div>
      <button type="submit" className="button is-main" aria-disabled={sending === 'sending'}>
        {t(sending === 'sending' ? 'inbox.sending' : `inbox.${kind}.send`)}
      </button>
    </form>
  );
}
