/** The rest of the site config, and what it means to the guards. */
import { combine, derive } from '../../kernel/readable.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import type { SiteSetup } from '../../modules/site-config/setup.ts';
import type { Part } from './part.ts';

export const sitePart: Part<SiteSetup> = ({ readable }) => {
  const siteConfig = readable('site-config');
  const view = derive(siteConfig, ({ config }) => setupOf(config));
  return {
    view,
    processes: [],
    world: combine([siteConfig, view] as const, ([{ config }, setup]) => ({
      isProduction: setup.isProduction,
      isVipDomain: setup.isVipDomain,
      isIdentificationShown: setup.isShowIdentification,
      promoBonusToOffer: setup.promoBonusToOffer,
      paymentPage: setup.isShowPaymentPageOnlyAuth ? 'players' : 'all',
      isAuthRequired: (setup.isVipDomain && setup.isMainVipDomainAuthNeed) || setup.geoAuthReqVip.includes(config?.countryCode ?? ''),
      languagesHiddenFromGuests: setup.langHiddenUnauthorized,
      notFoundUrls: setup.notFoundUrls,
      availableRoutes: setup.availableRoutes,
      isSlotFirstDeposit: setup.isSlotFirstDepositRedirect,
      isRechargeModal: setup.isRechargeModal,
      afterSignIn: setup.afterSignIn,
    })),
  };
};
