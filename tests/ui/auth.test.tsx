/** The login and registration forms with the fake core: their commands, and errors beside their fields. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from 'touchline/core/auth/decider';
import type { AuthActions } from 'touchline/core/auth/public';
import { Modals } from '../../ui/web/screens/auth/modals.tsx';
import { LetterScreen } from '../../ui/web/screens/user/letter-screen.tsx';
import { SecurityScreen } from '../../ui/web/screens/user/security-screen.tsx';
import { fakeAuth, fakeAuthActions } from './fake-auth.ts';
import type { Asked } from './fake-auth.ts';
import { createFakeCore } from './fake-core.ts';
import { draw, type Drawn } from './render.tsx';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
  vi.restoreAllMocks();
});

const type = async (page: Drawn, input: HTMLElement, text: string): Promise<void> => {
  await page.after(() => {
    Reflect.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
};

describe('login', () => {
  it('[AUT-2] offers the modes of the site, and marks the fields that were wrong', async () => {
    const core = createFakeCore();
    core.fake.set.feature(
      'auth',
      fakeAuth({ failure: failureOf('logIn', 'wrongCredentials', { field: 'both' }) }),
      fakeAuthActions(),
    );
    const page = (drawn = await draw(core, <Modals modal="login" />, '/en/user/login'));
    expect(page.all('input[type=radio]')).toHaveLength(4);
    expect(page.one('[role=alert]').textContent).toContain('Login or password is wrong');
    expect(
      [page.one('input[name=username]'), page.one('input[name=password]')].map((each) =>
        each.getAttribute('aria-invalid'),
      ),
    ).toEqual(['true', 'true']);
    await page.click(page.all('input[type=radio]')[2] ?? page.element);
    expect(core.fake.commands.at(-1)).toEqual({ type: 'auth/chooseForm', payload: { form: 'sms' } });
  });

  it('[AUT-19] after too many tries the form shows when to try again', async () => {
    const core = createFakeCore();
    core.fake.set.feature(
      'auth',
      fakeAuth({ failure: failureOf('logIn', 'tooManyTries', { retryAt: Date.now() + 42_000 }) }),
      fakeAuthActions(),
    );
    drawn = await draw(core, <Modals modal="login" />, '/en/user/login');
    expect(drawn.one('[role=alert]').textContent).toMatch(/Too many tries.*Try again in 0:4[12]\./);
  });

  it('[AUT-4] a pasted full phone number takes its country’s format, and is sent as one number', async () => {
    const core = createFakeCore();
    const asked: Asked[] = [];
    const draft = vi.fn();
    const auth = fakeAuth();
    core.fake.set.feature(
      'auth',
      { ...auth, form: { ...auth.form, currentForm: 'sms', phoneBySms: '66 15112345678' } },
      { ...fakeAuthActions(asked), draft },
    );
    const page = (drawn = await draw(core, <Modals modal="login" />, '/en/user/login'));
    expect(page.one('input[type=tel]')).toHaveProperty('value', '151 12345678');
    await type(page, page.one('input[type=tel]'), '+49 (160) 7654321');
    expect(draft).toHaveBeenCalledWith({ phoneBySms: '66 1607654321' });
    await page.click(page.one('form [type=submit]'));
    expect(asked).toEqual([
      { job: { kind: 'requestCode', purpose: 'login', channel: 'sms' }, secrets: { to: '+4915112345678' } },
    ]);
  });

  it('[AUT-5] a code is extracted from pasted text, and can’t be resent yet', async () => {
    const core = createFakeCore();
    const asked: Asked[] = [];
    const auth = fakeAuth({
      codes: {
        login: { resendAt: Date.now() + 30_000, expiresAt: Date.now() + 90_000, attemptsLeft: 5, isOver: false },
      },
    });
    core.fake.set.feature(
      'auth',
      { ...auth, form: { ...auth.form, currentForm: 'sms', phoneBySms: '66 15112345678' } },
      fakeAuthActions(asked),
    );
    const page = (drawn = await draw(core, <Modals modal="login" />, '/en/user/login'));
    const field = page.one('input[autocomplete=one-time-code]');
    await type(page, field, '123 456 is your code');
    expect(field).toHaveProperty('value', '123456');
    await page.click(page.one('.form-ways .button'));
    expect(asked).toEqual([]);
    await page.click(page.one('form [type=submit]'));
    expect(asked).toEqual([{ job: { kind: 'logInByCode' }, secrets: { code: '123456' } }]);
  });
});

describe('registration', () => {
  it('[AUT-20] the bonus is the one of the route, where the site has one', async () => {
    const core = createFakeCore();
    const auth = fakeAuth({ hasBonus: true });
    core.fake.set.feature(
      'auth',
      { ...auth, offer: { ...auth.offer, preselected: [{ route: 'home', id: 2 }] } },
      fakeAuthActions(),
    );
    const page = (drawn = await draw(core, <Modals modal="registration" />, '/en/registration'));
    expect(page.all('input[name=bonus]').map((each) => Reflect.get(each, 'checked'))).toEqual([false, false, true]);
  });

  it('[AUT-8] shows the state of each password rule while typing', async () => {
    const core = createFakeCore();
    core.fake.set.feature('auth', fakeAuth(), fakeAuthActions());
    const page = (drawn = await draw(core, <Modals modal="registration" />, '/en/registration'));
    await page.click(page.all('input[name=registration-type]')[2] ?? page.element);
    const password = page.one('input[name=password]');
    await type(page, password, 'abc');
    expect(page.all('.rules .is-kept').map((each) => each.textContent)).toEqual([
      'A letter(met)',
      'Not your login or address(met)',
      'Not one that everybody tries(met)',
    ]);
    expect(page.one(`#${CSS.escape(password.getAttribute('aria-describedby') ?? '')}`).className).toBe('rules');
  });

  it('[AUT-1] registration data are still there when the form is reopened, except the password', async () => {
    const core = createFakeCore();
    const auth = fakeAuth();
    const draft: AuthActions['draft'] = (patch) =>
      core.fake.set.feature('auth', { ...auth, form: { ...auth.form, ...patch } }, { ...fakeAuthActions(), draft });
    draft({});
    const open = async (at: number): Promise<Drawn> => {
      await drawn?.remove();
      const page = (drawn = await draw(core, <Modals modal="registration" />, '/en/registration'));
      await page.click(page.all('input[name=registration-type]')[at] ?? page.element);
      return page;
    };
    const typed = { 'given-name': 'Ada', 'family-name': 'Example', bday: '1990-02-28', email: 'ada@example.com' };
    const first = await open(2);
    for (const [name, text] of Object.entries(typed)) await type(first, first.one(`input[name=${name}]`), text);
    await type(first, first.one('input[name=password]'), 'orchard-33');
    const phone = await open(1);
    await type(phone, phone.one('input[type=tel]'), '+44 7700 900123');
    const again = await open(2);
    expect(
      Object.keys(typed).map((name) => [name, Reflect.get(again.one(`input[name=${name}]`), 'value') as unknown]),
    ).toEqual(Object.entries(typed));
    expect(again.one('input[name=password]')).toHaveProperty('value', '');
    expect((await open(1)).one('input[type=tel]')).toHaveProperty('value', '7700 900123');
  });

  it('[AUT-12, AUT-15] a player with two-factor sign-in who returns from a provider gets the code step', async () => {
    const core = createFakeCore();
    const asked: Asked[] = [];
    core.fake.set.feature(
      'auth',
      fakeAuth({
        codes: { secondStep: { resendAt: 0, expiresAt: Date.now() + 90_000, attemptsLeft: 5, isOver: false } },
      }),
      fakeAuthActions(asked),
    );
    const page = (drawn = await draw(core, <Modals modal="registration" />, '/en/registration'));
    await type(page, page.one('input[autocomplete=one-time-code]'), 'abcd-2345');
    await page.click(page.one('form [type=submit]'));
    expect(asked).toEqual([{ job: { kind: 'secondStep' }, secrets: { code: 'abcd-2345' } }]);
  });

  it('[AUT-12] a visitor returning from a provider is processed once, and the address is cleaned', async () => {
    const core = createFakeCore();
    const asked: Asked[] = [];
    core.fake.set.feature('auth', fakeAuth(), fakeAuthActions(asked));
    const page = (drawn = await draw(
      core,
      null,
      '/en/registration?social-ticket=t1&social-state=s1&return-url=%2Fen%2Flive',
    ));
    const went = vi.spyOn(page.places, 'go');
    await page.remove();
    drawn = await draw(
      core,
      <Modals modal="registration" />,
      '/en/registration?social-ticket=t1&social-state=s1&return-url=%2Fen%2Flive',
    );
    expect(asked).toEqual([{ job: { kind: 'comeBack' }, secrets: { ticket: 't1', state: 's1', error: '' } }]);
    expect(went).not.toHaveBeenCalled();
  });
});

describe('letters', () => {
  it('[AUT-14] a newsletter stops only on confirmation, every other letter works at once, and none works without a token', async () => {
    for (const [name, token, count] of [
      ['activatefast', 'abcdefghijklmnop', 1],
      ['stopnewsletter', 'abcdefghijklmnop', 0],
      ['accountverify', '', 0],
    ] as const) {
      const core = createFakeCore();
      const asked: Asked[] = [];
      core.fake.set.feature('auth', fakeAuth(), fakeAuthActions(asked));
      const page = await draw(core, <LetterScreen params={{ type: name }} />, `/en/?token=${token}`);
      expect([name, asked.length]).toEqual([name, count]);
      if (name === 'stopnewsletter') await page.click(page.one('button.is-main'));
      expect(asked.map(({ job }) => job)).toEqual(token === '' ? [] : [{ kind: 'openLetter', purpose: name }]);
      await page.remove();
    }
  });
});

it('[AUT-15] the two-factor key is shown as text and as a link for an app', async () => {
  const core = createFakeCore();
  const security = {
    login: '1',
    email: null,
    isEmailConfirmed: false,
    phone: null,
    isPhoneConfirmed: false,
    hasTwoFactor: false,
    backupCodesLeft: 0,
  };
  core.fake.set.feature(
    'auth',
    fakeAuth({
      security,
      twoFactor: { secret: 'GEZDGNBVGY3TQOJQ', otpauth: 'otpauth://totp/T%3A1?secret=GEZDGNBVGY3TQOJQ' },
    }),
    fakeAuthActions(),
  );
  const page = (drawn = await draw(core, <SecurityScreen />));
  expect(page.one('.secret code').textContent).toBe('GEZD GNBV GY3T QOJQ');
  expect(page.one('a.way').getAttribute('href')).toBe('otpauth://totp/T%3A1?secret=GEZDGNBVGY3TQOJQ');
});

it('[AUT-15] leaving a page with unsaved backup codes asks first', async () => {
  const core = createFakeCore();
  const security = {
    login: '1',
    email: null,
    isEmailConfirmed: false,
    phone: null,
    isPhoneConfirmed: false,
    hasTwoFactor: true,
    backupCodesLeft: 2,
  };
  const isAsked = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const show = (backupCodes: readonly string[] | null): void =>
    core.fake.set.feature('auth', fakeAuth({ security, backupCodes }), fakeAuthActions());
  show(['abcd-2345', 'efgh-6789']);
  drawn = await draw(core, <SecurityScreen />);
  expect(drawn.all('.codes li').map((each) => each.textContent)).toEqual(['abcd-2345', 'efgh-6789']);
  expect(isAsked()).toBe(true);
  await drawn.click(drawn.one('.form > .is-main'));
  expect(core.fake.commands.at(-1)).toEqual({ type: 'auth/dismissShown', payload: { what: 'backupCodes' } });
  await drawn.after(() => show(null));
  expect([drawn.all('.codes li').length, isAsked()]).toEqual([0, false]);
});
