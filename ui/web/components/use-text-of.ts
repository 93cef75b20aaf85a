/** Texts of the core in the player's language, odds format and time zone. */
import { useCallback } from 'react';
import type { Text } from 'touchline/kernel/text';
import { useCore } from '../core-context.ts';
import { coreText } from '../format/core-text.ts';
import { useText } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';
import { useMoney } from './use-money.ts';

/** `money` names the amounts among the parameters, in minor units of `currency`: see `format/core-text.ts`. */
export type TextOf = (text: Text, money?: readonly string[], currency?: string) => string;

export function useTextOf(): TextOf {
  const t = useText();
  const money = useMoney();
  const preferences = useProjection(useCore().preferences, identity);
  return useCallback(
    (text, names, currency) => coreText(text, { t, money, preferences }, names, currency),
    [t, money, preferences],
  );
}
