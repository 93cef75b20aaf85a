import type { LineSeed } from 'touchline/ports/line-feed';
import type { DocumentSeed } from 'touchline/ports/remote-views';

type SeededPage = Pick<Document, 'getElementById'>;

/** The snapshot that a server has put into the page, if any. The core decodes it. */
export function readPageSeed(page: SeededPage = document): LineSeed | null {
  const element = page.getElementById('seed');
  const { topics = '', language = '' } = element?.dataset ?? {};
  const frame = element?.textContent ?? '';
  const tree = page.getElementById('seed-tree')?.textContent ?? '';
  return topics === '' || frame === ''
    ? null
    : { topics: topics.split(','), language, frame, ...(tree === '' ? {} : { tree }) };
}

/** The document that a server has put into the page, if any. The core decodes it. */
export function readDocumentSeed(page: SeededPage = document): DocumentSeed | null {
  const element = page.getElementById('seed-document');
  const { view = '', path = '', language = '', name: appName = '' } = element?.dataset ?? {};
  const text = element?.textContent ?? '';
  return view === '' || text === '' ? null : { view, path, language, appName, text };
}
