/**
 * A journal that survives the page's last moment. A database write takes turns that a page on its way out no longer has; so each text also stands in
 * plain storage, written at once, until the database has it. What is found there at a start is handed to the database first.
 */
import type { JournalPort } from '../../core/ports/journal.ts';
import type { KeyValueStorage } from '../../core/ports/storage.ts';

const PREFIX = 'tl.unwritten.';
/** Longer texts come from imports, not from a player's hand: they wait for the database alone. */
const LONGEST = 256 * 1024;

/** `name` is this page's own, so that tabs don't overwrite each other. Plain storage that throws costs the safeguard, never the write. */
export function createKeptJournal(port: JournalPort, storage: KeyValueStorage, name: string): JournalPort {
  let count = 0;
  const tryTo = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  const leftOver = (): readonly string[] => tryTo(() => storage.keys().filter((key) => key.startsWith(PREFIX)), []);
  const forget = (key: string): void => tryTo(() => storage.remove(key), undefined);

  async function adopt(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const text = tryTo(() => storage.read(key), null);
      if (text !== null) await port.append(text, false);
      forget(key);
    }
  }

  return {
    ...port,
    async load() {
      await adopt(leftOver());
      return port.load();
    },
    async append(text, strict) {
      count += 1;
      const key = `${PREFIX}${name}.${count}`;
      if (text.length <= LONGEST) tryTo(() => storage.write(key, text), undefined);
      await port.append(text, strict);
      forget(key);
    },
    async wipe() {
      leftOver().forEach(forget);
      await port.wipe();
    },
  };
}
