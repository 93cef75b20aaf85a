/** What the operator's letters lead to: an address is confirmed, an account opened, a password set anew, a newsletter stopped. The token is in the address. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { AuthView } from '../../../../core/modules/auth/public.ts';
import type { LetterPurpose } from '../../../../core/modules/auth/types.ts';
import { LETTER_PURPOSES } from '../../../../core/modules/auth/types.ts';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { useBrought } from '../../components/use-brought.ts';
import { useCore } from '../../core-context.ts';
import { usePlace } from '../../place.ts';
import { statusOf } from '../../shell/selectors.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { useDocumentTitle } from '../../use-title.ts';
import { FailureNote } from '../auth/form-note.tsx';
import { SetPassword } from '../auth/set-password.tsx';
import type { ScreenProps } from '../with-words.ts';

const TOKEN = /^[\w-]{16,128}$/;
const JOBS = ['openLetter', 'setPassword'] as const;

function tokenOf(query: string): string | null {
  const token = new URLSearchParams(query).get('token') ?? '';
  return TOKEN.test(token) ? token : null;
}

interface OpenedProps {
  readonly auth: AuthView;
  readonly purpose: LetterPurpose;
  readonly token: string;
}

function Ways(): ReactNode {
  const t = useText();
  const isPlayer = useProjection(useCore().session, statusOf) === 'player';
  return isPlayer ? (
    <Go to="/office/security" className="button is-main">
      {t('security.title')}
    </Go>
  ) : (
    <Go to="/user/login" className="button is-main">
      {t('auth.logIn')}
    </Go>
  );
}

/** Followed at once, but for the newsletter: that stops when she says so. */
function Opened({ auth, purpose, token }: OpenedProps): ReactNode {
  const core = useCore();
  const t = useText();
  const asked = useRef(false);
  const { hand, letter, failure, form, openedLogin } = auth;
  const waits = purpose === 'stopnewsletter' && letter === null && failure === null;
  useEffect(() => {
    if (purpose === 'stopnewsletter' || asked.current) return;
    asked.current = true;
    core.dispatch({ type: 'auth/startOver', payload: { flow: 'letter' } });
    hand.ask({ kind: 'openLetter', purpose }, { token });
  }, [core, hand, purpose, token]);
  if (letter?.isDone === true) {
    return (
      <Empty
        icon="check"
        title={t(`security.letter.${purpose}.done`)}
        text={
          openedLogin === null
            ? t(`security.letter.${purpose}.doneText`)
            : t('security.letter.opened', { login: openedLogin })
        }
      >
        <Ways />
        <Go to="/" className="button">
          {t('security.home')}
        </Go>
      </Empty>
    );
  }
  if (letter?.purpose === 'passwordreset')
    return (
      <div className="form form-page card">
        <FailureNote failure={failure} of={JOBS} />
        <SetPassword auth={auth} />
      </div>
    );
  if (waits) {
    return (
      <Empty
        icon="info"
        title={t('security.letter.stopnewsletter.ask')}
        text={t('security.letter.stopnewsletter.askText')}
      >
        <button
          type="button"
          className="button is-main"
          aria-disabled={form.loading !== null}
          onClick={() => hand.ask({ kind: 'openLetter', purpose }, { token })}
        >
          {t('security.letter.stopnewsletter.yes')}
        </button>
        <Go to="/" className="button">
          {t('security.letter.stopnewsletter.no')}
        </Go>
      </Empty>
    );
  }
  if (failure === null)
    return (
      <p className="form-lead" role="status">
        {t('auth.busy')}
      </p>
    );
  return (
    <Empty icon="alert" title={t('security.letter.failed')} text={t(`auth.failure.${failure.code}`)}>
      {failure.code === 'unreachable' && (
        <button
          type="button"
          className="button is-main"
          onClick={() => hand.ask({ kind: 'openLetter', purpose }, { token })}
        >
          {t('action.retry')}
        </button>
      )}
      {purpose === 'passwordreset' && (
        <Go to="/?showForgotPasswordModal=1" className="button is-main">
          {t('auth.forgot')}
        </Go>
      )}
      <Go to="/" className="button">
        {t('security.home')}
      </Go>
    </Empty>
  );
}

export function LetterScreen({ params }: ScreenProps): ReactNode {
  const t = useText();
  const { outcome, background } = usePlace();
  const { target } = background ?? outcome;
  const { view: auth, hasFailed, retry } = useBrought('auth');
  const name = params['type'] ?? target.path.split('/').at(-1) ?? '';
  const purpose = LETTER_PURPOSES.find((each) => each === name) ?? 'accountverify';
  const token = tokenOf(target.query);
  useDocumentTitle(t('title.named', { name: t(`security.letter.${purpose}`) }));
  return (
    <div className="screen letter">
      <h1 className="vh">{t(`security.letter.${purpose}`)}</h1>
      {token === null ? (
        <Empty icon="alert" title={t('security.letter.failed')} text={t('security.letter.noToken')}>
          <Go to="/" className="button is-main">
            {t('security.home')}
          </Go>
        </Empty>
      ) : auth !== null ? (
        <Opened key={purpose + token} auth={auth} purpose={purpose} token={token} />
      ) : hasFailed ? (
        <Empty icon="alert" title={t('security.letter.failed')} text={t('auth.partFailed')}>
          <button type="button" className="button is-main" onClick={retry}>
            {t('action.retry')}
          </button>
        </Empty>
      ) : (
        <p className="form-lead" role="status">
          {t('auth.busy')}
        </p>
      )}
    </div>
  );
}
