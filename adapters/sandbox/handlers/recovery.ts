/** Password recovery, the links in letters, and the stand-in's inbox. */
import * as v from 'valibot';
import { referralEntry } from '../operator/players/auth/records.ts';
import { isEmail } from 'touchline/core/auth/rules/email';
import { brokenPasswordRules } from 'touchline/core/auth/rules/password';
import { LETTER_PURPOSES } from '../operator/players/auth/letters.ts';
import type { Letter, LetterPurpose } from '../operator/players/auth/letters.ts';
import { plainEmail } from '../operator/players/auth/people.ts';
import { readPhone } from '../operator/players/auth/phones.ts';
import type { RegistrationForm, PersonalData } from '../operator/players/types.ts';
import { challengeBody, codeProblem, decodeText, registrationProblem, weakPassword } from './auth-answers.ts';
import { get, post, readBody } from './call.ts';
import type { Call, Route } from './call.ts';
import { escapeHtml, standInPage } from './stand-in-page.ts';
import { json, malformed, notFound, nothing, page, problem, tooMany } from './respond.ts';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const askForm = v.object({
  channel: v.picklist(['email', 'phone']),
  to: text(1024),
  language: v.optional(text(8), 'en'),
});
const codeForm = v.object({ ticket: text(64), code: text(32) });
const passwordForm = v.object({ token: text(64), password: text(1024) });
const tokenForm = v.object({ token: text(64) });

export const recoveryRoutes: readonly Route[] = [
  post('/web-api/user/recovery', askCode),
  post('/web-api/user/recovery/code', checkCode),
  post('/web-api/user/recovery/password', setPassword),
  post('/web-api/user/letters/:purpose', (call) => {
    const purpose = LETTER_PURPOSES.find((known) => known === call.part('purpose'));
    return purpose === undefined ? notFound('unknownLetter', 'There are no such letters.') : openLetter(call, purpose);
  }),
  get('/sandbox-api/v1/inbox', ({ operator, query }) =>
    json({ letters: lettersTo(operator.players.letters.inbox(), query.get('to')) }),
  ),
  get('/sandbox-api/v1/inbox/page', ({ operator, query }) =>
    page(inboxPage(lettersTo(operator.players.letters.inbox(), query.get('to')))),
  ),
];

/** Answers the same whether or not such a player exists. */
async function askCode(call: Call): Promise<Response> {
  const form = await readBody(call, askForm);
  if (!form.ok) return form.error;
  const { players, switches } = call.operator;
  const { channel, language } = form.value;
  const typed = decodeText(form.value.to) ?? '';
  const to = channel === 'phone' ? readPhone(typed) : isEmail(plainEmail(typed)) ? plainEmail(typed) : null;
  if (to === null) return malformed('No message can be sent to this destination.');
  const person = channel === 'phone' ? players.people.byPhone(to) : players.people.byAddress(to);
  const asked = players.codes.ask(
    'recovery',
    to,
    person?.id ?? null,
    person !== null,
    switches.get('codeLifeSeconds') * 1000,
  );
  if (!asked.ok) return tooMany(asked.retryAfterMs);
  if (person !== null) {
    const { letters } = players;
    const link = letters.linkOf(language, 'passwordreset', letters.issue('passwordreset', person.id, to));
    letters.send({
      channel: channel === 'phone' ? 'sms' : 'email',
      to,
      subject: channel === 'phone' ? '' : 'A new password',
      code: asked.code,
      links: channel === 'phone' ? [] : [link],
      text: `${asked.code} is your code for a new password at Touchline. If you did not ask for it, do nothing.`,
    });
  }
  return json(challengeBody(asked.challenge));
}

