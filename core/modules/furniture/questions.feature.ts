/** A player's questions to the desk, loaded by the windows that show them. */
import { filter } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { preferences } from '../preferences/public.ts';
import { session } from '../session/public.ts';
import type { RightStop } from '../user/public.ts';
import { user } from '../user/public.ts';
import { questions } from './contract.ts';
import { createQuestions } from './questions.ts';

const NONE: readonly RightStop[] = [];

export const questionsFeature = defineFeature(questions, {
  needs: { preferences, session },
  optional: { user },
  create({ ports, api, state, optional, eventsOf }) {
    const stops = derive(optional('user'), (known) => known?.stops.support ?? NONE);
    const { view, hand, run } = createQuestions({
      api,
      nextId: ports.ids.next,
      stops: stops.get,
      language: () => state('preferences').language,
      left$: eventsOf('session').pipe(filter(({ event }) => event.type === 'session/signedOut')),
    });
    return {
      view: combine([view, stops] as const, ([now, stopped]) => ({ ...now, ...hand, stops: stopped })),
      effects: { ask: run },
    };
  },
});
