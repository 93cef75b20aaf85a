/** The shapes of an engine's answers. */
import type { LimitAnswer, LimitList } from './limit-engine.ts';
import { readLimitList } from './limit-list.ts';

/** The engine lacks a function, or gave an answer that no law can judge. A report shows the message as it is. */
export class EngineFault extends Error {}

/** No connection to the engine can be made, so that no law says anything: the check ends, and no case counts as failed. */
export class EngineUnreachable extends Error {}

/** An answer on one line, also where it has no JSON. */
const shown = (answer: unknown): string =>
  (typeof answer === 'number' ? String(answer) : (JSON.stringify(answer) ?? String(answer))).slice(0, 200);

/** Throws where the payout is not a whole number. */
export function readPayout(name: string, answer: unknown): number {
  if (typeof answer === 'number' && Number.isInteger(answer)) return answer;
  throw new EngineFault(`\`${name}\` answered ${shown(answer)}: the answer must be a whole number of minor units`);
}

/** Throws where the answer does not say whether the call was accepted. */
export function readAnswer(name: string, answer: unknown): LimitAnswer {
  if (typeof answer === 'object' && answer !== null && 'accepted' in answer && typeof answer.accepted === 'boolean')
    return { accepted: answer.accepted };
  throw new EngineFault(
    `\`${name}\` answered ${shown(answer)}: the answer must be { accepted: true } or { accepted: false }`,
  );
}

/** Throws where the list lacks a field, and names the field. */
export function readList(name: string, answer: unknown): LimitList {
  const read = readLimitList(answer);
  if (typeof read !== 'string') return read;
  throw new EngineFault(`\`${name}\` answered no list of limits: ${read}; ${shown(answer)}`);
}
