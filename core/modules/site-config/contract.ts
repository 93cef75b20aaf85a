import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { SiteSetup } from './setup.ts';
import type { SiteConfigState } from './decider.ts';
import type { SiteConfigCommand, SiteConfigEvent, SiteConfigRejection } from './messages.ts';

export interface SiteConfigContract extends FeatureTypes {
  readonly name: 'site-config';
  readonly state: SiteConfigState;
  readonly command: SiteConfigCommand;
  readonly event: SiteConfigEvent;
  readonly rejection: SiteConfigRejection;
  readonly view: SiteConfigState;
  readonly service: null;
  readonly actions: null;
}

export const siteConfig = contract<SiteConfigContract>('site-config');

/** The fields that the first price does not need. */
export interface SiteSetupContract extends FeatureTypes {
  readonly name: 'site-setup';
  readonly state: null;
  readonly command: never;
  readonly event: never;
  readonly rejection: never;
  readonly view: SiteSetup;
  readonly service: null;
  readonly actions: null;
}

export const siteSetup = contract<SiteSetupContract>('site-setup');
