import type { Report } from '../../core/ports/report.ts';

/** Defects go to the console: a person who looks finds them, a player is never shown them. */
export const reportToConsole: Report = (where, fault) => {
  console.error(`[touchline] ${where}`, fault);
};
