/** The personal office: settings, preferences, the menu with its notices, limits in force, identification. */
import * as v from 'valibot';
import { numberOfKind } from 'touchline/core/limits/kinds-wire';
import { PREFERENCES, SETTINGS } from '../operator/office/office.ts';
import type { Refusal, SettingId } from '../operator/office/office.ts';
import { PROVIDERS, REQUIREMENTS } from '../operator/office/identification.ts';
import { officeSettings } from '../operator/office/settings.ts';
import { refusalText, settingRefusals } from '../operator/office/words.ts';
import { menuGroup } from '../operator/site/menus.ts';
import { shownSections } from './shown-sections.ts';
import { siteLanguage } from '../operator/site/words.ts';
import { VERIFICATION_GROUP } from '../operator/user/user-config.ts';
import { get, post, readBody, signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { json, malformed, problem } from './respond.ts';
import { integer } from './wire-parts.ts';

const MAX_SPORTS = 200;
const MAX_IMAGE_CHARS = 200_000;
const setting = v.object({ id: v.picklist(Object.keys(SETTINGS) as readonly SettingId[]), value: v.boolean() });
const sports = v.object({
  product: v.picklist(['line', 'live']),
  sports: v.pipe(v.array(integer), v.maxLength(MAX_SPORTS)),
});
const MAX_PREFERENCE = 20;
const preferences = v.object({
  preferences: v.pipe(
    v.array(
      v.object({
        name: v.picklist(PREFERENCES),
        value: v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(MAX_PREFERENCE))]),
        updatedAt: v.pipe(integer, v.minValue(0)),
      }),
    ),
    v.maxLength(PREFERENCES.length),
  ),
});
const photo = v.object({ provider: v.picklist(PROVIDERS), image: v.pipe(v.string(), v.maxLength(MAX_IMAGE_CHARS)) });

export const officeRoutes: readonly Route[] = [
  get(
    '/web-api/office/settings',
    signed((call) => json(officeSettings(call.bettor, call.operator, languageOf(call)))),
  ),
  post(
    '/web-api/office/settings/save',
    signed(async (call) => {
      const read = await readBody(call, setting);
      if (!read.ok) return read.error;
      return saveSetting(call, read.value.id, read.value.value);
    }),
  ),
  post(
    '/web-api/office/settings/sports',
    signed(async (call) => {
      const read = await readBody(call, sports);
      if (!read.ok) return read.error;
      const known = new Set(call.operator.line.tree('en').sports.map(({ id }) => id));
      const strange = read.value.sports.find((id) => !known.has(id));
      if (strange !== undefined) return malformed(`sports: there is no sport ${strange}`);
      call.operator.office.disallow(call.bettor.id, read.value.product, read.value.sports);
      return done(call, null);
    }),
  ),
  get(
    '/web-api/user/preferences',
    signed(({ operator, bettor }) => json({ preferences: operator.office.preferences(bettor.id) })),
  ),
  post(
    '/web-api/user/preferences',
    signed(async (call) => {
      const read = await readBody(call, preferences);
      if (!read.ok) return read.error;
      const { operator, bettor } = call;
      operator.office.savePreferences(bettor.id, read.value.preferences);
      await operator.durable();
      return json({ preferences: operator.office.preferences(bettor.id) });
    }),
  ),
  get(
    '/web-api/office/menu',
    signed((call) =>
      json({
        ...menuGroup(siteLanguage(call.query.get('lng')), shownSections(call.operator)),
        menuUserData: aboutHer(call),
      }),
    ),
  ),
  get(
    '/web-api/user/client-limits',
    signed(({ operator, bettor }) =>
      json({
        available: operator.limits.available().map(({ type }) => numberOfKind(type)),
        limits: operator.limits
          .list(bettor.id)
          .filter(({ limitState }) => limitState === 'ACTIVE')
          .map(({ limitType, limitValue }) => ({ limitType: numberOfKind(limitType), limitValue })),
      }),
    ),
  ),
  get(
    '/web-api/identification/status',
    signed(({ operator, bettor }) =>
      json({
        status: VERIFICATION_GROUP[operator.identification.verification(bettor.id)],
        isUnderReview: operator.identification.isUnderReview(bettor.id),
        providers: PROVIDERS,
        requirements: REQUIREMENTS,
        attempts: operator.identification.attemptsLeft(bettor.id),
      }),
    ),
  ),
  post(
    '/web-api/identification/photo',
    signed(async (call) => {
      const read = await readBody(call, photo);
      if (!read.ok) return read.error;
      switch (call.operator.identification.take(call.bettor.id, read.value.image)) {
        case 'taken':
          await call.operator.durable();
          return json({ status: VERIFICATION_GROUP[call.operator.identification.verification(call.bettor.id)] });
        case 'incorrect':
          return problem({
            status: 403,
            code: 'incorrectPhoto',
            title: 'This is no photograph',
            detail: 'image: base64 of a JPEG.',
          });
        case 'noAttempts':
          return problem({
            status: 429,
            code: 'noAttempts',
            title: 'No attempts are left',
            detail: 'Try again tomorrow.',
          });
      }
    }),
  ),
];

/** Messages need an address or a number that the player has confirmed [OST-6]. */
async function saveSetting(call: SignedCall, id: SettingId, value: boolean): Promise<Response> {
  const { operator, bettor } = call;
  const person = operator.players.people.byId(bettor.id);
  const refusal =
    !value || person === null
      ? null
      : id.startsWith('enable_mail') && person.isEmailConfirmed !== true
        ? 'needsEmail'
        : id === 'enable_sms_news' && person.isPhoneConfirmed !== true
          ? 'needsPhone'
          : null;
  if (refusal === null) {
    operator.office.saveSetting(bettor.id, id, value);
    // The link in every newsletter changes the same fact.
    if (id === 'enable_mail_news') await operator.players.change(bettor.id, { wantsNewsletter: value });
    return done(call, null);
  }
  const message = settingRefusals[refusal][languageOf(call)];
  return json({ success: false, data: { message, errors: [{ status: 2, message }] } });
}

/** Success, or a message that says why not. */
async function done(call: SignedCall, refusal: Refusal): Promise<Response> {
  await call.operator.durable();
  return json({ success: refusal === null, data: { message: refusalText(refusal)[languageOf(call)] } });
}

function languageOf({ query }: SignedCall): ReturnType<typeof siteLanguage> {
  return siteLanguage(query.get('lng'));
}

function aboutHer({ operator, bettor }: SignedCall): Readonly<Record<string, unknown>> {
  const person = operator.players.people.byId(bettor.id);
  return {
    bonus_balance: operator.bonusBalance(bettor.id),
    country_code: operator.countries.find(({ id }) => id === person?.countryId)?.code ?? '',
    recharge_allow: operator.standing.stops('deposit').length === 0,
    email: person?.email ?? '',
    name: person?.name ?? '',
  };
}
