/** Players of the cases. */

let players = 0;

/**
 * The name of a player whom no case has had, in this process or another: a service keeps the players of earlier runs.
 */
export function newPlayer(): string {
  players += 1;
  return `law-${globalThis.crypto.randomUUID().slice(0, 8)}-${players}`;
}
