/** Where the play stands, in words. */
import { metresToTryLine, pointsOnTable, yardLine } from 'touchline/core/match-view/rules/situation';
import type { Game } from 'touchline/core/line/types';
import type { Dart, LiveView, Situation } from 'touchline/core/match-view/types';
import type { Translate } from '../../../text.ts';
import { sideName } from './happening-text.ts';

/** 'Eagles on their own 35, first down at their own 45', 'Yankees at bat: runners on first and third, outs: 1'. */
export function situationText(situation: Situation, game: Game, t: Translate): string {
  const side = 'side' in situation ? sideName(situation.side, game) : '';
  switch (situation.kind) {
    case 'yards':
      return t('media.at.yards', { side, ball: yardText(situation.ball, t), line: yardText(situation.line, t) });
    case 'bases':
      return t('media.at.bat', { side, bases: basesText(situation.taken, t), outs: situation.outs });
    case 'over': {
      const { striker, partner, end, balls } = situation;
      const text = t('media.at.over', {
        striker: striker.number,
        runs: striker.runs,
        partner: partner.number,
        partnerRuns: partner.runs,
        end: t(`media.end.${end}`),
      });
      return balls.length === 0
        ? text
        : t('media.at.balls', { text, balls: listed(balls.map((ball) => ballText(ball, t))) });
    }
    case 'balls': {
      const { reds, colours, lastBreak } = situation;
      const text = t('media.at.table', { reds, colours, points: pointsOnTable(reds, colours) });
      return lastBreak === null
        ? text
        : t('media.at.break', { text, side: sideName(lastBreak.side, game), points: lastBreak.points });
    }
    case 'visit': {
      const { left, lastVisit } = situation;
      const text = t('media.at.throw', { side, left });
      return lastVisit === null
        ? text
        : t('media.at.visit', {
            text,
            side: sideName(lastVisit.side, game),
            darts: listed(lastVisit.darts.map((dart) => dartText(dart, t))),
          });
    }
  }
}

const listed = (words: readonly string[]): string => words.join(' · ');

/** 'Saracens have the ball, 18 m from the try line', 'Boston have the puck'. */
export function spotText({ spot, surface }: Pick<LiveView, 'spot' | 'surface'>, game: Game, t: Translate): string {
  if (spot === null) return '';
  const { side, zone, x } = spot;
  if (surface === 'rugby' && side !== 'none')
    return t('media.at.metres', { side: sideName(side, game), metres: metresToTryLine(side, x) });
  if (surface === 'rink' && zone === 'middle') return t('media.puck', { side: sideName(side, game) });
  return t(`media.play.${zone}`, { side: sideName(side, game) });
}

function yardText(yards: number, t: Translate): string {
  const line = yardLine(yards);
  return t(`media.yards.${line.half}`, { yards: line.yards });
}

function basesText([first, second, third]: readonly [boolean, boolean, boolean], t: Translate): string {
  if (first) {
    if (second) return t(third ? 'media.bases.all' : 'media.bases.firstSecond');
    return t(third ? 'media.bases.firstThird' : 'media.bases.first');
  }
  if (second) return t(third ? 'media.bases.secondThird' : 'media.bases.second');
  return t(third ? 'media.bases.third' : 'media.bases.none');
}

function ballText(ball: number | 'wicket', t: Translate): string {
  if (ball === 'wicket') return t('media.ball.wicket');
  return ball === 0 ? t('media.ball.dot') : String(ball);
}

const BULL = 25;
/** As the sport writes them in every language. */
const TIMES = { 1: '', 2: 'D', 3: 'T' } as const;

function dartText({ times, field }: Dart, t: Translate): string {
  if (times === 0) return t('media.dart.miss');
  if (field === BULL) return times === 2 ? t('media.dart.bull') : String(field);
  return `${TIMES[times]}${field}`;
}
