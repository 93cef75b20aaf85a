/** Registers a player without the form, for journeys that are not about registration. */
import type { BrowserContext } from 'playwright-core';

export const HEADERS = { 'x-requested-with': 'XMLHttpRequest', 'x-app-name': 'touchline', 'x-geoip': 'DE' };

/** Registers a player; the session is a cookie of the context. */
export const signIn = async (address: string, context: BrowserContext): Promise<void> => {
  const config = (await (
    await context.request.get(`${address}/bff-api/config/all.json?lang=en`, { headers: HEADERS })
  ).json()) as {
    geoCountryId: number;
    geoCurrency: unknown;
  };
  const data = {
    currency: config.geoCurrency,
    countryId: config.geoCountryId,
    language: 'en',
    isAdult: true,
    bonus: 0,
  };
  const answer = await context.request.post(`${address}/web-api/registration/fast`, { headers: HEADERS, data });
  if (!answer.ok()) throw new Error(`Registration answered ${answer.status()}: ${await answer.text()}`);
};
