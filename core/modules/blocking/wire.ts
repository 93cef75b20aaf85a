import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { BlockReason } from '../../navigation/navigation-context.ts';
import type { BlockAnswer } from './types.ts';

/** The `displayTypeId` of a blocked visitor; any other value is none. */
const BLOCKED = 1;
/** The reasons by `templateTypeId`; every other number is a general one. */
const REASONS: ReadonlyMap<number, BlockReason> = new Map([
  [4, 'siteUpdates'],
  [16, 'suspension'],
  [13, 'ukraine'],
  [17, 'ireland'],
  [8, 'comingSoon'],
]);

const answer = v.pipe(
  v.object({ data: v.object({ displayTypeId: integer, templateTypeId: v.optional(v.nullable(integer), null) }) }),
  v.transform(({ data: { displayTypeId, templateTypeId } }): BlockAnswer => {
    if (displayTypeId !== BLOCKED) return { isBlocked: false };
    // Numbers of reasons begin at 1; 0 is a block without a reason, as null is.
    const reasonNumber = templateTypeId !== null && templateTypeId > 0 ? templateTypeId : null;
    return { isBlocked: true, reason: REASONS.get(templateTypeId ?? 0) ?? 'general', reasonNumber };
  }),
);

export const BLOCK_PATHS = { light: '/blocks-api/api/v1/block/light', full: '/blocks-api/api/v2/block' } as const;
/** The cookie that forces geo blocking off with the value 1. */
export const FORCED_OFF_COOKIE = 'geo_block_off';
export const decodeBlock: Decode<BlockAnswer> = decodeWith(answer);
