/** An image that some countries ask for [FUR-9]. It is asked for and not seen. */
import type { ReactNode } from 'react';
import type { SiteSetup } from '../../../../core/modules/site-config/setup.ts';
import type { SiteConfig } from '../../../../core/modules/site-config/views.ts';
import { useCore } from '../../core-context.ts';
import { useProjection } from '../../use-projection.ts';

declare const __DEMO__: boolean | undefined;
/** An operator that lives in the browser answers calls, not images. */
const IS_DEMO = typeof __DEMO__ === 'boolean' && __DEMO__;

const PATH = '/web-api/policy/logo.agif';
const countryOf = (config: SiteConfig | null): number | null => config?.geoCountryId ?? null;

export function PolicyLogo({ setup }: { readonly setup: SiteSetup | null }): ReactNode {
  const country = useProjection(useCore().siteConfig, countryOf);
  if (IS_DEMO || country === null || setup?.policyLogoCountries.includes(country) !== true) return null;
  return <img className="vh" src={PATH} alt="" width={1} height={1} aria-hidden="true" />;
}
