/** Provider sign-in and one-tap. The stand-in plays every provider: its page asks for a name and believes it. */
import * as v from 'valibot';
import { isEmail } from 'touchline/core/auth/rules/email';
import { isProvider, isSitePath, ONE_TAP_CLIENT } from '../operator/players/auth/social.ts';
import type { SocialIdentity } from '../operator/players/auth/social.ts';
import { decodeText, loginProblem, welcomeAnswer } from './auth-answers.ts';
import { formPost, get, post, readBody } from './call.ts';
import type { Call, Route } from './call.ts';
import { keepSession, SESSION_COOKIE } from './cookies.ts';
import { ONE_TAP_SCRIPT } from './one-tap-script.ts';
import { commonForm, invitation, register } from './registration.ts';
import { json, malformed, notFound, page, problem, seeOther } from './respond.ts';
import { escapeHtml, standInPage } from './stand-in-page.ts';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const startForm = v.object({
  returnTo: text(1_500),
  state: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
});
const completeForm = v.object({ ticket: text(64), registration: v.optional(v.object(commonForm)) });
const BASE = '/social-api/oauth';

export const socialRoutes: readonly Route[] = [
  get(`${BASE}/google-one-tap/clientId`, ({ operator }) =>
    operator.switches.get('isOneTapAuthEnabled')
      ? json({ clientId: ONE_TAP_CLIENT })
      : notFound('unknownCall', 'One-tap sign-in is off.'),
  ),
  get(`${BASE}/google-one-tap/client.js`, ({ operator }) =>
    !operator.switches.get('isOneTapAuthEnabled') || operator.switches.get('isOneTapScriptBroken')
      ? notFound('unknownCall', 'There is no such script.')
      : new Response(ONE_TAP_SCRIPT, {
          headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
        }),
  ),
  post(`${BASE}/google-one-tap`, oneTap),
  post(`${BASE}/complete`, complete),
  post(`${BASE}/:provider`, start),
  get(`${BASE}/:provider/page`, showPage),
  formPost(`${BASE}/:provider/page`, answerPage),
];

async function start(call: Call): Promise<Response> {
  const provider = call.part('provider');
  if (!isProvider(provider) || !call.operator.switches.get('socialProviders').includes(provider))
    return notFound('unknownProvider', 'There is no such provider.');
  const form = await readBody(call, startForm);
  if (!form.ok) return form.error;
  if (!isSitePath(form.value.returnTo)) return malformed('returnTo must be a path of the site.');
  const request = call.operator.players.social.ask({ provider, ...form.value });
  return json({ redirectUrl: `${BASE}/${provider}/page?request=${request}` });
}

function showPage(call: Call): Response {
  const id = call.query.get('request') ?? '';
  const request = call.operator.players.social.request(id);
  if (request === null || request.provider !== call.part('provider'))
    return page(
      standInPage(
        'This sign-in is over',
        '<p>Go back to the site and begin again.</p><p><a href="/">Touchline</a></p>',
      ),
      404,
    );
  const name = escapeHtml(request.provider);
  return page(
    standInPage(
      `Sign in with ${request.provider}`,
      `<p>Here everyone may sign in with ${name}: say who you are. The same address is the same person next time.</p>
<form method="post" action="${BASE}/${name}/page"><input type="hidden" name="request" value="${escapeHtml(id)}">
<label for="name">Name</label><input id="name" name="name" value="Alex Example" autocomplete="off" required maxlength="60">
<label for="email">E-mail address</label><input id="email" name="email" type="email" value="alex@example.com" autocomplete="off" required maxlength="200">
<div class="ways"><button name="decision" value="allow">Continue to Touchline</button><button name="decision" value="refuse" formnovalidate>Cancel</button></div></form>`,
    ),
  );
}

