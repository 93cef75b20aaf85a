/** The rest of the site config, decoded after the first price, and its facts for the guards. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { followCountry, preferences } from '../preferences/public.ts';
import { siteConfig, siteSetup } from './contract.ts';
import { setupOf } from './setup.ts';

export const siteSetupFeature = defineFeature(siteSetup, {
  needs: { siteConfig, preferences },
  create({ readable }) {
    const config = readable('siteConfig');
    const view = derive(config, (now) => setupOf(now.config));
    const counts12h = derive(config, (now) => {
      const { has_twelve_h_by_geo, geo_with_twelve_format } = setupOf(now.config).customizeConfig;
      return now.config === null
        ? null
        : has_twelve_h_by_geo && geo_with_twelve_format.includes(now.config.countryCode);
    });
    return {
      view,
      effects: { 'follow-country': () => followCountry(readable('preferences'), counts12h) },
      guardFacts: combine([config, view] as const, ([now, setup]) => ({
        isProduction: now.config === null ? null : setup.isProduction,
        isVipDomain: setup.isVipDomain,
        isIdentificationShown: setup.isShowIdentification,
        promoBonusToOffer: setup.promoBonusToOffer,
        paymentPage: setup.isShowPaymentPageOnlyAuth ? 'players' : 'all',
        isMiddleware: setup.isAccountMiddleware,
        isAuthRequired:
          (setup.isVipDomain && setup.isMainVipDomainAuthNeed) ||
          setup.geoAuthReqVip.includes(now.config?.countryCode ?? ''),
        languagesHiddenFromGuests: setup.langHiddenUnauthorized,
        notFoundUrls: setup.notFoundUrls,
        availableRoutes: setup.availableRoutes,
        isSlotFirstDeposit: setup.isSlotFirstDepositRedirect,
        isRechargeModal: now.config === null && !now.failed ? null : setup.isRechargeModal,
        afterSignIn: setup.afterSignIn,
      })),
    };
  },
});
