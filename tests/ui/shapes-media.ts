/** The values of placeholders in the keys of the match tracker's texts. */
import { HAPPENINGS, type Opening, type PlayZone, type Share } from 'touchline/core/match-view/types';

const ZONES: Readonly<Record<PlayZone, true>> = { middle: true, attack: true, danger: true };
const SHARES: Readonly<Record<Share['name'], true>> = { possession: true, attacks: true, dangerousAttacks: true };
const FAILURES: Readonly<Record<Exclude<Opening, 'opening' | 'open'>, true>> = { refused: true, failed: true };

export const MEDIA_SHAPES: Readonly<Record<string, readonly string[]>> = {
  'media.happened.*': HAPPENINGS,
  'media.play.*': Object.keys(ZONES),
  'media.share.*': Object.keys(SHARES),
  'media.video.*': Object.keys(FAILURES),
};
