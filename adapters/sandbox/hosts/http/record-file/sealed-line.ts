/**
 * One line of the record file: `{"n":12,"sum":"9f86d081884c7d65","record":{…}}`. `n` is the line's number from 1. `sum`
 * covers `n`, the record's text and the `sum` of the line before, so that a line is valid only at its own place in its
 * own file [REC-1].
 */
import { createHash } from 'node:crypto';
import { readRecord } from '../../../operator/store/records.ts';
import type { OperatorRecord } from '../../../operator/store/records.ts';

/** The end of a record file: its last line's number and checksum. */
export interface FileEnd {
  readonly n: number;
  readonly sum: string;
}

export type ReadLine =
  | { readonly ok: true; readonly record: OperatorRecord; readonly end: FileEnd }
  /** `isWhole`: the line is intact, but its record is not valid at this place. */
  | { readonly ok: false; readonly error: string; readonly isWhole: boolean };

const SUM_DIGITS = 16;
/** The end of an empty file. */
export const NO_LINES: FileEnd = { n: 0, sum: '0'.repeat(SUM_DIGITS) };

const LINE = /^\{"n":([1-9]\d{0,15}),"sum":"([0-9a-f]{16})","record":(.*)\}$/s;

/** The sealed line for a record's JSON text after `end`, and the resulting end. */
export function sealLine(end: FileEnd, recordText: string): { readonly line: string; readonly end: FileEnd } {
  const n = end.n + 1;
  const sum = sumOf(end, n, recordText);
  return { line: `{"n":${n},"sum":"${sum}","record":${recordText}}\n`, end: { n, sum } };
}

/** Reads the line that follows `end`, given without its line end. */
export function readLine(end: FileEnd, bytes: Buffer): ReadLine {
  const [, number = '', sum = '', recordText = ''] = LINE.exec(textOf(bytes) ?? '') ?? [];
  if (number === '') return { ok: false, error: 'this is not a line of the record', isWhole: false };
  const n = Number(number);
  const fits = sum === sumOf(end, n, recordText);
  if (n !== end.n + 1) return { ok: false, error: misplaced(n, end.n + 1), isWhole: fits };
  if (!fits)
    return { ok: false, error: 'the line or one before it was changed: its checksum does not fit', isWhole: false };
  const read = readRecord(valueOf(recordText));
  if (!read.ok) return { ok: false, error: `this version can't read the record (${read.error})`, isWhole: true };
  return { ok: true, record: read.value, end: { n, sum } };
}

function misplaced(n: number, expected: number): string {
  if (n < expected) return `record ${n} stands here a second time`;
  return n === expected + 1 ? `record ${expected} is missing` : `records ${expected} to ${n - 1} are missing`;
}

function sumOf(end: FileEnd, n: number, recordText: string): string {
  return createHash('sha256').update(`${end.sum} ${n} ${recordText}`).digest('hex').slice(0, SUM_DIGITS);
}

/** The text, or null if the bytes are not UTF-8. */
export function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The value of a JSON text, or null. */
export function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
