/** The login and registration forms with the fake core: their commands, and errors beside their fields. */
import { cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from 'touchline/core/auth/decider';
import type { AuthActions } from 'touchline/core/auth/public';
import { Modals } from '../../ui/web/screens/auth/modals.tsx';
import { LetterScreen } from '../../ui/web/screens/user/letter-screen.tsx';
import { SecurityScreen } from '../../ui/web/screens/user/security-screen.tsx';
import { fakeAuth, fakeAuthActions } from './fake-auth.ts';
import type { Asked } from './fake-auth.ts';
import { createFakeCore } from './fake-core.ts';
import { textOf } from './page-text.ts';
import { render, type Rendered } from './render.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const press = (page: Rendered, name: string | RegExp): Promise<void> =>
  page.user.click(page.getByRole('button', { name }));
const textbox = (page: Rendered, name: string): HTMLElement => page.getByRole('textbox', { name });
/** The faults that the form reports; their place is always there, mostly empty. */
const failure = (page: Rendered): string => page.getAllByRole('alert').map(textOf).join('');

describe('login', () => {
  it('put away before its feature has loaded sends the feature nothing', async () => {
    const core = createFakeCore();
    const page = await render(core, <Modals modal="login" />, '/en/user/login');
    expect(page.getByRole('status')).toBeTruthy();
    page.unmount();
    expect(core.fake.commands.filter(({ type }) => type.startsWith('auth/'))).toEqual([]);
  });

  it('[AUT-2] offers the modes of the site, and marks the fields that were wrong', async () => {
    const core = createFakeCore();
    core.fake.set.feature(
      'auth',
      fakeAuth({ failure: failureOf('logIn', 'wrongCredentials', { field: 'both' }) }),
      fakeAuthActions(),
    );
    const page = await render(core, <Modals modal="login" />, '/en/user/login');
    expect(page.getAllByRole('radio')).toHaveLength(4);
    expect(failure(page)).toContain('Login or password is wrong');
    expect(textbox(page, 'Login or e-mail address').getAttribute('aria-invalid')).toBe('true');
    expect(page.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    await page.user.click(page.getByRole('radio', { name: 'Text message' }));
    expect(core.fake.commands.at(-1)).toEqual({ type: 'auth/chooseForm', payload: { form: 'sms' } });
  });

  it('[AUT-19] after too many tries the form shows when to try again', async () => {
    const core = createFakeCore();
    core.fake.set.feature(
      'auth',
      fakeAuth({ failure: failureOf('logIn', 'tooManyTries', { retryAt: Date.now() + 42_000 }) }),
      fakeAuthActions(),
    );
    const page = await render(core, <Modals modal="login" />, '/en/user/login');
    expect(failure(page)).toMatch(/Too many attempts.*Try again in 0:4[12]\./);
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
    const page = await render(core, <Modals modal="login" />, '/en/user/login');
    const phone = textbox(page, 'Phone number');
    expect(phone).toHaveProperty('value', '151 12345678');
    await page.user.paste(phone, '+49 (160) 7654321');
    expect(draft).toHaveBeenCalledWith({ phoneBySms: '66 1607654321' });
    await press(page, 'Send a code');
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
    const page = await render(core, <Modals modal="login" />, '/en/user/login');
    const field = textbox(page, 'Code');
    await page.user.paste(field, '123 456 is your code');
    expect(field).toHaveProperty('value', '123456');
    await press(page, /^Another code in /);
    expect(asked).toEqual([]);
    await press(page, 'Log in');
    expect(asked).toEqual([{ job: { kind: 'logInByCode' }, secrets: { code: '123456' } }]);
  });
});

describe('registration', () => {
  it('[AUT-20] the bonus is the one of the route, where the site has one', async () => {
    const core = createFakeCore();
    const auth = fakeAuth({ hasBonus: true });
    core.fake.set.feature(
      'auth',
      { ...auth, offer: { ...auth.offer, preselected: [{ route: 'home', bonus: 'casino' }] } },
      fakeAuthActions(),
    );
    const page = await render(core, <Modals modal="registration" />, '/en/registration');
    const bonus = within(page.getByRole('group', { name: 'Welcome bonus' }));
    expect(bonus.getAllByRole('radio').map((each) => Reflect.get(each, 'checked'))).toEqual([false, false, true]);
    expect(bonus.getByRole('radio', { name: 'Casino' })).toHaveProperty('checked', true);
  });

  it('[AUT-8] shows the state of each password rule while typing', async () => {
    const core = createFakeCore();
    core.fake.set.feature('auth', fakeAuth(), fakeAuthActions());
    const page = await render(core, <Modals modal="registration" />, '/en/registration');
    await page.user.click(page.getByRole('radio', { name: 'Full' }));
    const password = page.getByLabelText('New password');
    await page.user.fill(password, 'abc');
    const rules = document.getElementById(password.getAttribute('aria-describedby') ?? '');
    if (rules === null) throw new Error('the password has no rules');
    const texts = within(rules).getAllByRole('listitem').map(textOf);
    expect(texts.filter((rule) => rule.endsWith('(met)'))).toEqual([
      'A letter(met)',
      'Not your login or address(met)',
      'Not a common password(met)',
    ]);
    expect(texts.filter((rule) => rule.endsWith('(not met yet)'))).toHaveLength(2);
  });

  it('[AUT-1] registration data are still there when the form is reopened, except the password', async () => {
    const core = createFakeCore();
    const auth = fakeAuth();
    const draft: AuthActions['draft'] = (patch) =>
      core.fake.set.feature('auth', { ...auth, form: { ...auth.form, ...patch } }, { ...fakeAuthActions(), draft });
    draft({});
    const open = async (type: string): Promise<Rendered> => {
      cleanup();
      const page = await render(core, <Modals modal="registration" />, '/en/registration');
      await page.user.click(page.getByRole('radio', { name: type }));
      return page;
    };
    const typed = {
      'First name': 'Ada',
      'Last name': 'Example',
      'Date of birth': '1990-02-28',
      'E-mail address': 'ada@example.com',
    };
    const first = await open('Full');
    for (const [name, text] of Object.entries(typed)) await first.user.fill(first.getByLabelText(name), text);
    await first.user.fill(first.getByLabelText('New password'), 'orchard-33');
    const phone = await open('Phone');
    await phone.user.paste(textbox(phone, 'Phone number'), '+44 7700 900123');
    const again = await open('Full');
    for (const [name, text] of Object.entries(typed)) expect(again.getByLabelText(name)).toHaveProperty('value', text);
    expect(again.getByLabelText('New password')).toHaveProperty('value', '');
    expect(textbox(await open('Phone'), 'Phone number')).toHaveProperty('value', '7700 900123');
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
    const page = await render(core, <Modals modal="registration" />, '/en/registration');
    await page.user.fill(textbox(page, 'Code from your app'), 'abcd-2345');
    await press(page, 'Log in');
    expect(asked).toEqual([{ job: { kind: 'secondStep' }, secrets: { code: 'abcd-2345' } }]);
  });

  it('[AUT-12] a visitor returning from a provider is processed once, and the address is cleaned', async () => {
    const core = createFakeCore();
    const asked: Asked[] = [];
    core.fake.set.feature('auth', fakeAuth(), fakeAuthActions(asked));
    const page = await render(
      core,
      <Modals modal="registration" />,
      '/en/registration?social-ticket=t1&social-state=s1&return-url=%2Fen%2Flive',
    );
    expect(asked).toEqual([{ job: { kind: 'comeBack' }, secrets: { ticket: 't1', state: 's1', error: '' } }]);
    expect(page.go.mock.calls).toEqual([['/registration?return-url=%2Fen%2Flive', { replace: true }]]);
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
      const page = await render(core, <LetterScreen params={{ type: name }} />, `/en/?token=${token}`);
      expect(asked, name).toHaveLength(count);
      if (name === 'stopnewsletter') await press(page, 'Stop it');
      expect(asked.map(({ job }) => job)).toEqual(token === '' ? [] : [{ kind: 'openLetter', purpose: name }]);
      page.unmount();
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
    passwordChangedAt: null,
    secretQuestion: null,
    secretQuestions: [],
  };
  core.fake.set.feature(
    'auth',
    fakeAuth({
      security,
      twoFactor: { secret: 'GEZDGNBVGY3TQOJQ', otpauth: 'otpauth://totp/T%3A1?secret=GEZDGNBVGY3TQOJQ' },
    }),
    fakeAuthActions(),
  );
  const page = await render(core, <SecurityScreen />);
  expect(page.getByLabelText('Key').textContent).toBe('GEZD GNBV GY3T QOJQ');
  expect(page.getByRole('link', { name: 'Open in an authenticator app' }).getAttribute('href')).toBe(
    'otpauth://totp/T%3A1?secret=GEZDGNBVGY3TQOJQ',
  );
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
    passwordChangedAt: null,
    secretQuestion: null,
    secretQuestions: [],
  };
  const isAsked = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const show = (backupCodes: readonly string[] | null): void =>
    core.fake.set.feature('auth', fakeAuth({ security, backupCodes }), fakeAuthActions());
  show(['abcd-2345', 'efgh-6789']);
  const page = await render(core, <SecurityScreen />);
  const dialog = page.getByRole('dialog', { name: 'Save your backup codes' });
  expect(within(dialog).getAllByRole('listitem').map(textOf)).toEqual(['abcd-2345', 'efgh-6789']);
  expect(isAsked()).toBe(true);
  await press(page, 'I have saved them');
  expect(core.fake.commands.at(-1)).toEqual({ type: 'auth/dismissShown', payload: { what: 'backupCodes' } });
  await page.after(() => show(null));
  expect(page.queryByRole('dialog')).toBeNull();
  expect(isAsked()).toBe(false);
});
