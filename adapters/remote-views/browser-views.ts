/** Remote views in a browser: parts load over fetch, code loads through script elements. */
import type { RemoteViewsPort } from 'touchline/ports/remote-views';
import type { Fetch } from '../browser/fetch-http.ts';
import { fetchPart } from './fetch-part.ts';
import { mountModule } from './mount-module.ts';
import { mountScript } from './mount-script.ts';
import { fetchBundledList } from './bundled-list.ts';

/**
 * `fetchFn` replaces the network for a site that runs its operator in the browser. Code always loads over the network.
 */
export function createBrowserViews(fetchFn: Fetch): RemoteViewsPort {
  const { origin } = location;
  return {
    fetchPart: (request) =>
      fetchPart(request, origin, request.type === 'text/javascript' ? (input, init) => fetch(input, init) : fetchFn),
    bundledViews: () => fetchBundledList(origin),
    mount: (code, target, bridge, onFailure) =>
      code.kind === 'module'
        ? mountModule(code, target, bridge, onFailure, origin)
        : mountScript(code, target, bridge, onFailure, origin),
  };
}
