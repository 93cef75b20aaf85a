import type { Message } from '../../kernel/message.ts';
import type { SiteConfig } from './views.ts';

export type SiteConfigCommand =
  | Message<'site-config/receive', SiteConfig>
  | Message<'site-config/reportFailure', Record<string, never>>;
export type SiteConfigEvent =
  | Message<'site-config/received', SiteConfig>
  | Message<'site-config/failed', Record<string, never>>;
export type SiteConfigRejection = { readonly code: 'site-config/unchanged' };
