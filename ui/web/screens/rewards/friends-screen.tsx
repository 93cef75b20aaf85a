/** Bring a friend: the personal link, how far each friend is, and the rewards [RWD-7]. */
import { useState, type ReactNode } from 'react';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText, useTextLanguage } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { RewardsPage, type RewardsProps } from './rewards-page.tsx';

function PersonalLink({ view, answer }: RewardsProps): ReactNode {
  const t = useText();
  const language = useTextLanguage();
  const money = useMoney();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const address = new URL(`/${language}${view.friends.path}`, document.baseURI).href;
  const { reward, stake, max } = answer.friends;
  const copy = (): void => {
    // Undefined when the page is not served securely.
    const writing =
      (navigator.clipboard as Clipboard | undefined)?.writeText(address) ?? Promise.reject(new Error('no clipboard'));
    void writing.then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    );
  };
  return (
    <section className="card office-part" aria-labelledby="friends-link">
      <h2 id="friends-link">{t('rewards.friends.link')}</h2>
      <p>{t('rewards.friends.lead', { reward: money(reward, answer.iso), stake: money(stake, answer.iso) })}</p>
      <input
        className="field-input"
        readOnly
        dir="ltr"
        aria-label={t('rewards.friends.link')}
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <p className="rewards-ways">
        <button type="button" className="button is-main" onClick={copy}>
          {t('rewards.friends.copy')}
        </button>
      </p>
      <p className="office-note" role="status">
        {copied === 'yes' && t('rewards.friends.copied')}
        {copied === 'failed' && t('rewards.friends.notCopied')}
      </p>
      <ul className="rewards-terms">
        <li>{t('rewards.friends.max', { count: max })}</li>
        <li>{t('rewards.friends.adults')}</li>
        <li>{t('rewards.friends.care')}</li>
      </ul>
    </section>
  );
}

function Friends({ view, answer }: RewardsProps): ReactNode {
  const t = useText();
  const money = useMoney();
  const preferences = useProjection(useCore().preferences, identity);
  const { registered, rewarded, earned } = view.friends;
  return (
    <section className="card office-part" aria-labelledby="friends-list">
      <h2 id="friends-list">{t('rewards.friends.list')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('rewards.friends.registered')}</dt>
          <dd className="number">{registered}</dd>
        </div>
        <div>
          <dt>{t('rewards.friends.rewarded')}</dt>
          <dd className="number">{rewarded}</dd>
        </div>
        <div>
          <dt>{t('rewards.friends.earned')}</dt>
          <dd className="number">{money(earned, answer.iso)}</dd>
        </div>
      </dl>
      {registered === 0 && <p className="office-note">{t('rewards.friends.none')}</p>}
      <ul className="accounts">
        {answer.friends.list.map(({ at, reward, percent }, index) => (
          <li key={`${at} ${index}`}>
            <span className="accounts-name">
              {t('rewards.friends.joined', { time: formatTime(at, 'full', preferences) })}
              <small>
                {reward === null
                  ? t('rewards.friends.percent', { percent })
                  : t('rewards.friends.paid', { amount: money(reward, answer.iso) })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FriendsScreen(): ReactNode {
  const t = useText();
  return (
    <RewardsPage name={t('rewards.friends')}>
      {(props) => (
        <div className="office">
          {!props.isClosed && <PersonalLink {...props} />}
          <Friends {...props} />
        </div>
      )}
    </RewardsPage>
  );
}
