/** The stand-in's captcha: a sum in words that any screen reader can say. It keeps out nobody who tries; a real operator has a provider. */

export interface CaptchaQuestion {
  readonly id: string;
  readonly question: string;
}

/** `type` 2 is a failure that ends the session. */
export interface CaptchaResult {
  readonly success: boolean;
  readonly type: 1 | 2;
  /** Milliseconds that the question, or after a success the proof, still stands. */
  readonly time: number;
  readonly error_message: string;
  readonly token?: string;
}

export interface Captcha {
  update(language: string): CaptchaQuestion;
  /** Milliseconds that a question still stands. */
  time(id: string): number;
  validate(id: string, answer: string): CaptchaResult;
  isGood(proof: string): boolean;
}

const QUESTION_MS = 120_000;
const PROOF_MS = 60_000;
/** Questions and proofs that are kept: the oldest go. */
const KEPT = 200;

const WORDS: Readonly<Record<string, (a: number, b: number) => string>> = {
  en: (a, b) => `How much is ${a} plus ${b}?`,
  de: (a, b) => `Wie viel ist ${a} plus ${b}?`,
  ru: (a, b) => `Сколько будет ${a} плюс ${b}?`,
  ar: (a, b) => `كم يساوي ${a} زائد ${b}؟`,
};

export function createCaptcha(now: () => number, isStrict: () => boolean): Captcha {
  const questions = new Map<string, { readonly sum: number; readonly until: number }>();
  const proofs = new Map<string, number>();
  let made = 0;
  const trim = (map: Map<string, unknown>): void => {
    for (const oldest of map.keys()) {
      if (map.size <= KEPT) return;
      map.delete(oldest);
    }
  };
  const left = (id: string): number => Math.max(0, (questions.get(id)?.until ?? 0) - now());
  return {
    update(language) {
      made += 1;
      const [a, b] = [2 + ((made * 7) % 8), 1 + ((made * 5) % 9)];
      const id = `q${made}`;
      questions.set(id, { sum: a + b, until: now() + QUESTION_MS });
      trim(questions);
      const say = (Object.hasOwn(WORDS, language) ? WORDS[language] : undefined) ?? WORDS['en'];
      return { id, question: say?.(a, b) ?? `${a} + ${b}` };
    },
    time: left,
    validate(id, answer) {
      const known = questions.get(id);
      const time = left(id);
      questions.delete(id);
      if (known !== undefined && time > 0 && plainDigits(answer) === String(known.sum)) {
        const token = `proof-${id}`;
        proofs.set(token, now() + PROOF_MS);
        trim(proofs);
        return { success: true, type: 1, time: PROOF_MS, error_message: '', token };
      }
      return {
        success: false,
        type: isStrict() ? 2 : 1,
        time,
        error_message: time > 0 ? 'The answer is wrong.' : 'The question is over.',
      };
    },
    isGood: (proof) => (proofs.get(proof) ?? 0) > now(),
  };
}

/** Digits as a keyboard of any of the site's languages gives them. */
function plainDigits(text: string): string {
  return text.trim().replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
}
