/** Jurisdictions that ask for a prompt when a player of a game does nothing [GSN-34]. */

/** How long a player may do nothing in a game for real money. SE: known at second hand, not confirmed. */
const IDLE_MS: ReadonlyMap<string, number> = new Map([['SE', 120_000]]);

/** Null where no prompt is asked for. */
export function idlePromptMs(jurisdiction: string): number | null {
  return IDLE_MS.get(jurisdiction) ?? null;
}
