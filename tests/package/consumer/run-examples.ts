/** Runs the examples of the documents, and prints their results. */
import { createNodeCore } from 'touchline/node';
import { startStandIn } from 'touchline/sandbox';
import { placeABet } from './place-a-bet.ts';
import { quoteExpress } from './quote-a-coupon.ts';

const operator = await startStandIn();
const core = createNodeCore({ origin: operator.origin, fetch: operator.fetch });
await core.start();
console.log(await placeABet(core), JSON.stringify(quoteExpress([2_000, 1_500], 1_000)));
core.stop();
await operator.close();
