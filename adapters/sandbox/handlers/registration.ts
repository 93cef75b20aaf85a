/** Registration by one click, by phone and in full; phone countries; sending a new player their login. */
import * as v from 'valibot';
import { ageOn } from 'touchline/core/auth/rules/age';
import { isEmail } from 'touchline/core/auth/rules/email';
import { brokenPasswordRules } from 'touchline/core/auth/rules/password';
import { referralEntry } from '../operator/players/auth/records.ts';
import { PHONES, readPhone } from '../operator/players/auth/phones.ts';
import { plainEmail } from '../operator/players/auth/people.ts';
import type { RegistrationForm, PersonalData } from '../operator/players/types.ts';
import {
  challengeBody,
  codeProblem,
  decodeText,
  INBOX_PAGE,
  registrationProblem,
  weakPassword,
  welcomeAnswer,
} from './auth-answers.ts';
import { get, post, readBody, signed } from './call.ts';
import type { Call, Route, SignedCall } from './call.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { json, malformed, problem, tooMany } from './respond.ts';

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));
const integer = v.pipe(v.number(), v.safeInteger());

/** The fields that every registration type has. */
export const commonForm = {
  currency: v.union([text(8), integer]),
  countryId: integer,
  language: text(8),
  isAdult: v.optional(v.boolean(), false),
  bonus: v.optional(v.picklist([0, 1, 2]), 0),
  referral: v.optional(referralEntry),
  /** The code of an invitation. */
  ref: v.optional(text(128), ''),
} as const;
const fastForm = v.object(commonForm);
const phoneForm = v.object({ ...commonForm, ticket: text(64), code: text(32) });
const fullForm = v.object({
  ...commonForm,
  name: text(60),
  surname: text(60),
  birthDate: text(10),
  email: text(256),
  password: text(1024),
  wantsNewsletter: v.optional(v.boolean(), false),
});
const mailForm = v.object({ email: text(256), login: text(64), password: text(1024) });

export const registrationRoutes: readonly Route[] = [
  post('/web-api/registration/fast', async (call) => {
    const form = await readBody(call, fastForm);
    return form.ok
      ? register(call, form.value, { bonus: form.value.bonus, ...invitation(call, form.value) })
      : form.error;
  }),
  post('/web-api/registration/phone/request', requestCode),
  post('/web-api/registration/phone', registerByPhone),
  post('/web-api/registration/full', registerInFull),
  post('/web-api/registration/mail', signed(mailCredentials)),
  get('/web-api/user/phone-countries', ({ operator }) => {
    const known = operator.countries.flatMap(({ id, code, name }) => {
      const phone = PHONES[code];
      return phone === undefined ? [] : [{ id, code, name, phone }];
    });
    return json({
      countries: known.map(({ id, code, name, phone }) => ({ id, name, country_code: code, tel_code: phone.tel })),
      masks: known.map(({ id, phone }) => ({ CountryId: id, Mask: phone.mask, Max: phone.max, Min: phone.min })),
    });
  }),
];

/** Opens the account. The answer holds login and password where this operator generated them. */
export async function register(call: Call, form: RegistrationForm, personalData: PersonalData): Promise<Response> {
  const answer = await call.operator.players.register(form, personalData, call.cookies.get(SESSION_COOKIE));
  if (!answer.ok) return registrationProblem(answer.error);
  const { login, password } = answer.value;
  return welcomeAnswer(answer.value, true, { login, password }, 201);
}

/** The code of the invitation that the player came with: from the form, else from the cookie of an earlier visit. */
export function invitation({ cookies }: Call, { ref }: { readonly ref: string }): Pick<PersonalData, 'invitedBy'> {
  const code = [ref, cookies.get('refererid') ?? ''].find((each) => INVITATION.test(each));
  return code === undefined ? {} : { invitedBy: code };
}
const INVITATION = /^[A-Z2-9]{8}$/;

async function requestCode(call: Call): Promise<Response> {
  const form = await readBody(call, v.object({ phone: text(1024) }));
  if (!form.ok) return form.error;
  const phone = readPhone(decodeText(form.value.phone) ?? '');
  if (phone === null) return malformed('This is not a phone number.');
  const { players, switches } = call.operator;
  const asked = players.codes.ask('registration', phone, null, true, switches.get('codeLifeSeconds') * 1000);
  if (!asked.ok) return tooMany(asked.retryAfterMs);
  players.letters.send({
    channel: 'sms',
    to: phone,
    subject: '',
    text: `${asked.code} is your code to register at Touchline.`,
    code: asked.code,
    links: [],
  });
  return json(challengeBody(asked.challenge));
}

