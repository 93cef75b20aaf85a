/**
 * The targets of the operator's menus: a page of the site, which gets the language prefix, or an outside address with a
 * known origin. Any other link is omitted.
 */
import { safeNavigate } from './safe-navigate.ts';

export type MenuTarget =
  | { readonly kind: 'site'; readonly path: string }
  | { readonly kind: 'away'; readonly href: string };

export interface MenuLink {
  readonly id: string;
  readonly title: string;
  readonly to: MenuTarget;
}

/** Networks on which an operator may have a page. */
const SOCIAL_ORIGINS: readonly string[] = [
  'https://t.me',
  'https://x.com',
  'https://www.facebook.com',
  'https://www.instagram.com',
  'https://www.youtube.com',
  'https://vk.com',
  'https://www.linkedin.com',
  'https://discord.gg',
];

export function targetOf(href: string): MenuTarget | null {
  const safe = safeNavigate(href, '', SOCIAL_ORIGINS);
  if (!safe.ok) return null;
  return safe.value.startsWith('/') ? { kind: 'site', path: safe.value } : { kind: 'away', href: safe.value };
}

export function linksOf(
  list: readonly { readonly id: string; readonly title: string; readonly href: string }[],
): readonly MenuLink[] {
  return list.flatMap(({ id, title, href }) => {
    const to = targetOf(href);
    return to === null || title === '' ? [] : [{ id, title, to }];
  });
}
