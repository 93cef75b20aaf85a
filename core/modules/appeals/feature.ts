/** Appeals against a block or a ban, loaded by the page that shows them. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { session } from '../session/public.ts';
import type { RightStop } from '../user/public.ts';
import { user } from '../user/public.ts';
import { appeals } from './contract.ts';
import { appealsDecider } from './decider.ts';
import { forgetAppeals, sendAppeals } from './send-appeals.process.ts';
import type { AppealForm } from './types.ts';

const NONE: readonly RightStop[] = [];

export const feature = defineFeature(appeals, {
  needs: { session },
  optional: { user },
  decider: appealsDecider,
  create({ api, dispatch, createSecretChannel, own, state, optional, eventsOf }) {
    const stops = derive(optional('user'), (known) => known?.stops.support ?? NONE);
    const forms = createSecretChannel<AppealForm>();
    return {
      facts: () => ({ stops: stops.get() }),
      view: combine([own.readable, stops] as const, ([now, stopped]) => ({ ...now, stops: stopped })),
      actions: {
        send: (form) => void forms.send(form, (attempt) => dispatch({ type: 'appeals/send', payload: { attempt } })),
      },
      effects: {
        send: () =>
          sendAppeals({
            events$: own.events$,
            api,
            isSignedIn: () => state('session').status === 'player',
            take: forms.take,
          }),
        forget: () => forgetAppeals(eventsOf('session')),
      },
    };
  },
});
