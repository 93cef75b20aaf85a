/** Reasons why a request was refused before sending, as text key suffixes. */
const KNOWN: ReadonlySet<string> = new Set([
  'unchanged',
  'busy',
  'pendingExists',
  'locked',
  'notAvailable',
  'notAllowedValue',
  'otherCurrency',
  'shorter',
  'tooEarly',
  'nothingPending',
]);

export function rejectedOf({ code }: { readonly code: string }): string {
  const short = code.replace(/^limits\//, '');
  return KNOWN.has(short) ? short : 'other';
}
