/** The rest of the site config, decoded after the first price, and its facts for the guards. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { followCountry, preferences } from '../preferences/public.ts';
import { siteConfig, siteSetup } from './contract.ts';
import { setupOf } from './setup.ts';

export const feature = defineFeature(siteSetup, {
  needs: { siteConfig, preferences },
  create({ readable }) {
    const config = readable('siteConfig');
    const view = derive(config, (now) => setupOf(now.config));
    const counts12h = derive(config, (now) => {
      return now.config === null ? null : setupOf(now.config).twelveHourCountries.includes(now.config.countryCode);
    });
    return {
      view,
      effects: { 'follow-country': () => followCountry(readable('preferences'), counts12h) },
      guardFacts: combine([config, view] as const, ([now, setup]) => ({
        isProduction: now.config === null ? null : setup.isProduction,
        isVipDomain: setup.isVipDomain,
        isIdentificationShown: setup.isIdentificationShown,
        promoBonusToOffer: setup.promoBonusToOffer,
        paymentPage: setup.isPaymentPageForPlayersOnly ? 'players' : 'all',
        hasTaxes: setup.hasTaxes,
        isMiddleware: setup.isAccountMiddleware,
        isAuthRequired:
          (setup.isVipDomain && setup.isSignInRequiredOnVipDomain) ||
          setup.countriesRequiringSignIn.includes(now.config?.countryCode ?? ''),
        languagesHiddenFromGuests: setup.languagesHiddenFromGuests,
        notFoundUrls: setup.notFoundUrls,
        identityRoutes: setup.routesWithIdentity,
        dataRoutes: setup.routesWithData,
        availableRoutes: setup.availableRoutes,
        isSlotFirstDeposit: setup.isSlotFirstDeposit,
        isRechargeModal: now.config === null && !now.failed ? null : setup.isRechargeModal,
        afterSignIn: setup.afterSignIn,
      })),
    };
  },
});
