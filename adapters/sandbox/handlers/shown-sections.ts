/** The sections of the office menu that the operator's switches show. */
import type { Operator } from '../operator/operator.ts';
import type { ShownSections } from '../operator/site/menus.ts';

export function shownSections({ switches }: Pick<Operator, 'switches'>): ShownSections {
  return {
    isIdentificationShown: switches.get('isShowIdentification'),
    areWalletsShown: switches.get('showWallets'),
  };
}
