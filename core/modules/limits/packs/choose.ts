/** Chooses a site's pack: its config names the jurisdiction [LIM-15]. */
import type { Result } from '../../../kernel/result.ts';
import { err } from '../../../kernel/result.ts';
import type { RulePack } from './pack.ts';
import { loadPack } from './pack.ts';
import { PACKS } from './packs.ts';

export const JURISDICTIONS = ['default', 'GB', 'MT', 'SE', 'DE', 'NL', 'CA-ON'] as const;

/** The validated pack, or the error, which names the first faulty field. */
export function choosePack(jurisdiction: string, packs: readonly RulePack[] = PACKS): Result<RulePack, string> {
  const found = packs.find(({ id }) => id === jurisdiction);
  return found === undefined ? err(`there is no rule pack ${JSON.stringify(jurisdiction)}`) : loadPack(found);
}
