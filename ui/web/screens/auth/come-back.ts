/** Reads and removes the parameters with which a sign-in provider returns the visitor. */

export interface ComeBack {
  readonly ticket: string;
  readonly state: string;
  readonly error: string;
}

/** Returns null when the address is not a provider's return. */
export function comeBackOf(query: string): ComeBack | null {
  const params = new URLSearchParams(query);
  const state = params.get('social-state');
  return state === null
    ? null
    : { state, ticket: params.get('social-ticket') ?? '', error: params.get('social-error') ?? '' };
}

/** The query without the provider's parameters. */
export function withoutComeBack(query: string): string {
  const params = new URLSearchParams(query);
  for (const name of ['social-state', 'social-ticket', 'social-error']) params.delete(name);
  const rest = params.toString();
  return rest === '' ? '' : `?${rest}`;
}
