/** All pages by route name. */
import { casinoPages } from './casino/pages.ts';
import { alphabetPages } from './information/alphabet.ts';
import { bettingPages } from './information/betting.ts';
import { payingPages } from './information/paying.ts';
import { carePages } from './information/care.ts';
import { companyPages } from './information/company.ts';
import { cookiePages } from './information/cookies.ts';
import { policyPages } from './information/policies.ts';
import { rulesPages } from './information/rules.ts';
import { officePages } from './office/pages.ts';
import { otherPages } from './others.ts';
import type { Pages } from './page.ts';
import { drawPages } from './play/draws.ts';
import { sportsPages } from './play/sports.ts';
import { promotionPages } from './promotions.ts';

export const PAGES: Pages = {
  ...alphabetPages,
  ...bettingPages,
  ...payingPages,
  ...carePages,
  ...casinoPages,
  ...companyPages,
  ...cookiePages,
  ...drawPages,
  ...officePages,
  ...otherPages,
  ...policyPages,
  ...promotionPages,
  ...rulesPages,
  ...sportsPages,
};
