import { describe, expect, it } from 'vitest';
import { ageOn } from 'touchline/core/auth/rules/age';
import { isEmail } from 'touchline/core/auth/rules/email';
import { bonusOf, encodeAccount } from 'touchline/core/auth/bonus-wire';
import { offerOf, preselectedBonus } from 'touchline/core/auth/rules/offer';
import { brokenPasswordRules } from 'touchline/core/auth/rules/password';
import { isWholePhone, maskPhone, phoneDigits, wholePhone } from 'touchline/core/auth/rules/phone';
import { registrationWay } from 'touchline/core/auth/rules/registration-way';
import { PROVIDER_ORIGINS } from 'touchline/core/auth/rules/providers';
import { initialAuth } from 'touchline/core/auth/state';
import { BONUSES, LETTER_PURPOSES, LOGIN_MODES, REGISTRATION_TYPES, SOCIAL_PROVIDERS } from 'touchline/core/auth/types';
import { authFailure, decodeChallenge, decodeProposal } from 'touchline/core/auth/wire';
import { multipart } from 'touchline/core/auth/jobs/social';
import { isSitePath } from '../../../adapters/sandbox/operator/players/auth/social.ts';
import { HOSTILE } from './hostile.ts';

describe('the requirements', () => {
  it('[AUT-2, AUT-6, AUT-12, AUT-14, AUT-20] names exactly the supported ways to sign in', () => {
    expect(LOGIN_MODES).toEqual(['login_password', 'phone_password', 'sms', 'login_password_two_step_code']);
    expect(initialAuth.currentForm).toBe('login_password');
    expect(REGISTRATION_TYPES).toEqual(['fast_reg', 'phone_reg', 'full_reg', 'soc_reg']);
    expect(SOCIAL_PROVIDERS).toEqual([
      'google',
      'vk',
      'ok',
      'fb',
      'mailru',
      'yandex',
      'telegram',
      'kakaotalk',
      'twitter',
      'itsme',
      'twitch',
      'metamask',
      'line',
      'linkedin',
      'apple',
    ]);
    expect(Object.keys(PROVIDER_ORIGINS)).toEqual([...SOCIAL_PROVIDERS]);
    expect(LETTER_PURPOSES).toEqual(['accountverify', 'activate', 'activatefast', 'passwordreset', 'stopnewsletter']);
    expect(BONUSES).toEqual(['none', 'sports', 'casino']);
  });
});

describe('a site’s offer', () => {
  const config = {
    loginModes: ['sms', 'magic', 'login_password'],
    registrationTypes: ['soc_reg', 'fast_reg', 'slow_reg'],
    socialProviders: ['line', 'facebook', 'google', 'line'],
    preselectedBonuses: [
      { route: 'home', id: 2 },
      { route: 'live', id: 7 },
    ],
  };
  it('[AUT-7] contains known names in the site’s order; unknown ones are reported', () => {
    const offer = offerOf(config);
    expect(offer).toMatchObject({
      loginModes: ['sms', 'login_password'],
      registrationTypes: ['soc_reg', 'fast_reg'],
      providers: ['line', 'google'],
      preselected: [{ route: 'home', bonus: 'casino' }],
    });
    expect(offer.unknown).toEqual([
      'unknown login mode magic',
      'unknown registration type slow_reg',
      'unknown social network id facebook',
      'unknown bonus id 7',
    ]);
    expect(offerOf({ ...config, socialProviders: [], loginModes: [] })).toMatchObject({
      loginModes: ['login_password'],
      registrationTypes: ['fast_reg'],
    });
  });
  it('[AUT-20] preselects the route’s bonus, and declines otherwise', () => {
    expect(preselectedBonus(offerOf(config), 'home')).toBe('casino');
    expect(preselectedBonus(offerOf(config), 'live')).toBe('none');
    expect(preselectedBonus(offerOf(config), null)).toBe('none');
  });
  it('[AUT-20] the operator names bonuses 0, 1 and 2, and reads the same numbers', () => {
    const account = { currency: 'EUR', countryId: 66, isAdult: true };
    for (const [code, bonus] of (['none', 'sports', 'casino'] as const).entries()) {
      expect(bonusOf(code)).toBe(bonus);
      expect(encodeAccount({ ...account, bonus })).toEqual({ ...account, bonus: code });
    }
    for (const unknown of [-1, 3, 0.5]) expect(bonusOf(unknown)).toBeUndefined();
  });
  it('[AUT-6] opens registration as a window, as a page, or not at all', () => {
    const facts = {
      isAllowed: true,
      isVipDomain: false,
      isCustom: false,
      isOnLoginPage: false,
      isOnRegistrationPage: false,
      hasFailed: false,
    };
    expect(
      [
        {},
        { isCustom: true },
        { isOnLoginPage: true },
        { hasFailed: true },
        { isOnRegistrationPage: true },
        { isOnRegistrationPage: true, hasFailed: true },
        { isAllowed: false },
        { isVipDomain: true, isCustom: true },
      ].map((change) => registrationWay({ ...facts, ...change })),
    ).toEqual(['window', 'page', 'page', 'page', 'none', 'page', 'none', 'none']);
  });
});

