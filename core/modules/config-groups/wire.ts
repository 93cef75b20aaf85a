import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith } from '../../http/wire-tools.ts';

const schema = v.record(v.string(), v.unknown());

export const decodeGroups: Decode<Readonly<Record<string, unknown>>> = decodeWith(schema);
