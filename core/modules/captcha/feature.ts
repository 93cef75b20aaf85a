/** The operator's captcha; loaded with the first refusal that demands one. */
import { defineFeature } from '../../app/define-feature.ts';
import { captcha } from './contract.ts';
import { captchaDecider } from './decider.ts';
import { followChallenge } from './follow-challenge.process.ts';
import { createOperatorCaptcha, createProofBox } from './operator-captcha.ts';

export const feature = defineFeature(captcha, {
  decider: captchaDecider,
  create({ ports: { clock, ids }, bareApi, dispatch, own }) {
    const proofs = createProofBox();
    return {
      view: own.readable,
      service: createOperatorCaptcha({ dispatch, events$: own.events$, proofs, nextId: ids.next }),
      effects: {
        'follow-challenge': () =>
          followChallenge({ events$: own.events$, api: bareApi, clock, proofs, state: own.state }),
      },
    };
  },
});
