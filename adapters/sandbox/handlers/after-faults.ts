/** The faults of a keyed call about bets: its answer is late, or lost although the request was carried out. */
import type { Call } from './call.ts';
import { problem } from './respond.ts';

export async function afterFaults({ operator: { faults, clock } }: Call, answer: Response): Promise<Response> {
  const { delayMs } = faults.settings();
  if (delayMs > 0) await new Promise<void>((resolve) => clock.schedule(clock.now() + delayMs, resolve));
  return faults.takeLoss()
    ? problem({
        status: 502,
        code: 'answerLost',
        title: 'The answer was lost',
        detail: 'The request has been carried out.',
      })
    : answer;
}
