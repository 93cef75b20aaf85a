/** The operator's settings of this site. */
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { LANGUAGES, preferences } from '../preferences/public.ts';
import { siteConfig } from './contract.ts';
import { siteConfigDecider } from './decider.ts';
import { loadSiteConfig } from './load-site-config.process.ts';

export const feature = defineFeature(siteConfig, {
  needs: { preferences },
  decider: siteConfigDecider,
  create: ({ ports, api, own, state }) => ({
    view: own.readable,
    guardFacts: derive(own.readable, ({ config }) => ({
      origin: ports.page.origin ?? '',
      languages: LANGUAGES.filter((code) => config?.languages.includes(code) ?? true),
      isRegistrationAllowed: config?.isRegistrationAllowed ?? true,
    })),
    effects: { load: () => loadSiteConfig(api, ports.clock, () => state('preferences').language) },
  }),
});
