/** Two foreign providers with servers of their own, and the operator's wallet over HTTP. */
import { createHmac } from 'node:crypto';
import type { WalletCall } from '../../../adapters/sandbox/operator/casino/calls.ts';
import type { ProviderRequest } from '../../../adapters/sandbox/operator/casino/provider-calls.ts';
import type { ForeignProvider } from '../../../adapters/sandbox/operator/casino/foreign-games.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { serve } from '../../../adapters/sandbox/hosts/http/serve.ts';
import { createMemoryStore } from '../../../adapters/sandbox/operator/store/store.ts';
import { createFakeLine } from '../../unit/sandbox-book/fake-line.ts';
import { post, register, signed } from '../../contracts/operator-client.ts';
import type { Signed } from '../../contracts/operator-client.ts';

const LOOPBACK = '127.0.0.1';

function providerOf(id: string, number: number, change: Partial<ForeignProvider> = {}): ForeignProvider {
  return {
    id,
    name: `Makers of ${id}`,
    key: `the key of ${id}, which nobody else knows`,
    origin: `https://${id}.example`,
    server: `https://${id}.example/operator`,
    games: [
      {
        id: `${id}-wheel`,
        number,
        slug: 'wheel',
        page: '/wheel/',
        title: ['Small wheel', 'Малое колесо', 'Kleines Rad', 'العجلة الصغيرة'],
        section: 'fast-games',
        volatility: 'low',
        features: ['instant'],
        version: 1,
        releasedOn: '2026-11-20',
        rules: [
          [
            'The wheel stops by chance.',
            'Колесо останавливает случай.',
            'Das Rad hält zufällig.',
            'تتوقف العجلة عشوائيًا.',
          ],
        ],
        highestWin: null,
        value: { n: 19n, d: 20n },
        stakes: { min: 0.1, max: 20 },
        proof: `https://${id}.example/wheel/rounds/{round}`,
        freeSpins: { id: 'welcome', rounds: 2, stake: 0.2, days: 7 },
      },
    ],
    ...change,
  };
}

export const [ALPHA, BETA] = [providerOf('alpha', 901), providerOf('beta', 902)] as const;

export interface Reply {
  readonly http: number;
  readonly status: string;
  readonly balance?: number;
  readonly applied?: boolean;
  readonly [field: string]: unknown;
}

export interface Sent {
  readonly key?: string;
  /** When the call claims to be signed, ms. */
  readonly at?: number;
  /** The body that is sent in place of the signed one. */
  readonly sentBody?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call of the operator to a provider's server. */
export type ReceivedCall = ProviderRequest & { readonly at: number };

export interface ForeignWorld {
  /** The operator's calls to providers, in order. */
  readonly received: readonly ReceivedCall[];
  /** The answers of the providers' servers; null for none. */
  readonly answers: { text: string | null };
  readonly address: string;
  readonly clock: ManualClock;
  readonly node: () => NodeOperator;
  readonly player: () => Signed;
  /** A signed call from a provider's server. */
  readonly ask: (from: ForeignProvider, name: WalletCall, body: unknown, how?: Sent) => Promise<Reply>;
  readonly ticket: (gameId: string, mode?: 'real' | 'demo') => Promise<string>;
  /** Opens a session of the provider's first game under an id. */
  readonly open: (from: ForeignProvider, sessionId: string, mode?: 'real' | 'demo') => Promise<Reply>;
  readonly balance: () => number;
  /** Registers another player, who launches games from now on. */
  readonly another: () => Promise<void>;
  /** Ends the player's login. */
  readonly logOut: () => Promise<void>;
  /** Resolves once work that is due has been done: an answered call takes turns of the event loop. */
  readonly settle: () => Promise<void>;
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function startForeignWorld(): Promise<ForeignWorld> {
  const clock = createManualClock(Date.UTC(2026, 10, 25, 15));
  const store = createMemoryStore();
  const received: ReceivedCall[] = [];
  const answers: ForeignWorld['answers'] = { text: JSON.stringify({ status: 'OK' }) };
  const startNode = (): Promise<NodeOperator> =>
    createNodeOperator({
      ...{ clock, store, createLine: () => createFakeLine(clock), providers: [ALPHA, BETA] },
      sendToProvider: (request) => {
        received.push({ ...request, at: clock.now() });
        return Promise.resolve(answers.text);
      },
    });
  let node = await startNode();
  const startServer = () =>
    serve({ operator: node.operator, dist: '', port: 0, host: LOOPBACK, report: console.error, limits: 'relaxed' });
  let served = await startServer();
  let player = await register(node.fetch);

  const ask: ForeignWorld['ask'] = async (from, name, body, how = {}) => {
    const { key = from.key, at = clock.now(), headers = {} } = how;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(`${served.address}/game-wallet-api/v1/${from.id}/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // Days of virtual time take seconds, after which the server may close a connection that is kept.
        connection: 'close',
        'x-signed-at': String(at),
        'x-signature': createHmac('sha256', key).update(`${at}.${name}.${text}`).digest('hex'),
        ...headers,
      },
      body: how.sentBody ?? text,
    });
    const read: unknown = await answer.json();
    return { http: answer.status, ...(read as { readonly status: string }) };
  };
  const ticket: ForeignWorld['ticket'] = async (gameId, mode = 'real') => {
    const { body } =
      mode === 'real'
        ? await post(node.fetch, '/games-api/v1/launches', { gameId }, signed(player))
        : await post(node.fetch, '/games-api/v1/demo-launches', { gameId, currency: 'EUR' });
    return (body as { readonly ticket: string }).ticket;
  };
  return {
    received,
    answers,
    get address() {
      return served.address;
    },
    clock,
    node: () => node,
    player: () => player,
    ask,
    ticket,
    open: async (from, sessionId, mode) =>
      ask(from, 'session/open', { ticket: await ticket(from.games[0]?.id ?? '', mode), sessionId }),
    balance: () => node.operator.balance(Number(player.userId)),
    another: async () => {
      player = await register(node.client());
    },
    logOut: async () => {
      await post(node.client(), '/web-api/user/disconnect', undefined, signed(player));
    },
    settle: async () => {
      await ask(ALPHA, 'balance', { sessionId: 'nobody' });
    },
    restart: async () => {
      await served.close();
      await node.close();
      node = await startNode();
      served = await startServer();
    },
    close: async () => {
      await served.close();
      await node.close();
    },
  };
}
