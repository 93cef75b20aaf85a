export type { RemoteViewsActions, RemoteViewsView } from './views.ts';
export type { BundledBridge, ViewBridge, BridgeReadable } from './bridge.ts';
export type {
  ActionCall,
  Block,
  DocumentDrawing,
  HolderKind,
  Line,
  NamedGame,
  BundledFile,
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
