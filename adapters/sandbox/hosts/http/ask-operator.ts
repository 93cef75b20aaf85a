/** Calls of a host that renders pages: it asks the operator like any guest. */
import type { HttpHandler } from 'msw';
import { answerRequest } from '../answer.ts';

/** The text that a GET of a guest is answered with; null where the operator does not answer with 200. */
export type AskOperator = (address: string) => Promise<string | null>;

/** Asks the operator in this process. */
export function askHandlers(handlers: readonly HttpHandler[]): AskOperator {
  return async (address) => {
    const { status, body } = await answerRequest(handlers, new Request(`http://localhost${address}`), '');
    return status === 200 ? new Response(body).text() : null;
  };
}

/** How long an answer of another process is used again. */
const FRESH_MS = 1_000;
/** Answers in memory; the oldest leave first. */
const MAX_ANSWERS = 500;
const ANSWER_MS = 5_000;

/** Asks the operator in another process, each address at most once a second [HST-8]. */
export function askOver(operator: string): AskOperator {
  const answers = new Map<string, { readonly at: number; readonly answer: Promise<string | null> }>();

  const ask = async (address: string): Promise<string | null> => {
    const response = await fetch(operator + address, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    return response.text();
  };

  return (address) => {
    const now = performance.now();
    const known = answers.get(address);
    if (known !== undefined && now - known.at < FRESH_MS) return known.answer;
    const answer = ask(address);
    answer.catch(() => answers.delete(address));
    answers.delete(address);
    answers.set(address, { at: now, answer });
    const [oldest] = answers.keys();
    if (answers.size > MAX_ANSWERS && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
