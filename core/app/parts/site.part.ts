/** The rest of the site config, and what it means to the guards. */
import { combine, derive } from '../../kernel/readable.ts';
import { followCountry } from '../../modules/preferences/follow-country.process.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import type { SiteSetup } from '../../modules/site-config/setup.ts';
import type { Part } from './part.ts';

export const sitePart: Part<SiteSetup> = ({ readable }) => {
  const siteConfig = readable('site-config');
  const view = derive(siteConfig, ({ config }) => setupOf(config));
  const counts12h = derive(siteConfig, ({ config }) => {
    const { has_twelve_h_by_geo, geo_with_twelve_format } = setupOf(config).customizeConfig;
    return config === null ? null : has_twelve_h_by_geo && geo_with_twelve_format.includes(config.countryCode);
  });
  return {
    view,
    processes: [{ name: 'preferences/follow-country', run: () => followCountry(readable('preferences'), counts12h) }],
    world: combine([siteConfig, view] as const, ([{ config, failed }, setup]) => ({
      isProduction: config === null ? null : setup.isProduction,
      isVipDomain: setup.isVipDomain,
      isIdentificationShown: setup.isShowIdentification,
      promoBonusToOffer: setup.promoBonusToOffer,
      paymentPage: setup.isShowPaymentPageOnlyAuth ? 'players' : 'all',
      isMiddleware: setup.isAccountMiddleware,
      isAuthRequired:
        (setup.isVipDomain && setup.isMainVipDomainAuthNeed) || setup.geoAuthReqVip.includes(config?.countryCode ?? ''),
      languagesHiddenFromGuests: setup.langHiddenUnauthorized,
      notFoundUrls: setup.notFoundUrls,
      availableRoutes: setup.availableRoutes,
      isSlotFirstDeposit: setup.isSlotFirstDepositRedirect,
      isRechargeModal: config === null && !failed ? null : setup.isRechargeModal,
      afterSignIn: setup.afterSignIn,
    })),
  };
};
