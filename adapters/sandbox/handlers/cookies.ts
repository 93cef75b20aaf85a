/**
 * Cookies between handlers and hosts. A synthetic response can't carry Set-Cookie in a browser, so a host hands the request's cookies over in
 * `x-sandbox-cookie` (`name=value; name=value`) and carries out what `x-sandbox-set-cookie` says (`name=value; Max-Age=seconds`, without the age for a cookie that lasts as long as the browser is open).
 * A host must drop both headers when they come from or go to the outside.
 */

export const COOKIE_HEADER = 'x-sandbox-cookie';
export const SET_COOKIE_HEADER = 'x-sandbox-set-cookie';
export const SESSION_COOKIE = 'touchline_session';

const SESSION_LIFE_S = 30 * 86_400;

export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** 0 removes the cookie; null: it lasts as long as the browser is open. */
  readonly maxAgeS: number | null;
}

/** Cookies of a header value, the first of a name wins. Parts that are no cookie are left out. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && name !== '' && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

/** `remember`: for 30 days; otherwise until the browser is closed. */
export function keepSession(value: string, remember = true): Readonly<Record<string, string>> {
  return { [SET_COOKIE_HEADER]: `${SESSION_COOKIE}=${value}${remember ? `; Max-Age=${SESSION_LIFE_S}` : ''}` };
}

export function dropSession(): Readonly<Record<string, string>> {
  return { [SET_COOKIE_HEADER]: `${SESSION_COOKIE}=; Max-Age=0` };
}

/** What a `x-sandbox-set-cookie` header asks for, or null when there is none. */
export function readSetCookie(header: string | null): SetCookie | null {
  const match = /^([^=;\s]+)=([^;\s]*)(?:; Max-Age=(\d+))?$/.exec(header ?? '');
  const [, name, value, maxAge] = match ?? [];
  return name === undefined || value === undefined
    ? null
    : { name, value, maxAgeS: maxAge === undefined ? null : Number(maxAge) };
}

/** The cookies of one client, for hosts without a browser's own. */
export interface CookieJar {
  header(): string;
  take(instruction: SetCookie | null): void;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take: (instruction) => {
      if (instruction === null) return;
      if (instruction.maxAgeS === 0) cookies.delete(instruction.name);
      else cookies.set(instruction.name, instruction.value);
    },
  };
}
