/**
 * A minimal operator: players, tokens, bets by key. Calls are answered the moment a request arrives; the browser's
 * network decides the fate of requests and answers (`virtual-browser.ts`).
 */
import type { Clock } from 'touchline/ports/clock';
import type { HttpRequest, HttpResponse } from 'touchline/ports/http';
import type { VirtualLine } from './virtual-line.ts';

export interface OperatorBet {
  readonly key: string;
  readonly userId: string;
  readonly amount: number;
  readonly prices: readonly number[];
  bet: Readonly<Record<string, unknown>>;
}

export interface VirtualOperator {
  answer(request: HttpRequest, cookies: Map<string, string>): HttpResponse;
  readonly line: VirtualLine;
  readonly bets: OperatorBet[];
  /** Every request received: `GET /path`. */
  readonly received: { readonly what: string; readonly request: HttpRequest }[];
  readonly balance: (userId: string) => number;
  settle(betId: string, payout: number): void;
  /** Ends every session, as an operator may. */
  endSessions(): void;
  /** Ends the access tokens; the sessions remain. */
  expireTokens(): void;
  /** Delay of a live bet's acceptance; 0 accepts at once. */
  acceptanceMs: number;
  /** Reasons for refusing the next coupons. */
  refusals: readonly Readonly<Record<string, unknown>>[];
  /** Difference between the operator's clock and the local one. */
  clockOffset: number;
  /** Additional fields of the site config. */
  config: Readonly<Record<string, unknown>>;
  /** Additional fields of any coupon's limits. */
  limits: Readonly<Record<string, unknown>>;
  /** Known games in the wire format; any other game is unknown. */
  readonly games: Map<number, Readonly<Record<string, unknown>>>;
  /** User data of every player, in the wire format. */
  user: Readonly<Record<string, unknown>>;
}

type Answer = readonly [status: number, body: unknown];
type Known =
  | { readonly status: 'pending'; readonly acceptAt: number; readonly coupon: Coupon }
  | { readonly status: 'accepted'; readonly bet: OperatorBet }
  | { readonly status: 'rejected'; readonly reasons: readonly unknown[] };
interface Coupon {
  readonly amount: number;
  readonly typeId: number;
  readonly bets: readonly {
    readonly marketId: number;
    readonly coef: number;
    readonly isLive: boolean;
    readonly gameId: number;
    readonly kind: number;
    readonly type: number;
    readonly param: number;
  }[];
}

const START_MONEY = 10_000;
const COOKIE = 'session';

