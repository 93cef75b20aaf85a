/** Registration, login, sessions and tokens. */
import * as v from 'valibot';
import type { RegistrationRefusal, SignedIn } from '../operator/players/players.ts';
import { get, post, readBody, unauthorized } from './call.ts';
import type { Call, Route } from './call.ts';
import { dropSession, keepSession, SESSION_COOKIE } from './cookies.ts';
import { json, malformed, nothing, problem, text } from './respond.ts';

const registrationForm = v.object({
  currency: v.union([v.pipe(v.string(), v.maxLength(8)), v.pipe(v.number(), v.safeInteger())]),
  countryId: v.pipe(v.number(), v.safeInteger()),
  language: v.pipe(v.string(), v.maxLength(8)),
  isAdult: v.optional(v.boolean(), false),
});
const encoded = v.pipe(v.string(), v.maxLength(1024));
const loginForm = v.object({ login: encoded, password: encoded });

export const authRoutes: readonly Route[] = [
  post('/web-api/registration/fast', register),
  post('/web-api/user/login', logIn),
  post('/web-api/user/disconnect', async (call) => {
    const cookie = call.cookies.get(SESSION_COOKIE);
    if (cookie !== undefined) await call.operator.players.logOut(cookie);
    return nothing(dropSession());
  }),
  get('/web-api/session', async (call) => {
    const session = await sessionOf(call);
    return text(session === null ? '' : String(session.playerId));
  }),
  get('/web-api/user/gettoken', async (call) => {
    const session = await sessionOf(call);
    if (session === null) return unauthorized('There is no session.');
    await call.operator.durable();
    return json(call.operator.players.sessions.issueToken(session, call.operator.clock.now()));
  }),
];

async function register(call: Call): Promise<Response> {
  const form = await readBody(call, registrationForm);
  if (!form.ok) return form.error;
  const answer = await call.operator.players.register(form.value);
  if (!answer.ok) return problem({ status: 422, code: answer.error, title: 'Registration was refused', detail: REFUSALS[answer.error] });
  const { login, password } = answer.value;
  return json({ ...signedIn(answer.value), login, password }, 201, keepSession(answer.value.cookie));
}

const REFUSALS: Readonly<Record<RegistrationRefusal, string>> = {
  underAge: 'Only adults may register.',
  unknownCurrency: 'There is no such currency.',
  unknownCountry: 'There is no such country.',
};

async function logIn(call: Call): Promise<Response> {
  const form = await readBody(call, loginForm);
  if (!form.ok) return form.error;
  const login = decode(form.value.login);
  const password = decode(form.value.password);
  if (login === null || password === null) return malformed('login and password must be base64 of UTF-8.');
  const answer = await call.operator.players.logIn(login, password);
  if (answer.ok) return json(signedIn(answer.value), 200, keepSession(answer.value.cookie));
  switch (answer.error.code) {
    case 'wrongCredentials':
      return problem({ status: 401, code: 'wrongCredentials', title: 'Login was refused', detail: 'The login or the password is wrong.', meta: { field: 'both' } });
    case 'tooManyAttempts': {
      const retryAfterS = Math.ceil(answer.error.retryAfterMs / 1000);
      return problem({
        status: 429,
        code: 'tooManyAttempts',
        title: 'Too many attempts',
        detail: `Try again in ${retryAfterS} s.`,
        meta: { retryAfter: retryAfterS },
        headers: { 'retry-after': String(retryAfterS) },
      });
    }
  }
}

function signedIn({ userId, token, expiresAt, sessionToken, previousLoginAt }: SignedIn): Readonly<Record<string, unknown>> {
  return { userId: String(userId), token, expiresAt, sessionToken, previousLoginAt };
}

async function sessionOf({ operator, cookies }: Call): ReturnType<typeof operator.players.sessions.byCookie> {
  const cookie = cookies.get(SESSION_COOKIE);
  return cookie === undefined ? null : operator.players.sessions.byCookie(cookie);
}

/** The UTF-8 text in base64, or null. */
function decode(base64: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
