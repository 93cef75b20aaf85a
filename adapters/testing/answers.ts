/** The shapes of an engine's answers. */
import type { LimitAnswer, LimitList } from './limit-engine.ts';
import { readLimitList } from './limit-list.ts';

/** The engine gave an answer that no law can judge, or none. A report shows the message as it is. */
export class EngineFault extends Error {
  /** The question to the engine, in words and as a value; null: not known yet. */
  readonly at: { readonly example: unknown } | null = null;
}

/** The engine lacks a function, whatever the case. */
export class EngineLacks extends EngineFault {}

/** A fault with the case at which it occurred. */
class FaultAt extends EngineFault {
  override readonly at: { readonly example: unknown };
  constructor(message: string, example: unknown, cause: unknown) {
    super(message, { cause });
    this.at = { example };
  }
}

/**
 * No connection to the engine can be made, so that no law says anything: the check ends, and no case counts as failed.
 */
export class EngineUnreachable extends Error {}

const faultText = (fault: unknown): string =>
  fault instanceof EngineFault
    ? fault.message
    : `the engine threw: ${fault instanceof Error ? fault.message : String(fault)}`;

/**
 * Adds to a fault the case at which the fault occurred, in words and as a report shows the case. Returns a fault
 * unchanged where the fault already has its case, or where no case caused the fault.
 */
export function faultAt(fault: unknown, words: string, example: unknown): unknown {
  const isReported = fault instanceof EngineFault && fault.at !== null;
  if (isReported || fault instanceof EngineLacks || fault instanceof EngineUnreachable) return fault;
  return new FaultAt(`${faultText(fault)}. ${words}.`, example, fault);
}

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
