/** Sign-in with the social providers that the site is set up for. The browser leaves for the provider's page. */
import { type ReactNode } from 'react';
import type { AuthView } from 'touchline/core/auth/public';
import { useActions } from '../../components/use-feature.ts';
import { useLinks } from '../../links.ts';
import { usePageLocation } from '../../page-location.ts';
import { useText } from '../../text.ts';

/** Brand names, the same in every language. */
export const PROVIDER_NAMES: Readonly<Record<AuthView['offer']['providers'][number], string>> = {
  google: 'Google',
  vk: 'VK',
  ok: 'OK.ru',
  fb: 'Facebook',
  mailru: 'Mail.ru',
  yandex: 'Yandex',
  telegram: 'Telegram',
  kakaotalk: 'KakaoTalk',
  twitter: 'X',
  itsme: 'itsme',
  twitch: 'Twitch',
  metamask: 'MetaMask',
  line: 'LINE',
  linkedin: 'LinkedIn',
  apple: 'Apple',
};

export function SocialButtons({
  auth,
  isAlone = false,
}: {
  readonly auth: AuthView;
  readonly isAlone?: boolean;
}): ReactNode {
  const { ask } = useActions('auth');
  const t = useText();
  const { href } = useLinks();
  const { returnTo } = usePageLocation();
  const { providers } = auth.offer;
  if (providers.length === 0) return null;
  const isBusy = auth.form.loading !== null;
  return (
    <section className="social" aria-label={t('auth.social')}>
      {!isAlone && <p className="social-or">{t('auth.socialOr')}</p>}
      <div className="social-ways">
        {providers.map((provider) => (
          <button
            key={provider}
            type="button"
            className="button is-outline"
            aria-disabled={isBusy}
            onClick={() => !isBusy && ask({ kind: 'startSocial', provider }, { returnTo: href(returnTo) })}
          >
            <span className="social-mark" aria-hidden="true">
              {PROVIDER_NAMES[provider].charAt(0).toUpperCase()}
            </span>
            {PROVIDER_NAMES[provider]}
          </button>
        ))}
      </div>
    </section>
  );
}
