/** Loads what reading stored events needs, and does not give up: a journal that is read without its readers would be taken for a broken one. */
import type { Clock } from '../ports/clock.ts';
import type { Report } from '../ports/report.ts';
import type { AnyModule } from './decider.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** Resolves when every module's readers are there; a load that failed is reported and tried again, with pauses doubling to 10 s. */
export async function prepareReaders(modules: readonly AnyModule[], clock: Clock, report: Report): Promise<void> {
  await Promise.all(modules.map(({ persist }) => prepareOne(persist, clock, report)));
}

async function prepareOne(persist: AnyModule['persist'], clock: Clock, report: Report): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await persist?.prepare?.();
      return;
    } catch (fault) {
      report('kernel/prepare', fault);
      const wait = pause;
      await new Promise<void>((done) => void clock.after(wait, done));
    }
  }
}
