/** The site config fields that a host of pages needs, and the facts about a visitor. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { KnownContext } from '../../navigation/navigation-context.ts';
import { routeNamesOf } from '../../navigation/wire.ts';
import type { SeoSite } from './head.ts';

const flag = (otherwise: boolean) => v.optional(v.boolean(), otherwise);
const dmca = v.object({ domains: v.array(v.string()), name: v.string(), content: v.string() });

const schema = v.object({
  languages: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))), v.minLength(1)),
  defaultLanguage: v.string(),
  companyName: v.string(),
  isRegistrationAllowed: flag(true),
  isVipDomain: flag(false),
  isProduction: flag(true),
  hasCookiesPopup: flag(false),
  isShowIdentification: flag(true),
  promoBonusToOffer: flag(false),
  isSlotFirstDepositRedirect: flag(false),
  availableRoutes: v.optional(
    v.nullable(
      v.pipe(
        v.array(integer),
        v.transform((numbers) => routeNamesOf(numbers)),
      ),
    ),
    null,
  ),
  langHiddenUnauthorized: v.optional(v.array(v.string()), []),
  notFoundUrls: v.optional(v.array(v.string()), []),
  licenceConfig: v.optional(v.nullable(v.object({ dmca: v.optional(v.nullable(dmca), null) })), null),
});

export interface HostConfig {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly companyName: string;
  readonly isRegistrationAllowed: boolean;
  readonly isVipDomain: boolean;
  readonly isProduction: boolean;
  /** Visitors are asked about cookies [CNS-1]. */
  readonly hasCookiesPopup: boolean;
  readonly isShowIdentification: boolean;
  readonly promoBonusToOffer: boolean;
  readonly isSlotFirstDepositRedirect: boolean;
  readonly availableRoutes: readonly string[] | null;
  readonly langHiddenUnauthorized: readonly string[];
  readonly notFoundUrls: readonly string[];
  readonly licenceConfig: { readonly dmca: DmcaFact | null } | null;
}

/** The domains that carry a mark against copying, and its meta element. */
export interface DmcaFact {
  readonly domains: readonly string[];
  readonly name: string;
  readonly content: string;
}
export const decodeHostConfig: Decode<HostConfig> = decodeWith(schema);

export interface Visitor {
  /** The `Accept-Language` header. */
  readonly languages: string;
  readonly userAgent: string;
  /** The origin of the requested address. */
  readonly origin: string;
}

const ROBOT = /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|mediapartners|lighthouse/i;

/** The first accepted language that the site has; otherwise the site's own. */
function languageFor(accepted: string, { languages, defaultLanguage }: HostConfig): string {
  const wanted = accepted
    .split(',')
    .slice(0, 20)
    .map((part, at) => {
      const [tag = '', quality = ''] = part.split(';q=');
      return {
        language: tag.trim().toLowerCase().split('-')[0] ?? '',
        weight: quality === '' ? 1 : Number(quality),
        at,
      };
    });
  const best = wanted
    .filter(({ language, weight }) => weight > 0 && languages.includes(language))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)[0];
  return best?.language ?? (languages.includes(defaultLanguage) ? defaultLanguage : (languages[0] ?? 'en'));
}

/**
 * The guards' context of a host: the visitor is unknown, only the config closes the site, and the page itself decides
 * about pages of a closed site.
 */
export function hostContext(config: HostConfig, { languages, userAgent, origin }: Visitor): KnownContext {
  const language = languageFor(languages, config);
  return {
    signedIn: null,
    isGateKnown: false,
    language,
    detectedLanguages: [language],
    languages: config.languages,
    origin,
    isRegistrationAllowed: config.isRegistrationAllowed,
    isVipDomain: config.isVipDomain,
    isProduction: config.isProduction,
    isIdentificationShown: config.isShowIdentification,
    promoBonusToOffer: config.promoBonusToOffer,
    isSlotFirstDeposit: config.isSlotFirstDepositRedirect,
    availableRoutes: config.availableRoutes,
    notFoundUrls: config.notFoundUrls,
    isBot: ROBOT.test(userAgent),
  };
}

export function seoSiteOf(
  { companyName, languages, defaultLanguage, langHiddenUnauthorized, licenceConfig }: HostConfig,
  origin: string,
  base = '/',
): SeoSite {
  return {
    origin,
    base,
    name: companyName,
    languages,
    defaultLanguage,
    hiddenLanguages: langHiddenUnauthorized,
    dmca: licenceConfig?.dmca ?? null,
  };
}
