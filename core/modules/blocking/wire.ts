import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { BlockAnswer } from './types.ts';

const answer = v.pipe(
  v.object({ data: v.object({ displayTypeId: integer, templateTypeId: v.optional(v.nullable(integer), null) }) }),
  v.transform(({ data }) => data),
);

export const BLOCK_PATHS = { light: '/blocks-api/api/v1/block/light', full: '/blocks-api/api/v2/block' } as const;
/** The cookie that forces geo blocking off with the value 1. */
export const FORCED_OFF_COOKIE = 'geo_block_off';
export const decodeBlock: Decode<BlockAnswer> = decodeWith(answer);