async function registerByPhone(call: Call): Promise<Response> {
  const form = await readBody(call, phoneForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  // Correctable errors are reported first, because checking a correct code uses it up.
  const first = players.objection(form.value);
  if (first !== null) return registrationProblem(first);
  const checked = players.codes.check('registration', form.value.ticket, form.value.code);
  if (!checked.ok) return codeProblem(checked);
  return register(call, form.value, {
    phone: checked.to,
    isPhoneConfirmed: true,
    bonus: form.value.bonus,
    ...invitation(call, form.value),
  });
}

async function registerInFull(call: Call): Promise<Response> {
  const form = await readBody(call, fullForm);
  if (!form.ok) return form.error;
  const { players, switches, clock } = call.operator;
  const { name, surname, birthDate, wantsNewsletter, bonus, language } = form.value;
  const email = plainEmail(form.value.email);
  const password = decodeText(form.value.password);
  if (password === null || name.trim() === '' || surname.trim() === '')
    return malformed('A name is missing, or the password is no base64 of UTF-8.');
  if (!isEmail(email))
    return problem({
      status: 422,
      code: 'badEmail',
      title: 'Registration was refused',
      detail: 'This is not an e-mail address.',
      meta: { field: 'email' },
    });
  const age = ageOn(birthDate, clock.now());
  if (age === null || age < switches.get('minAge')) return registrationProblem('underAge');
  const rules = brokenPasswordRules(password, [email]);
  if (rules.length > 0) return weakPassword(rules);
  const person: PersonalData = {
    name: name.trim(),
    surname: surname.trim(),
    birthDate,
    email,
    isEmailConfirmed: false,
    bonus,
    wantsNewsletter,
    ...invitation(call, form.value),
  };
  const adult = { ...form.value, isAdult: true };
  const first = players.objection(adult, person);
  if (first !== null) return registrationProblem(first);
  const letterAfterMs = players.letters.allow(email, null);
  if (letterAfterMs !== null && switches.get('isRegistrationByRequest')) return tooMany(letterAfterMs);
  const personalData: PersonalData = { ...person, passwordHash: await players.hash(password) };
  if (switches.get('isRegistrationByRequest')) {
    const token = players.letters.issue(
      'activate',
      0,
      JSON.stringify({
        form: {
          currency: adult.currency,
          countryId: adult.countryId,
          language,
          isAdult: true,
          referral: adult.referral,
        },
        personalData,
      }),
    );
    const link = players.letters.linkOf(language, 'activate', token);
    players.letters.send({
      channel: 'email',
      to: email,
      subject: 'Open your account',
      text: 'Your registration was looked at. Open your account with this link; it is good for three days.',
      code: null,
      links: [link],
    });
    return json({ status: 'requestSent', readAt: INBOX_PAGE }, 202);
  }
  const answer = await players.register(adult, personalData, call.cookies.get(SESSION_COOKIE));
  if (!answer.ok) return registrationProblem(answer.error);
  const { letters } = players;
  // Too many letters went to this address. The account opens anyway, and the player can request the letter on the
  // security page.
  if (letterAfterMs !== null)
    return welcomeAnswer(answer.value, true, { login: answer.value.login, password: '' }, 201);
  letters.send({
    channel: 'email',
    to: email,
    subject: 'Confirm your address',
    text: `Welcome to Touchline. Your login is ${answer.value.login}. Confirm this address with the first link, and you can log in with it, too; the second one stops our newsletters.`,
    code: null,
    links: [
      letters.linkOf(language, 'activate', letters.issue('activate', answer.value.userId, email)),
      letters.linkOf(language, 'stopnewsletter', letters.issue('stopnewsletter', answer.value.userId, email)),
    ],
  });
  return welcomeAnswer(answer.value, true, { login: answer.value.login, password: '' }, 201);
}

/**
 * One of the ways to save a new login. The operator keeps no password, so the page sends the one that it has just
 * shown.
 */
async function mailCredentials(call: SignedCall): Promise<Response> {
  const form = await readBody(call, mailForm);
  if (!form.ok) return form.error;
  const { players } = call.operator;
  const person = players.people.byId(call.session.playerId);
  const email = plainEmail(form.value.email);
  const [login, password] = [decodeText(form.value.login), decodeText(form.value.password)];
  if (!isEmail(email) || person === null || login !== person.login || password === null)
    return problem({
      status: 422,
      code: 'badEmail',
      title: 'The letter was not sent',
      detail: 'This is not an e-mail address.',
      meta: { field: 'email' },
    });
  const owner = players.people.byEmail(email);
  if (owner !== null && owner.id !== person.id) return registrationProblem('emailTaken');
  const { letters } = players;
  const retryAfterMs = letters.allow(email, person.id);
  if (retryAfterMs !== null) return tooMany(retryAfterMs);
  letters.send({
    channel: 'email',
    to: email,
    subject: 'Your login',
    text: `Login: ${login}. Password: ${password}. Confirm this address with the first link, and you can log in with it, too; the second one stops our newsletters.`,
    code: null,
    links: [
      letters.linkOf(person.language, 'activatefast', letters.issue('activatefast', person.id, email)),
      letters.linkOf(person.language, 'stopnewsletter', letters.issue('stopnewsletter', person.id, email)),
    ],
  });
  return json({ readAt: INBOX_PAGE });
}