async function answerPage(call: Call): Promise<Response> {
  const fields = new URLSearchParams(await call.body());
  const { social } = call.operator.players;
  const id = fields.get('request') ?? '';
  const request = social.request(id);
  if (request === null)
    return page(
      standInPage(
        'This sign-in is over',
        '<p>Go back to the site and begin again.</p><p><a href="/">Touchline</a></p>',
      ),
      404,
    );
  const who = { name: (fields.get('name') ?? '').slice(0, 60), email: (fields.get('email') ?? '').slice(0, 200) };
  const back = (result: string): Response =>
    seeOther(`${request.returnTo}${request.returnTo.includes('?') ? '&' : '?'}${result}&social-state=${request.state}`);
  if (fields.get('decision') !== 'allow' || !isEmail(who.email)) {
    social.refuse(id);
    return back('social-error=refused');
  }
  const ticket = await social.grant(id, who);
  return ticket === null ? back('social-error=over') : back(`social-ticket=${ticket}`);
}

/** Signs in a known player; a new one must complete the registration first. */
async function complete(call: Call): Promise<Response> {
  const form = await readBody(call, completeForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const identity = players.social.identity(form.value.ticket);
  if (identity === null)
    return problem({
      status: 422,
      code: 'ticket_over',
      title: 'The sign-in is over',
      detail: 'Begin again with the provider.',
    });
  const known = knownAs(call, identity);
  if (known !== null) {
    players.social.useUp(form.value.ticket);
    const answer = await players.welcome(known, { remember: true, replaces: call.cookies.get(SESSION_COOKIE) });
    return answer.ok ? welcomeAnswer(answer.value, true) : loginProblem(answer.error);
  }
  const { registration } = form.value;
  const { provider, socialId, name, email } = identity;
  if (registration === undefined)
    return problem({
      status: 422,
      code: 'registrationNeeded',
      title: 'A stranger',
      detail: 'There is no player with this account.',
      meta: { provider, name, email },
    });
  const isFree = players.people.byEmail(email) === null;
  const response = await register(call, registration, {
    name,
    social: [{ provider, socialId }],
    bonus: registration.bonus,
    ...invitation(call, registration),
    ...(isFree ? { email, isEmailConfirmed: true } : {}),
  });
  if (response.ok) players.social.useUp(form.value.ticket);
  return response;
}

const knownAs = ({ operator }: Call, { provider, socialId }: SocialIdentity): number | null =>
  operator.players.people.bySocial(provider, socialId)?.id ?? null;

const oneTapForm = v.object({
  credential: text(4_000),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  currency: text(8),
  countryId: v.pipe(v.string(), v.regex(/^\d{1,6}$/)),
});
const credentialForm = v.object({ aud: v.literal(ONE_TAP_CLIENT), name: text(60), email: text(200) });

/** Signs in a known player at once; a new one returns to the registration with a ticket. */
async function oneTap(call: Call): Promise<Response> {
  if (!call.operator.switches.get('isOneTapAuthEnabled')) return notFound('unknownCall', 'One-tap sign-in is off.');
  const fields = await readMultipart(call);
  const form = v.safeParse(oneTapForm, fields);
  const who = form.success ? readCredential(form.output.credential) : null;
  if (!form.success || who === null) return malformed('The credential could not be read.');
  const { players } = call.operator;
  const { ticket, identity } = await players.social.ticketFor('google', who);
  const { language } = form.output;
  const stranger = json({
    redirectUrl: `/${language}/registration/socialregistration?social-ticket=${ticket}&social-state=one-tap`,
  });
  const known = knownAs(call, identity);
  if (known === null) return stranger;
  const answer = await players.welcome(known, { remember: true, replaces: call.cookies.get(SESSION_COOKIE) });
  // The page that shows the ticket asks for the player's second step.
  if (!answer.ok) return stranger;
  players.social.useUp(ticket);
  return json({ redirectUrl: `/${language}` }, 200, keepSession(answer.value.cookie));
}

async function readMultipart(call: Call): Promise<Readonly<Record<string, unknown>>> {
  try {
    const form = await new Response(await call.body(), {
      headers: { 'content-type': call.headers.get('content-type') ?? '' },
    }).formData();
    return Object.fromEntries(form);
  } catch {
    return {};
  }
}

function readCredential(credential: string): { readonly name: string; readonly email: string } | null {
  try {
    const read = v.safeParse(credentialForm, JSON.parse(decodeText(credential) ?? ''));
    return read.success && isEmail(read.output.email) ? read.output : null;
  } catch {
    return null;
  }
}
