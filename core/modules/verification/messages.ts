import type { Message, Nothing } from '../../kernel/message.ts';
import type { PhotoFault } from '../identification/public.ts';
import type { DataFault } from './rules/personal-data.ts';
import type { DocumentKind, DocumentProblem, Standing } from './types.ts';

export type VerificationCommand =
  | Message<'verification/load', Nothing>
  /** `attempt` refers to the data, which wait in the secret channel and enter no message. */
  | Message<'verification/save', { readonly attempt: string }>
  /** `attempt` refers to the copy, likewise. */
  | Message<'verification/sendDocument', { readonly attempt: string; readonly kind: DocumentKind }>
  /** From the module's processes. */
  | Message<'verification/receive', Standing>
  | Message<'verification/reportFailure', Nothing>
  | Message<'verification/reportSaved', Standing>
  | Message<'verification/reportNotSaved', { readonly isRefused: boolean }>
  | Message<'verification/reportSent', Standing>
  | Message<'verification/reportNotSent', { readonly why: DocumentProblem }>
  | Message<'verification/forget', Nothing>;

export type VerificationEvent =
  | Message<'verification/loading', Nothing>
  | Message<'verification/saving', { readonly attempt: string }>
  | Message<'verification/sendingDocument', { readonly attempt: string; readonly kind: DocumentKind }>
  | Message<'verification/received', Standing>
  | Message<'verification/failed', Nothing>
  | Message<'verification/saved', Standing>
  | Message<'verification/notSaved', { readonly isRefused: boolean }>
  | Message<'verification/sent', Standing>
  | Message<'verification/notSent', { readonly kind: DocumentKind; readonly why: DocumentProblem }>
  /** A review of a copy has ended. */
  | Message<'verification/decided', { readonly kind: DocumentKind; readonly isAccepted: boolean }>
  | Message<'verification/forgotten', Nothing>;

export type VerificationRejection =
  | { readonly code: 'verification/busy' | 'verification/unchanged' | 'verification/notPossible' }
  | { readonly code: 'verification/badData'; readonly faults: readonly DataFault[] }
  | { readonly code: 'verification/badDocument'; readonly fault: PhotoFault | 'missing' };
