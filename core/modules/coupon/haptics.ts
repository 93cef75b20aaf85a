/** Haptic feedback for the coupon: selection added, bet accepted, bet refused [TCH-7]. */
import { distinctUntilChanged, filter, map, pairwise } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { HapticsPort } from '../../ports/haptics.ts';
import type { PlacingView } from './views.ts';

/** The views of a coupon that are felt. */
export interface FeltCoupon {
  readonly slip: Readable<{ readonly legs: readonly unknown[] }>;
  readonly placing: Readable<{
    readonly placing: {
      readonly state: PlacingView['state'];
      /** Of several bets. */
      readonly accepted?: number;
      readonly rejected?: number;
    };
  }>;
}

interface Answers {
  readonly accepted: number;
  readonly rejected: number;
}

/** Plays until the returned function is called. */
export function followHaptics({ slip, placing }: FeltCoupon, haptics: HapticsPort): () => void {
  const following = slip.value$
    .pipe(
      map(({ legs }) => legs.length),
      pairwise(),
      filter(([before, now]) => now > before),
    )
    .subscribe(() => haptics.play('choice'));
  following.add(
    placing.value$
      .pipe(
        map(({ placing: { state, accepted, rejected } }): Answers => ({
          accepted: accepted ?? (state === 'accepted' ? 1 : 0),
          rejected: rejected ?? (state === 'rejected' ? 1 : 0),
        })),
        distinctUntilChanged((one, other) => one.accepted === other.accepted && one.rejected === other.rejected),
        pairwise(),
      )
      .subscribe(([before, now]) => {
        if (now.rejected > before.rejected) haptics.play('failure');
        else if (now.accepted > before.accepted) haptics.play('success');
      }),
  );
  return () => following.unsubscribe();
}
