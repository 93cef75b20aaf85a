/** The redirect service: rules from the switch, `/old=/new`, for every language. */

export interface RedirectReply {
  readonly redirect: boolean;
  readonly code: number;
  readonly url: string;
  readonly reasons: readonly string[];
  readonly breadcrumbs: readonly string[];
}

const LANGUAGE = /^\/([a-z]{2})(?=\/|\?|$)/;

/** The target of an address (path with language, and query). Rules name paths without language; the query is kept. */
export function redirectOf(rules: string, url: string): RedirectReply {
  const prefix = LANGUAGE.exec(url)?.[0] ?? '';
  const rest = url.slice(prefix.length);
  const [path = '', query] = rest.split('?');
  const wanted = path === '' ? '/' : path;
  for (const [, from = '', to = ''] of rules.matchAll(/([^=,\s]+)=([^=,\s]+)/g)) {
    if (from !== wanted) continue;
    const target = to.startsWith('/') ? `${prefix}${to === '/' ? '' : to}` : to;
    return {
      redirect: true,
      code: 302,
      url: `${target}${query === undefined ? '' : `?${query}`}`,
      reasons: ['rule'],
      breadcrumbs: [url, target],
    };
  }
  return { redirect: false, code: 200, url, reasons: [], breadcrumbs: [url] };
}
