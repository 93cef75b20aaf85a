import type { Message, Nothing } from '../../kernel/message.ts';
import type { MaintenanceConfig } from './types.ts';

export type MaintenanceCommand =
  /** Asks the operator now; from a visitor who does not want to wait for the next question. */
  | Message<'maintenance/check', Nothing>
  | Message<'maintenance/closeNotice', Nothing>
  /** From the blocking check: it has no answer, or has one again. */
  | Message<'maintenance/activate', Nothing>
  | Message<'maintenance/release', Nothing>
  /** From the module's processes. */
  | Message<'maintenance/receive', MaintenanceConfig>
  | Message<'maintenance/reportFailure', Nothing>
  | Message<'maintenance/readCookie', { readonly value: string | null }>
  | Message<'maintenance/announce', Nothing>
  | Message<'maintenance/conceal', Nothing>;

export type MaintenanceEvent =
  | Message<'maintenance/asked', Nothing>
  | Message<'maintenance/noticeClosed', { readonly announcement: string }>
  | Message<'maintenance/activated', Nothing>
  | Message<'maintenance/released', Nothing>
  | Message<'maintenance/received', MaintenanceConfig>
  | Message<'maintenance/failed', Nothing>
  | Message<'maintenance/cookieRead', { readonly value: string | null }>
  | Message<'maintenance/announced', Nothing>
  | Message<'maintenance/concealed', Nothing>;

export type MaintenanceRejection = { readonly code: 'maintenance/unchanged' | 'maintenance/busy' };