export function createVirtualOperator(clock: Clock, line: VirtualLine): VirtualOperator {
  const passwords = new Map<string, string>();
  const money = new Map<string, number>();
  const sessions = new Map<string, string>();
  const tokens = new Map<string, string>();
  const known = new Map<string, Known>();
  const changes = new Map<string, number>();
  let made = 0;
  const next = (): number => (made += 1);

  const operator: VirtualOperator = {
    line,
    bets: [],
    received: [],
    acceptanceMs: 0,
    refusals: [],
    clockOffset: 0,
    config: {},
    limits: {},
    games: new Map(),
    user: {},
    balance: (userId) => money.get(userId) ?? 0,
    endSessions() {
      sessions.clear();
      tokens.clear();
    },
    expireTokens: () => tokens.clear(),
    settle(betId, payout) {
      const bet = operator.bets.find((each) => each.bet['id'] === betId);
      if (bet === undefined) throw new Error(`no bet ${betId}`);
      bet.bet = { ...bet.bet, status: 'settled', statusId: payout > 0 ? 1 : 0, payout, settledAt: now() };
      money.set(bet.userId, operator.balance(bet.userId) + payout);
      changes.set(betId, next());
    },
    answer(request, cookies) {
      const [path = '', query = ''] = request.path.split('?');
      const what = `${request.method} ${path}`;
      operator.received.push({ what, request });
      const [status, body] = route(what, new URLSearchParams(query), request, cookies);
      return { status, text: typeof body === 'string' ? body : JSON.stringify(body) };
    },
  };
  const now = (): number => clock.now() + operator.clockOffset;

  function signIn(userId: string, cookies: Map<string, string>): Readonly<Record<string, unknown>> {
    const session = `s${next()}`;
    sessions.set(session, userId);
    cookies.set(COOKIE, session);
    return { userId, previousLoginAt: null, ...issue(userId) };
  }

  function issue(userId: string): Readonly<Record<string, unknown>> {
    const token = `token-${next()}`;
    tokens.set(token, userId);
    return { token, sessionToken: `session-${token}`, expiresAt: now() + 600_000 };
  }

  function route(what: string, query: URLSearchParams, request: HttpRequest, cookies: Map<string, string>): Answer {
    const body = request.body === undefined ? null : (JSON.parse(request.body) as Record<string, unknown>);
    const cookieUser = sessions.get(cookies.get(COOKIE) ?? '');
    const gameId = /^GET \/line-api\/v1\/games\/(\d+)$/.exec(what)?.[1];
    if (gameId !== undefined) {
      const game = operator.games.get(Number(gameId));
      return game === undefined ? refuse(404, 'unknownGame') : [200, game];
    }
    switch (what) {
      case 'POST /fatman-api/key':
        return [204, null];
      case 'GET /web-api/analytics/counters':
        return [200, { counters: { 4: 'four', 8: 'eight' } }];
      case 'GET /bff-api/config/all.json':
        return [200, { ...siteConfig(now()), ...operator.config }];
      case 'GET /line-api/v1/tree':
        return [
          200,
          {
            at: now(),
            sports: [
              {
                id: 1,
                name: `Football ${query.get('lng') ?? ''}`,
                nameEng: 'Football',
                live: 1,
                line: 2,
                championships: [],
              },
            ],
          },
        ];
      case 'GET /blocks-api/api/v1/block/light':
      case 'POST /blocks-api/api/v2/block':
        return [200, { data: { displayTypeId: 0, templateTypeId: 0 } }];
      case 'POST /redirects-api/api/v1/redirect-light':
        return [200, { data: { redirect: false, code: 302, url: '', reasons: [], breadcrumbs: [] } }];
      case 'GET /line-api/v1/search-index':
        return [200, { sports: [], competitions: [], teams: [], games: [] }];
      case 'POST /web-api/registration/fast': {
        const userId = String(1_000 + next());
        money.set(userId, START_MONEY);
        passwords.set(userId, `password-${userId}`);
        return [201, { ...signIn(userId, cookies), login: userId, password: `password-${userId}` }];
      }
      case 'POST /web-api/user/login': {
        const [login = '', password = ''] = ['login', 'password'].map((field) =>
          Buffer.from(String(body?.[field]), 'base64').toString('utf8'),
        );
        return passwords.has(login) && passwords.get(login) === password
          ? [200, signIn(login, cookies)]
          : refuse(401, 'wrongCredentials');
      }
      case 'POST /web-api/user/disconnect':
        for (const [token, user] of tokens) if (user === cookieUser) tokens.delete(token);
        sessions.delete(cookies.get(COOKIE) ?? '');
        cookies.delete(COOKIE);
        return [204, ''];
      case 'GET /web-api/session':
        return [200, cookieUser ?? ''];
      case 'GET /web-api/user/gettoken':
        return cookieUser === undefined ? refuse(401, 'unauthorized') : [200, issue(cookieUser)];
    }
    const userId = tokens.get((request.headers['authorization'] ?? '').replace('Bearer ', ''));
    if (userId === undefined) return refuse(401, 'unauthorized');
    return signedRoute(what, query, userId, body, request);
  }

  function signedRoute(
    what: string,
    query: URLSearchParams,
    userId: string,
    body: unknown,
    request: HttpRequest,
  ): Answer {
    const wallet = {
      accounts: [
        {
          id: Number(userId),
          type: 0,
          iso: 'EUR',
          symbol: '€',
          money: operator.balance(userId),
          currencyId: 2,
          isActive: true,
          points: 0,
          label: '',
        },
      ],
      session: { loginAt: 0, previousLoginAt: null, netPosition: 0 },
    };
    const own = operator.bets.filter((each) => each.userId === userId).map(({ bet }) => bet);
    const byKey = /^(GET|POST) \/bet-api\/v1\/bets\/by-key\/([^/]+)(\/abandon)?$/.exec(what);
    if (byKey !== null) {
      const key = decodeURIComponent(byKey[2] ?? '');
      const id = `${userId} ${key}`;
      if (byKey[3] !== undefined && keyAnswer(userId, key) === null)
        known.set(id, { status: 'rejected', reasons: [{ code: 'abandoned' }] });
      const answer = keyAnswer(userId, key);
      return answer === null ? refuse(404, 'unknownKey') : [200, answer];
    }
    switch (what) {
      case 'GET /web-api/user/accounts':
        return [200, wallet];
      case 'GET /web-api/user/config':
        return [
          200,
          { result: { user_name: `Name-${userId}`, user_email: `mail-${userId}@example.com`, ...operator.user } },
        ];
      case 'GET /web-api/user/rights':
        return [200, { rights: ['bet'], accountConversion: 'none' }];
      case 'GET /web-api/user/secure-data':
        return [200, { ggru: `ggru-${userId}`, grant: `grant-${userId}` }];
      case 'POST /web-api/user/updatetoken':
        return [200, { token: `video-${userId}-${next()}` }];
      case 'POST /bet-api/v1/coupon/limits':
        return [200, { minBetAmount: 20, maxBetAmount: 100_000, maxPayout: 10_000_000, ...operator.limits }];
      case 'POST /bet-api/v1/bets':
        return place(userId, request.headers['idempotency-key'] ?? '', body as Coupon & { readonly userId?: string });
      case 'GET /bet-api/v1/bets': {
        const status = query.get('status') ?? 'all';
        return [200, { bets: own.filter((bet) => status === 'all' || bet['status'] === status).reverse(), next: null }];
      }
      case 'GET /bet-api/v1/updates': {
        const since = Number(query.get('since'));
        const changed = own.filter((bet) => (changes.get(String(bet['id'])) ?? 0) > since);
        return [200, { cursor: made, bets: changed, ...wallet }];
      }
      default:
        return refuse(404, 'unknownCall');
    }
  }

  function place(userId: string, key: string, coupon: Coupon & { readonly userId?: string }): Answer {
    if (key === '') return refuse(400, 'missingKey');
    if (coupon.userId !== userId) return refuse(422, 'otherUser');
    const before = keyAnswer(userId, key);
    if (before !== null) return [200, before];
    const id = `${userId} ${key}`;
    if (operator.refusals.length > 0) known.set(id, { status: 'rejected', reasons: operator.refusals });
    else if (operator.acceptanceMs > 0 && coupon.bets.some(({ isLive }) => isLive))
      known.set(id, { status: 'pending', acceptAt: now() + operator.acceptanceMs, coupon });
    else accept(userId, key, coupon);
    return [200, keyAnswer(userId, key)];
  }

  function accept(userId: string, key: string, coupon: Coupon): void {
    const id = String(next());
    const legs = coupon.bets.map(({ coef, ...leg }) => ({
      ...leg,
      price: coef,
      sportId: 1,
      champ: '',
      home: '',
      away: '',
      placedScore: '',
      startsAt: 0,
      statusId: -1,
      score: '',
    }));
    const bet: OperatorBet = {
      key,
      userId,
      amount: coupon.amount,
      prices: coupon.bets.map(({ coef }) => coef),
      bet: {
        id,
        key,
        typeId: coupon.typeId,
        systemValue: 2,
        accountId: Number(userId),
        currency: 'EUR',
        amount: coupon.amount,
        coef: '2',
        possibleWin: 0,
        placedAt: now(),
        status: 'open',
        statusId: -1,
        payout: 0,
        settledAt: null,
        legs,
      },
    };
    operator.bets.push(bet);
    changes.set(id, next());
    money.set(userId, operator.balance(userId) - coupon.amount);
    known.set(`${userId} ${key}`, { status: 'accepted', bet });
  }

  function keyAnswer(userId: string, key: string): unknown {
    const answer = known.get(`${userId} ${key}`);
    if (answer === undefined) return null;
    if (answer.status === 'pending' && now() >= answer.acceptAt) {
      accept(userId, key, answer.coupon);
      return keyAnswer(userId, key);
    }
    if (answer.status === 'pending') return { key, status: 'pending', acceptAt: answer.acceptAt };
    return answer.status === 'accepted'
      ? { key, status: 'accepted', bet: answer.bet.bet }
      : { key, status: 'rejected', reasons: answer.reasons };
  }

  return operator;
}

function refuse(status: number, code: string): Answer {
  return [status, { errors: [{ status: String(status), code, title: code, detail: code }] }];
}

function siteConfig(serverTime: number): Readonly<Record<string, unknown>> {
  return {
    languages: ['en'],
    defaultLanguage: 'en',
    country_code: 'DE',
    geoCountryId: 1,
    geoCurrency: 'EUR',
    companyName: 'Virtual',
    isRegistrationAllowed: true,
    minAge: 18,
    currencies: [{ id: 2, iso: 'EUR', symbol: '€', minorDigits: 2 }],
    countries: [{ id: 1, code: 'DE', name: 'Germany' }],
    serverTime,
    coupon: { changeCoefActions: [0, 1, 2], maxLegs: 30 },
  };
}
