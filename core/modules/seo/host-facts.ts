/** What a host that serves pages needs of the site config, and what it knows of the one who asks. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { NavigationWorld } from '../../navigation/world.ts';
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
  isShowIdentification: flag(true),
  promoBonusToOffer: flag(false),
  isSlotFirstDepositRedirect: flag(false),
  availableRoutes: v.optional(v.nullable(v.array(integer)), null),
  langHiddenUnauthorized: v.optional(v.array(v.string()), []),
  notFoundUrls: v.optional(v.array(v.string()), []),
  licenceConfig: v.optional(v.nullable(v.object({ dmca: v.optional(v.nullable(dmca), null) })), null),
});

export type HostConfig = Readonly<v.InferOutput<typeof schema>>;
export const decodeHostConfig: Decode<HostConfig> = decodeWith(schema);

export interface Visitor {
  /** As `Accept-Language` says it. */
  readonly languages: string;
  readonly userAgent: string;
  /** Of the address that she asked. */
  readonly origin: string;
}

const ROBOT = /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|mediapartners|lighthouse/i;

/** The first of the languages she reads that the site speaks; otherwise the site's own. */
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
    .toSorted((a, b) => b.weight - a.weight || a.at - b.at)[0];
  return best?.language ?? (languages.includes(defaultLanguage) ? defaultLanguage : (languages[0] ?? 'en'));
}

/** The guards' world as a host knows it: nobody is known, nothing is closed that the config does not close, and whether a page of a closed site is right is the page's to find out. */
export function worldOf(config: HostConfig, { languages, userAgent, origin }: Visitor): NavigationWorld {
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
