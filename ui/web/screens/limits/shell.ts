/** The limits' parts on every page of a player, as one chunk. */
export { LimitsShell } from './limits-shell.tsx';
export { StopButton, StopCorner } from './stop-button.tsx';
