/** A client for the contract: calls as the site makes them, with typed answers. */

export type FetchLike = (input: string, init?: RequestInit) => Promise<Response>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Signed {
  readonly userId: string;
  readonly token: string;
  readonly sessionToken: string;
  readonly login: string;
  readonly password: string;
}

const COMMON = { 'x-requested-with': 'XMLHttpRequest', 'x-app-name': 'contract', 'x-geoip': 'DE' } as const;

export const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

export function get(fetch: FetchLike, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return fetch(path, { headers: { ...COMMON, ...headers } }).then(read);
}

export function post(
  fetch: FetchLike,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const init = { method: 'POST', headers: { ...COMMON, 'content-type': 'application/json', ...headers } };
  return fetch(
    path,
    body === undefined ? init : { ...init, body: typeof body === 'string' ? body : JSON.stringify(body) },
  ).then(read);
}

/** The headers of calls marked T. */
export function signed({
  token,
  sessionToken,
}: Pick<Signed, 'token' | 'sessionToken'>): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}`, 'x-session-token': sessionToken, 'x-fingerprint': 'contract' };
}

/** One-click registration: a player with a welcome credit. */
export async function register(fetch: FetchLike, change: Readonly<Record<string, unknown>> = {}): Promise<Signed> {
  const { status, body } = await post(fetch, '/web-api/registration/fast', {
    currency: 'EUR',
    countryId: 1,
    language: 'en',
    isAdult: true,
    bonus: 0,
    ...change,
  });
  if (status !== 201) throw new Error(`registration: ${status} ${JSON.stringify(body)}`);
  return body as Signed;
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const json = response.headers.get('content-type')?.startsWith('application/json') === true;
  return { status: response.status, headers: response.headers, body: json ? (JSON.parse(text) as unknown) : text };
}

/** The frames of a feed, one by one. */
export interface Frames {
  next(): Promise<unknown>;
  cancel(): Promise<void>;
}

export function framesOf(response: Response): Frames {
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Error('no stream');
  const decoder = new TextDecoder();
  let text = '';
  return {
    next: async () => {
      while (!text.includes('\n')) {
        const { done, value } = await reader.read();
        if (done) throw new Error('the stream is over');
        text += decoder.decode(value, { stream: true });
      }
      const line = text.slice(0, text.indexOf('\n'));
      text = text.slice(line.length + 1);
      return JSON.parse(line) as unknown;
    },
    cancel: () => reader.cancel(),
  };
}

/** Resolves when the condition holds; the test's timeout limits the wait. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
