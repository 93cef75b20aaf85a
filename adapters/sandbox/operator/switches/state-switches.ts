/** States that a person may want to see, and that no site config names. They hold for everybody at this operator. */
import { choice, flag, number, numbers } from './kinds.ts';

export const STATE_SWITCHES = {
  /** `core/modules/blocking`. */
  blockReason: number('Blocking', 'Visitors are blocked for this reason (1 to 17); 0: nobody is.', 0, 0, 17),
  /** `core/modules/maintenance`. */
  isMaintenance: flag('Maintenance', 'The site is being maintained now.', false),
  webState: flag('Maintenance', 'web_state says so, whatever the config does.', false),
  maintenanceInMinutes: number('Maintenance', 'Maintenance is announced to begin in so many minutes and to take 30; 0: none is announced.', 0, 0, 600),
  /** `core/modules/terms`. */
  termsVersion: number('Terms', 'The version of the terms. Raise it, and every player has to confirm them.', 1, 1, 1_000),
  /** `core/modules/user`. */
  banLevel: number('Players', 'Every player is banned at this level; 0: nobody is.', 0, 0, 99),
  banVersion: choice('Players', 'The version of that ban.', 1, [1, 2]),
  isIdentificationBonus: flag('Players', 'A bonus waits for players who identify themselves.', false),
  isNeedIdentification: flag('Players', 'Players have to identify themselves.', false),
  verification: choice('Players', 'What every player is told of her verification.', 'successful', ['successful', 'pending', 'unverified', 'denied']),
  accountConversion: choice('Players', 'Accounts that a player may convert.', 'none', ['none', 'main', 'additional']),
  policyLogoCountries: numbers('Site', 'Country ids whose visitors get the policy logo.', [1, 66, 126, 228, 120]),
  latencyMs: number('Site', 'Every answer comes so much later, ms.', 0, 0, 30_000),
} as const;
