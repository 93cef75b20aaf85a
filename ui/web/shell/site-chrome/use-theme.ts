/** Page decoration: a championship's theme, the header's rows, and the licence tag where the host requires one. */
import { useEffect } from 'react';
import { PAGE_THEMES, type PageTheme } from 'touchline/core/site-chrome/messages';
import type { SiteSetup } from 'touchline/core/site-config/setup';
import { usePageLocation } from '../../page-location.ts';

/** Page types with a theme of their own. */
const SPECIAL: ReadonlySet<string> = new Set(PAGE_THEMES);

function useRootData(name: 'special' | 'rows', value: string | null): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (value === null) return undefined;
    dataset[name] = value;
    return () => void delete dataset[name];
  }, [name, value]);
}

/** A page from the host already has the tag; a page from a plain file server gets one here. */
function useLicenceTag(setup: SiteSetup | null): void {
  const dmca = setup?.licenceConfig?.dmca ?? null;
  useEffect(() => {
    if (
      dmca === null ||
      !dmca.domains.includes(location.host) ||
      !/^[a-z][\w:.-]{0,60}$/i.test(dmca.name) ||
      document.head.querySelector(`meta[name="${dmca.name}"]`) !== null
    )
      return;
    const tag = document.createElement('meta');
    tag.name = dmca.name;
    tag.content = dmca.content;
    document.head.append(tag);
  }, [dmca]);
}

/** The page's type names its theme; on any other page the operator may name one [SCH-12, SCH-20]. */
export function useTheme(setup: SiteSetup | null, theme: PageTheme | null): void {
  const { outcome, background } = usePageLocation();
  const type = (background ?? outcome).target.params['pageType'] ?? '';
  useRootData('special', SPECIAL.has(type) ? type : theme);
  useRootData('rows', setup === null || setup.headerRows === 'auto' ? null : setup.headerRows);
  useLicenceTag(setup);
}
