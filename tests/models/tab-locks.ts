/**
 * Locks that the tabs of one browser share, as Web Locks do: work of one name takes turns, and a killed tab lets go.
 */
export interface TabLocks {
  take<T>(name: string, tab: number, work: () => Promise<T>): Promise<T>;
  /** Lets go of whatever the tab holds, and of its places in the queues. */
  release(tab: number): void;
}

interface Lock {
  readonly holder: number;
  waiting: readonly { readonly tab: number; readonly start: (lock: Lock) => void }[];
}

export function createTabLocks(): TabLocks {
  const locks = new Map<string, Lock>();

  function pass(name: string, lock: Lock): void {
    // A killed tab has lost it already.
    if (locks.get(name) !== lock) return;
    const [next, ...waiting] = lock.waiting;
    if (next === undefined) {
      locks.delete(name);
      return;
    }
    const passed = { holder: next.tab, waiting };
    locks.set(name, passed);
    next.start(passed);
  }

  function turn(name: string, tab: number): Lock | Promise<Lock> {
    const held = locks.get(name);
    if (held !== undefined)
      return new Promise((start) => {
        held.waiting = [...held.waiting, { tab, start }];
      });
    const lock = { holder: tab, waiting: [] };
    locks.set(name, lock);
    return lock;
  }

  return {
    take: async (name, tab, work) => {
      const free = turn(name, tab);
      const lock = free instanceof Promise ? await free : free;
      try {
        return await work();
      } finally {
        pass(name, lock);
      }
    },
    release: (tab) => {
      for (const [name, lock] of locks) {
        lock.waiting = lock.waiting.filter((each) => each.tab !== tab);
        if (lock.holder === tab) pass(name, lock);
      }
    },
  };
}
