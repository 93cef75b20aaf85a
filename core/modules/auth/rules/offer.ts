/**
 * The site's sign-in offer, read from its config. Unknown names are ignored and reported
 * as errors [AUT-7].
 */
import { bonusOf } from '../bonus-wire.ts';
import type { Bonus, LoginMode, RegistrationType, SocialProvider } from '../types.ts';
import { LOGIN_MODES, REGISTRATION_TYPES, SOCIAL_PROVIDERS } from '../types.ts';

export interface OfferConfig {
  readonly loginModes: readonly string[];
  readonly registrationTypes: readonly string[];
  readonly socialProviders: readonly string[];
  /** The operator's numbers of bonuses, by route. */
  readonly preselectedBonuses: readonly { readonly route: string; readonly id: number }[];
}

export interface Offer {
  readonly loginModes: readonly LoginMode[];
  readonly registrationTypes: readonly RegistrationType[];
  readonly providers: readonly SocialProvider[];
  readonly preselected: readonly { readonly route: string; readonly bonus: Bonus }[];
  /** Unknown names in the config. */
  readonly unknown: readonly string[];
}

/** Known names once each, in the config's order. */
function knownOf<T extends string>(asked: readonly string[], all: readonly T[]): readonly T[] {
  return all.filter((each) => asked.includes(each)).sort((a, b) => asked.indexOf(a) - asked.indexOf(b));
}

const strangers = (what: string, asked: readonly string[], all: readonly string[]): readonly string[] =>
  asked.filter((each) => !all.includes(each)).map((each) => `unknown ${what} ${each}`);

export function offerOf(config: OfferConfig): Offer {
  const providers = knownOf(config.socialProviders, SOCIAL_PROVIDERS);
  const types = knownOf(config.registrationTypes, REGISTRATION_TYPES);
  const modes = knownOf(config.loginModes, LOGIN_MODES);
  return {
    // One way to sign in always remains.
    loginModes: modes.length === 0 ? ['login_password'] : modes,
    registrationTypes: types.filter((type) => type !== 'soc_reg' || providers.length > 0),
    providers,
    preselected: config.preselectedBonuses.flatMap(({ route, id }) => {
      const bonus = bonusOf(id);
      return bonus === undefined ? [] : [{ route, bonus }];
    }),
    unknown: [
      ...strangers('login mode', config.loginModes, LOGIN_MODES),
      ...strangers('registration type', config.registrationTypes, REGISTRATION_TYPES),
      ...strangers('social network id', config.socialProviders, SOCIAL_PROVIDERS),
      ...config.preselectedBonuses.flatMap(({ id }) => (bonusOf(id) === undefined ? [`unknown bonus id ${id}`] : [])),
    ],
  };
}

/** The preselected bonus for the route over which the registration opened; declined without one in the config. */
export function preselectedBonus(offer: Pick<Offer, 'preselected'>, routeName: string | null): Bonus {
  return offer.preselected.find(({ route }) => route === routeName)?.bonus ?? 'none';
}
