/** Games by the time of their next evaluation: a binary heap, with ties in id order. */
import type { Row } from './rows.ts';

interface Due {
  readonly at: number;
  readonly row: Row;
}

export interface DueHeap {
  readonly push: (row: Row) => void;
  /**
   * Removes and returns the earliest due game; null when none is due. Entries superseded by a later push are dropped.
   */
  readonly popDue: (now: number) => Row | null;
}

export function createDueHeap(): DueHeap {
  const heap: Due[] = [];

  const isBefore = (a: Due | undefined, b: Due | undefined): boolean => {
    if (a === undefined || b === undefined) return a !== undefined;
    return a.at !== b.at ? a.at < b.at : a.row.fixture.id < b.row.fixture.id;
  };

  const swap = (one: number, two: number): void => {
    const [a, b] = [heap[one], heap[two]];
    if (a === undefined || b === undefined) return;
    heap[one] = b;
    heap[two] = a;
  };

  const pop = (): Due | undefined => {
    const top = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return top;
    heap[0] = last;
    for (let at = 0; ;) {
      const left = 2 * at + 1;
      const least = isBefore(heap[left + 1], heap[left]) ? left + 1 : left;
      if (!isBefore(heap[least], heap[at])) return top;
      swap(at, least);
      at = least;
    }
  };

  return {
    push: (row) => {
      heap.push({ at: row.dueAt, row });
      for (let at = heap.length - 1; at > 0;) {
        const parent = (at - 1) >> 1;
        if (!isBefore(heap[at], heap[parent])) return;
        swap(at, parent);
        at = parent;
      }
    },
    popDue: (now) => {
      for (;;) {
        const top = heap[0];
        if (top === undefined || top.at > now) return null;
        pop();
        if (top.row.dueAt === top.at) return top.row;
      }
    },
  };
}
