/** What a leaderboard says, in a shell's texts. */
import type { FieldBoard, FieldHappening, FieldRow } from 'touchline/core/match-view/field-types';
import { lineText } from 'touchline/core/line/rules/market-names';
import type { Translate } from '../../../text.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;
const QUARTERS = 4;

/** '+3.214', '+1:02.030'; left to right in every language. */
export function gapText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const seconds = ((ms % MINUTE_MS) / SECOND_MS).toFixed(3);
  return `\u2066+${minutes === 0 ? seconds : `${minutes}:${seconds.padStart(6, '0')}`}\u2069`;
}

/** '−4', '+1', and the word for even par. */
function parText(score: number, t: Translate): string {
  return score === 0 ? t('field.even') : lineText(score * QUARTERS, true);
}

/** The place of a row; equal scores of a round share one, with a T before it. */
export function placeText({ place }: FieldRow, { kind, rows }: FieldBoard): string {
  if (place === null) return '–';
  const isShared = kind === 'round' && rows.filter((each) => each.place === place).length > 1;
  return isShared ? `T${place}` : `${place}`;
}

/** The last column of an event that has begun. */
export function valueText({ value, isOut, done, place }: FieldRow, { kind }: FieldBoard, t: Translate): string {
  if (isOut) return t('field.out');
  if (value === null || (kind === 'round' && done === 0)) return '–';
  if (kind === 'round') return parText(value, t);
  return place === 1 ? t('field.leader') : gapText(value);
}

/** 'Lap 12', 'Hole 4'. */
export function lapText({ lap }: FieldHappening, { kind }: FieldBoard, t: Translate): string {
  return t(kind === 'race' ? 'period.lap' : 'period.hole', { n: lap });
}

export function happenedText({ kind, number, score }: FieldHappening, board: FieldBoard, t: Translate): string {
  const name = board.rows.find((row) => row.number === number)?.name ?? '';
  return t(`field.happened.${kind}`, { name, score: parText(score, t) });
}
