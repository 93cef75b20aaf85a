/** Why a wish was not even asked for, as the end of a key. */
const KNOWN: ReadonlySet<string> = new Set([
  'unchanged',
  'busy',
  'pendingExists',
  'locked',
  'notAvailable',
  'notAllowedValue',
  'shorter',
  'tooEarly',
  'nothingPending',
]);

export function rejectedOf({ code }: { readonly code: string }): string {
  const short = code.replace(/^limits\//, '');
  return KNOWN.has(short) ? short : 'other';
}
