/**
 * Target pages of the operator's letters: confirm an address, activate an account, reset a password, unsubscribe from
 * the newsletter. The token is in the address.
 */
import { useEffect, useRef, type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import type { LetterPurpose } from 'touchline/core/auth/types';
import { LETTER_PURPOSES } from 'touchline/core/auth/types';
import { Empty, Failed } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { LoadingLine } from '../../components/loading.tsx';
import { useActions, useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { usePageLocation } from '../../page-location.ts';
import { statusOf } from '../../shell/selectors.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { useDocumentTitle } from '../../use-title.ts';
import { FailureNote } from '../auth/form-note.tsx';
import { SetPassword } from '../auth/set-password.tsx';
import type { ScreenProps } from '../screen-props.ts';

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
    <Link to="/office/security" className="button is-main">
      {t('security.title')}
    </Link>
  ) : (
    <Link to="/user/login" className="button is-main">
      {t('auth.logIn')}
    </Link>
  );
}

/** Runs at once, except for the newsletter, which needs the player's confirmation. */
function Opened({ auth, purpose, token }: OpenedProps): ReactNode {
  const core = useCore();
  const t = useText();
  const asked = useRef(false);
  const { ask } = useActions('auth');
  const { letter, failure, form, openedLogin } = auth;
  const waits = purpose === 'stopnewsletter' && letter === null && failure === null;
  useEffect(() => {
    if (purpose === 'stopnewsletter' || asked.current) return;
    asked.current = true;
    core.dispatch({ type: 'auth/startOver', payload: { flow: 'letter' } });
    ask({ kind: 'openLetter', purpose }, { token });
  }, [ask, core, purpose, token]);
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
        <Link to="/" className="button">
          {t('security.home')}
        </Link>
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
          onClick={() => ask({ kind: 'openLetter', purpose }, { token })}
        >
          {t('security.letter.stopnewsletter.yes')}
        </button>
        <Link to="/" className="button">
          {t('security.letter.stopnewsletter.no')}
        </Link>
      </Empty>
    );
  }
  if (failure === null) return <LoadingLine text={t('auth.busy')} />;
  return (
    <Empty icon="alert" title={t('security.letter.failed')} text={t(`auth.failure.${failure.code}`)}>
      {failure.code === 'unreachable' && (
        <button
          type="button"
          className="button is-main"
          onClick={() => ask({ kind: 'openLetter', purpose }, { token })}
        >
          {t('action.retry')}
        </button>
      )}
      {purpose === 'passwordreset' && (
        <Link to="/?showForgotPasswordModal=1" className="button is-main">
          {t('auth.forgot')}
        </Link>
      )}
      <Link to="/" className="button">
        {t('security.home')}
      </Link>
    </Empty>
  );
}

export function LetterScreen({ params }: ScreenProps): ReactNode {
  const t = useText();
  const { outcome, background } = usePageLocation();
  const { target } = background ?? outcome;
  const { view: auth, hasFailed, retry } = useFeature('auth');
  const name = params['type'] ?? target.path.split('/').at(-1) ?? '';
  const purpose = LETTER_PURPOSES.find((each) => each === name) ?? 'accountverify';
  const token = tokenOf(target.query);
  useDocumentTitle(t('title.named', { name: t(`security.letter.${purpose}`) }));
  return (
    <div className="screen letter">
      <h1 className="vh">{t(`security.letter.${purpose}`)}</h1>
      {token === null ? (
        <Empty icon="alert" title={t('security.letter.failed')} text={t('security.letter.noToken')}>
          <Link to="/" className="button is-main">
            {t('security.home')}
          </Link>
        </Empty>
      ) : auth !== null ? (
        <Opened key={purpose + token} auth={auth} purpose={purpose} token={token} />
      ) : hasFailed ? (
        <Failed title={t('security.letter.failed')} text={t('auth.partFailed')} onRetry={retry} />
      ) : (
        <LoadingLine text={t('auth.busy')} />
      )}
    </div>
  );
}
