/** The document that a host has rendered into the page: its view is ready before anything is loaded [RMV-31]. */
import type { DocumentSeed } from '../../ports/remote-views.ts';
import type { RemoteViewsState } from './decider.ts';
import type { ViewEntry } from './types.ts';
import { parseDocument } from './wire.ts';

/** The registry begins with the state of a document, and its cache with the text of the same one. */
const read = new WeakMap<DocumentSeed, ReturnType<typeof parseDocument>>();

export function readDocumentSeed(seed: DocumentSeed): ReturnType<typeof parseDocument> {
  const document = read.get(seed) ?? parseDocument(seed.text);
  read.set(seed, document);
  return document;
}

/** The view waits for its page as after a navigation [RMV-5]. An unreadable document is as good as none. */
export function stateWithSeed(initial: RemoteViewsState, seed: DocumentSeed | undefined): RemoteViewsState {
  if (seed === undefined || !readDocumentSeed(seed).ok) return initial;
  const { view, path, language, appName } = seed;
  const entry: ViewEntry = {
    view,
    state: 'ready',
    load: 'page',
    path,
    language,
    views: 0,
    components: 0,
    isAwaited: true,
    failure: null,
    meta: { appName, retry: null },
  };
  return { ...initial, entries: [entry] };
}
