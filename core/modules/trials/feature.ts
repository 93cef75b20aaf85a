/** Trials of designs: the arm of each running trial for this visitor. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { consent, functionalConsent } from '../consent/public.ts';
import { siteConfig } from '../site-config/public.ts';
import { trials } from './contract.ts';
import { trialsDecider } from './decider.ts';
import { keepArms } from './keep-arms.process.ts';
import { shownArms } from './rules/draw-arms.ts';
import { trialsIn } from './wire.ts';

export const feature = defineFeature(trials, {
  needs: { consent, siteConfig },
  decider: trialsDecider,
  create({ ports: { ids, report, storage }, own, readable, view }) {
    const running = derive(readable('siteConfig'), ({ config }) => (config === null ? null : trialsIn(config.more)));
    return {
      view: combine([running, own.readable] as const, ([now, drawn]) => ({ arms: shownArms(now ?? {}, drawn) })),
      effects: {
        keep: () =>
          keepArms({
            trials: running,
            mayRemember$: functionalConsent(view('consent')),
            random: () => ids.random(),
            storage,
            report,
          }),
      },
    };
  },
});
