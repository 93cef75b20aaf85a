/**
 * A journal that survives the page's last moment. A database write needs turns that an unloading page no longer has.
 * Each text is therefore also written to plain storage, synchronously, until the database holds it. At start, texts
 * found in plain storage go to the database first.
 */
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import type { JournalPort } from 'touchline/ports/journal';
import type { KeyValueStorage } from 'touchline/ports/storage';

const PREFIX = DEVICE_STORAGE.unwritten.name;
/** Only imports produce longer texts, and those are written to the database alone. */
const MAX_TEXT_LENGTH = 256 * 1024;

/**
 * `name` is unique to this page, so that tabs do not overwrite each other. Plain storage that throws costs the
 * safeguard, never the write.
 */
export function createWriteAheadJournal(port: JournalPort, storage: KeyValueStorage, name: string): JournalPort {
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
      if (text.length <= MAX_TEXT_LENGTH) tryTo(() => storage.write(key, text), undefined);
      await port.append(text, strict);
      forget(key);
    },
    async wipe() {
      leftOver().forEach(forget);
      await port.wipe();
    },
  };
}
