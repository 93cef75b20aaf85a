import type { AuthView } from 'touchline/core/auth/public';

/** The props of the cards of the security page. */
export interface CardProps {
  readonly auth: AuthView;
  readonly security: NonNullable<AuthView['security']>;
}
