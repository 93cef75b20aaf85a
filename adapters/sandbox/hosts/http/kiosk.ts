/** A host for a kiosk: its pages have the kiosk's script, and one address ends a visit [KSK-1, KSK-2]. */
import type { HostContext } from '../../../hosts/operations/host-app.ts';
import type { DrawPage } from './site-pages.ts';

const SCRIPT = '<script type="module" src="/embed/kiosk.js"></script>';
/** Where the kiosk's script goes when nobody is there any more. */
export const RESET_PATH = '/kiosk/reset';

export const withKiosk =
  (draw: DrawPage): DrawPage =>
  async (request, html) => {
    const reply = await draw(request, html);
    return reply.kind === 'page' ? { ...reply, html: reply.html.replace('</head>', `${SCRIPT}</head>`) } : reply;
  };

/** Answers the end of a visit: the browser forgets cookies and storage, the session among them, and begins anew. */
export function resetVisit(context: HostContext): Response {
  context.header('clear-site-data', '"cookies", "storage"');
  context.header('cache-control', 'no-store');
  return context.redirect('/', 303);
}
