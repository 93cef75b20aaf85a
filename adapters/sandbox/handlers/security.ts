/** The player's sign-in settings. */
import * as v from 'valibot';
import { isEmail } from 'touchline/core/auth/rules/email';
import { plainEmail } from '../operator/players/auth/people.ts';
import { SECRET_QUESTIONS } from '../operator/players/auth/secret-questions.ts';
import { siteLanguage } from '../operator/site/words.ts';
import { codeProblem, decodeText, INBOX_PAGE, registrationProblem } from './auth-answers.ts';
import { get, post, readBody, signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { json, nothing, problem, tooMany } from './respond.ts';

const codeForm = v.object({ code: v.pipe(v.string(), v.maxLength(32)) });
const WRONG = { ok: false, code: 'wrong_code', attemptsLeft: 0 } as const;

export const securityRoutes: readonly Route[] = [
  get('/web-api/user/security', signed(loadSecurity)),
  post('/web-api/user/security/email', signed(addEmail)),
  post(
    '/web-api/user/two-factor/begin',
    signed(({ operator, session }) => {
      if (operator.players.twoFactor.isOn(session.playerId))
        return problem({
          status: 409,
          code: 'alreadyOn',
          title: 'Two-factor sign-in is on',
          detail: 'Turn it off first.',
        });
      return json(operator.players.twoFactor.propose(session.playerId));
    }),
  ),
  post(
    '/web-api/user/two-factor/enable',
    signed(async (call) => {
      const form = await readBody(call, codeForm);
      if (!form.ok) return form.error;
      const backupCodes = await call.operator.players.twoFactor.confirm(call.session.playerId, form.value.code);
      return backupCodes === null ? codeProblem(WRONG) : json({ backupCodes });
    }),
  ),
  post(
    '/web-api/user/two-factor/disable',
    signed(async (call) => {
      const form = await readBody(call, codeForm);
      if (!form.ok) return form.error;
      return (await call.operator.players.twoFactor.turnOff(call.session.playerId, form.value.code))
        ? nothing()
        : codeProblem(WRONG);
    }),
  ),
];

async function loadSecurity({ operator, session, query }: SignedCall): Promise<Response> {
  const person = operator.players.people.byId(session.playerId);
  await operator.durable();
  return json({
    login: person?.login ?? '',
    email: person?.email ?? null,
    isEmailConfirmed: person?.isEmailConfirmed ?? false,
    phone: person?.phone ?? null,
    isPhoneConfirmed: person?.isPhoneConfirmed ?? false,
    hasTwoFactor: (person?.twoFactor ?? null) !== null,
    secretQuestion: person?.secretQuestion ?? null,
    secretQuestions: SECRET_QUESTIONS.map(({ id, text }) => ({ id, text: text[siteLanguage(query.get('lng'))] })),
    passwordChangedAt: person?.passwordChangedAt ?? null,
    backupCodesLeft: person?.twoFactor?.backup.length ?? 0,
    wantsNewsletter: person?.wantsNewsletter ?? false,
    social: (person?.social ?? []).map(({ provider }) => provider),
  });
}

/** The address takes effect once the player has followed the link in its letter. */
async function addEmail(call: SignedCall): Promise<Response> {
  const form = await readBody(call, v.object({ email: v.pipe(v.string(), v.maxLength(1024)) }));
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const email = plainEmail(decodeText(form.value.email) ?? '');
  if (!isEmail(email))
    return problem({
      status: 422,
      code: 'badEmail',
      title: 'The letter was not sent',
      detail: 'This is not an e-mail address.',
      meta: { field: 'email' },
    });
  const owner = players.people.byEmail(email);
  if (owner !== null && owner.id !== call.session.playerId) return registrationProblem('emailTaken');
  const { letters } = players;
  const retryAfterMs = letters.allow(email, call.session.playerId);
  if (retryAfterMs !== null) return tooMany(retryAfterMs);
  const language = players.people.byId(call.session.playerId)?.language ?? 'en';
  letters.send({
    channel: 'email',
    to: email,
    subject: 'Confirm your address',
    text: 'Confirm that this address is yours with this link; it is good for three days.',
    code: null,
    links: [letters.linkOf(language, 'accountverify', letters.issue('accountverify', call.session.playerId, email))],
  });
  return json({ readAt: INBOX_PAGE });
}
