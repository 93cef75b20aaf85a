/** Reads what a refusal asks for from the operator's statuses and codes [HTTP-6 … HTTP-8]. */

const BAD_REQUEST = 400;
const UNAVAILABLE_FOR_LEGAL_REASONS = 451;
const FINGERPRINT = 'fingerprint';
const CAPTCHA_CODES: readonly string[] = ['100', '111', '112', '113'];
/** The `exception_code` of terms that have changed. */
const TERMS_CHANGED = 1;

/** `code`: the operator's own; its challenge is asked for with it. */
export type Demand = { readonly kind: 'terms' | 'fingerprint' } | { readonly kind: 'captcha'; readonly code: string };

interface RefusalError {
  readonly code: string;
  readonly meta: Readonly<Record<string, unknown>>;
}

interface Refused {
  readonly status: number;
  /** The raw body of the answer. */
  readonly text: string;
  readonly errors: readonly RefusalError[];
}

export const isCaptchaCode = (code: string): boolean => CAPTCHA_CODES.includes(code);

/** What must be done before the call may be sent again; null for any other refusal. */
export function demandOf({ status, text, errors }: Refused): Demand | null {
  if (status === UNAVAILABLE_FOR_LEGAL_REASONS) return isAboutTerms(text, errors) ? { kind: 'terms' } : null;
  if (status !== BAD_REQUEST) return null;
  const codes = errors.map(({ code }) => code);
  if (codes.includes(FINGERPRINT)) return { kind: 'fingerprint' };
  const code = codes.find(isCaptchaCode);
  return code === undefined ? null : { kind: 'captcha', code };
}

/** Whether the answer has the exception code of changed terms, at its top level or in an error's meta. */
function isAboutTerms(text: string, errors: readonly RefusalError[]): boolean {
  return errors.some(({ meta }) => namesTerms(meta)) || namesTerms(parsed(text));
}

function namesTerms(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'exception_code')) return false;
  return (value as { readonly exception_code: unknown }).exception_code === TERMS_CHANGED;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
