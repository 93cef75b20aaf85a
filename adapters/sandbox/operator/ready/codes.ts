/**
 * Coupons saved under a code. The code derives from the coupon, so the same coupon always gets the same code. A code
 * lives for 30 days from its last save.
 */
import { mixSeed } from '../models/seeded.ts';
import { COUNTS_MS, createCeiling } from '../store/ceiling.ts';
import type { Journal } from '../store/journal.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { SharedCoupon } from '../store/stored-coupon.ts';

const DAY_MS = 86_400_000;
/** A code lives as long as its record counts. */
const CODE_LIFE_MS = COUNTS_MS;
/** The maximum number of counted records of codes in total, and so of codes. */
const MAX_SAVED = 50_000;

/** Letters and digits that cannot be mistaken for one another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const HALVES = 2;
const LETTERS_A_HALF = 4;

export interface Codes {
  apply(record: OperatorRecord): void;
  /** The coupon's code. Throws `TryLater` when a new code is needed and there are too many [REC-11]. */
  save(coupon: SharedCoupon): string;
  /** Null for an unknown or expired code; case does not matter. */
  find(code: string): SharedCoupon | null;
}

export function createCodes({
  journal,
  now,
}: {
  readonly journal: Pick<Journal, 'commit'>;
  readonly now: () => number;
}): Codes {
  const saved = new Map<string, { readonly coupon: SharedCoupon; readonly at: number }>();

  const ceiling = createCeiling('coupon codes', MAX_SAVED, now);

  const find = (code: string): SharedCoupon | null => {
    const known = saved.get(code.toUpperCase());
    return known === undefined || now() >= known.at + CODE_LIFE_MS ? null : known.coupon;
  };

  return {
    apply: (record) => {
      if (record.t !== 'codeSaved') return;
      saved.delete(record.code);
      saved.set(record.code, { coupon: record.coupon, at: record.at });
      ceiling.count(record.at);
      // The code with the oldest save comes first.
      for (const [code, { at }] of saved) {
        if (at + CODE_LIFE_MS > record.at) break;
        saved.delete(code);
      }
    },
    save: (coupon) => {
      const text = JSON.stringify(canonical(coupon));
      for (let salt = 0; ; salt += 1) {
        const code = codeOf(text, salt);
        const known = find(code);
        if (known !== null && JSON.stringify(canonical(known)) !== text) continue; // another coupon has it
        const at = now();
        if (known === null) ceiling.pass();
        // Recorded at most once a day, so that sharing is cheap. Without room for another record the code keeps its
        // expiry.
        const isFresh = known !== null && (at - (saved.get(code)?.at ?? 0) < DAY_MS || ceiling.wait() !== null);
        if (!isFresh) journal.commit({ t: 'codeSaved', at, code, coupon: canonical(coupon) });
        return code;
      }
    },
    find,
  };
}

/** The canonical form: equal content gives equal text. */
function canonical({ typeId, systemValue, legs }: SharedCoupon): {
  typeId: number;
  systemValue: number;
  legs: { marketId: number; isBanker: boolean; blockId: number }[];
} {
  return {
    typeId,
    systemValue,
    legs: legs.map(({ marketId, isBanker, blockId }) => ({ marketId, isBanker, blockId })),
  };
}

function codeOf(text: string, salt: number): string {
  let code = '';
  for (let half = 0; half < HALVES; half += 1) {
    let hash = mixSeed(half, salt);
    for (let at = 0; at < text.length; at += 1) hash = mixSeed(hash, text.charCodeAt(at));
    for (let letter = 0; letter < LETTERS_A_HALF; letter += 1) {
      code += LETTERS.charAt(hash % LETTERS.length);
      hash = Math.floor(hash / LETTERS.length);
    }
  }
  return code;
}
