/** Remote views in a browser: parts over fetch, code by script elements. */
import type { RemoteViewsPort } from '../../core/ports/remote-views.ts';
import type { Fetch } from '../browser/fetch-http.ts';
import { fetchPart } from './fetch-part.ts';
import { mountModule } from './mount-module.ts';
import { mountScript } from './mount-script.ts';
import { fetchOwnList } from './own-list.ts';

/** `fetchFn` takes the place of the network for a site that carries its operator along; code comes over the network in any case. */
export function createBrowserViews(fetchFn: Fetch): RemoteViewsPort {
  const { origin } = location;
  return {
    deliver: (request) =>
      fetchPart(request, origin, request.type === 'text/javascript' ? (input, init) => fetch(input, init) : fetchFn),
    ownViews: () => fetchOwnList(origin),
    mount: (code, target, bridge, onFailure) =>
      code.kind === 'module'
        ? mountModule(code, target, bridge, onFailure, origin)
        : mountScript(code, target, bridge, onFailure, origin),
  };
}
