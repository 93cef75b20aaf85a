import { choosePack } from 'touchline/core/limits/packs/choose';
import type { RulePack } from 'touchline/core/limits/packs/pack';

const packs = new Map<string, RulePack>();

/**
 * The rule pack of a jurisdiction. Every jurisdiction on the switch has a valid pack; an invalid one is a defect, and
 * the error names its field.
 */
export function packOf(jurisdiction: string): RulePack {
  const known = packs.get(jurisdiction);
  if (known !== undefined) return known;
  const pack = choosePack(jurisdiction);
  if (!pack.ok) throw new Error(`the rule pack ${jurisdiction} is not valid: ${pack.error}`);
  packs.set(jurisdiction, pack.value);
  return pack.value;
}
