/** The referral of a visit: the keys for the guard, and the cookies once consent allows them. */
import { defineFeature } from '../../app/define-feature.ts';
import { createCell, derive } from '../../kernel/readable.ts';
import { consent } from '../consent/public.ts';
import { referral } from './contract.ts';
import { referralDecider } from './decider.ts';
import { REFERRAL_KEYS } from './rules.ts';
import { saveTags } from './save-tags.process.ts';
import { viewReferral } from './views.ts';

export const feature = defineFeature(referral, {
  optional: { consent },
  decider: referralDecider,
  create({ ports: { cookies, page, report }, own, optional }) {
    const mayKeep = derive(optional('consent'), (given) => given?.allows.marketing ?? false);
    return {
      view: derive(own.readable, viewReferral),
      effects: {
        'save-tags': () => saveTags({ referral: own.readable, mayKeep, cookies, openedWith: page.query ?? '', report }),
      },
      guardFacts: createCell({ referralKeys: REFERRAL_KEYS }),
    };
  },
});
