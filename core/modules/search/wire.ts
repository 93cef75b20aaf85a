import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';

export const SEARCH_INDEX_PATH = '/line-api/v1/search-index';

const name = v.pipe(v.string(), v.maxLength(500));
const schema = v.object({
  sports: v.array(v.tuple([integer, name, name])),
  competitions: v.array(v.tuple([integer, integer, name, v.string(), v.number(), integer, v.optional(name, '')])),
  teams: v.array(v.tuple([integer, integer, name, name, v.number(), v.optional(integer)])),
  games: v.array(v.tuple([integer, integer, integer, integer, integer, v.picklist([0, 1]), name])),
});

export type SearchIndexAnswer = v.InferOutput<typeof schema>;

export const decodeSearchIndex: Decode<SearchIndexAnswer> = decodeWith(schema);
