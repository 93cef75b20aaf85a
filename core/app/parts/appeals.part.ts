/** Appeals against a block or a ban: brought by the page that shows them. */
import type { Module } from '../../kernel/decider.ts';
import { derive } from '../../kernel/readable.ts';
import { appealsDecider } from '../../modules/appeals/decider.ts';
import type { AppealsCommand, AppealsEvent, AppealsRejection } from '../../modules/appeals/messages.ts';
import { forgetAppeals, sendAppeals } from '../../modules/appeals/send-appeals.process.ts';
import type { AppealForm, AppealsState } from '../../modules/appeals/types.ts';
import type { Part } from './part.ts';

export interface AppealsView extends AppealsState {
  /** Sends what was written: it goes past the messages. Nothing happens while another one is under way. */
  readonly send: (form: AppealForm) => void;
}

export const appealsPart: Part<AppealsView> = ({ ports, api, runtime, state, readable, eventsOf, dispatch }) => {
  const module: Module<'appeals', AppealsState, AppealsCommand, AppealsEvent, null, AppealsRejection> = {
    name: 'appeals',
    decider: appealsDecider,
    facts: () => null,
  };
  runtime.join(module);
  // One at a time: what was not taken is replaced.
  let waiting: { readonly attempt: string; readonly form: AppealForm } | null = null;
  const send = (form: AppealForm): void => {
    const attempt = ports.ids.next();
    if (state('appeals').sending === 'sending') return;
    waiting = { attempt, form };
    dispatch({ type: 'appeals/send', payload: { attempt } });
  };
  const take = (attempt: string): AppealForm | null => {
    const form = waiting?.attempt === attempt ? waiting.form : null;
    waiting = null;
    return form;
  };
  return {
    view: derive(readable('appeals'), (now) => ({ ...now, send })),
    processes: [
      {
        name: 'appeals/send',
        run: () =>
          sendAppeals({
            events$: eventsOf('appeals'),
            api,
            isSignedIn: () => state('session').status === 'player',
            take,
          }),
      },
      { name: 'appeals/forget', run: () => forgetAppeals(eventsOf('session')) },
    ],
  };
};
