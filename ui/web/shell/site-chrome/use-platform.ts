/**
 * `platform_type` in the query forces the mobile or the desktop layout, whatever the window's width. Only the layout
 * changes, until the page is reloaded.
 */
import { useEffect } from 'react';
import { usePageLocation } from '../../page-location.ts';
import { forceWide } from '../frame.tsx';

export type Platform = 'mobile' | 'desktop';

export function platformIn(query: string): Platform | null {
  const asked = new URLSearchParams(query).get('platform_type');
  return asked === 'mobile' || asked === 'desktop' ? asked : null;
}

const DESKTOP_WIDTH = 1366;

/** Result of a width condition on the platform; null for any other condition. */
export function forcedMedia(condition: string, platform: Platform): 'all' | 'not all' | null {
  const [, bound, px] = /^\((min|max)-width:\s*([\d.]+)px\)$/.exec(condition) ?? [];
  if (bound === undefined) return null;
  const width = platform === 'mobile' ? 390 : DESKTOP_WIDTH;
  return (bound === 'min' ? width >= Number(px) : width <= Number(px)) ? 'all' : 'not all';
}

function rewrite(rules: CSSRuleList, platform: Platform): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const forced = forcedMedia(rule.media.mediaText, platform);
      if (forced !== null) rule.media.mediaText = forced;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, platform);
  }
}

let forced: Platform | null = null;

/** Fixes the width conditions of all styles once per page, and of late styles when they load. */
function force(platform: Platform): void {
  if (forced !== null) return;
  forced = platform;
  document.documentElement.dataset['platform'] = platform;
  if (platform === 'desktop')
    document.querySelector('meta[name="viewport"]')?.setAttribute('content', `width=${DESKTOP_WIDTH}`);
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules, platform);
  document.head.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.sheet !== null) rewrite(target.sheet.cssRules, platform);
    },
    true,
  );
  forceWide(platform === 'desktop');
}

export function usePlatform(): void {
  const { query } = usePageLocation().outcome.target;
  const platform = platformIn(query);
  useEffect(() => {
    if (platform !== null) force(platform);
  }, [platform]);
}
