/**
 * Serves the plain engines over HTTP and prints the address. The header `x-bug` chooses a planted bug of the limits,
 * `x-test-now` is the clock.
 */
import { createServer } from 'node:http';
import { settle } from './plain-coupons.mjs';
import { createLimits } from './plain-limits.mjs';

const engines = new Map();
const limitsWith = (bug) => {
  if (!engines.has(bug)) engines.set(bug, createLimits({ bug }));
  return engines.get(bug);
};

const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const input = JSON.parse(text);
  const [, part, name] = request.url.split('/');
  const call = { ...input, now: Number(request.headers['x-test-now']) };
  const answer = part === 'settle' ? { payout: settle(input) } : limitsWith(request.headers['x-bug'] ?? '')[name](call);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
