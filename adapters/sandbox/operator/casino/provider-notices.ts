/**
 * Calls to the servers of foreign providers, each sent once its content is on record, and again until the provider
 * takes it [GWAL-21, GWAL-22].
 */
import type { LineClock } from '../line/line.ts';
import type { Journal } from '../store/journal.ts';
import type { SendToProvider } from './provider-calls.ts';
import { isTaken, requestOf } from './provider-calls.ts';

/** The wait before a call is sent again; doubled each time. */
const PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

interface NoticesDeps {
  readonly journal: Pick<Journal, 'durable'>;
  readonly clock: Pick<LineClock, 'now' | 'schedule'>;
  readonly send: SendToProvider;
  readonly report: (error: unknown) => void;
}

interface Notice {
  readonly server: string;
  readonly key: string;
  readonly path: string;
  /** The same at each try. */
  readonly body: string;
}

export interface ProviderNotices {
  /** Sends what `notice` returns until `taken`; null ends the tries. */
  send(id: string, notice: () => Notice | null, taken: () => void): void;
  start(): void;
  stop(): void;
}

export function createProviderNotices({ journal, clock, send, report }: NoticesDeps): ProviderNotices {
  const cancels = new Map<string, () => void>();
  let isRunning = false;

  async function attempt(id: string, notice: () => Notice | null, taken: () => void, tries: number): Promise<void> {
    const asked = isRunning ? notice() : null;
    if (asked === null) return;
    const { path, body, ...provider } = asked;
    await journal.durable();
    const text = await send(requestOf(provider, path, body, clock.now())).catch(() => null);
    if (!isRunning) return;
    if (isTaken(text)) {
      taken();
      return;
    }
    cancels.get(id)?.();
    const again = clock.now() + Math.min(MAX_PAUSE_MS, PAUSE_MS * 2 ** tries);
    const cancel = clock.schedule(again, () => {
      cancels.delete(id);
      void attempt(id, notice, taken, tries + 1).catch(report);
    });
    cancels.set(id, cancel);
  }

  return {
    send: (id, notice, taken) => void attempt(id, notice, taken, 0).catch(report),
    start: () => {
      isRunning = true;
    },
    stop: () => {
      isRunning = false;
      for (const cancel of cancels.values()) cancel();
      cancels.clear();
    },
  };
}
