import type { JournalPort } from 'touchline/ports/journal';

/** A journal whose code loads later. Calls wait for the code and keep their order. */
export function createLateJournal(load: () => Promise<JournalPort>): JournalPort {
  let loading: Promise<JournalPort> | null = null;
  const journal = (): Promise<JournalPort> => {
    loading ??= load().catch((fault: unknown) => {
      loading = null;
      throw fault;
    });
    return loading;
  };
  return {
    load: async () => (await journal()).load(),
    append: async (text, strict) => (await journal()).append(text, strict),
    compact: async (snapshot, covers) => (await journal()).compact(snapshot, covers),
    quarantine: async (text, reason) => (await journal()).quarantine(text, reason),
    wipe: async () => (await journal()).wipe(),
  };
}
