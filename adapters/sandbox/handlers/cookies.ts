/**
 * Cookies between handlers and hosts. A synthetic response cannot carry Set-Cookie in a browser. A host therefore
 * passes the request's cookies in `x-sandbox-cookie` (`name=value; name=value`) and applies `x-sandbox-set-cookie`
 * (`name=value; Max-Age=seconds`; without Max-Age, a session cookie). A host must drop both headers from incoming
 * requests and outgoing answers.
 */

import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';

export const COOKIE_HEADER = 'x-sandbox-cookie';
export const SET_COOKIE_HEADER = 'x-sandbox-set-cookie';
export const SESSION_COOKIE = DEVICE_STORAGE.session.name;

const SESSION_LIFE_S = DEVICE_STORAGE.session.life;

export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** 0 removes the cookie; null makes a session cookie. */
  readonly maxAgeS: number | null;
}

/** The cookies of a header value; the first of a name wins. Malformed parts are skipped. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at > 0 && name !== '' && !cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

/** Sets the session cookie: for 30 days with `remember`, otherwise until the browser closes. */
export function keepSession(value: string, remember = true): Readonly<Record<string, string>> {
  return { [SET_COOKIE_HEADER]: `${SESSION_COOKIE}=${value}${remember ? `; Max-Age=${SESSION_LIFE_S}` : ''}` };
}

export function dropSession(): Readonly<Record<string, string>> {
  return { [SET_COOKIE_HEADER]: `${SESSION_COOKIE}=; Max-Age=0` };
}

/** The instruction of an `x-sandbox-set-cookie` header, or null when there is none. */
export function readSetCookie(header: string | null): SetCookie | null {
  const match = /^([^=;\s]+)=([^;\s]*)(?:; Max-Age=(\d+))?$/.exec(header ?? '');
  const [, name, value, maxAge] = match ?? [];
  return name === undefined || value === undefined
    ? null
    : { name, value, maxAgeS: maxAge === undefined ? null : Number(maxAge) };
}

/** The cookies of one client, for hosts that have no browser. */
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
