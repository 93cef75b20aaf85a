/**
 * The sign-in origins of each provider: the only addresses besides the site's own that the operator may send a player
 * to [AUT-12]. A provider without an origin signs in on the site's origin only.
 */
import type { SocialProvider } from '../types.ts';

export const PROVIDER_ORIGINS: Readonly<Record<SocialProvider, readonly string[]>> = {
  google: ['https://accounts.google.com'],
  vk: ['https://id.vk.com', 'https://oauth.vk.com'],
  ok: ['https://connect.ok.ru'],
  fb: ['https://www.facebook.com'],
  mailru: ['https://oauth.mail.ru'],
  yandex: ['https://oauth.yandex.ru', 'https://oauth.yandex.com'],
  telegram: ['https://oauth.telegram.org'],
  kakaotalk: ['https://kauth.kakao.com'],
  twitter: ['https://x.com', 'https://api.x.com'],
  itsme: ['https://idp.prd.itsme.services'],
  twitch: ['https://id.twitch.tv'],
  metamask: [],
  line: ['https://access.line.me'],
  linkedin: ['https://www.linkedin.com'],
  apple: ['https://appleid.apple.com'],
};
