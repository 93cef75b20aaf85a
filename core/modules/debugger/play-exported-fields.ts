/** The exportable fields of toto's events: see `exported-fields.ts`. */
const FOLLOWED = ['followed.section', 'followed.draw'];

export const TOTO_FIELDS: Readonly<Record<string, readonly string[]>> = {
  'toto/following': FOLLOWED,
  'toto/received': FOLLOWED,
  'toto/failed': FOLLOWED,
  'toto/drafted': [],
  'toto/draftCleared': [],
  'toto/buying': ['section', 'number'],
  'toto/bought': [],
  'toto/refused': ['refusal'],
  'toto/unknown': [],
  'toto/draftsRestored': [],
  'toto/forgotten': [],
};
