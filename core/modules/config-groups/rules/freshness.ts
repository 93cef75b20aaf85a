/** When a group is requested again [GRP-2]. */
import type { ConfigGroupsState } from '../state.ts';

/** Groups live 600 to 900 s, each for a different time, so that they don't all expire together. */
const MIN_LIFE_S = 600;
const MAX_LIFE_S = 900;
/** The timeout of a pending answer. */
const LOAD_TIMEOUT_MS = 20_000;

/** The lifetime of a group, ms. The same name always has the same lifetime. */
export function lifeOf(name: string): number {
  const sum = Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  return (MIN_LIFE_S + (sum % (MAX_LIFE_S - MIN_LIFE_S + 1))) * 1_000;
}

export function isWanted(state: ConfigGroupsState, name: string, language: string, now: number): boolean {
  const asked = state.asked.get(name);
  if (asked !== undefined && state.language === language && now - asked < LOAD_TIMEOUT_MS) return false;
  const known = state.known.get(name);
  return known === undefined || known.language !== language || now - known.at >= lifeOf(name);
}
