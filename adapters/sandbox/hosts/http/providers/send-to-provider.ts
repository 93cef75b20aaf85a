/** Sends the operator's calls to the servers of foreign providers [GWAL-21]. */
import type { SendToProvider } from '../../../operator/casino/provider-calls.ts';
import { MAX_ANSWER } from '../../../operator/casino/provider-calls.ts';

const TIMEOUT_MS = 5_000;

export const sendToProvider: SendToProvider = async ({ url, headers, body }) => {
  try {
    // A redirect would carry the signed call to an address that nobody configured.
    const init = { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) } as const;
    const response = await fetch(url, init);
    return response.status === 200 ? await readShort(response) : null;
  } catch {
    return null;
  }
};

/** The text of a short answer; null for a longer one, which is not read to its end. */
async function readShort({ body }: Response): Promise<string | null> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  for (;;) {
    // Chunks follow each other.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length <= MAX_ANSWER) continue;
    // oxlint-disable-next-line no-await-in-loop
    await reader.cancel();
    return null;
  }
}
