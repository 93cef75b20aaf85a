import type { Message, Nothing } from '../../kernel/message.ts';
import type { PhotoFault } from './rules/photo.ts';
import type { Check, IdentificationStatus, PhotoProblem } from './types.ts';

export type IdentificationCommand =
  | Message<'identification/load', Nothing>
  /** From the status to what a photograph must show. */
  | Message<'identification/start', Nothing>
  /** From there to the photograph. */
  | Message<'identification/proceed', Nothing>
  /** One step back. */
  | Message<'identification/goBack', Nothing>
  /** `attempt` refers to the photograph, which waits in the secret channel and enters no message. */
  | Message<'identification/send', { readonly attempt: string }>
  /** From the module's processes. */
  | Message<'identification/receive', Check>
  | Message<'identification/reportFailure', Nothing>
  | Message<'identification/reportSent', { readonly status: IdentificationStatus }>
  | Message<'identification/reportNotSent', { readonly problem: PhotoProblem }>
  | Message<'identification/forget', Nothing>;

export type IdentificationEvent =
  | Message<'identification/loading', Nothing>
  | Message<'identification/stepped', { readonly step: 'status' | 'requirements' | 'photo' }>
  | Message<'identification/sending', { readonly attempt: string }>
  | Message<'identification/received', Check>
  | Message<'identification/failed', Nothing>
  | Message<'identification/sent', { readonly status: IdentificationStatus }>
  | Message<'identification/notSent', { readonly problem: PhotoProblem }>
  /** A review has ended. */
  | Message<'identification/decided', { readonly status: IdentificationStatus }>
  | Message<'identification/forgotten', Nothing>;

export type IdentificationRejection =
  | { readonly code: 'identification/busy' | 'identification/unchanged' | 'identification/notPossible' }
  | { readonly code: 'identification/badPhoto'; readonly fault: PhotoFault | 'missing' };
