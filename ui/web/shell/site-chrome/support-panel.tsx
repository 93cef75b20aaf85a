/** Support channels: the online consultant where there is one, a call back, e-mail, the operator's pages elsewhere. */
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { SiteChromeView } from 'touchline/core/site-chrome/public';
import { Dialog } from '../../components/dialog.tsx';
import { Link } from '../../components/link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { statusOf } from '../selectors.ts';
import { OperatorLink } from './menu-link.tsx';
import { hasConsultant } from './support-door.ts';

function Chat({ siteChrome: { talk } }: { readonly siteChrome: SiteChromeView }): ReactNode {
  const { send: sendMessage } = useActions('siteChrome');
  const t = useText();
  const id = useId();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  // Keep the latest message in view.
  useEffect(() => {
    if (talk.messages.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [talk]);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    sendMessage(text);
    setText('');
  };
  return (
    <section className="support-part" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('support.chat')}</h3>
      <ol ref={list} className="talk" aria-live="polite">
        {talk.messages.length === 0 && <li className="talk-note">{t('support.chatStart')}</li>}
        {talk.messages.map(({ id: key, from, text: message }) => (
          <li key={key} className={`talk-message is-${from}`} dir="auto">
            <bdi className="vh">{t(`support.from.${from}`)} </bdi>
            {message}
          </li>
        ))}
        {talk.status === 'waiting' && <li className="talk-note">{t('support.chatWaits')}</li>}
        {talk.status === 'failed' && <li className="talk-note is-bad">{t('support.chatFailed')}</li>}
      </ol>
      <form className="talk-form" onSubmit={send}>
        <label className="vh" htmlFor={id}>
          {t('support.message')}
        </label>
        <input
          id={id}
          className="field-input"
          value={text}
          maxLength={500}
          placeholder={t('support.message')}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button is-main" disabled={text.trim() === '' || talk.status === 'waiting'}>
          {t('support.send')}
        </button>
      </form>
    </section>
  );
}

function Callback({ siteChrome: { callback } }: { readonly siteChrome: SiteChromeView }): ReactNode {
  const { askCallback } = useActions('siteChrome');
  const t = useText();
  const id = useId();
  const [form, setForm] = useState({ name: '', phone: '' });
  const [isBad, setBad] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setBad(askCallback(form) === 'badPhone');
  };
  if (callback.status === 'taken') {
    return (
      <section className="support-part" role="status">
        <h3>{t('support.callback')}</h3>
        <p>{t('support.callbackTaken', { number: callback.number ?? '' })}</p>
      </section>
    );
  }
  return (
    <section className="support-part" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('support.callback')}</h3>
      <form className="support-form" onSubmit={send} noValidate>
        <label className="field">
          <span className="field-label">{t('support.name')}</span>
          <input
            className="field-input"
            value={form.name}
            maxLength={60}
            autoComplete="name"
            onChange={(event) => setForm({ ...form, name: event.target.value })}
          />
        </label>
        <label className="field">
          <span className="field-label">{t('support.phone')}</span>
          <input
            className="field-input"
            type="tel"
            dir="ltr"
            inputMode="tel"
            value={form.phone}
            maxLength={24}
            autoComplete="tel"
            aria-invalid={isBad}
            aria-describedby={`${id}-phone`}
            onChange={(event) => setForm({ ...form, phone: event.target.value })}
          />
        </label>
        <p id={`${id}-phone`} className={isBad ? 'field-error' : 'field-hint'} role={isBad ? 'alert' : undefined}>
          {t(isBad ? 'support.badPhone' : 'support.phoneHint')}
        </p>
        {callback.status === 'failed' && (
          <p className="field-error" role="alert">
            {t('support.callbackFailed')}
          </p>
        )}
        <button type="submit" className="button" disabled={callback.status === 'asking'}>
          {t(callback.status === 'asking' ? 'support.callbackAsking' : 'support.callMe')}
        </button>
      </form>
    </section>
  );
}

/** Written questions require a player: questions and answers are stored under the player's account. */
function Questions({ onClose }: { readonly onClose: () => void }): ReactNode {
  const core = useCore();
  const t = useText();
  const open = (kind: 'userQuestion' | 'supportHistory'): void => {
    core.dispatch({ type: 'modals/open', payload: { kind } });
    onClose();
  };
  return (
    <section className="support-part">
      <h3>{t('support.ask')}</h3>
      <p className="field-hint">{t('support.askHint')}</p>
      <div className="modal-ways">
        <button type="button" className="button" onClick={() => open('userQuestion')}>
          {t('support.askNow')}
        </button>
        <button type="button" className="button" onClick={() => open('supportHistory')}>
          {t('support.requests')}
        </button>
      </div>
    </section>
  );
}

/** Shown to a guest when no other channel is offered: writing requires a login. */
function AskAsPlayer({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  return (
    <section className="support-part">
      <h3>{t('support.ask')}</h3>
      <p className="field-hint">{t('support.askGuest')}</p>
      <Link to="/user/login" className="button" onGone={onClose}>
        {t('auth.logIn')}
      </Link>
    </section>
  );
}

export function SupportPanel({
  siteChrome,
  onClose,
}: {
  readonly siteChrome: SiteChromeView;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const core = useCore();
  const isChat = useProjection(core.feature('siteSetup'), hasConsultant);
  const isPlayer = useProjection(core.session, statusOf) === 'player';
  const { email, hours, hasCallback, social } = siteChrome.support;
  const isTalk = isChat || isPlayer || hasCallback;
  const hasWays = email !== '' || social.length > 0;
  return (
    <Dialog title={t('support.title')} as="side" onClose={onClose}>
      <div className="support">
        {isChat && <Chat siteChrome={siteChrome} />}
        {isPlayer && <Questions onClose={onClose} />}
        {hasCallback && <Callback siteChrome={siteChrome} />}
        {!isTalk && !hasWays && <AskAsPlayer onClose={onClose} />}
        {(hasWays || hours !== '') && (
          <section className="support-part">
            {hasWays && <h3>{t(isTalk ? 'support.other' : 'support.ways')}</h3>}
            {hours !== '' && <p className="field-hint">{hours}</p>}
            {hasWays && (
              <ul className="support-ways">
                {email !== '' && (
                  <li>
                    <Icon name="mail" />
                    <a href={`mailto:${email}`}>{email}</a>
                  </li>
                )}
                {social.map((link) => (
                  <li key={link.id}>
                    <Icon name="globe" />
                    <OperatorLink link={link} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
      </div>
    </Dialog>
  );
}
