/** Explains why a form failed: the failure, what is kept, what to do, and when. */
import { type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';
import { clockOf, useSecondsUntil } from './use-seconds.ts';

type Failure = NonNullable<AuthView['failure']>;

/** `of`: the jobs of this form; failures of other jobs are not shown. */
export function FailureNote({
  failure,
  of,
}: {
  readonly failure: AuthView['failure'];
  readonly of: readonly Failure['job'][];
}): ReactNode {
  const shown = failure !== null && of.includes(failure.job) ? failure : null;
  return <div role="alert">{shown !== null && <Failed failure={shown} />}</div>;
}

function Failed({ failure }: { readonly failure: Failure }): ReactNode {
  const t = useText();
  const seconds = useSecondsUntil(failure.retryAt);
  const left =
    failure.code === 'wrong_code' && failure.attemptsLeft !== null && failure.attemptsLeft > 0
      ? ` ${t('auth.attemptsLeft', { count: failure.attemptsLeft })}`
      : '';
  return (
    <p className="form-note is-bad">
      <Icon name="alert" size={16} />
      <span>
        {t(`auth.failure.${failure.code}`)}
        {left}
        {failure.retryAt !== null && seconds > 0 && (
          <span aria-hidden="true"> {t('auth.retryIn', { time: clockOf(seconds) })}</span>
        )}
      </span>
    </p>
  );
}

/** Link to the operator's inbox page, where the operator offers one. */
export function ReadAt({ address }: { readonly address: string | null }): ReactNode {
  const t = useText();
  return address === null ? null : (
    <p className="form-foot">
      <a className="way" href={address} target="_blank" rel="noopener">
        {t('auth.readAt')}
      </a>
    </p>
  );
}
