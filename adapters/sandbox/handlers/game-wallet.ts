/** The wallet for foreign providers of games: signed calls from their servers [GWAL-18, GWAL-20]. */
import * as v from 'valibot';
import type { WalletAnswer, WalletCall } from '../operator/casino/calls.ts';
import { WALLET_CALLS, walletAnswer } from '../operator/casino/calls.ts';
import type { Call, Route } from './call.ts';
import { json } from './respond.ts';

const BASE = '/game-wallet-api/v1';
/** Letters of a body, at most: a ticket has 2,000, and ids and amounts are short. */
const MAX_BODY = 4_096;
/** When the call was signed, ms, and the signature in hexadecimal. */
const TIME_HEADER = 'x-signed-at';
const SIGNATURE_HEADER = 'x-signature';

const answered = (answer: WalletAnswer, status: number): Response => json(answer, status);
const statusOf = ({ status }: WalletAnswer): number =>
  status === 'BAD_SIGNATURE' ? 401 : status === 'BAD_REQUEST' ? 400 : 200;

async function receive(name: WalletCall, call: Call): Promise<Response> {
  const { operator, headers, part } = call;
  const body = await call.body();
  if (body.length > MAX_BODY) return answered({ status: 'BAD_REQUEST' }, 413);
  const time = headers.get(TIME_HEADER) ?? '';
  const signature = headers.get(SIGNATURE_HEADER) ?? '';
  const at = /^\d{1,15}$/.test(time) ? Number(time) : Number.NaN;
  const text = await operator.casino.receive({ path: name, body, at, signature }, part('provider'));
  const answer = v.parse(walletAnswer, JSON.parse(text));
  return answered(answer, statusOf(answer));
}

/** A server calls, which no site can make a browser do: the signature takes the place of the header of other calls. */
export const gameWalletRoutes: readonly Route[] = WALLET_CALLS.map((name) => ({
  method: 'post',
  path: `${BASE}/:provider/${name}`,
  answer: (call) => receive(name, call),
}));
