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

export const appealsFeature = defineFeature(appeals, {
  needs: { session },
  optional: { user },
  decider: appealsDecider,
  create({ ports, api, dispatch, own, state, optional, eventsOf }) {
    const stops = derive(optional('user'), (known) => known?.stops.support ?? NONE);
    // One at a time: a form that no process has taken is replaced.
    let waiting: { readonly attempt: string; readonly form: AppealForm } | null = null;
    const send = (form: AppealForm): void => {
      const attempt = ports.ids.next();
      if (own.state().sending === 'sending' || stops.get().length > 0) return;
      waiting = { attempt, form };
      dispatch({ type: 'appeals/send', payload: { attempt } });
    };
    const take = (attempt: string): AppealForm | null => {
      const form = waiting?.attempt === attempt ? waiting.form : null;
      waiting = null;
      return form;
    };
    return {
      facts: () => ({ stops: stops.get() }),
      view: combine([own.readable, stops] as const, ([now, stopped]) => ({ ...now, send, stops: stopped })),
      effects: {
        send: () =>
          sendAppeals({
            events$: own.events$,
            api,
            isSignedIn: () => state('session').status === 'player',
            take,
          }),
        forget: () => forgetAppeals(eventsOf('session')),
      },
    };
  },
});
