/** What is confirmed about the player, and where the rest is done. */
import type { ReactNode } from 'react';
import type { UserView } from 'touchline/core/user/views';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { OfficePage, OfficeWait } from './office-page.tsx';

interface Row {
  readonly key: 'email' | 'phone' | 'identity';
  readonly isDone: boolean;
  readonly state: string;
  readonly to: string;
}

function rowsOf({ facts, verification }: UserView): readonly Row[] {
  const methods = facts?.protectionMethods;
  const said = (isDone: boolean): string => (isDone ? 'office.verify.confirmed' : 'office.verify.missing');
  const [email, phone] = [methods?.isEmailAuthOn === true, methods?.isPhoneBound === true];
  return [
    { key: 'email', isDone: email, state: said(email), to: '/office/security' },
    { key: 'phone', isDone: phone, state: said(phone), to: '/office/security' },
    {
      key: 'identity',
      isDone: verification === 'verified',
      state: `office.verification.${verification}`,
      to: '/office/identification',
    },
  ];
}

export function VerificationScreen(): ReactNode {
  const core = useCore();
  const t = useText();
  const user = useProjection(core.feature('user'), identity);
  return (
    <OfficePage name={t('office.verify')}>
      {user === null || user.facts === null ? (
        <OfficeWait
          hasFailed={false}
          onRetry={() => core.dispatch({ type: 'user/load', payload: { isAgain: true } })}
        />
      ) : (
        <section className="card office-part" aria-labelledby="verify-list">
          <h2 id="verify-list">{t('office.verify.list')}</h2>
          <ul className="accounts">
            {rowsOf(user).map(({ key, isDone, state, to }) => (
              <li key={key}>
                <span className="accounts-name">
                  {t(`office.verify.${key}`)}
                  <small>{t(`office.verify.${key}.why`)}</small>
                </span>
                <span className="tag">{t(state)}</span>
                {!isDone && (
                  <Link
                    to={to}
                    className="button is-small"
                    label={`${t('office.verify.do')}: ${t(`office.verify.${key}`)}`}
                  >
                    {t('office.verify.do')}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <p className="office-note">
            <Link to="/kycpolicy" className="way">
              {t('office.verify.policy')}
            </Link>
          </p>
        </section>
      )}
    </OfficePage>
  );
}
