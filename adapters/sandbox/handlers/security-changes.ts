/**
 * A signed-in player's changes of the sign-in: the password, the phone and the secret question [AUT-23…AUT-25].
 */
import * as v from 'valibot';
import { brokenPasswordRules } from 'touchline/core/auth/rules/password';
import { isAnswer, plainAnswer } from 'touchline/core/auth/rules/secret-answer';
import { readPhone } from '../operator/players/auth/phones.ts';
import { SECRET_QUESTIONS } from '../operator/players/auth/secret-questions.ts';
import type { LoginRefusal } from '../operator/players/types.ts';
import { challengeBody, codeProblem, decodeText, registrationProblem, weakPassword } from './auth-answers.ts';
import { post, readBody, signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { notifyByLetter } from './notify-by-letter.ts';
import { json, malformed, nothing, problem, tooMany } from './respond.ts';

const encoded = v.pipe(v.string(), v.maxLength(1024));
const passwordForm = v.object({ current: encoded, password: encoded });
const phoneForm = v.object({ phone: encoded });
const codeForm = v.object({
  ticket: v.pipe(v.string(), v.maxLength(64)),
  code: v.pipe(v.string(), v.maxLength(32)),
});
const questionForm = v.object({ question: v.number(), answer: encoded, current: encoded });

export const securityChangeRoutes: readonly Route[] = [
  post('/web-api/user/security/password', signed(changePassword)),
  post('/web-api/user/security/phone', signed(askPhone)),
  post('/web-api/user/security/phone/confirm', signed(confirmPhone)),
  post('/web-api/user/security/question', signed(setSecretQuestion)),
];

/** Every other session ends; this one stays [AUT-23]. */
async function changePassword(call: SignedCall): Promise<Response> {
  const form = await readBody(call, passwordForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const { playerId } = call.session;
  const [current, password] = [decodeText(form.value.current), decodeText(form.value.password)];
  if (current === null || password === null) return malformed('current and password must be base64 of UTF-8.');
  const checked = await players.checkPassword(playerId, current);
  if (!checked.ok) return passwordProblem(checked.error);
  const person = players.people.byId(playerId);
  const rules = brokenPasswordRules(password, [person?.login ?? '', person?.email ?? '']);
  if (rules.length > 0) return weakPassword(rules);
  if (password === current)
    return problem({
      status: 422,
      code: 'samePassword',
      title: 'The password was refused',
      detail: 'This is the current password.',
      meta: { field: 'password' },
    });
  const hash = await players.hash(password);
  // Another change may have completed while this password was hashed.
  if (players.people.byId(playerId)?.hash !== checked.value) return passwordProblem({ code: 'wrongCredentials' });
  await players.setPassword(playerId, hash, call.session);
  notifyByLetter(
    players,
    playerId,
    'Your password was changed',
    'Your password was changed, and every other device was signed out.',
  );
  return nothing();
}

/** A confirmed number is not replaced here: support changes it after it has checked who asks. */
async function askPhone(call: SignedCall): Promise<Response> {
  const form = await readBody(call, phoneForm);
  if (!form.ok) return form.error;
  const phone = readPhone(decodeText(form.value.phone) ?? '');
  if (phone === null)
    return problem({
      status: 422,
      code: 'badPhone',
      title: 'The code was not sent',
      detail: 'This is not a phone number.',
      meta: { field: 'phone' },
    });
  const refusal = phoneRefusal(call, phone);
  if (refusal !== null) return refusal;
  const { players, switches } = call.operator;
  const asked = players.codes.ask('phone', phone, call.session.playerId, true, switches.get('codeLifeSeconds') * 1000);
  if (!asked.ok) return tooMany(asked.retryAfterMs);
  players.letters.send({
    channel: 'sms',
    to: phone,
    subject: '',
    text: `${asked.code} is your code to add this number to your account at Touchline.`,
    code: asked.code,
    links: [],
  });
  return json(challengeBody(asked.challenge));
}

async function confirmPhone(call: SignedCall): Promise<Response> {
  const form = await readBody(call, codeForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const { playerId } = call.session;
  const checked = players.codes.check('phone', form.value.ticket, form.value.code);
  if (!checked.ok) return codeProblem(checked);
  if (checked.playerId !== playerId) return codeProblem({ ok: false, code: 'time_up' });
  // Another player may have confirmed the number in the meantime.
  const refusal = phoneRefusal(call, checked.to);
  if (refusal !== null) return refusal;
  await players.change(playerId, { phone: checked.to, isPhoneConfirmed: true });
  notifyByLetter(players, playerId, 'A phone number was added', `The number ${checked.to} was added to your account.`);
  return json({ phone: checked.to });
}

function phoneRefusal({ operator: { players }, session }: SignedCall, phone: string): Response | null {
  const owner = players.people.byPhone(phone);
  if (owner !== null && owner.id !== session.playerId) return registrationProblem('phoneTaken');
  const person = players.people.byId(session.playerId);
  return person?.isPhoneConfirmed === true
    ? problem({
        status: 409,
        code: 'phoneThere',
        title: 'There is a number already',
        detail: 'Support changes a confirmed number.',
        meta: { field: 'phone' },
      })
    : null;
}

async function setSecretQuestion(call: SignedCall): Promise<Response> {
  const form = await readBody(call, questionForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const { playerId } = call.session;
  const [current, answer] = [decodeText(form.value.current), decodeText(form.value.answer)];
  if (current === null || answer === null) return malformed('current and answer must be base64 of UTF-8.');
  if (!SECRET_QUESTIONS.some(({ id }) => id === form.value.question)) return malformed('There is no such question.');
  if (!isAnswer(answer))
    return problem({
      status: 422,
      code: 'badAnswer',
      title: 'The answer was refused',
      detail: 'The answer is too short or too long.',
      meta: { field: 'answer' },
    });
  const checked = await players.checkPassword(playerId, current);
  if (!checked.ok) return passwordProblem(checked.error);
  await players.setSecretQuestion(playerId, form.value.question, await players.hash(plainAnswer(answer)));
  return nothing();
}

/** 422, not 401: the session is valid, only the typed password is not. */
export function passwordProblem(refusal: LoginRefusal): Response {
  return refusal.code === 'tooManyAttempts'
    ? tooMany(refusal.retryAfterMs)
    : problem({
        status: 422,
        code: 'wrongPassword',
        title: 'The password was refused',
        detail: 'This is not the current password.',
        meta: { field: 'current' },
      });
}
