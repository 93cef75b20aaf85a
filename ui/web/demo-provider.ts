/**
 * Pages of the demo's payment provider. An iframe's address goes to the network, where nobody answers for the operator,
 * so a static page of the build is loaded instead and is handed the operator's HTML. The iframe reports only that it
 * has loaded, or which button was pressed; the payment is known from the address that this site gave the iframe. Only
 * messages from opaque-origin frames are accepted.
 */
import { PROVIDER_PATH } from 'touchline/core/cashier/rules/provider';
import { PROVIDER_PAGE } from './screens/cashier/frame-address.ts';

type Operator = (input: string, init?: RequestInit) => Promise<Response>;

/** Request body that the iframe asks to send; null for a request to display a page, undefined for any other message. */
function asked(data: unknown): string | null | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const type: unknown = Reflect.get(data, 'type');
  const act: unknown = Reflect.get(data, 'act');
  if (type === 'provider/show') return null;
  return type === 'provider/act' && typeof act === 'string' && /^[a-z]{1,20}$/.test(act)
    ? new URLSearchParams({ act }).toString()
    : undefined;
}

/** Token of the payment that this site opened the iframe for; '' for any other frame. */
function tokenOf(source: MessageEventSource | null): string {
  const frame = [...document.querySelectorAll<HTMLIFrameElement>('iframe.provider')].find(
    ({ contentWindow }) => contentWindow !== null && contentWindow === source,
  );
  const [page, token = ''] = (frame?.getAttribute('src') ?? '').split('#');
  return page === PROVIDER_PAGE && /^[\w-]{1,200}$/.test(token) ? token : '';
}

export function showProviderPages(operator: Operator): void {
  addEventListener('message', ({ source, origin, data }) => {
    const body = asked(data);
    const token = origin === 'null' ? tokenOf(source) : '';
    if (body === undefined || token === '') return;
    const init: RequestInit =
      body === null ? {} : { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body };
    const show = async (): Promise<void> => {
      const html = await (await operator(PROVIDER_PATH + token, init)).text();
      // An opaque origin can't be named as a target; `source` is the frame that asked.
      source?.postMessage({ type: 'provider/page', html }, { targetOrigin: '*' });
    };
    show().catch(() => undefined);
  });
}
