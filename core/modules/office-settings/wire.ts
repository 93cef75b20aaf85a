import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { SaveError, SettingId, SettingsAnswer } from './types.ts';
import { SETTING_IDS } from './types.ts';

const BASE = '/web-api/office/settings';
export const SETTINGS_PATHS = { load: BASE, save: `${BASE}/save`, sports: `${BASE}/sports` } as const;

const MAX_MESSAGE = 500;
const isKnown = (id: string): id is SettingId => SETTING_IDS.some((known) => known === id);
const group = v.fallback(v.array(v.object({ id: v.string(), value: v.boolean() })), []);
const sports = v.array(v.object({ id: integer, name: v.pipe(v.string(), v.maxLength(200)) }));
const ids = v.array(integer);

export const decodeSettings: Decode<SettingsAnswer> = decodeWith(
  v.pipe(
    v.object({
      commonSettings: group,
      otherSettings: group,
      notificationSettings: group,
      lineSports: sports,
      liveSports: sports,
      lineDisallowSports: ids,
      liveDisallowSports: ids,
    }),
    v.transform((wire): SettingsAnswer => {
      const all = [...wire.commonSettings, ...wire.otherSettings, ...wire.notificationSettings];
      return {
        values: Object.fromEntries(all.flatMap(({ id, value }) => (isKnown(id) ? [[id, value]] : []))),
        sports: { line: wire.lineSports, live: wire.liveSports },
        hidden: { line: wire.lineDisallowSports, live: wire.liveDisallowSports },
      };
    }),
  ),
);

const message = v.pipe(v.string(), v.maxLength(MAX_MESSAGE));
/** The errors of a save; none: it was saved. */
export const decodeSave: Decode<readonly SaveError[]> = decodeWith(
  v.pipe(
    v.object({
      success: v.boolean(),
      data: v.object({
        message: v.fallback(message, ''),
        errors: v.fallback(v.array(v.object({ status: integer, message })), []),
      }),
    }),
    v.transform(({ success, data }): readonly SaveError[] =>
      success ? [] : data.errors.length > 0 ? data.errors : [{ status: 0, message: data.message }],
    ),
  ),
);
