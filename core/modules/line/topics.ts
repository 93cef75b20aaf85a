/** The requested topics. The stream reopens only when its contents have to change [LIN-5]. */
import { createCell } from '../../kernel/readable.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Clock } from '../../ports/clock.ts';

const MARKET = 'market:';

export interface Topics {
  /** The topics that the stream must carry now. */
  readonly wanted: Readable<readonly string[]>;
  watch(topics: readonly string[]): () => void;
  /** A market that left other topics may continue under its own. */
  marketGone(marketId: number): void;
}

export function createTopics(clock: Clock, carried: (marketId: number) => boolean): Topics {
  const holders = new Map<string, number>();
  const wanted = createCell<readonly string[]>([]);
  let settling = false;

  function settle(force: boolean): void {
    const now = [...holders.keys()].sort();
    const screens = (topics: readonly string[]): string => topics.filter((topic) => !topic.startsWith(MARKET)).join();
    const open = wanted.get();
    const sameScreens = screens(now) === screens(open);
    const missing = now.some(
      (topic) => topic.startsWith(MARKET) && !open.includes(topic) && !carried(Number(topic.slice(MARKET.length))),
    );
    const idle = now.length === 0 || open.length === 0;
    if (force || idle || !sameScreens || missing) {
      if (now.join() !== open.join()) wanted.set(now);
    }
  }

  function soon(force: boolean): void {
    if (settling) return;
    settling = true;
    // One screen leaves and the next comes in the same turn: that is one change.
    clock.after(0, () => {
      settling = false;
      settle(force);
    });
  }

  return {
    wanted,
    watch(topics) {
      for (const topic of topics) holders.set(topic, (holders.get(topic) ?? 0) + 1);
      soon(false);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        for (const topic of topics) {
          const left = (holders.get(topic) ?? 1) - 1;
          if (left <= 0) holders.delete(topic);
          else holders.set(topic, left);
        }
        soon(false);
      };
    },
    marketGone(marketId) {
      const topic = `${MARKET}${marketId}`;
      if (holders.has(topic) && !wanted.get().includes(topic)) soon(true);
    },
  };
}
