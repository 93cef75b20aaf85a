/**
 * The address of the page that verifies a round. `?demo` marks a round that was played for fun: the operator keeps none
 * of these, and after a reload the address alone is left of the round [CSN-37].
 */
const DEMO = 'demo';

export function verifyPath(id: string, isDemo = false): string {
  return `/casino/verify/${encodeURIComponent(id)}${isDemo ? `?${DEMO}` : ''}`;
}

export function isDemoIn(query: string): boolean {
  return new URLSearchParams(query).has(DEMO);
}
