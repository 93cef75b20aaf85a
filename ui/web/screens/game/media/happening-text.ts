/** Words and clock of a happening, and which happenings are worth a caption. */
import { periodOf } from 'touchline/core/line/rules/periods';
import type { Game } from 'touchline/core/line/types';
import type { Detail, Happening, HappeningKind, Side } from 'touchline/core/match-view/types';
import { rowClock } from '../../../format/period.ts';
import type { Translate } from '../../../text.ts';

export function sideName(side: Side, game: Game): string {
  return side === 'home' ? game.home : side === 'away' ? game.away : '';
}

/**
 * 'Goal for Arsenal, no. 9', 'Point for Rublev, rally of 7', 'Half 2 begins'. The players of the numbers are those of
 * the line-ups.
 */
export function happeningText(happening: Happening, game: Game, t: Translate): string {
  const { kind, side, value, period, players, detail } = happening;
  // A break of snooker and a visit of darts are worth many points.
  const text = t(`media.happened.${kind === 'point' && value > 1 ? 'score' : kind}`, {
    side: sideName(side, game),
    value,
    period: t(`period.${periodOf(game.champ.sportId)}`, { n: period }),
  });
  if (detail !== undefined) return t('media.withDetail', { text, detail: detailText(detail, side, t) });
  if (players === undefined) return text;
  const [number, other] = players;
  return other === undefined
    ? t('media.byPlayer', { text, number })
    : t('media.change', { text, off: number, on: other });
}

/** Of a happening of this side. */
function detailText(detail: Detail, side: Side, t: Translate): string {
  switch (detail.kind) {
    case 'rally':
      return t('media.detail.rally', { shots: detail.shots });
    case 'overs':
      return t('media.detail.over', { overs: detail.overs, balls: detail.balls });
    case 'down':
      return downText(detail.down, detail.toGo, t);
    case 'frames':
      return t('media.detail.bestOf', { most: detail.most });
    case 'legs':
      return t('media.detail.left', { left: detail.left[side === 'away' ? 1 : 0] });
  }
}

const downText = (down: number, toGo: number, t: Translate): string =>
  t('media.detail.down', { down: t(`media.down.${down}`), toGo });

/** The text of a scoreboard beside the score and the period: 'Overs 12.3 / 20', 'Best of 9'. */
export function detailNow(detail: Detail | null, game: Game, t: Translate): string {
  if (detail === null || game.status !== 'inPlay') return '';
  switch (detail.kind) {
    case 'rally':
      return '';
    case 'overs':
      return t('media.detail.overs', { overs: detail.overs, balls: detail.balls, most: detail.most });
    case 'down':
      return t('media.detail.sideDown', {
        side: sideName(detail.side, game),
        down: downText(detail.down, detail.toGo, t),
      });
    case 'frames':
      return t('media.detail.bestOf', { most: detail.most });
    case 'legs':
      return t('media.detail.legs', { most: detail.most, home: detail.left[0], away: detail.left[1] });
  }
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
    case 'wicket':
    case 'knockdown':
    case 'submission':
    case 'bout':
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
    case 'firstDown':
    case 'takedown':
      return false;
  }
}
