/**
 * The operator's documents for rendered pages, asked for as any guest asks: the manifest, then the part that it names.
 */
import { createHash } from 'node:crypto';
import { decodeManifest } from 'touchline/core/remote-views/wire';
import type { DocumentSeed } from 'touchline/ports/remote-views';
import type { DocumentContent } from '../../../hosts/render/page-renderer.ts';
import type { AskOperator } from './ask-operator.ts';

/** How long a page waits for its document; after that the browser loads the document itself. */
const MAX_WAIT_MS = 1_000;
const MANIFEST_PATH = '/views-api/v1/manifest';

/** The document of a page; null where the operator sends none, or not in time. */
export function documentsOf(
  ask: AskOperator,
): (asked: DocumentContent, language: string) => Promise<DocumentSeed | null> {
  async function load({ view, path }: DocumentContent, language: string): Promise<DocumentSeed | null> {
    const query = new URLSearchParams({ view, path, lng: language });
    const answer = await ask(`${MANIFEST_PATH}?${query.toString()}`);
    if (answer === null) return null;
    const manifest = decodeManifest(JSON.parse(answer));
    if (!manifest.ok) return null;
    const { mode, url, origins, integrity, appName } = manifest.value;
    // Documents of other origins are the browser's to load.
    if (mode !== 'json' || !url.startsWith('/') || !origins.includes('self')) return null;
    const text = await ask(`${url}${path}?lng=${language}`);
    return text === null || integrityOf(text) !== integrity ? null : { view, path, language, appName, text };
  }

  return async (asked, language) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), MAX_WAIT_MS);
    });
    try {
      return await Promise.race([load(asked, language), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
