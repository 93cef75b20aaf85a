/** What the operator's redirect service says of addresses. */
import type { Module } from '../../kernel/decider.ts';
import { derive } from '../../kernel/readable.ts';
import { isActive } from '../../modules/maintenance/public.ts';
import { askRedirects } from '../../modules/redirects/ask-redirects.process.ts';
import { redirectsDecider } from '../../modules/redirects/decider.ts';
import type { RedirectsState } from '../../modules/redirects/decider.ts';
import type { RedirectsCommand, RedirectsEvent, RedirectsRejection } from '../../modules/redirects/messages.ts';
import type { Part } from './part.ts';

export const redirectsPart: Part<RedirectsState> = ({ ports, api, runtime, state, readable, eventsOf }) => {
  const module: Module<
    'redirects',
    RedirectsState,
    RedirectsCommand,
    RedirectsEvent,
    { readonly isMaintenance: boolean },
    RedirectsRejection
  > = {
    name: 'redirects',
    decider: redirectsDecider,
    facts: () => ({ isMaintenance: isActive(state('maintenance')) }),
  };
  runtime.join(module);
  return {
    view: readable('redirects'),
    processes: [
      {
        name: 'redirects/ask',
        run: () => askRedirects({ events$: eventsOf('redirects'), api, clock: ports.clock, report: ports.report }),
      },
    ],
    world: derive(readable('redirects'), ({ answers }) => ({ redirects: answers })),
  };
};
