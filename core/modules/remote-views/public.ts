export type { RemoteViewsActions, RemoteViewsView } from './views.ts';
export type { OwnBridge, ViewBridge, BridgeReadable } from './bridge.ts';
export type {
  ActionCall,
  Block,
  HolderKind,
  Line,
  OwnFile,
  RetryInfo,
  ScriptCode,
  Span,
  ViewContent,
  ViewDocument,
  ViewEntry,
  ViewFailure,
  ViewFailureCode,
  ViewState,
} from './types.ts';
