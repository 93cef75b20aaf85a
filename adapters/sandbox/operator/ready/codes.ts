/** Coupons saved under a code. The code follows from the coupon, so the same coupon always gets the same one; it is kept 30 days from the last time it was saved. */
import { mixSeed } from '../models/seeded.ts';
import type { Journal } from '../store/journal.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { SharedCoupon } from '../store/stored-coupon.ts';

const DAY_MS = 86_400_000;
export const CODE_LIFE_MS = 30 * DAY_MS;
/** Codes kept at once; the one not saved for longest goes first. */
const CODES_KEPT = 50_000;

/** No letter or digit that looks like another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const HALVES = 2;
const LETTERS_A_HALF = 4;

export interface Codes {
  apply(record: OperatorRecord): void;
  /** The coupon's code. */
  save(coupon: SharedCoupon): string;
  /** Null for a code that is unknown or over; upper and lower case are one. */
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

  const find = (code: string): SharedCoupon | null => {
    const known = saved.get(code.toUpperCase());
    return known === undefined || now() >= known.at + CODE_LIFE_MS ? null : known.coupon;
  };

  return {
    apply: (record) => {
      if (record.t !== 'codeSaved') return;
      saved.delete(record.code);
      saved.set(record.code, { coupon: record.coupon, at: record.at });
      const [stalest] = saved.keys();
      if (saved.size > CODES_KEPT && stalest !== undefined) saved.delete(stalest);
    },
    save: (coupon) => {
      const text = JSON.stringify(canonical(coupon));
      for (let salt = 0; ; salt += 1) {
        const code = codeOf(text, salt);
        const known = find(code);
        if (known !== null && JSON.stringify(canonical(known)) !== text) continue; // another coupon has it
        // Saved once a day at most: sharing costs no record each time.
        const at = now();
        if (known === null || at - (saved.get(code)?.at ?? 0) >= DAY_MS)
          journal.commit({ t: 'codeSaved', at, code, coupon: canonical(coupon) });
        return code;
      }
    },
    find,
  };
}

/** The same content is the same text. */
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
