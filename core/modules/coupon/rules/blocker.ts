import { text } from '../../../kernel/text.ts';
import type { Blocker } from '../views.ts';

export type BlockerParams = Readonly<Record<string, string | number>>;

/** A reason why a coupon cannot be placed. `key`: the text's key, where it is not the code. */
export function blocker(
  code: string,
  params: BlockerParams = {},
  remedy: Blocker['remedy'] = null,
  key: string = code,
): Blocker {
  return {
    code,
    text: text(`coupon.block.${key}`, params),
    money: Object.hasOwn(params, 'amount') ? ['amount'] : [],
    remedy,
  };
}
