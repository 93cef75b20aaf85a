/** Requests an image that some countries require [SCH-9]. The image is never visible. */
import type { ReactNode } from 'react';
import type { SiteSetup } from 'touchline/core/site-config/setup';
import type { SiteConfig } from 'touchline/core/site-config/views';
import { useCore } from '../../core-context.ts';
import { useProjection } from '../../use-projection.ts';

declare const __DEMO__: boolean | undefined;
/** The demo's operator answers calls, but serves no images. */
const IS_DEMO = typeof __DEMO__ === 'boolean' && __DEMO__;

const PATH = '/web-api/policy/logo.agif';
const countryOf = (config: SiteConfig | null): number | null => config?.geoCountryId ?? null;

export function PolicyLogo({ setup }: { readonly setup: SiteSetup | null }): ReactNode {
  const country = useProjection(useCore().siteConfig, countryOf);
  if (IS_DEMO || country === null || setup?.policyLogoCountries.includes(country) !== true) return null;
  return <img className="vh" src={PATH} alt="" width={1} height={1} aria-hidden="true" />;
}