describe('typed values', () => {
  it('[AUT-8] a password must meet five rules', () => {
    expect(brokenPasswordRules('')).toEqual(['length', 'letter', 'digit']);
    expect(brokenPasswordRules('kestrel-47', ['ada@example.com'])).toEqual([]);
    expect(brokenPasswordRules('Harriet-47', ['harriet@example.com'])).toEqual(['notLogin']);
    expect(brokenPasswordRules('PassWord123')).toEqual(['notCommon']);
    expect(brokenPasswordRules(`a1${'x'.repeat(63)}`)).toEqual(['length']);
    expect(brokenPasswordRules('пароль-47')).toEqual([]);
  });
  it('[AUT-9] an age counts whole years by the calendar', () => {
    const now = Date.UTC(2026, 2, 1);
    expect(ageOn('2008-03-01', now)).toBe(18);
    expect(ageOn('2008-03-02', now)).toBe(17);
    expect(ageOn('2008-02-29', now)).toBe(18);
    expect(ageOn('2008-02-29', now - 86_400_000)).toBe(17);
    for (const none of ['', '2008-13-01', '2007-02-29', '2026-03-02', '1890-01-01', '01.02.2000', '2008-3-1'])
      expect(ageOn(none, now)).toBeNull();
  });
  it('[AUT-10] an e-mail address must be deliverable', () => {
    for (const good of ['a@b.co', 'Ada.Example+x@mail.example.com', 'ü@пример.рф']) expect(isEmail(good)).toBe(true);
    for (const bad of [
      '',
      'a@b',
      'a b@c.de',
      'a@b..de',
      '@b.de',
      'a@b.d',
      'a@b.de\n',
      '<a@b.de>',
      `${'x'.repeat(65)}@b.de`,
    ])
      expect(isEmail(bad)).toBe(false);
  });
  it('[AUT-4] a phone number has its country’s format, however it is pasted', () => {
    const germany = { tel: '49', max: 11, min: 10 };
    for (const text of ['+49 151 12345678', '0049-151-12345678', '151 12345678', '(151)12345678'])
      expect(phoneDigits(text, germany)).toBe('15112345678');
    for (const text of ['0151 12345678', '+49 (0)151 12345678', '0049 0151 12345678'])
      expect(phoneDigits(text, germany)).toBe('15112345678');
    expect([
      phoneDigits('06 698 12345', { tel: '39', max: 11 }),
      phoneDigits('+225 07 01 02 03 04', { tel: '225', max: 10 }),
    ]).toEqual(['0669812345', '0701020304']);
    expect([
      phoneDigits('8 (912) 345-67-89', { tel: '7', max: 10 }),
      phoneDigits('+7 912 345-67-89', { tel: '7', max: 10 }),
      phoneDigits('800 555 35 35', { tel: '7', max: 10 }),
    ]).toEqual(['9123456789', '9123456789', '8005553535']);
    expect(phoneDigits('49151123456789999', germany)).toBe('49151123456');
    expect([
      maskPhone('151', '### ########'),
      maskPhone('1511', '### ########'),
      maskPhone('15112345678', '### ########'),
      maskPhone('123456', '##-##'),
    ]).toEqual(['151', '151 1', '151 12345678', '12-3456']);
    expect(isWholePhone('151123456', germany)).toBe(false);
    expect(isWholePhone('1511234567', germany)).toBe(true);
    expect(wholePhone('1511234567', germany)).toBe('+491511234567');
  });
});

