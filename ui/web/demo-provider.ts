/**
 * The pages of the demo's payment provider. A frame's address goes to the network, where nobody answers for the operator: so a static page of the build stands in the frame,
 * and is handed what the operator's page would be. A frame says that it is there, or which button was pressed, and nothing else: which payment it is about is in the address
 * that this site gave it. Only frames without an origin are heard.
 */
import { PROVIDER_PATH } from '../../core/modules/cashier/rules/provider.ts';
import { PROVIDER_PAGE } from './screens/cashier/frame-address.ts';

type Operator = (input: string, init?: RequestInit) => Promise<Response>;

/** The body of the call that the frame asks for; null for a page to look at, undefined for any other message. */
function asked(data: unknown): string | null | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const type: unknown = Reflect.get(data, 'type');
  const act: unknown = Reflect.get(data, 'act');
  if (type === 'provider/show') return null;
  return type === 'provider/act' && typeof act === 'string' && /^[a-z]{1,20}$/.test(act)
    ? new URLSearchParams({ act }).toString()
    : undefined;
}

/** The secret of the payment that this site opened the frame for; '' for a frame of another kind. */
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
      // A frame without an origin can't be named by one; it is the one that asked.
      source?.postMessage({ type: 'provider/page', html }, { targetOrigin: '*' });
    };
    show().catch(() => undefined);
  });
}
