/** The stored and broadcast form of preferences: one JSON text. Untrusted when read. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith } from '../../http/wire-tools.ts';
import { oddsViewIds } from '../line/public.ts';
import type { Preferences } from './types.ts';
import { LANGUAGES, THEMES } from './types.ts';

const schema = v.object({
  language: v.picklist(LANGUAGES),
  oddsView: v.picklist(oddsViewIds),
  theme: v.picklist(THEMES),
  is12h: v.boolean(),
  isClockChosen: v.optional(v.boolean()),
  timeZone: v.union([v.literal('auto'), v.pipe(v.number(), v.finite())]),
  appView: v.picklist([0, 1]),
});

export const decodePreferences: Decode<Preferences> = decodeWith(schema);
