import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { err, ok } from '../../kernel/result.ts';
import type { TreeSport } from './types.ts';

const championship = v.object({
  id: integer,
  name: v.string(),
  country: v.string(),
  live: integer,
  line: integer,
  top: v.boolean(),
});
const sport = v.object({
  id: integer,
  name: v.string(),
  nameEng: v.string(),
  live: integer,
  line: integer,
  championships: v.array(championship),
});

export const decodeTree: Decode<readonly TreeSport[]> = (value) => {
  const decoded = decodeWith(v.object({ sports: v.array(sport) }))(value);
  if (!decoded.ok) return err(decoded.error);
  return ok(
    decoded.value.sports.map((each) => ({
      ...each,
      championships: each.championships.map((champ) => ({ ...champ, sportId: each.id })),
    })),
  );
};

/** The same for a tree as JSON text. */
export function decodeTreeText(text: string): ReturnType<typeof decodeTree> {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return err('is no JSON');
  }
  return decodeTree(value);
}
