/**
 * Sends bursts of failing logins until the process is killed. Every login of a burst has a different name. Prints a
 * line when the first burst has been sent. Usage: `login-bursts.ts ADDRESS LOGINS_PER_BURST`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { base64, post } from '../../contracts/operator-client.ts';
import type { FetchLike } from '../../contracts/operator-client.ts';

/** Minimum time from the start of one burst to the start of the next. */
const BURST_INTERVAL_MS = 1_000;

const [, , address = '', loginsPerBurst = '1'] = process.argv;
const calls: FetchLike = (path, init) => fetch(address + path, init);
for (let burst = 0; ; burst += 1) {
  const logins = Array.from({ length: Number(loginsPerBurst) }, (_, at) =>
    post(calls, '/web-api/user/login', { login: base64(`${burst}-${at}`), password: base64('x') }),
  );
  if (burst === 0) console.log('first burst sent');
  await Promise.all([...logins, pause(BURST_INTERVAL_MS)]);
}
