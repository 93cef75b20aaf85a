/**
 * Types of remote views: the registry's entries, documents in a closed vocabulary of blocks, and views with their own
 * code.
 */

/** The states of S4.1.1; a view that does not exist has no entry. */
export type ViewState = 'loading' | 'ready' | 'error';
/** A user on the page: a whole view, or a part of one that the shell placed elsewhere, such as in the header. */
export type HolderKind = 'view' | 'component';

/** Why a view is missing. `status` is for the error page: the answer's own, or the status of the reason. */
export type ViewFailureCode =
  | 'network'
  | 'timeout'
  | 'status'
  | 'tooLarge'
  | 'wrongType'
  | 'malformed'
  | 'integrity'
  | 'origin'
  | 'redirected'
  | 'manifest'
  | 'threw'
  | 'noAnswer'
  | 'unsupported';
export interface ViewFailure {
  readonly code: ViewFailureCode;
  readonly status: number;
}

export interface RetryInfo {
  /** The automatic reloads so far, and their maximum. */
  readonly tries: number;
  readonly most: number;
  /** The time until the next reload; null without one. */
  readonly nextInMs: number | null;
}

export interface ViewEntry {
  readonly view: string;
  readonly state: ViewState;
  /** The current or last load. Results of any other load are discarded. */
  readonly load: string;
  /** The route's path without language, and the language of the request. */
  readonly path: string;
  readonly language: string;
  readonly views: number;
  readonly components: number;
  /** A navigation has requested the view and its page has not come yet: that counts as one view [RMV-5]. */
  readonly isAwaited: boolean;
  readonly failure: ViewFailure | null;
  readonly meta: { readonly appName: string | null; readonly retry: RetryInfo | null };
}

/** Both sides of a game, and what they wear where their names do not say it [LIN-227]. */
export interface NamedGame {
  readonly sportId: number;
  readonly home: string;
  readonly away: string;
  readonly kits?: readonly number[];
}

/**
 * A piece of a sentence: plain, marked, a link inside the site, a game with its kits and the way to its page [RMV-35], a
 * moment (ms since the epoch) or an amount (minor units) in the reader's format.
 */
export type Span =
  | string
  | { readonly text: string; readonly mark: 'strong' | 'em' | 'code' }
  | { readonly text: string; readonly to: string }
  | { readonly game: NamedGame; readonly to: string }
  | { readonly time: number; readonly as: 'time' | 'day' | 'dayTime' | 'full' }
  | { readonly amount: number; readonly currency: string };
export type Line = readonly Span[];

/** Windows of the shell that a page may open: they do nothing by themselves and can be closed. */
export const OPENED_WINDOWS = ['userQuestion', 'supportHistory', 'insights', 'makeMoney', 'teamCash'] as const;

/** The effects of an action: navigate inside the site, or one of these calls. */
export type ActionCall =
  | { readonly to: string }
  | { readonly call: 'refresh' }
  | { readonly call: 'notify'; readonly text: string }
  | { readonly call: 'open'; readonly window: (typeof OPENED_WINDOWS)[number] };

/** The illustrations that a document may name [RMV-34]; the shell draws them. */
export const DOCUMENT_DRAWINGS = ['codes', 'code', 'bonusExpress', 'dailyExpress', 'over', 'promo', 'bonuses'] as const;
export type DocumentDrawing = (typeof DOCUMENT_DRAWINGS)[number];

export type Block =
  | { readonly t: 'heading'; readonly text: string; readonly level: 2 | 3 }
  | { readonly t: 'text'; readonly line: Line; readonly tone?: 'lead' | 'note' | 'warning'; readonly lang?: string }
  | { readonly t: 'list'; readonly items: readonly Line[]; readonly isOrdered?: boolean; readonly lang?: string }
  | { readonly t: 'facts'; readonly items: readonly { readonly name: string; readonly line: Line }[] }
  | {
      readonly t: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      /** The first cell names its row. */
      readonly rows: readonly (readonly Line[])[];
      readonly numeric?: readonly number[];
    }
  | {
      readonly t: 'cards';
      readonly items: readonly {
        readonly title: string;
        readonly text?: string;
        readonly badge?: string;
        readonly to?: string;
        /** The id of a casino game: the card has the game's picture [RMV-33]. */
        readonly game?: string;
        readonly drawing?: DocumentDrawing;
      }[];
      readonly isSmall?: boolean;
    }
  | {
      readonly t: 'links';
      readonly items: readonly { readonly text: string; readonly to: string; readonly isCurrent?: boolean }[];
      /** Names the navigation; needed where a page has more than one. */
      readonly label?: string;
    }
  | { readonly t: 'image'; readonly src: string; readonly alt: string; readonly width: number; readonly height: number }
  | { readonly t: 'drawing'; readonly drawing: DocumentDrawing }
  | {
      readonly t: 'actions';
      readonly items: readonly { readonly text: string; readonly does: ActionCall; readonly isMain?: boolean }[];
    }
  | {
      readonly t: 'accordion';
      readonly items: readonly { readonly title: string; readonly blocks: readonly Block[] }[];
      readonly lang?: string;
    }
  | { readonly t: 'tabs'; readonly items: readonly { readonly title: string; readonly blocks: readonly Block[] }[] }
  | {
      readonly t: 'empty';
      readonly title: string;
      readonly text: string;
      readonly links?: readonly { readonly text: string; readonly to: string }[];
    };

/** A page, or parts requested by name. */
export interface ViewDocument {
  readonly title: string;
  /** The language of the texts, which may not be the reader's. */
  readonly language: string;
  /** The page's breadcrumbs: from the widest to its parent. */
  readonly crumbs: readonly { readonly text: string; readonly to: string }[];
  readonly blocks: readonly Block[];
  readonly components: Readonly<Record<string, readonly Block[]>>;
}

/** A view with its own code: its address and hash. */
export interface ScriptCode {
  readonly name: string;
  readonly url: string;
  readonly origins: readonly string[];
  readonly integrity: string;
}

/** A file of the site's own release: a path of its origin, and its hash. */
export interface BundledFile {
  readonly url: string;
  readonly integrity: string;
}

/** `own`: a screen of the site's own release; its file first, then the files that it needs besides the page's. */
export type ViewContent =
  | { readonly mode: 'json'; readonly document: ViewDocument }
  | { readonly mode: 'script'; readonly code: ScriptCode }
  | { readonly mode: 'bundled'; readonly files: readonly BundledFile[] };
