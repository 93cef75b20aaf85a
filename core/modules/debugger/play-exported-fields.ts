/** The exportable fields of the events of toto and tournaments: see `exported-fields.ts`. */
const FOLLOWED = ['followed.section', 'followed.draw'];

export const PLAY_FIELDS: Readonly<Record<string, readonly string[]>> = {
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
  'tournaments/following': ['followed'],
  'tournaments/received': ['followed'],
  'tournaments/failed': ['followed'],
  'tournaments/acting': ['id', 'act'],
  'tournaments/done': [],
  'tournaments/refused': ['refusal'],
  'tournaments/unknown': [],
  'tournaments/actsRestored': [],
  'tournaments/forgotten': [],
};
