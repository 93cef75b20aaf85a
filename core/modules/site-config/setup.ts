import * as v from 'valibot';
import type { SiteSetup } from './setup-wire.ts';
import { setupSchema } from './setup-wire.ts';
import type { SiteConfig } from './views.ts';

export type { SiteSetup } from './setup-wire.ts';

let nothing: SiteSetup | null = null;
const read = new WeakMap<SiteConfig, SiteSetup>();

/** Before the site config is there everything has its default. The same config gives the same object. */
export function setupOf(config: SiteConfig | null): SiteSetup {
  nothing ??= v.parse(setupSchema, {});
  if (config === null) return nothing;
  const known = read.get(config);
  if (known !== undefined) return known;
  const parsed = v.safeParse(setupSchema, config.more);
  const setup = parsed.success ? parsed.output : nothing;
  read.set(config, setup);
  return setup;
}
