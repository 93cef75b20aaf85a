export { verification } from './contract.ts';
export { canSend } from './rules/documents.ts';
export { DATA_FIELDS } from './rules/personal-data.ts';
export type { Fault } from './rules/personal-data.ts';
export { DOCUMENT_TYPES } from './types.ts';
export type {
  DataField,
  DocumentKind,
  DocumentProblem,
  DocumentStatus,
  PersonalData,
  PlayerDocument,
} from './types.ts';
export type { VerificationView } from './views.ts';
