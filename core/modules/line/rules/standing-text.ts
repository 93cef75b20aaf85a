/**
 * The standing of a selection in a shell's texts. Text keys: `standing.<standing>`, `standing.count.<unit>` with
 * `count` and its plural forms, and one sentence a need.
 */
import type { Translate } from '../../../kernel/text.ts';
import type { LegNeed, LegStanding } from './market-standing.ts';
import type { NamedGame } from './market-names.ts';
import { BASEBALL, CRICKET, FOOTBALL, FUTSAL, HANDBALL, ICE_HOCKEY, TENNIS } from './sport-ids.ts';
import { countedBy } from './stat-kinds.ts';

/** The unit of a game's score by sport. In tennis the points of the markets are games. */
const UNITS: ReadonlyMap<number, 'goal' | 'run' | 'game'> = new Map([
  [FOOTBALL, 'goal'],
  [ICE_HOCKEY, 'goal'],
  [HANDBALL, 'goal'],
  [FUTSAL, 'goal'],
  [TENNIS, 'game'],
  [BASEBALL, 'run'],
  [CRICKET, 'run'],
]);

function unitOf(kind: number, sportId: number): string {
  const [counted] = countedBy(kind) ?? [];
  if (counted === undefined) return UNITS.get(sportId) ?? 'point';
  return counted === 'corners' ? 'corner' : 'card';
}

function needText(need: LegNeed, kind: number, { home, away, sportId }: NamedGame, t: Translate): string {
  const unit = unitOf(kind, sportId);
  const counted = (count: number): string => t(`standing.count.${unit}`, { count });
  switch (need.kind) {
    case 'more':
      return need.side === 'either'
        ? t('standing.needs', { what: counted(need.count) })
        : t('standing.needsBySide', { what: counted(need.count), side: need.side === 'home' ? home : away });
    case 'both':
      return t('standing.needsBoth', { home, away, homeWhat: counted(need.home), awayWhat: counted(need.away) });
    case 'atMost':
      return t('standing.atMost', { what: counted(need.count) });
    case 'impossible':
      return t('standing.impossible');
  }
}

export interface StandingText {
  /** 'Winning', 'Losing'. */
  readonly standing: string;
  /** 'Needs 2 more goals from Arsenal'; '' where nothing is missing. */
  readonly need: string;
}

/** `kind`: of the market that stands so. */
export function standingText(
  { standing, need }: LegStanding,
  kind: number,
  game: NamedGame,
  t: Translate,
): StandingText {
  return { standing: t(`standing.${standing}`), need: need === null ? '' : needText(need, kind, game, t) };
}
