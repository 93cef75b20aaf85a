/** Login in its four modes, sessions and tokens. */
import * as v from 'valibot';
import { readPhone } from '../operator/players/auth/phones.ts';
import { challengeBody, codeProblem, decodeText, loginProblem, tooMany, welcomeAnswer } from './auth-answers.ts';
import { get, post, readBody, unauthorized } from './call.ts';
import type { Call, Route } from './call.ts';
import { dropSession, SESSION_COOKIE } from './cookies.ts';
import { json, malformed, nothing, text } from './respond.ts';

const encoded = v.pipe(v.string(), v.maxLength(1024));
/** An older client says nothing of remembering: it is remembered. */
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

async function logIn(call: Call): Promise<Response> {
  const form = await readBody(call, loginForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const [login, password] = [decodeText(form.value.login), decodeText(form.value.password)];
  if (login === null || password === null) return malformed('login and password must be base64 of UTF-8.');
  const answer = await players.logIn(login, password, form.value.remember);
  if (answer.ok) return welcomeAnswer(answer.value, form.value.remember);
  // The mode with the code in the same form.
  if (answer.error.code === 'twoStepRequired' && form.value.code !== '')
    return finishStep(call, answer.error.challenge.ticket, form.value.code);
  return loginProblem(answer.error);
}

async function logInByPhone(call: Call): Promise<Response> {
  const form = await readBody(call, phoneForm);
  if (!form.ok) return form.error;
  const [phone, password] = [decodeText(form.value.phone), decodeText(form.value.password)];
  if (phone === null || password === null) return malformed('phone and password must be base64 of UTF-8.');
  const answer = await call.operator.players.logInByPhone(readPhone(phone) ?? phone, password, form.value.remember);
  return answer.ok ? welcomeAnswer(answer.value, form.value.remember) : loginProblem(answer.error);
}

/** Says the same whether the number is a player's or not. */
async function requestSms(call: Call): Promise<Response> {
  const form = await readBody(call, phoneOnly);
  if (!form.ok) return form.error;
  const phone = readPhone(decodeText(form.value.phone) ?? '');
  if (phone === null) return malformed('This is no phone number.');
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
  const answer = await players.welcome(checked.playerId, form.value.remember);
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
  const answer = await players.welcome(checked.playerId, checked.remember, true);
  return answer.ok ? welcomeAnswer(answer.value, checked.remember) : loginProblem(answer.error);
}

async function sessionOf({ operator, cookies }: Call): ReturnType<typeof operator.players.sessions.byCookie> {
  const cookie = cookies.get(SESSION_COOKIE);
  return cookie === undefined ? null : operator.players.sessions.byCookie(cookie);
}
