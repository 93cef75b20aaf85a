/** The languages that a visitor is offered: those that the operator names and the site speaks, without those kept for players. The one that is spoken is always among them. */
import type { SiteSetup } from '../../../core/modules/site-config/setup.ts';
import type { SiteConfig } from '../../../core/modules/site-config/views.ts';
import { LANGUAGES, type Language } from '../../../core/modules/preferences/types.ts';
import { useCore } from '../core-context.ts';
import { useSpoken } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { statusOf } from './selectors.ts';

const namedOf = (config: SiteConfig | null): readonly string[] => config?.languages ?? LANGUAGES;
const NONE: readonly string[] = [];
const hiddenOf = (setup: SiteSetup | null): readonly string[] => setup?.langHiddenUnauthorized ?? NONE;

export function useOfferedLanguages(): readonly Language[] {
  const core = useCore();
  const named = useProjection(core.siteConfig, namedOf);
  const hidden = useProjection(core.part('site'), hiddenOf);
  const isPlayer = useProjection(core.session, statusOf) === 'player';
  const spoken = useSpoken();
  return LANGUAGES.filter((code) => code === spoken || (named.includes(code) && (isPlayer || !hidden.includes(code))));
}
