/** A service with a bug, for `http.config.mjs`: every coupon is an express, and a looser limit binds at once. */
import { createServer } from 'node:http';

const settle = ({ stake, legs }) =>
  Math.round(legs.reduce((paid, { price, result }) => (result === 'won' ? (paid * price) / 1000 : 0), stake));
const limits = new Map();

createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const call = text === '' ? {} : JSON.parse(text);
  const player = call.player ?? request.url.split('/')[2];
  const own = limits.get(player) ?? {};
  limits.set(player, own);
  if (request.url === '/limits/change') own[call.kind] = call.value;
  const list = Object.entries(own).map(([kind, value]) => ({ kind, value, pending: null }));
  const answer =
    request.url === '/settle'
      ? { payout: settle(call) }
      : request.method === 'GET'
        ? { limits: list, exclusions: [] }
        : { accepted: true };
  response.end(JSON.stringify(answer));
}).listen(0, '127.0.0.1', function listening() {
  console.log(`http://127.0.0.1:${this.address().port}`);
});
