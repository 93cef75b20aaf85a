/**
 * The content of a modal: text and buttons, unless its kind has a body of its own here. Title, focus and Escape belong
 * to the host.
 */
import type { ComponentType } from 'react';
import type { ModalKind } from 'touchline/core/modals/public';
import { needStyles } from '../../styles/deferred.ts';
import { loadNamespaces } from '../../text.ts';
import { lazyAgain } from '../../try-again.tsx';
import { AgeWarning } from './age-warning.tsx';
import type { BodyProps } from './body-props.ts';
import { ConsentChoice } from './consent-choice.tsx';

const Recharge: ComponentType<BodyProps> = lazyAgain(async () => {
  const [{ RechargeBody }] = await Promise.all([
    import('./recharge.ts'),
    needStyles('page', 'office', 'cashier'),
    loadNamespaces('cashier', 'office'),
  ]);
  return RechargeBody;
});

/** Loads the windows' chunk with the first window. */
const windowOf = (
  name: 'UserQuestion' | 'QuestionHistory' | 'Insights' | 'MakeMoney' | 'TeamCash',
): ComponentType<BodyProps> =>
  lazyAgain(async () => {
    const [windows] = await Promise.all([
      import('./windows/windows.ts'),
      needStyles('page'),
      loadNamespaces('windows', 'limits', 'remote'),
    ]);
    return windows[name];
  });

export const BODIES: Readonly<Partial<Record<ModalKind, ComponentType<BodyProps>>>> = {
  ageWarning: AgeWarning,
  cookieConsent: ConsentChoice,
  userQuestion: windowOf('UserQuestion'),
  supportHistory: windowOf('QuestionHistory'),
  insights: windowOf('Insights'),
  makeMoney: windowOf('MakeMoney'),
  teamCash: windowOf('TeamCash'),
  recharge: Recharge,
};
