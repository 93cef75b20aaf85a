/** What a refusal asks for, from the operator's statuses and codes [HTTP-6 … HTTP-8]. */
import type { ApiError, Refusal } from './api.ts';
import { isCaptchaCode, isFingerprintCode, UNAVAILABLE_FOR_LEGAL_REASONS } from './refusal-wire.ts';

/** The `exception_code` of terms that have changed. */
const TERMS_CHANGED = 1;

/** `code`: the operator's own; its challenge is asked for with it. */
type Demand = { readonly kind: 'terms' | 'fingerprint' } | { readonly kind: 'captcha'; readonly code: string };

/** What must be done before a call that was refused may be sent again; null for any other refusal. */
export function demandOf({ status, text, errors }: Pick<Refusal, 'status' | 'text' | 'errors'>): Demand | null {
  if (status === UNAVAILABLE_FOR_LEGAL_REASONS) return isAboutTerms(text, errors) ? { kind: 'terms' } : null;
  const codes = errors.map(({ code }) => code);
  if (codes.some(isFingerprintCode)) return { kind: 'fingerprint' };
  const code = codes.find(isCaptchaCode);
  return code === undefined ? null : { kind: 'captcha', code };
}

/** Whether the answer has the exception code of changed terms, at its top level or in an error's meta. */
function isAboutTerms(text: string, errors: readonly ApiError[]): boolean {
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
