/** Says texts of the core, whose parameters are plain values: amounts are written as money, prices in the player's odds view, two sides as a game, a moment (`until`, `startAt`, `finishAt`, ms) in her zone, a limit (`limitType`) by its name. */
import { useCallback } from 'react';
import type { Text } from '../../../core/kernel/text.ts';
import { useCore } from '../core-context.ts';
import { gameTitle } from '../format/game-title.ts';
import { oddsText } from '../format/odds.ts';
import { formatTime } from '../format/time.ts';
import { useText, type Translate } from '../text.ts';
import { useProjection, whole } from '../use-projection.ts';
import { useMoney } from './use-money.ts';

export type Say = (text: Text, money?: readonly string[], currency?: string) => string;

const PRICES = ['price', 'oldPrice'] as const;
const MOMENTS = ['until', 'startAt', 'finishAt'] as const;
const NONE = '–';

/** 'Arsenal – Chelsea'; the name alone where there is one side, as in long-term bets; a word for a selection that is not known any more. */
function gameOf({ home, away }: Text['params'], t: Translate): string {
  if (typeof home !== 'string' || home === '') return t('coupon.aSelection');
  return gameTitle({ home, away: typeof away === 'string' ? away : '' }, t);
}

/** Parameters named in `money` are minor units of `currency`; a text that brings its own `currency` means its `amount`. Prices are thousandths. */
export function useSay(): Say {
  const t = useText();
  const write = useMoney();
  const chosen = useProjection(useCore().preferences, whole);
  const { oddsView } = chosen;
  return useCallback(
    ({ key, params }, money = ['amount'], currency) => {
      const unit = currency ?? (typeof params['currency'] === 'string' ? params['currency'] : null);
      const written = Object.entries(params).map(
        ([name, value]) =>
          [
            name,
            unit !== null && typeof value === 'number' && money.includes(name) ? write(value, unit) : value,
          ] as const,
      );
      const prices = PRICES.map(
        (name) => [name, typeof params[name] === 'number' ? oddsText(params[name], oddsView) : NONE] as const,
      );
      const moments = Object.fromEntries(
        MOMENTS.flatMap((name) =>
          typeof params[name] === 'number' ? [[name, formatTime(params[name], 'dayTime', chosen)]] : [],
        ),
      );
      const limit = typeof params['limitType'] === 'number' ? { limit: t(`coupon.limit.${params['limitType']}`) } : {};
      const game = Object.hasOwn(params, 'home') ? { game: gameOf(params, t) } : {};
      return t(key, { ...Object.fromEntries([...written, ...prices]), ...game, ...moments, ...limit });
    },
    [t, write, oddsView, chosen],
  );
}
