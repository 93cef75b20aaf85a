/** Login in its four modes, sessions and tokens. */
import * as v from 'valibot';
import { readPhone } from '../operator/players/auth/phones.ts';
import type { StoredSession } from '../operator/store/records.ts';
import { challengeBody, codeProblem, decodeText, loginProblem, welcomeAnswer } from './auth-answers.ts';
import { bearerSession, get, post, readBody, unauthorized } from './call.ts';
import type { Call, Route } from './call.ts';
import { dropSession, keepSession, SESSION_COOKIE } from './cookies.ts';
import { json, malformed, nothing, text, tooMany } from './respond.ts';

const encoded = v.pipe(v.string(), v.maxLength(1024));
/** Older clients do not send this field; their sessions are remembered. */
const remember = v.optional(v.boolean(), true);
const code = v.pipe(v.string(), v.maxLength(32));
const ticket = v.pipe(v.string(), v.maxLength(64));
const loginForm = v.object({ login: encoded, password: encoded, code: v.optional(code, ''), remember });
const phoneForm = v.object({ phone: encoded, password: encoded, remember });
const phoneOnly = v.object({ phone: encoded });
const codeForm = v.object({ ticket, code, remember });

export const authRoutes: readonly Route[] = [
  post('/web-api/user/login', logIn),
  post('/web-api/user/login/phone', logInByPhone),
  post('/web-api/user/login/sms/request', requestSms),
  post('/web-api/user/login/sms', logInBySms),
  post('/web-api/user/login/two-step', secondStep),
  post('/web-api/user/disconnect', async (call) => {
    const { players } = call.operator;
    const cookie = call.cookies.get(SESSION_COOKIE);
    if (cookie !== undefined) await players.logOut(cookie);
    // A client without the cookie identifies its session by the token.
    const byToken = bearerSession(call);
    if (byToken !== null) await players.end(byToken);
    return nothing(dropSession());
  }),
  get('/web-api/session', async (call) => {
    const used = await useSession(call);
    return used === null ? text('') : text(String(used.session.playerId), used.renewal);
  }),
  get('/web-api/user/gettoken', async (call) => {
    const used = await useSession(call);
    if (used === null) return unauthorized('There is no session.');
    await call.operator.durable();
    const { players, clock } = call.operator;
    const issued = players.sessions.issueToken(used.session, clock.now());
    return json({ ...issued, userId: String(used.session.playerId) }, 200, used.renewal);
  }),
];

async function logIn(call: Call): Promise<Response> {
  const form = await readBody(call, loginForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const [login, password] = [decodeText(form.value.login), decodeText(form.value.password)];
  if (login === null || password === null) return malformed('login and password must be base64 of UTF-8.');
  const answer = await players.logIn(login, password, form.value.remember, call.cookies.get(SESSION_COOKIE));
  if (answer.ok) return welcomeAnswer(answer.value, form.value.remember);
  // The login form may carry the second step's code.
  if (answer.error.code === 'twoStepRequired' && form.value.code !== '')
    return finishStep(call, answer.error.challenge.ticket, form.value.code);
  return loginProblem(answer.error);
}

async function logInByPhone(call: Call): Promise<Response> {
  const form = await readBody(call, phoneForm);
  if (!form.ok) return form.error;
  const [phone, password] = [decodeText(form.value.phone), decodeText(form.value.password)];
  if (phone === null || password === null) return malformed('phone and password must be base64 of UTF-8.');
  const { players } = call.operator;
  const known = readPhone(phone) ?? phone;
  const answer = await players.logInByPhone(known, password, form.value.remember, call.cookies.get(SESSION_COOKIE));
  return answer.ok ? welcomeAnswer(answer.value, form.value.remember) : loginProblem(answer.error);
}

/** Answers the same whether or not the number belongs to a player. */
async function requestSms(call: Call): Promise<Response> {
  const form = await readBody(call, phoneOnly);
  if (!form.ok) return form.error;
  const phone = readPhone(decodeText(form.value.phone) ?? '');
  if (phone === null) return malformed('This is not a phone number.');
  const { players, switches } = call.operator;
  const person = players.people.byPhone(phone);
  const asked = players.codes.ask(
    'login',
    phone,
    person?.id ?? null,
    person !== null,
    switches.get('codeLifeSeconds') * 1000,
  );
  if (!asked.ok) return tooMany(asked.retryAfterMs);
  if (person !== null)
    players.letters.send({
      channel: 'sms',
      to: phone,
      subject: '',
      text: `${asked.code} is your code to log in to Touchline.`,
      code: asked.code,
      links: [],
    });
  return json(challengeBody(asked.challenge));
}

async function logInBySms(call: Call): Promise<Response> {
  const form = await readBody(call, codeForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const checked = players.codes.check('login', form.value.ticket, form.value.code);
  if (!checked.ok) return codeProblem(checked);
  if (checked.playerId === null) return codeProblem({ ok: false, code: 'time_up' });
  const answer = await players.welcome(checked.playerId, {
    remember: form.value.remember,
    replaces: call.cookies.get(SESSION_COOKIE),
  });
  return answer.ok ? welcomeAnswer(answer.value, form.value.remember) : loginProblem(answer.error);
}

async function secondStep(call: Call): Promise<Response> {
  const form = await readBody(call, v.object({ ticket, code }));
  return form.ok ? finishStep(call, form.value.ticket, form.value.code) : form.error;
}

async function finishStep(call: Call, ticketOf: string, typed: string): Promise<Response> {
  const { players } = call.operator;
  const checked = await players.codes.checkBy(ticketOf, (playerId) => players.twoFactor.verify(playerId, typed));
  if (!checked.ok) return codeProblem(checked);
  if (checked.playerId === null) return codeProblem({ ok: false, code: 'time_up' });
  const answer = await players.welcome(checked.playerId, {
    remember: checked.remember,
    isSecondStepDone: true,
    replaces: call.cookies.get(SESSION_COOKIE),
  });
  return answer.ok ? welcomeAnswer(answer.value, checked.remember) : loginProblem(answer.error);
}

/** Renews the cookie's session and returns it with the headers that renew the cookie. Null when there is no session. */
async function useSession({
  operator,
  cookies,
}: Call): Promise<{ readonly session: StoredSession; readonly renewal: Readonly<Record<string, string>> } | null> {
  const cookie = cookies.get(SESSION_COOKIE);
  const { sessions } = operator.players;
  const session = cookie === undefined ? null : await sessions.byCookie(cookie);
  if (cookie === undefined || session === null) return null;
  const isRenewed = sessions.use(session) && session.remember;
  return { session, renewal: isRenewed ? keepSession(cookie) : {} };
}
