/**
 * Texts of the core in words, whose parameters are plain values: amounts as money, prices in the player's odds format,
 * two sides as a game title, timestamps (`until`, `startAt`, `finishAt`, ms) in the player's time zone, a limit
 * (`limitType`) by its name, and a selection (`kind`, `type`, `param`, `label` and its game) as `pick` with its market
 * and as `outcome` without.
 */
import type { Preferences } from 'touchline/core/preferences/types';
import type { Text, Translate } from 'touchline/kernel/text';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { marketName, outcomeName } from 'touchline/core/line/rules/market-names';
import { oddsText } from './odds.ts';
import { formatTime } from './time.ts';

const PRICES = ['price', 'oldPrice'] as const;
const MOMENTS = ['until', 'startAt', 'finishAt'] as const;
const NONE = '–';

/** 'Arsenal – Chelsea'; the single name for a long-term bet; a placeholder for a selection that is no longer known. */
function gameOf({ home, away }: Text['params'], t: Translate): string {
  if (typeof home !== 'string' || home === '') return t('coupon.aSelection');
  return gameTitle({ home, away: typeof away === 'string' ? away : '' }, t);
}

const numberOf = (value: string | number | undefined): number => (typeof value === 'number' ? value : 0);

/** Names a selection with its market and without: 'Total: Over 2.5' and 'Over 2.5'. */
function pickOf(params: Text['params'], t: Translate): { readonly pick: string; readonly outcome: string } {
  const { kind, type, param, label, sportId, home, away } = params;
  const market = { kind: numberOf(kind), type: numberOf(type), param: numberOf(param), label: String(label ?? '') };
  const game = { home: String(home ?? ''), away: String(away ?? ''), sportId: numberOf(sportId) };
  return { pick: marketName(market, game, t), outcome: outcomeName(market, game, t) };
}

export interface Wording {
  readonly t: Translate;
  readonly money: (minor: number, currency: string) => string;
  readonly preferences: Preferences;
}

/**
 * Parameters named in `money` are minor units of `currency`; a `currency` parameter of the text itself applies to its
 * `amount`. Prices are thousandths.
 */
export function coreText(
  { key, params }: Text,
  { t, money: write, preferences }: Wording,
  money: readonly string[] = ['amount'],
  currency?: string,
): string {
  const unit = currency ?? (typeof params['currency'] === 'string' ? params['currency'] : null);
  const written = Object.entries(params).map(
    ([name, value]) =>
      [name, unit !== null && typeof value === 'number' && money.includes(name) ? write(value, unit) : value] as const,
  );
  const prices = PRICES.map(
    (name) => [name, typeof params[name] === 'number' ? oddsText(params[name], preferences.oddsView) : NONE] as const,
  );
  const moments = Object.fromEntries(
    MOMENTS.flatMap((name) =>
      typeof params[name] === 'number' ? [[name, formatTime(params[name], 'dayTime', preferences)]] : [],
    ),
  );
  const limit = typeof params['limitType'] === 'string' ? { limit: t(`coupon.limit.${params['limitType']}`) } : {};
  const game = Object.hasOwn(params, 'home') ? { game: gameOf(params, t) } : {};
  const pick = typeof params['kind'] === 'number' ? pickOf(params, t) : {};
  return t(key, { ...Object.fromEntries([...written, ...prices]), ...game, ...moments, ...limit, ...pick });
}
