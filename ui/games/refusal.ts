/** The words of a refused stake: why, which limit has refused it, and from when the limit allows it [GSN-28, GSN-39]. */
import { kindOfNumber } from 'touchline/core/limits/kinds-wire';
import type { LimitKind } from 'touchline/core/limits/types';
import { timeText } from './look.ts';
import type { Json } from './round.ts';
import { numberOf, textOf } from './round.ts';
import type { GameText, SharedWord, Words } from './words.ts';
import { isSharedWord, textIn } from './words.ts';

const WORDS = {
  stakeDay: ['Stakes in 24 hours', 'Ставки за 24 часа', 'Einsätze in 24 Stunden', 'الرهانات خلال 24 ساعة'],
  stakeWeek: ['Stakes in 7 days', 'Ставки за 7 дней', 'Einsätze in 7 Tagen', 'الرهانات خلال 7 أيام'],
  stakeMonth: ['Stakes in 30 days', 'Ставки за 30 дней', 'Einsätze in 30 Tagen', 'الرهانات خلال 30 يومًا'],
  lossDay: [
    'Net loss in 24 hours',
    'Чистый проигрыш за 24 часа',
    'Nettoverlust in 24 Stunden',
    'صافي الخسارة خلال 24 ساعة',
  ],
  lossWeek: ['Net loss in 7 days', 'Чистый проигрыш за 7 дней', 'Nettoverlust in 7 Tagen', 'صافي الخسارة خلال 7 أيام'],
  lossMonth: [
    'Net loss in 30 days',
    'Чистый проигрыш за 30 дней',
    'Nettoverlust in 30 Tagen',
    'صافي الخسارة خلال 30 يومًا',
  ],
  sessionTime: ['Session limit', 'Лимит сеанса', 'Sitzungslimit', 'حد الجلسة'],
  which: ['Your limit: {limit}.', 'Ваш лимит: {limit}.', 'Dein Limit: {limit}.', 'حدّك: {limit}.'],
  until: [
    'Your limit: {limit}. This stake is possible from {time}.',
    'Ваш лимит: {limit}. Такая ставка возможна с {time}.',
    'Dein Limit: {limit}. Dieser Einsatz ist ab {time} möglich.',
    'حدّك: {limit}. يمكن هذا الرهان ابتداءً من {time}.',
  ],
} as const satisfies Words;

const UNTIL_FORMAT = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

/** Whether the limit is one that can stop a stake. */
const isNamed = (kind: LimitKind): kind is LimitKind & keyof typeof WORDS => Object.hasOwn(WORDS, kind);

/** A sentence for a refusal's details; empty where they name no limit that a player sets. */
export function limitNote(detail: Json): string {
  const kind = kindOfNumber(detail['limitType']);
  if (kind === null || !isNamed(kind)) return '';
  const language = document.documentElement.lang;
  const text: GameText<keyof typeof WORDS> = textIn(language, WORDS);
  const until = numberOf(detail['until']);
  if (until === 0) return text('which', { limit: text(kind) });
  const locale = language === 'en' ? 'en-GB' : `${language}-u-nu-latn`;
  return text('until', { limit: text(kind), time: timeText(until, locale, UNTIL_FORMAT) });
}

/** The text of a refusal: the most exact one that there is. */
export function refusalWord(code: string, detail: Json): SharedWord {
  const reason = textOf(detail['reason']);
  // A limit with nothing left names no amount.
  const exact = reason === 'limitReached' && numberOf(detail['max']) === 0 ? code : `${code}_${reason}`;
  return [exact, code].find(isSharedWord) ?? 'other';
}
