import type { Message, Nothing } from '../../kernel/message.ts';
import type { DevicesAnswer } from './types.ts';

export type DevicesCommand =
  | Message<'devices/load', Nothing>
  /** Signs another device out. */
  | Message<'devices/end', { readonly id: string }>
  /** Signs every device out but this one. */
  | Message<'devices/endOthers', Nothing>
  /** From the module's processes. */
  | Message<'devices/receive', DevicesAnswer>
  | Message<'devices/reportFailure', Nothing>
  | Message<'devices/forget', Nothing>;

export type DevicesEvent =
  | Message<'devices/loading', Nothing>
  | Message<'devices/ending', { readonly id: string | null }>
  | Message<'devices/received', DevicesAnswer>
  | Message<'devices/failed', Nothing>
  | Message<'devices/forgotten', Nothing>;

export type DevicesRejection = { readonly code: 'devices/busy' | 'devices/unknown' | 'devices/unchanged' };
