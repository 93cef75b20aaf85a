/**
 * The stand-in's captcha: a sum in words that any screen reader can read aloud. The captcha stops no determined bot; a
 * real operator uses a provider.
 */
import { createExpiringStore } from '../players/expiring-store.ts';

export interface CaptchaQuestion {
  readonly id: string;
  readonly question: string;
}

/** `type` 2 is a failure that ends the session. */
export interface CaptchaResult {
  readonly success: boolean;
  readonly type: 1 | 2;
  /** How long the question, or the proof after success, remains valid, ms. */
  readonly time: number;
  readonly error_message: string;
  readonly token?: string;
}

export interface Captcha {
  update(language: string): CaptchaQuestion;
  /** How long a question remains valid, ms. */
  time(id: string): number;
  validate(id: string, answer: string): CaptchaResult;
  isGood(proof: string): boolean;
}

const QUESTION_MS = 120_000;
const PROOF_MS = 60_000;
/** The maximum number of open questions, and of proofs. */
const MAX_WAITING = 10_000;

const WORDS: Readonly<Record<string, (a: number, b: number) => string>> = {
  en: (a, b) => `How much is ${a} plus ${b}?`,
  de: (a, b) => `Wie viel ist ${a} plus ${b}?`,
  ru: (a, b) => `Сколько будет ${a} плюс ${b}?`,
  ar: (a, b) => `كم يساوي ${a} زائد ${b}؟`,
};

export function createCaptcha(now: () => number, isStrict: () => boolean): Captcha {
  const questions = createExpiringStore<{ readonly sum: number; readonly expiresAt: number }>(MAX_WAITING, now);
  const proofs = createExpiringStore<{ readonly expiresAt: number }>(MAX_WAITING, now);
  let made = 0;
  const left = (id: string): number => Math.max(0, (questions.get(id)?.expiresAt ?? 0) - now());
  return {
    update(language) {
      made += 1;
      const [a, b] = [2 + ((made * 7) % 8), 1 + ((made * 5) % 9)];
      const id = `q${made}`;
      questions.put(id, { sum: a + b, expiresAt: now() + QUESTION_MS });
      const question = (Object.hasOwn(WORDS, language) ? WORDS[language] : undefined) ?? WORDS['en'];
      return { id, question: question?.(a, b) ?? `${a} + ${b}` };
    },
    time: left,
    validate(id, answer) {
      const known = questions.get(id);
      const time = left(id);
      questions.delete(id);
      if (known !== null && time > 0 && plainDigits(answer) === String(known.sum)) {
        const token = `proof-${id}`;
        proofs.put(token, { expiresAt: now() + PROOF_MS });
        return { success: true, type: 1, time: PROOF_MS, error_message: '', token };
      }
      return {
        success: false,
        type: isStrict() ? 2 : 1,
        time,
        error_message: time > 0 ? 'The answer is wrong.' : 'The question is over.',
      };
    },
    isGood: (proof) => (proofs.get(proof)?.expiresAt ?? 0) > now(),
  };
}

/** Converts the digits of keyboards in any of the site's languages. */
function plainDigits(text: string): string {
  return text.trim().replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}
