export type { RemoteViewsView } from './views.ts';
export type { ViewBridge, BridgeReadable } from './bridge.ts';
export type {
  ActionCall, Block, HolderKind, Line, RetryInfo, ScriptCode, Span, ViewContent, ViewDocument, ViewEntry, ViewFailure, ViewFailureCode, ViewState,
} from './types.ts';
