/** Keeps the games of open bets on the feed while their cards are shown, so that scores are those of now. */
import { useEffect } from 'react';
import type { Bet } from '../../../core/modules/history/views.ts';
import { useCore } from '../core-context.ts';

/** Markets asked for at once: the newest bets first. */
const MOST = 40;

export function useLiveBets(bets: readonly Bet[]): void {
  const { line } = useCore();
  const open = bets
    .filter(({ status }) => status === 'open')
    .flatMap(({ legs }) => legs.filter(({ statusId }) => statusId < 0).map(({ marketId }) => `market:${marketId}`));
  const topics = [...new Set(open)].slice(0, MOST).join();
  useEffect(() => (topics === '' ? undefined : line.watch(topics.split(','))), [line, topics]);
}
