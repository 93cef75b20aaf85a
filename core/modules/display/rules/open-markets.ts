/** The groups of markets that are open when the page of a game is opened [DSP-14]. */
import type { MarketTopic } from '../../line/public.ts';
import type { Display } from '../types.ts';

/** `topics` are those of the game's groups: where none is a main one, all are open. */
export function isOpenAtFirst(
  choice: Display['openMarkets'],
  topic: MarketTopic,
  topics: readonly MarketTopic[],
): boolean {
  switch (choice) {
    case 'all':
      return true;
    case 'main':
      return topic === 'main' || !topics.includes('main');
    case 'none':
      return false;
  }
}
