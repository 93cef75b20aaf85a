/** The requested topics. The stream reopens only when its contents have to change [LIN-5]. */
import { createCell } from '../../kernel/readable.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Clock } from '../../ports/clock.ts';

const MARKET = 'market:';
/** The operator refuses a stream of more topics as a whole [LIN-234]. */
const MAX_TOPICS = 200;

/** Markets (of the coupon, of open bets) come first, then boards; single games yield, those watched last first. */
const rank = (topic: string): number => (topic.startsWith(MARKET) ? 0 : topic.startsWith('game:') ? 2 : 1);

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
    const now = [...holders.keys()]
      .sort((one, other) => rank(one) - rank(other))
      .slice(0, MAX_TOPICS)
      .sort();
    const screens = (topics: readonly string[]): string => topics.filter((topic) => !topic.startsWith(MARKET)).join();
    const open = wanted.get();
    const missing = now.some(
      (topic) => topic.startsWith(MARKET) && !open.includes(topic) && !carried(Number(topic.slice(MARKET.length))),
    );
    const isIdle = now.length === 0 || open.length === 0;
    const isWanted = force || isIdle || missing || screens(now) !== screens(open);
    if (isWanted && now.join() !== open.join()) wanted.set(now);
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

  function hold(topics: readonly string[], by: 1 | -1): void {
    for (const topic of topics) {
      const count = (holders.get(topic) ?? 0) + by;
      if (count > 0) holders.set(topic, count);
      else holders.delete(topic);
    }
    soon(false);
  }

  return {
    wanted,
    watch(topics) {
      hold(topics, 1);
      let released = false;
      return () => {
        if (!released) hold(topics, -1);
        released = true;
      };
    },
    marketGone(marketId) {
      const topic = `${MARKET}${marketId}`;
      if (holders.has(topic) && !wanted.get().includes(topic)) soon(true);
    },
  };
}
