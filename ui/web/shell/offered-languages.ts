/**
 * Languages offered to a visitor: those that the operator names and the site supports, without those reserved for
 * players. The current language is always included.
 */
import type { SiteSetup } from 'touchline/core/site-config/setup';
import type { SiteConfig } from 'touchline/core/site-config/views';
import { LANGUAGES, type Language } from 'touchline/core/preferences/types';
import { useCore } from '../core-context.ts';
import { useTextLanguage } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { statusOf } from './selectors.ts';

const namedOf = (config: SiteConfig | null): readonly string[] => config?.languages ?? LANGUAGES;
const NONE: readonly string[] = [];
const hiddenOf = (setup: SiteSetup | null): readonly string[] => setup?.languagesHiddenFromGuests ?? NONE;

export function useOfferedLanguages(): readonly Language[] {
  const core = useCore();
  const named = useProjection(core.siteConfig, namedOf);
  const hidden = useProjection(core.feature('siteSetup'), hiddenOf);
  const isPlayer = useProjection(core.session, statusOf) === 'player';
  const spoken = useTextLanguage();
  return LANGUAGES.filter((code) => code === spoken || (named.includes(code) && (isPlayer || !hidden.includes(code))));
}
