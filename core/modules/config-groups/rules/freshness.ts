/** When a group is asked for again [GRP-2]. */
import type { ConfigGroupsState } from '../state.ts';

/** Groups live 600 to 900 s, each its own time, so that they don't all end together. */
const SHORTEST_LIFE_S = 600;
const LONGEST_LIFE_S = 900;
/** An answer that has not come by then does not come. */
const PATIENCE_MS = 20_000;

/** Milliseconds. The same name always lives as long. */
export function lifeOf(name: string): number {
  const sum = Array.from(name, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  return (SHORTEST_LIFE_S + (sum % (LONGEST_LIFE_S - SHORTEST_LIFE_S + 1))) * 1_000;
}

export function isWanted(state: ConfigGroupsState, name: string, language: string, now: number): boolean {
  const asked = state.asked.get(name);
  if (asked !== undefined && state.language === language && now - asked < PATIENCE_MS) return false;
  const known = state.known.get(name);
  return known === undefined || known.language !== language || now - known.at >= lifeOf(name);
}
