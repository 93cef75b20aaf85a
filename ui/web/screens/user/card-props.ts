import type { AuthView } from 'touchline/core/auth/public';

/** What the cards of the security page are drawn from. */
export interface CardProps {
  readonly auth: AuthView;
  readonly security: NonNullable<AuthView['security']>;
}
