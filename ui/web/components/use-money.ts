/** Formats amounts in the player's language. */
import { useCallback } from 'react';
import { formatMoney } from '../format/money.ts';
import { useTextLanguage } from '../text.ts';

export type WriteMoney = (minor: number, currency: string, sign?: boolean) => string;

export function useMoney(): WriteMoney {
  const language = useTextLanguage();
  return useCallback((minor, currency, sign = false) => formatMoney(minor, currency, language, sign), [language]);
}
