/** Writes amounts in the player's language, and core texts whose parameters are amounts. */
import { useCallback } from 'react';
import type { Text } from '../../../core/kernel/text.ts';
import { formatMoney } from '../format/money.ts';
import { useSpoken, useText } from '../text.ts';

export type WriteMoney = (minor: number, currency: string, sign?: boolean) => string;

export function useMoney(): WriteMoney {
  const language = useSpoken();
  return useCallback((minor, currency, sign = false) => formatMoney(minor, currency, language, sign), [language]);
}

/** Says a core text. Parameters named in `money` are minor units of `currency`; a text that brings its own `currency` means its `amount`. */
export function useSay(): (text: Text, money?: readonly string[], currency?: string) => string {
  const t = useText();
  const write = useMoney();
  return useCallback(
    ({ key, params }, money = ['amount'], currency) => {
      const unit = currency ?? (typeof params['currency'] === 'string' ? params['currency'] : null);
      if (unit === null) return t(key, params);
      const written = Object.entries(params).map(([name, value]) => [name, typeof value === 'number' && money.includes(name) ? write(value, unit) : value] as const);
      return t(key, Object.fromEntries(written));
    },
    [t, write],
  );
}
