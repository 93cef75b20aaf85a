/** What an address says when somebody comes back from a provider. */

export interface ComeBack {
  readonly ticket: string;
  readonly state: string;
  readonly error: string;
}

/** Null where the address is of nobody who comes back. */
export function comeBackOf(query: string): ComeBack | null {
  const params = new URLSearchParams(query);
  const state = params.get('social-state');
  return state === null
    ? null
    : { state, ticket: params.get('social-ticket') ?? '', error: params.get('social-error') ?? '' };
}

/** The address's query without what was read from it. */
export function withoutComeBack(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of ['social-state', 'social-ticket', 'social-error']) params.delete(name);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}
