import type { SiteChromeState } from './decider.ts';
import type { MenuLink } from '../../navigation/menu-links.ts';
import { linksOf } from '../../navigation/menu-links.ts';
import type { PageText, PageTheme } from './messages.ts';
import type { Talk, TalkMessage } from './support.ts';
import { readFooter, readMenu, readSupport } from './wire.ts';

export interface MenuCategory {
  readonly id: string;
  readonly title: string;
  readonly links: readonly MenuLink[];
}

export interface SiteChromeView {
  /** The office menu; empty until loaded. */
  readonly menu: readonly MenuCategory[];
  readonly footer: {
    readonly columns: readonly { readonly title: string; readonly links: readonly MenuLink[] }[];
    readonly licence: string;
  };
  readonly support: {
    readonly email: string;
    readonly hours: string;
    readonly hasCallback: boolean;
    readonly social: readonly MenuLink[];
  };
  /** The text at the end of the current page. */
  readonly text: PageText | null;
  /** The operator's theme for the current page [SCH-20]. */
  readonly theme: PageTheme | null;
  readonly callback: SiteChromeState['callback'];
  readonly talk: Talk;
}

export interface SiteChromeGroups {
  readonly menu: unknown;
  readonly footer: unknown;
  readonly support: unknown;
}

type Read = Pick<SiteChromeView, 'menu' | 'footer' | 'support'>;

/** Decoded once for each answer: the same groups give the same lists. */
export function createGroupReader(): (groups: SiteChromeGroups) => Read {
  let last: { readonly groups: SiteChromeGroups; readonly read: Read } | null = null;
  return (groups) => {
    if (
      last !== null &&
      last.groups.menu === groups.menu &&
      last.groups.footer === groups.footer &&
      last.groups.support === groups.support
    )
      return last.read;
    const { columns, licence } = readFooter(groups.footer);
    const { social, ...support } = readSupport(groups.support);
    const read: Read = {
      menu: readMenu(groups.menu)
        .menuCategories.map(({ id, title, links }) => ({ id, title, links: linksOf(links) }))
        .filter(({ links }) => links.length > 0),
      footer: { columns: columns.map(({ title, links }) => ({ title, links: linksOf(links) })), licence },
      support: { ...support, social: linksOf(social).filter(({ to }) => to.kind === 'away') },
    };
    last = { groups, read };
    return read;
  };
}

export function viewSiteChrome(
  { text, theme, callback, talk }: SiteChromeState,
  read: Read,
  messages: readonly TalkMessage[],
): SiteChromeView {
  return { ...read, text, theme, callback, talk: { messages, status: talk } };
}
