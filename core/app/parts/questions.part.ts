/** A player's questions to the desk: brought by the windows that show them. */
import { filter } from 'rxjs';
import { derive } from '../../kernel/readable.ts';
import { createQuestions } from '../../modules/furniture/questions.ts';
import type { QuestionsView } from '../../modules/furniture/questions.ts';
import type { Part } from './part.ts';

export const questionsPart: Part<QuestionsView> = ({ ports, api, readable, eventsOf }) => {
  const language = derive(readable('preferences'), (preferences) => preferences.language);
  const { view, hand, run } = createQuestions({
    api,
    nextId: ports.ids.next,
    language: language.get,
    left$: eventsOf('session').pipe(filter(({ event }) => event.type === 'session/signedOut')),
  });
  return { view: derive(view, (now) => ({ ...now, ...hand })), processes: [{ name: 'furniture/questions', run }] };
};
