import type { ViewContent, ViewEntry } from './types.ts';

/** The shell's callbacks for a view with its own code, besides the element. */
export interface MountWays {
  /** A path without language. */
  readonly navigate: (path: string) => void;
  readonly resize: (heightPx: number) => void;
  /** Draws the contents of the site's own screen in its element; null removes them. */
  readonly draw?: (content: unknown) => void;
}

export interface RemoteViewsView {
  readonly entries: ReadonlyMap<string, ViewEntry>;
  /** The contents of the views that are ready. */
  readonly contents: ReadonlyMap<string, ViewContent>;
}

export interface RemoteViewsActions {
  /**
   * Mounts the code of a ready view into an element. The returned function removes it. A failure becomes the view's
   * own.
   */
  readonly mount: (entry: ViewEntry, target: object, ways: MountWays) => () => void;
}
