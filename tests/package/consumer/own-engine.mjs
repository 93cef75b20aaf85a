import { createServer } from 'node:http';

/** An engine of one's own, with a bug: a returned leg counts as lost. */
const settle = ({ stake, legs }) =>
  Math.round(legs.reduce((paid, { price, statusId }) => (statusId === 1 ? (paid * price) / 1000 : 0), stake));

createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  response.end(JSON.stringify({ payout: settle(JSON.parse(text)) }));
}).listen(0, '127.0.0.1', function listening() {
  console.log(`http://127.0.0.1:${this.address().port}`);
});
