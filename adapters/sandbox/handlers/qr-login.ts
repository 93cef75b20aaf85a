/** Login by QR code: the asking browser's calls, and those of the device that approves [QRL-1…QRL-6]. */
import * as v from 'valibot';
import { deviceName } from '../operator/players/device-name.ts';
import { codeProblem, decodeText, welcomeAnswer } from './auth-answers.ts';
import { post, readBody, signed } from './call.ts';
import type { Call, Route, SignedCall } from './call.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { countryOf } from './country-of.ts';
import { notifyByLetter } from './notify-by-letter.ts';
import { json, malformed, notFound, nothing } from './respond.ts';
import { passwordProblem } from './security-changes.ts';

const name = v.pipe(v.string(), v.maxLength(64));
const askForm = v.object({ remember: v.optional(v.boolean(), false) });
const ownForm = v.object({ ticket: name, secret: name });
const ticketForm = v.object({ ticket: name });
const decisionForm = v.variant('approve', [
  v.object({ ticket: name, approve: v.literal(true), proof: v.pipe(v.string(), v.maxLength(1024)) }),
  v.object({ ticket: name, approve: v.literal(false) }),
]);

export const qrLoginRoutes: readonly Route[] = [
  post('/web-api/user/login/qr', ask),
  post('/web-api/user/login/qr/collect', collect),
  post('/web-api/user/login/qr/cancel', async (call) => {
    const form = await readBody(call, ownForm);
    if (!form.ok) return form.error;
    await call.operator.players.qrLogins.cancel(form.value.ticket, form.value.secret);
    return nothing();
  }),
  post('/web-api/user/qr-login/look', signed(look)),
  post('/web-api/user/qr-login/decide', signed(decide)),
];

async function ask(call: Call): Promise<Response> {
  const form = await readBody(call, askForm);
  if (!form.ok) return form.error;
  const { expiresInMs, ...asked } = await call.operator.players.qrLogins.ask({
    device: deviceName(call.headers.get('user-agent') ?? ''),
    countryId: countryOf(call)?.id ?? 0,
    remember: form.value.remember,
  });
  return json({ ...asked, expiresIn: expiresInMs });
}

/** Signs the asking browser in, as a password would, once its challenge is approved [QRL-4]. */
async function collect(call: Call): Promise<Response> {
  const form = await readBody(call, ownForm);
  if (!form.ok) return form.error;
  const { players, inbox } = call.operator;
  const collected = await players.qrLogins.collect(form.value.ticket, form.value.secret);
  if (collected.state !== 'approved') return json({ state: collected.state });
  const { approval, remember, device } = collected;
  const answer = await players.welcome(approval.playerId, {
    remember,
    replaces: call.cookies.get(SESSION_COOKIE),
    shown: approval.shown,
    isSecondStepDone: approval.isSecondStepDone,
  });
  // The password has changed, or the second step was turned on, since the approval.
  if (!answer.ok) return json({ state: 'expired' });
  const session = await players.sessions.byCookie(answer.value.cookie);
  if (session !== null) players.sessions.see(session, device);
  inbox.note(approval.playerId, 'newSession', device);
  notifyByLetter(
    players,
    approval.playerId,
    'A new device was signed in',
    `A new device was signed in with your approval by QR code: ${device === '' ? 'unknown device' : device}.`,
  );
  return welcomeAnswer(answer.value, remember, { state: 'approved' });
}

async function look(call: SignedCall): Promise<Response> {
  const form = await readBody(call, ticketForm);
  if (!form.ok) return form.error;
  const { qrLogins, twoFactor } = call.operator.players;
  const request = qrLogins.look(form.value.ticket);
  if (request === null) return unknownRequest();
  const { expiresInMs, ...about } = request;
  return json({
    ...about,
    expiresIn: expiresInMs,
    proof: twoFactor.isOn(call.session.playerId) ? 'code' : 'password',
  });
}

/** An approval needs the code of the second step where the player has one, otherwise the password [QRL-3]. */
async function decide(call: SignedCall): Promise<Response> {
  const form = await readBody(call, decisionForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const { playerId } = call.session;
  const { ticket } = form.value;
  if (!form.value.approve) return players.qrLogins.refuse(ticket) ? nothing() : unknownRequest();
  if (players.qrLogins.isApprovedBy(ticket, playerId)) return nothing();
  // Before the proof, so that no backup code is used up for nothing.
  if (players.qrLogins.look(ticket) === null) return unknownRequest();
  const proof = decodeText(form.value.proof);
  if (proof === null) return malformed('proof must be base64 of UTF-8.');
  const isSecondStepDone = players.twoFactor.isOn(playerId);
  let shown = players.people.byId(playerId)?.hash ?? '';
  if (isSecondStepDone) {
    if (!(await players.twoFactor.verify(playerId, proof)))
      return codeProblem({ ok: false, code: 'wrong_code', attemptsLeft: 0 });
  } else {
    const checked = await players.checkPassword(playerId, proof);
    if (!checked.ok) return passwordProblem(checked.error);
    shown = checked.value;
  }
  return players.qrLogins.approve(ticket, { playerId, shown, isSecondStepDone }) ? nothing() : unknownRequest();
}

function unknownRequest(): Response {
  return notFound('unknownRequest', 'There is no such request, or it no longer waits for a decision.');
}
