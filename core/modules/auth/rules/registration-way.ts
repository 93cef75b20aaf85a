/** How a registration opens [AUT-6]: as a window, as its route's page, or not at all. */

export interface RegistrationFacts {
  readonly isAllowed: boolean;
  readonly isVipDomain: boolean;
  /** The config requires a page. */
  readonly isCustom: boolean;
  readonly isOnLoginPage: boolean;
  readonly isOnRegistrationPage: boolean;
  /** The window could not be drawn. */
  readonly hasFailed: boolean;
}

export function registrationWay({
  isAllowed,
  isVipDomain,
  isCustom,
  isOnLoginPage,
  isOnRegistrationPage,
  hasFailed,
}: RegistrationFacts): 'window' | 'page' | 'none' {
  if (!isAllowed || isVipDomain) return 'none';
  if (isOnRegistrationPage) return hasFailed ? 'page' : 'none';
  return isCustom || isOnLoginPage || hasFailed ? 'page' : 'window';
}
