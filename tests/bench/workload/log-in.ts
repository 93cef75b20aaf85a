/** Sends bursts of logins that all fail, each of a login of its own, until it is killed: `log-in.ts ADDRESS AT_ONCE`. It tells when the first burst is on its way. */
import { setTimeout as pause } from 'node:timers/promises';
import { base64, post } from '../../contracts/operator-client.ts';
import type { FetchLike } from '../../contracts/operator-client.ts';

const BETWEEN_BURSTS_MS = 1_000;

const [, , address = '', atOnce = '1'] = process.argv;
const calls: FetchLike = (path, init) => fetch(address + path, init);
for (let burst = 0; ; burst += 1) {
  const logins = Array.from({ length: Number(atOnce) }, (_, at) =>
    post(calls, '/web-api/user/login', { login: base64(`${burst}-${at}`), password: base64('x') }),
  );
  if (burst === 0) console.log('on its way');
  await Promise.all([...logins, pause(BETWEEN_BURSTS_MS)]);
}
