/** `fetch` over real sockets with a browser's cookies: Set-Cookie is stored and sent again. */
import type { FetchLike } from './operator-client.ts';

export function browserLike(address: string): FetchLike {
  const cookies = new Map<string, string>();
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(`${address}${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}
