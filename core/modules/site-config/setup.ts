import * as v from 'valibot';
import type { SiteSetup } from './setup-wire.ts';
import { setupSchema } from './setup-wire.ts';
import type { SiteConfig } from './views.ts';

export type { SiteSetup } from './setup-wire.ts';

const NOTHING: SiteSetup = v.parse(setupSchema, {});
const read = new WeakMap<SiteConfig, SiteSetup>();

/** Before the site config is there everything has its default. The same config gives the same object. */
export function setupOf(config: SiteConfig | null): SiteSetup {
  if (config === null) return NOTHING;
  const known = read.get(config);
  if (known !== undefined) return known;
  const parsed = v.safeParse(setupSchema, config.more);
  const setup = parsed.success ? parsed.output : NOTHING;
  read.set(config, setup);
  return setup;
}
