import type { Country } from '../operator/players/directory.ts';
import type { Call } from './call.ts';

export const DEFAULT_COUNTRY = 'DE';

/** The country of a call by its GeoIP header; the operator's own without one. */
export function countryOf({
  operator: { countries },
  headers,
}: Pick<Call, 'operator' | 'headers'>): Country | undefined {
  const asked = (headers.get('x-geoip') ?? '').toUpperCase();
  return (
    countries.find(({ code }) => code === asked) ??
    countries.find(({ code }) => code === DEFAULT_COUNTRY) ??
    countries[0]
  );
}
