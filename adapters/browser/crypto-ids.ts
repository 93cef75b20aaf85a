import type { Ids } from 'touchline/ports/ids';

/** Ids of this tab: its start time, a random part and a counter. Ids sort in the order of their creation. */
export function createCryptoIds(): Ids {
  const random = crypto.getRandomValues(new Uint32Array(2));
  const tab = `${Date.now().toString(36)}-${[...random].map((part) => part.toString(36).padStart(7, '0')).join('')}`;
  let count = 0;
  return {
    next() {
      count += 1;
      return `${tab}-${count.toString(36).padStart(7, '0')}`;
    },
    uuid: () => crypto.randomUUID(),
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  };
}
