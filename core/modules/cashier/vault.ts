/**
 * Holds field values and texts between the form and the call: memory only, never in a message, an event or storage.
 * Bounded: values that no call takes are dropped [CSH-7].
 */

export type Held = Readonly<Record<string, string>>;

export interface CashierVault {
  /** The name under which the values wait. */
  hold(values: Held): string;
  peek(name: string): Held | null;
  drop(name: string): void;
  clear(): void;
}

const KEPT = 8;

export function createCashierVault(newName: () => string): CashierVault {
  const waiting = new Map<string, Held>();
  return {
    hold(values) {
      const name = newName();
      waiting.set(name, { ...values });
      for (const oldest of waiting.keys()) {
        if (waiting.size <= KEPT) break;
        waiting.delete(oldest);
      }
      return name;
    },
    peek: (name) => waiting.get(name) ?? null,
    drop: (name) => void waiting.delete(name),
    clear: () => waiting.clear(),
  };
}
