/** Holds a remote view while the component is mounted, and returns its state. */
import { useEffect, useState } from 'react';
import type { HolderKind, RemoteViewsActions, ViewContent, ViewEntry } from 'touchline/core/remote-views/public';
import { useCore } from '../../core-context.ts';
import { languageOf } from '../../shell/selectors.ts';
import { useProjection, identity } from '../../use-projection.ts';

export interface Remote {
  /** Null until the registry has an entry for this path. */
  readonly entry: ViewEntry | null;
  readonly content: ViewContent | null;
  readonly mount: RemoteViewsActions['mount'] | null;
  readonly reload: () => void;
}

/**
 * `path` is the route's path, without language. Throws to the error boundary when the code of remote views could not be
 * loaded.
 */
export function useRemote(view: string, path: string, kind: HolderKind): Remote {
  const core = useCore();
  const registry = useProjection(core.feature('remoteViews'), identity);
  const language = useProjection(core.preferences, languageOf);
  const [fault, setFault] = useState<Error | null>(null);
  const isThere = registry !== null;
  useEffect(
    () =>
      void core
        .load('remoteViews')
        .catch((cause: unknown) => setFault(new Error('remote views could not be loaded', { cause }))),
    [core],
  );
  useEffect(() => {
    if (!isThere) return undefined;
    core.dispatch({ type: 'remote-views/hold', payload: { view, path, kind } });
    return () => void core.dispatch({ type: 'remote-views/release', payload: { view, kind } });
  }, [core, isThere, view, path, kind]);
  const found = registry?.entries.get(view) ?? null;
  const there = found === null ? null : (registry?.contents.get(view) ?? null);
  // A screen of the site's own stays mounted while its address changes.
  const entry = found?.path === path || there?.mode === 'bundled' ? found : null;
  const content = entry === null ? null : there;
  // A document depends on the language; the bridge notifies code of a language change [RMV-4].
  const isOfAnother =
    entry !== null && entry.language !== language && content?.mode !== 'script' && content?.mode !== 'bundled';
  useEffect(() => {
    if (!isOfAnother) return;
    core.dispatch({ type: 'remote-views/hold', payload: { view, path, kind } });
    core.dispatch({ type: 'remote-views/release', payload: { view, kind } });
  }, [core, isOfAnother, view, path, kind]);
  if (fault !== null) throw fault;
  return {
    entry: isOfAnother ? null : entry,
    content: isOfAnother ? null : content,
    mount: isThere ? (core.actions('remoteViews')?.mount ?? null) : null,
    reload: () => void core.dispatch({ type: 'remote-views/reload', payload: { view } }),
  };
}
