/** The operator's statuses and codes of refusals that may have a remedy; `demand-wire.ts` reads what they ask for. */

export const UNAVAILABLE_FOR_LEGAL_REASONS = 451;
const BAD_REQUEST = 400;
const CAPTCHA_CODES = /^(?:100|11[123])$/;

export const isFingerprintCode = (code: string): boolean => code === 'fingerprint';
export const isCaptchaCode = (code: string): boolean => CAPTCHA_CODES.test(code);

export const mayHaveRemedy = (status: number, errors: readonly { readonly code: string }[]): boolean =>
  status === UNAVAILABLE_FOR_LEGAL_REASONS ||
  (status === BAD_REQUEST && errors.some(({ code }) => isFingerprintCode(code) || isCaptchaCode(code)));
