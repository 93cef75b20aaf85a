/** Builds the site and the host once, before the workers of the journeys start. */
import { builtHost, builtRenderedSite } from '../browser/built.ts';

export async function setup(): Promise<void> {
  await builtRenderedSite();
  await builtHost();
}
