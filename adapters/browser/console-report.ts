import type { Report } from 'touchline/ports/report';

/** Reports defects to the console, where developers see them and players do not. */
export const reportToConsole: Report = (where, fault) => {
  console.error(`[touchline] ${where}`, fault);
};