describe('answers', () => {
  it('[AUT-19] a refusal names the field, the tries and the time; no answer means unreachable', () => {
    const refused = (
      status: number,
      code: string,
      meta: Readonly<Record<string, unknown>> = {},
    ): ReturnType<typeof authFailure> =>
      authFailure('logIn', { kind: 'status', status, errors: [{ code, detail: '', meta }] }, 1_000);
    expect(refused(401, 'wrongCredentials', { field: 'both' })).toMatchObject({
      code: 'wrongCredentials',
      field: 'both',
    });
    expect(refused(401, 'wrongCredentials', { field: 'password' })).toMatchObject({ field: 'pass' });
    expect(refused(422, 'wrong_code', { attempts: 3 })).toMatchObject({
      code: 'wrong_code',
      field: 'code',
      attemptsLeft: 3,
    });
    expect(refused(429, 'x', { retryAfter: 42 })).toMatchObject({ code: 'tooManyTries', retryAt: 43_000 });
    expect(refused(429, 'x', { retryAfter: 'soon' })).toMatchObject({ code: 'tooManyTries', retryAt: 61_000 });
    expect(refused(500, 'internal').code).toBe('unreachable');
    expect(refused(422, 'somethingNew').code).toBe('refused');
    expect(refused(422, '__proto__', { field: '__proto__' }).field).toBeNull();
    expect(authFailure('logIn', { kind: 'timeout' }, 0).code).toBe('unreachable');
    for (const code of ['100', '111', '112', '113'])
      expect(refused(400, code)).toMatchObject({ code: 'captcha', field: null });
    expect(refused(400, '114').code).toBe('refused');
    expect(refused(422, '100').code).toBe('refused');
    expect(authFailure('logIn', { kind: 'status', status: 422, errors: [] }, 0).code).toBe('refused');
  });
  it('[AUT-15] an invalid key is dropped, and so is an inbox address outside the site', () => {
    expect(
      decodeProposal({
        secret: 'GEZDGNBVGY3TQOJQ',
        otpauth:
          'otpauth://totp/Touchline%3A1?secret=GEZDGNBVGY3TQOJQ&issuer=Touchline&algorithm=SHA1&digits=6&period=30',
      }).ok,
    ).toBe(true);
    for (const otpauth of ['javascript:alert(1)', 'https://evil.example', 'otpauth://totp/<b>'])
      expect(decodeProposal({ secret: 'GEZDGNBVGY3TQOJQ', otpauth }).ok).toBe(false);
    const challenge = { ticket: 't', resendIn: 1, expiresIn: 1, attempts: 1 };
    for (const readAt of ['//evil.example', 'https://evil.example', 'javascript:1', '/a?b', 7])
      expect(decodeChallenge({ ...challenge, readAt })).toMatchObject({ value: { readAt: null } });
    expect(decodeChallenge({ ...challenge, readAt: '/sandbox/inbox' })).toMatchObject({
      value: { readAt: '/sandbox/inbox' },
    });
    expect(decodeChallenge({ ...challenge, expiresIn: -1 }).ok).toBe(false);
  });
  it('[AUT-11] multipart bodies match a form’s', async () => {
    const { type, body } = multipart({ credential: 'a.b-c', language: 'en' }, 'uuid');
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    expect([...form]).toEqual([
      ['credential', 'a.b-c'],
      ['language', 'en'],
    ]);
  });
  it('[AUT-12] the operator returns only to paths of the site', () => {
    for (const address of HOSTILE) {
      expect(isSitePath(address), address).toBe(false);
    }
    expect(isSitePath('/en/registration/socialregistration?return-url=%2Fen%2Flive')).toBe(true);
  });
});
