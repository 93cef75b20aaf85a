/** What is inside a modal of a kind: words and buttons, unless the kind has a body of its own here. Title, focus and Escape are the host's. */
import type { ComponentType } from 'react';
import type { Modal, ModalKind } from '../../../../core/modules/modals/public.ts';
import { needStyles } from '../../styles/late.ts';
import { needWords } from '../../text.ts';
import { lazyAgain } from '../../try-again.tsx';
import { AgeWarning } from './age-warning.tsx';
import { ConsentChoice } from './consent-choice.tsx';

export interface BodyProps {
  readonly modal: Modal;
  /** Ends it with this result. */
  readonly answer: (isConfirmed: boolean, value?: string) => void;
}

const Recharge: ComponentType<BodyProps> = lazyAgain(async () => {
  const [{ RechargeBody }] = await Promise.all([
    import('./recharge.ts'),
    needStyles('page', 'office', 'cashier'),
    needWords('cashier', 'office'),
  ]);
  return RechargeBody;
});

/** Loaded with the first of them. */
const windowOf = (
  name: 'UserQuestion' | 'QuestionHistory' | 'Insights' | 'MakeMoney' | 'TeamCash',
): ComponentType<BodyProps> =>
  lazyAgain(async () => {
    const [windows] = await Promise.all([
      import('./windows/windows.ts'),
      needStyles('page'),
      needWords('windows', 'limits', 'remote'),
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
