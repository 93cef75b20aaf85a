export interface Fifo<T> {
  put(value: T): void;
  take(): T | undefined;
  size(): number;
}

/**
 * A first-in, first-out queue for thousands of prices. The queue allocates nothing once it has grown and keeps no
 * reference to a taken value.
 */
export function createFifo<T>(): Fifo<T> {
  const places: (T | undefined)[] = [];
  let first = 0;
  let end = 0;
  return {
    put(value) {
      places[end] = value;
      end += 1;
    },
    take() {
      const value = places[first];
      places[first] = undefined;
      first += 1;
      if (first >= end) {
        first = 0;
        end = 0;
      }
      return value;
    },
    size: () => end - first,
  };
}
