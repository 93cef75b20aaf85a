/** Words and clock of a happening, and which happenings are worth a caption. */
import { periodOf } from 'touchline/core/line/rules/periods';
import type { Game } from 'touchline/core/line/types';
import type { Detail, Happening, HappeningKind, Side } from 'touchline/core/match-view/types';
import { rowClock } from '../../../format/period.ts';
import type { Translate } from '../../../text.ts';

export function sideName(side: Side, game: Game): string {
  return side === 'home' ? game.home : side === 'away' ? game.away : '';
}

/** 'Goal for Arsenal, no. 9', 'Point for Rublev, rally of 7', 'Half 2 begins'. The players of the numbers are those of the line-ups. */
export function happeningText(
  { kind, side, value, period, players, detail }: Happening,
  game: Game,
  t: Translate,
): string {
  const text = t(`media.happened.${kind}`, {
    side: sideName(side, game),
    value,
    period: t(`period.${periodOf(game.champ.sportId)}`, { n: period }),
  });
  if (detail !== undefined) return t('media.withDetail', { text, detail: detailText(detail, t) });
  if (players === undefined) return text;
  const [number, other] = players;
  return other === undefined
    ? t('media.byPlayer', { text, number })
    : t('media.change', { text, off: number, on: other });
}

function detailText({ shots }: Detail, t: Translate): string {
  return t('media.detail.rally', { shots });
}

const POINTS: ReadonlySet<HappeningKind> = new Set<HappeningKind>(['point', 'game', 'break', 'set']);

/** Whether a happening is the end of a rally. */
export const isPoint = ({ kind, servedFrom }: Happening): boolean => servedFrom !== undefined && POINTS.has(kind);

/** The match clock of a happening as rows show it; the period where no clock counts. */
export function happeningClock({ clockS, period }: Happening, game: Game, t: Translate): string {
  const clock = rowClock({ ...game, status: 'inPlay', clockRuns: true, receivedAt: 0, clockS, period }, 0);
  return clock === '' ? t(`period.${periodOf(game.champ.sportId)}`, { n: period }) : clock;
}

const KEY_VALUE = 3;

/** Whether a happening is a key event: captioned, marked on the axis, and shown in the short feed. */
export function isKey({ kind, value }: Happening): boolean {
  switch (kind) {
    case 'goal':
    case 'break':
    case 'set':
    case 'run':
    case 'yellowCard':
    case 'redCard':
    case 'substitution':
    case 'penalty':
    case 'suspension':
    case 'periodStart':
    case 'periodEnd':
    case 'end':
      return true;
    case 'score':
      return value >= KEY_VALUE;
    case 'points':
    case 'point':
    case 'game':
    case 'shot':
    case 'shotOnTarget':
    case 'corner':
    case 'foul':
    case 'save':
    case 'turnover':
    case 'ace':
    case 'doubleFault':
      return false;
  }
}
