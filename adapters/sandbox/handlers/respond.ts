/** Builds answers. Errors are JSON-API; nothing is cached unless a host overrides that. */

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  });
}

export function text(body: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** A page of the operator's own, without script and with styles of its own origin. */
export function page(html: string, status = 200): Response {
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

export function nothing(headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store', ...headers } });
}

export function problem({ status, code, title, detail, meta, headers }: Problem): Response {
  return json(
    { errors: [{ status: String(status), code, title, detail, ...(meta === undefined ? {} : { meta }) }] },
    status,
    headers,
  );
}

/** Repeats the retry time in the body, because pages cannot read every header. */
export function tooMany(retryAfterMs: number): Response {
  const retryAfter = Math.max(1, Math.ceil(retryAfterMs / 1000));
  return problem({
    status: 429,
    code: 'tooManyAttempts',
    title: 'Too many attempts',
    detail: `Try again in ${retryAfter} s.`,
    meta: { retryAfter },
    headers: { 'retry-after': String(retryAfter) },
  });
}

export function malformed(detail: string): Response {
  return problem({ status: 422, code: 'malformed', title: 'The request could not be understood', detail });
}

export function notFound(code: string, detail: string): Response {
  return problem({ status: 404, code, title: 'Not found', detail });
}
