/** The player's thread with the manager and shared ideas, loaded by their pages. */
import { filter } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine, createCell, derive } from '../../kernel/readable.ts';
import { preferences } from '../preferences/public.ts';
import { session } from '../session/public.ts';
import type { RightStop } from '../user/public.ts';
import { user } from '../user/public.ts';
import { inbox } from './contract.ts';
import { inboxDecider } from './decider.ts';
import { exchangeLetters } from './exchange-letters.process.ts';
import type { Idea, Thread } from './types.ts';

const NONE: readonly RightStop[] = [];

export const feature = defineFeature(inbox, {
  needs: { preferences, session },
  optional: { user },
  decider: inboxDecider,
  create({ ports: { clock, ids }, api, dispatch, createSecretChannel, own, state, optional, eventsOf }) {
    const stops = derive(optional('user'), (known) => known?.stops.support ?? NONE);
    const texts = createSecretChannel<string>();
    const thread = createCell<Thread | null>(null);
    const ideas = createCell<readonly Idea[] | null>(null);
    return {
      facts: () => ({
        stops: stops.get(),
        lengthOf: (attempt) => texts.peek(attempt)?.length ?? 0,
        unread: thread.get()?.unread ?? 0,
      }),
      view: combine([own.readable, thread, ideas, stops] as const, ([now, messages, shared, stopped]) => ({
        ...now,
        messages,
        shared,
        stops: stopped,
      })),
      actions: {
        send: (kind, text) =>
          texts.send(text.trim(), (attempt) => dispatch({ type: 'inbox/send', payload: { kind, attempt } })).ok,
      },
      effects: {
        exchange: () =>
          exchangeLetters({
            events$: own.events$,
            api,
            clock,
            language: () => state('preferences').language,
            nextId: ids.uuid,
            take: texts.take,
            thread,
            ideas,
            left$: eventsOf('session').pipe(filter(({ event }) => event.type === 'session/signedOut')),
          }),
      },
    };
  },
});
