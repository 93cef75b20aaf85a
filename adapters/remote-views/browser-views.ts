/** Remote views in a browser: parts over fetch, code by script elements. */
import type { RemoteViewsPort } from '../../core/ports/remote-views.ts';
import type { Fetch } from '../browser/fetch-http.ts';
import { fetchPart } from './fetch-part.ts';
import { mountScript } from './mount-script.ts';

/** `fetchFn` takes the place of the network for a site that carries its operator along; code comes over the network in any case. */
export function createBrowserViews(fetchFn: Fetch): RemoteViewsPort {
  const { origin } = location;
  return {
    deliver: (request) => fetchPart(request, origin, fetchFn),
    mount: (script, target, bridge, onFailure) => mountScript(script, target, bridge, onFailure, origin),
  };
}
