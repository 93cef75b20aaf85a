import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { DevicesAnswer } from './types.ts';

const BASE = '/web-api/user/sessions';
export const DEVICES_PATHS = { list: BASE, end: `${BASE}/end`, endOthers: `${BASE}/end-others` } as const;

const MAX_NAME = 100;
const device = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.maxLength(MAX_NAME)),
  loginAt: integer,
  usedAt: integer,
  isCurrent: v.boolean(),
});

export const decodeDevices: Decode<DevicesAnswer> = decodeWith(
  v.object({
    devices: v.pipe(
      v.array(device),
      v.transform((all) =>
        [...all].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.usedAt - one.usedAt),
      ),
    ),
    logins: v.array(integer),
  }),
);
