import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Question } from './questions.ts';
import { MAX_QUESTIONS } from './questions.ts';

const words = v.pipe(v.string(), v.maxLength(10_000));
const question: v.GenericSchema<unknown, Question> = v.object({
  number: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  at: integer,
  text: words,
  answer: v.nullable(v.object({ at: integer, text: words })),
});

export const QUESTIONS_PATH = '/web-api/support/questions';
export const decodeQuestion: Decode<Question> = decodeWith(question);
export const decodeQuestions: Decode<readonly Question[]> = decodeWith(
  v.pipe(
    v.object({ questions: v.array(question) }),
    v.transform((answer) => answer.questions.slice(0, MAX_QUESTIONS)),
  ),
);
