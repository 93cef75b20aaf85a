/** The values of placeholders in the keys of the match tracker's texts. */
import { SUITS, type DrawSide } from 'touchline/core/casino/rules/draw-parts';
import { FIELD_HAPPENINGS } from 'touchline/core/match-view/field-types';
import type { FieldBoard } from 'touchline/core/match-view/field-types';
import type { Mark } from 'touchline/core/match-view/rules/lineup';
import type { yardLine } from 'touchline/core/match-view/rules/situation';
import {
  HAPPENINGS,
  POSITIONS,
  type LineupsAnswer,
  type Opening,
  type PlayZone,
  type Share,
  type Situation,
} from 'touchline/core/match-view/types';
import type { PartName } from '../../ui/web/screens/game/parts.tsx';

const SIDES: Readonly<Record<Exclude<DrawSide, 'none'>, true>> = {
  ...{ red: true, blue: true, white: true, black: true },
  ...{ turned: true, andar: true, bahar: true },
};
const ZONES: Readonly<Record<PlayZone, true>> = { middle: true, attack: true, danger: true };
const SHARES: Readonly<Record<Share['name'], true>> = { possession: true, attacks: true, dangerousAttacks: true };
const FAILURES: Readonly<Record<Exclude<Opening, 'opening' | 'open'>, true>> = { refused: true, failed: true };
const HALVES: Readonly<Record<ReturnType<typeof yardLine>['half'], true>> = {
  ...{ own: true, midfield: true, opponent: true, goal: true },
};
const ENDS: Readonly<Record<Extract<Situation, { kind: 'over' }>['end'], true>> = { left: true, right: true };

const PARTS: Readonly<Record<PartName, true>> = { markets: true, tracker: true, stats: true, lineups: true };
const MARKS: Readonly<Record<Mark['kind'], true>> = {
  goal: true,
  yellowCard: true,
  redCard: true,
  off: true,
  on: true,
};
const NO_LINEUPS: Readonly<Record<Extract<LineupsAnswer, string>, true>> = { later: true, none: true, failed: true };

const FIELD_KINDS = Object.keys({ race: true, round: true } satisfies Record<FieldBoard['kind'], true>);

export const MEDIA_SHAPES: Readonly<Record<string, readonly string[]>> = {
  'field.done.*': FIELD_KINDS,
  'field.happened.*': FIELD_HAPPENINGS,
  'field.lap.*': FIELD_KINDS,
  'field.value.*': FIELD_KINDS,
  'game.part.*': Object.keys(PARTS),
  'lineups.*': Object.keys(NO_LINEUPS),
  'lineups.mark.*': Object.keys(MARKS),
  'lineups.position.*': POSITIONS,
  'media.happened.*': HAPPENINGS,
  'media.down.*': ['1', '2', '3', '4'],
  'media.draws.*': ['bets', 'run', 'shown'],
  'media.draws.rank.*': ['ace', 'jack', 'queen', 'king'],
  'media.draws.side.*': Object.keys(SIDES),
  'media.draws.suit.*': SUITS,
  'media.play.*': Object.keys(ZONES),
  'media.share.*': Object.keys(SHARES),
  'media.video.*': Object.keys(FAILURES),
  'media.yards.*': Object.keys(HALVES),
  'media.end.*': Object.keys(ENDS),
};
