/** Why a coupon can't be placed, and how far placing has got, in words: for shells without components. */
import type { Blocker, PlacingView } from 'touchline/core/coupon/views';
import { coreText, type Wording } from './core-text.ts';
import { oddsText } from './odds.ts';
import { formatTime } from './time.ts';

/** A reason with the selections that it lists. */
export function blockerText({ text, picks = [], money }: Blocker, wording: Wording, currency: string): string {
  const listed = new Intl.ListFormat(wording.preferences.language).format(picks.map((pick) => coreText(pick, wording)));
  return coreText(
    picks.length === 0 ? text : { ...text, params: { ...text.params, picks: listed } },
    wording,
    money,
    currency,
  );
}

/** A title and a sentence; null while nothing is being placed. `now`: the operator's clock. */
export function placingText(
  placing: PlacingView,
  now: number,
  { t, preferences }: Wording,
): readonly [title: string, text: string] | null {
  switch (placing.state) {
    case 'idle':
      return null;
    case 'saving':
    case 'sending':
    case 'unknown':
      return [t(`coupon.${placing.state}`), t(`coupon.${placing.state}Text`)];
    case 'rejected':
      return [t('coupon.rejected'), t('coupon.rejectedText')];
    case 'pending': {
      const count = Math.max(0, Math.ceil((placing.acceptAt - now) / 1000));
      return [t('coupon.pending'), t('coupon.pendingText', { count })];
    }
    case 'accepted': {
      const { id, placedAt } = placing.bet;
      return [t('coupon.accepted'), t('coupon.acceptedText', { id, time: formatTime(placedAt, 'time', preferences) })];
    }
    case 'ordered':
      return [
        t('coupon.ordered'),
        t('coupon.orderedText', { odds: oddsText(placing.exactCoef, preferences.oddsView) }),
      ];
    case 'several': {
      const { accepted, rejected, isOver, items } = placing;
      const params = { count: items.length, accepted };
      const title = !isOver
        ? t('coupon.several.placing', params)
        : rejected === 0
          ? t('coupon.several.all', params)
          : accepted === 0
            ? t('coupon.several.none', params)
            : t('coupon.several.some', params);
      return [title, isOver && rejected > 0 ? t('coupon.several.rest') : ''];
    }
  }
}
