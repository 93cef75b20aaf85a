import type { Result } from '../../../kernel/result.ts';
import type { CouponEvent, CouponRejection } from '../messages.ts';

/** The decision of a rule on a command: the events, or the rejection. */
export type Decided = Result<readonly CouponEvent[], CouponRejection>;
