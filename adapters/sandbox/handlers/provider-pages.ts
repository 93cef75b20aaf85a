/**
 * The stand-in payment provider: the page that a site shows in a sandboxed frame. Card data is entered here and nowhere
 * else. The site learns only which payment to ask the operator about, by a message to the embedding page or by the
 * link's return address. Nothing here needs the site's session: the token is the provider's.
 */
import { ACTS } from '../operator/cashier/types.ts';
import type { KnownPayment } from '../operator/cashier/payments.ts';
import { wayOf } from '../operator/cashier/methods.ts';
import { moneyToDecimalString } from 'touchline/kernel/money';
import { PROVIDER_PATH } from 'touchline/core/cashier/rules/provider';
import { formPost, get } from './call.ts';
import type { Call, Route } from './call.ts';
import { escapeHtml } from './stand-in-page.ts';

const PATH = `${PROVIDER_PATH}:token`;
const CSS = [
  ':root{color-scheme:light dark}',
  'body{margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif}',
  'h1{font-size:1.2rem;margin:0 0 .5rem}',
  'p{margin:.25rem 0}',
  'form{display:flex;flex-wrap:wrap;gap:.5rem;margin-block-start:1rem}',
  'button,a{font:inherit;padding:.6rem .9rem;min-block-size:1.5rem;border:1px solid;border-radius:8px;background:none;color:inherit;text-decoration:none;cursor:pointer}',
  'small{opacity:.75}',
].join('');

/** A page that only this site may frame. The nonce admits the page's own script and styles. */
function framed(title: string, body: string, nonce: string, script = '', status = 200): Response {
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${CSS}</style></head>`,
    `<body><h1>${escapeHtml(title)}</h1>${body}<p><small>A demonstration: no money moves.</small></p>`,
    script === '' ? '' : `<script nonce="${nonce}">${script}</script>`,
    '</body></html>',
  ].join('');
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'",
        `style-src 'nonce-${nonce}'`,
        `script-src 'nonce-${nonce}'`,
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ].join('; '),
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    },
  });
}

export const providerRoutes: readonly Route[] = [
  get(PATH, (call) => show(call, call.operator.cashier.atProvider(call.part('token')))),
  formPost(PATH, async (call) => {
    const asked = new URLSearchParams(await call.body()).get('act');
    const act = ACTS.find((known) => known === asked);
    const token = call.part('token');
    const payment = act === undefined ? call.operator.cashier.atProvider(token) : call.operator.cashier.act(token, act);
    return show(call, payment);
  }),
];

async function show(call: Call, payment: KnownPayment | null): Promise<Response> {
  await call.operator.durable();
  if (payment === null)
    return framed('There is no such payment', '<p>Go back to the site and begin again.</p>', 'none', '', 404);
  const { token, kind, methodId, net, amount, currency } = payment;
  if (payment.state !== 'provider') return ended(payment);
  const sum = `${moneyToDecimalString(kind === 'deposit' ? amount : net, currency)} ${currency}`;
  const title = `${wayOf(methodId)?.name ?? methodId}: ${kind === 'deposit' ? 'pay' : 'receive'} ${sum}`;
  return framed(
    title,
    [
      '<p>A provider would ask for a card or an account here. Choose how this payment ends.</p>',
      `<form method="post"><button name="act" value="pay">${kind === 'deposit' ? 'Pay' : 'Confirm'}</button>`,
      '<button name="act" value="refuse">Refuse</button><button name="act" value="keep">Keep pending</button>',
      '<button name="act" value="cancel">Cancel</button></form>',
    ].join(''),
    token,
  );
}

const ENDS = {
  provider: 'pending',
  pending: 'pending',
  succeeded: 'success',
  failed: 'fail',
  cancelled: 'cancel',
} as const;
const WORDS = {
  provider: 'Wait',
  pending: 'The provider is still working on it',
  succeeded: 'Paid',
  failed: 'Not paid',
  cancelled: 'Cancelled',
} as const;

function ended({ id, kind, state, language, token }: KnownPayment): Response {
  const address = `/${language}/onpay/${kind === 'withdrawal' ? 'withdraw/' : ''}${ENDS[state]}?payment=${id}`;
  const script = `parent!==window&&parent.postMessage({type:"payment/returned",payment:"${id}"},"*")`;
  return framed(WORDS[state], `<p><a href="${address}" target="_top">Back to the site</a></p>`, token, script);
}
