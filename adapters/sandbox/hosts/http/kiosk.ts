/** A host for a kiosk: its pages have the kiosk's script, and one address ends a visit [KSK-1, KSK-2]. */
import type { ServerResponse } from 'node:http';
import type { DrawPage } from './site-pages.ts';

const SCRIPT = '<script type="module" src="/embed/kiosk.js"></script>';
/** Where the kiosk's script goes when nobody is there any more. */
const RESET = '/kiosk/reset';

export const withKiosk =
  (draw: DrawPage): DrawPage =>
  async (incoming, html) => {
    const reply = await draw(incoming, html);
    return reply.kind === 'page' ? { ...reply, html: reply.html.replace('</head>', `${SCRIPT}</head>`) } : reply;
  };

/** Answers the end of a visit: the browser forgets cookies and storage, the session among them, and begins anew. */
export function answerReset(address: string, outgoing: ServerResponse): boolean {
  if (address !== RESET) return false;
  outgoing.setHeader('clear-site-data', '"cookies", "storage"');
  outgoing.writeHead(303, { location: '/', 'cache-control': 'no-store' }).end();
  return true;
}