async function checkCode(call: Call): Promise<Response> {
  const form = await readBody(call, codeForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const checked = players.codes.check('recovery', form.value.ticket, form.value.code);
  if (!checked.ok) return codeProblem(checked);
  if (checked.playerId === null) return codeProblem({ ok: false, code: 'time_up' });
  return json({ token: players.letters.issue('passwordreset', checked.playerId, checked.to) });
}

async function setPassword(call: Call): Promise<Response> {
  const form = await readBody(call, passwordForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const password = decodeText(form.value.password);
  if (password === null) return malformed('The password must be base64 of UTF-8.');
  const seen = players.letters.look('passwordreset', form.value.token);
  if (!seen.ok) return tokenProblem(seen.code);
  const person = players.people.byId(seen.playerId);
  const rules = brokenPasswordRules(password, [person?.login ?? '', person?.email ?? '']);
  if (rules.length > 0) return weakPassword(rules);
  const hash = await players.hash(password);
  // Another reset may have completed while this password was hashed.
  const redeemed = players.letters.redeem('passwordreset', form.value.token);
  if (!redeemed.ok) return tokenProblem(redeemed.code);
  await players.setPassword(redeemed.playerId, hash);
  return nothing();
}

function tokenProblem(code: 'token_unknown' | 'token_over'): Response {
  return problem({
    status: 422,
    code,
    title: 'The link was refused',
    detail: code === 'token_over' ? 'This link has expired.' : 'This link was used or never existed.',
  });
}

/**
 * Follows a letter's link and does the work of its purpose. A reset asks for the new password first; the newsletter
 * stops on confirmation.
 */
async function openLetter(call: Call, purpose: LetterPurpose): Promise<Response> {
  const form = await readBody(call, tokenForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const found =
    purpose === 'passwordreset'
      ? players.letters.look(purpose, form.value.token)
      : players.letters.redeem(purpose, form.value.token);
  if (!found.ok) return tokenProblem(found.code);
  switch (purpose) {
    case 'passwordreset':
      return nothing();
    case 'stopnewsletter':
      await players.change(found.playerId, { wantsNewsletter: false });
      return nothing();
    case 'accountverify':
    case 'activatefast':
      return confirmEmail(call, found.playerId, found.about);
    case 'activate':
      return found.playerId === 0 ? openAccount(call, found.about) : confirmEmail(call, found.playerId, found.about);
  }
}

async function confirmEmail(call: Call, playerId: number, email: string): Promise<Response> {
  const { players } = call.operator;
  const owner = players.people.byEmail(email);
  if (owner !== null && owner.id !== playerId) return registrationProblem('emailTaken');
  await players.change(playerId, { email, isEmailConfirmed: true });
  return nothing();
}

/**
 * Opens the account of a registration by request. The letter carries the data that the player entered; only this
 * operator writes such letters.
 */
async function openAccount(call: Call, about: string): Promise<Response> {
  const { form, personalData }: { readonly form: RegistrationForm; readonly personalData: PersonalData } =
    readRequest(about);
  const answer = await call.operator.players.register(form, { ...personalData, isEmailConfirmed: true });
  return answer.ok ? json({ login: answer.value.login }) : registrationProblem(answer.error);
}

const optional = v.optional(v.string());
const request = v.object({
  form: v.object({
    currency: v.union([v.string(), v.number()]),
    countryId: v.number(),
    language: v.string(),
    isAdult: v.boolean(),
    referral: v.optional(referralEntry),
  }),
  personalData: v.object({
    name: optional,
    surname: optional,
    birthDate: optional,
    email: optional,
    bonus: v.optional(v.number()),
    wantsNewsletter: v.optional(v.boolean()),
    invitedBy: optional,
    passwordHash: v.object({ salt: v.string(), hash: v.string(), iterations: v.number() }),
  }),
});

function readRequest(about: string): { readonly form: RegistrationForm; readonly personalData: PersonalData } {
  const { form, personalData } = v.parse(request, JSON.parse(about));
  const { name, surname, birthDate, email, bonus, wantsNewsletter, invitedBy, passwordHash } = personalData;
  return {
    form,
    personalData: {
      passwordHash,
      ...(name === undefined ? {} : { name }),
      ...(surname === undefined ? {} : { surname }),
      ...(birthDate === undefined ? {} : { birthDate }),
      ...(email === undefined ? {} : { email }),
      ...(bonus === undefined ? {} : { bonus }),
      ...(wantsNewsletter === undefined ? {} : { wantsNewsletter }),
      ...(invitedBy === undefined ? {} : { invitedBy }),
    },
  };
}

function lettersTo(letters: readonly Letter[], to: string | null): readonly Letter[] {
  return to === null ? letters : letters.filter((letter) => letter.to === to);
}

function inboxPage(letters: readonly Letter[]): string {
  const one = (letter: Letter): string => {
    const links = letter.links
      .map((link) => `<a href="${escapeHtml(link)}">${escapeHtml(link.replace(/\?.*$/, ''))}</a>`)
      .join('<br>');
    const at = new Date(letter.at).toISOString().slice(0, 19).replace('T', ' ');
    return [
      `<li><h2>${escapeHtml(letter.subject === '' ? 'Text message' : letter.subject)}</h2>`,
      `<p class="to">${letter.channel === 'sms' ? 'Text message' : 'E-mail'} to <bdi>${escapeHtml(letter.to)}</bdi>, ${at} UTC</p>`,
      `<p>${escapeHtml(letter.text)}</p>`,
      letter.code === null ? '' : `<p class="code">${letter.code}</p>`,
      links === '' ? '' : `<p>${links}</p>`,
      '</li>',
    ].join('');
  };
  const list = letters.length === 0 ? '<p>Nothing was sent yet.</p>' : `<ol>${letters.map(one).join('')}</ol>`;
  return standInPage(
    'Messages to you',
    `<p>E-mails and text messages are shown here instead of being sent, newest first.</p>${list}`,
  );
}
