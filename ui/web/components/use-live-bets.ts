/** Keeps the games of open bets subscribed to the feed while their cards are shown, so that scores stay current. */
import { useEffect } from 'react';
import type { Bet } from 'touchline/core/history/views';
import { useCore } from '../core-context.ts';
import { isOpenResult } from 'touchline/core/coupon/rules/settlement/leg-factor';

/** Maximum number of markets subscribed at once; the newest bets take precedence. */
const MAX_TOPICS = 40;

export function useLiveBets(bets: readonly Bet[]): void {
  const { line } = useCore();
  const open = bets
    .filter(({ status }) => status === 'open')
    .flatMap(({ legs }) =>
      legs.filter(({ result }) => isOpenResult(result)).map(({ marketId }) => `market:${marketId}`),
    );
  const topics = [...new Set(open)].slice(0, MAX_TOPICS).join();
  useEffect(() => (topics === '' ? undefined : line.watch(topics.split(','))), [line, topics]);
}
