/**
 * Three questions before a deposit limit is removed. A token is for one player and one kind, works once and expires
 * after 15 minutes. A restart invalidates all tokens.
 */
import type { Answer, LimitKind, Question } from 'touchline/core/limits/types';

const TOKEN_TTL_MS = 15 * 60_000;
const OPEN_AT_ONCE = 1_000;
const YES = 1;
const NO = 2;

const ANSWERS = [
  { id: YES, text: 'limits.test.yes' },
  { id: NO, text: 'limits.test.no' },
];
const ASKED: readonly { readonly question: Question; readonly right: number }[] = [
  { question: { id: 1, text: 'limits.test.afford', answers: ANSWERS }, right: YES },
  { question: { id: 2, text: 'limits.test.chasing', answers: ANSWERS }, right: NO },
  { question: { id: 3, text: 'limits.test.borrowed', answers: ANSWERS }, right: NO },
];

interface Graded {
  readonly limitType: LimitKind;
  readonly isPassed: boolean;
  readonly results: readonly { readonly questionId: number; readonly isRight: boolean }[];
}

export interface Questions {
  open(
    playerId: number,
    limitType: LimitKind,
    now: number,
  ): { readonly questions: readonly Question[]; readonly tokenGuid: string };
  /** null: no such test. */
  grade(playerId: number, tokenGuid: string, answers: readonly Answer[], now: number): Graded | null;
}

export function createQuestions(newToken: () => string): Questions {
  const open = new Map<string, { readonly playerId: number; readonly limitType: LimitKind; readonly until: number }>();
  return {
    open(playerId, limitType, now) {
      const tokenGuid = newToken();
      open.set(tokenGuid, { playerId, limitType, until: now + TOKEN_TTL_MS });
      for (const oldest of open.keys()) {
        if (open.size <= OPEN_AT_ONCE) break;
        open.delete(oldest);
      }
      return { questions: ASKED.map(({ question }) => question), tokenGuid };
    },
    grade(playerId, tokenGuid, answers, now) {
      const test = open.get(tokenGuid);
      if (test === undefined || test.playerId !== playerId || now >= test.until) return null;
      const results = ASKED.map(({ question, right }) => ({
        questionId: question.id,
        isRight: answers.find(({ questionId }) => questionId === question.id)?.answerId === right,
      }));
      const isPassed = results.every(({ isRight }) => isRight);
      if (isPassed) open.delete(tokenGuid);
      return { limitType: test.limitType, isPassed, results };
    },
  };
}
