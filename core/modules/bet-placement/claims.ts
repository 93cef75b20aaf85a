/**
 * Two tabs may place one coupon at the same moment and differently: as several singles in one, as a system in the
 * other. Their bets have different keys, so the operator could not know that they are one coupon. The first tab claims
 * the coupon's name and attempt for its keys, in storage that all tabs share; a bet with another key is not sent
 * [BPL-5].
 */
import * as v from 'valibot';
import { decodeWith } from '../../http/wire-tools.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { jsonOf, storedValue } from '../../kernel/stored-value.ts';
import type { StoredValueIo } from '../../kernel/stored-value.ts';
import type { TabsPort } from '../../ports/tabs.ts';

const MAX_CLAIMS = 20;
const LOCK = 'betPlacement.claim';

const decodeClaims = decodeWith(v.array(v.object({ group: v.string(), keys: v.array(v.string()) })));

/**
 * Claims a group for `keys`. Resolves to the keys under which the group may be sent: those of the first claim. `null`:
 * the claim can't be stored, or `isWanted` has become false; nothing may be sent.
 */
export type Claim = (
  group: string,
  keys: readonly string[],
  isWanted: () => boolean,
) => Promise<readonly string[] | null>;

export function createClaim(io: StoredValueIo & { readonly tabs: TabsPort }): Claim {
  const stored = storedValue(DEVICE_STORAGE.placing, jsonOf(decodeClaims), 'bet-placement/claims', io);
  return (group, keys, isWanted) =>
    io.tabs.exclusive(LOCK, () => {
      if (!isWanted()) return Promise.resolve(null);
      const claims = stored.read() ?? [];
      const first = claims.find((each) => each.group === group);
      if (first !== undefined) return Promise.resolve(first.keys);
      stored.write([...claims.slice(1 - MAX_CLAIMS), { group, keys: [...keys] }]);
      return Promise.resolve(stored.read()?.some((each) => each.group === group) === true ? keys : null);
    });
}
