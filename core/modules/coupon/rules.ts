/** What the lazily loaded rules give: everything about a coupon beyond holding its legs. The whole of it is `rules/rulebook.ts`. */
import type { Stamp } from '../../kernel/message.ts';
import type { Result } from '../../kernel/result.ts';
import type { CouponFacts } from './facts.ts';
import type { CouponCommand, CouponEvent, CouponRejection } from './messages.ts';
import type { CouponState } from './state.ts';
import type { CouponView } from './views.ts';

export type Decided = Result<readonly CouponEvent[], CouponRejection>;

export interface CouponRules {
  readonly decide: (command: CouponCommand, state: CouponState, facts: CouponFacts, stamp: Stamp) => Decided;
  readonly view: (state: CouponState, facts: CouponFacts, now: number) => CouponView;
}
