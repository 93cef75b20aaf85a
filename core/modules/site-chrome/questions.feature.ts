/** A player's questions to the desk, loaded by the windows that show them. */
import { filter } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine, createCell, derive } from '../../kernel/readable.ts';
import { preferences } from '../preferences/public.ts';
import { session } from '../session/public.ts';
import type { RightStop } from '../user/public.ts';
import { user } from '../user/public.ts';
import { askQuestions } from './ask-questions.process.ts';
import { questions } from './contract.ts';
import type { Question } from './questions.ts';
import { questionsDecider } from './questions-decider.ts';

const NONE: readonly RightStop[] = [];

export const feature = defineFeature(questions, {
  needs: { preferences, session },
  optional: { user },
  decider: questionsDecider,
  create({ ports, api, dispatch, createSecretChannel, own, state, optional, eventsOf }) {
    const stops = derive(optional('user'), (known) => known?.stops.support ?? NONE);
    const texts = createSecretChannel<string>();
    const list = createCell<readonly Question[] | null>(null);
    return {
      facts: () => ({ stops: stops.get(), lengthOf: (attempt) => texts.peek(attempt)?.length ?? 0 }),
      view: combine([own.readable, list, stops] as const, ([now, known, stopped]) => ({
        ...now,
        list: known,
        stops: stopped,
      })),
      actions: {
        ask: (text) =>
          texts.send(text.trim(), (attempt) => dispatch({ type: 'questions/ask', payload: { attempt } })).ok,
      },
      effects: {
        ask: () =>
          askQuestions({
            events$: own.events$,
            api,
            language: () => state('preferences').language,
            nextId: ports.ids.next,
            take: texts.take,
            list,
            left$: eventsOf('session').pipe(filter(({ event }) => event.type === 'session/signedOut')),
          }),
      },
    };
  },
});
