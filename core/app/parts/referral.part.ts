/** Who sent the visitor: the keys for the guard, and the cookies once they are allowed. */
import { createCell, derive } from '../../kernel/readable.ts';
import type { Module } from '../../kernel/decider.ts';
import { referralDecider } from '../../modules/referral/decider.ts';
import type { ReferralState } from '../../modules/referral/decider.ts';
import type { ReferralCommand, ReferralEvent, ReferralRejection } from '../../modules/referral/messages.ts';
import { REFERRAL_KEYS } from '../../modules/referral/rules.ts';
import { saveTags } from '../../modules/referral/save-tags.process.ts';
import type { ReferralView } from '../../modules/referral/views.ts';
import { viewReferral } from '../../modules/referral/views.ts';
import type { Part } from './part.ts';

export const referralPart: Part<ReferralView> = ({ ports, runtime, readable, part }) => {
  const { cookies, page, report } = ports;
  const module: Module<'referral', ReferralState, ReferralCommand, ReferralEvent, null, ReferralRejection> = {
    name: 'referral',
    decider: referralDecider,
    facts: () => null,
  };
  runtime.join(module);
  const referral = readable('referral');
  const mayKeep = derive(part('consent'), (consent) => consent?.allows.marketing ?? false);
  return {
    view: derive(referral, viewReferral),
    processes: [
      {
        name: 'referral/save-tags',
        run: () => saveTags({ referral, mayKeep, cookies, openedWith: page.query ?? '', report }),
      },
    ],
    world: createCell({ referralKeys: REFERRAL_KEYS }),
  };
};
