/** Login by QR code with the fake core: the code in the login, and the decision on another device. */
import { describe, expect, it, vi } from 'vitest';
import type { QrLoginActions, QrLoginView } from 'touchline/core/qr-login/public';
import { Modals } from '../../ui/web/screens/auth/modals.tsx';
import { QrLoginScreen } from '../../ui/web/screens/user/qr-login-screen.tsx';
import { fakeAuth, fakeAuthActions } from './fake-auth.ts';
import { createFakeCore } from './fake-core.ts';
import type { FakeCore } from './fake-core.ts';
import { textOf } from './page-text.ts';
import { readPicture } from './read-picture.ts';
import { render, type Rendered } from './render.tsx';

const TICKET = 'ticket-1234567890-abcdef';
const NOTHING: QrLoginView = { asking: { status: 'idle' }, approving: { status: 'idle' }, ticket: null };
const waiting = (): QrLoginView => ({
  ...NOTHING,
  asking: { status: 'waiting', comparison: '0417', expiresAt: Date.now() + 100_000 },
  ticket: TICKET,
});

function fakeActions(): QrLoginActions {
  return { look: vi.fn(), approve: vi.fn() };
}
function coreWith(view: QrLoginView, actions = fakeActions()): FakeCore {
  const core = createFakeCore();
  core.fake.set.feature('auth', fakeAuth(), fakeAuthActions());
  core.fake.set.feature('qrLogin', view, actions);
  return core;
}
const press = (page: Rendered, name: string | RegExp): Promise<void> =>
  page.user.click(page.getByRole('button', { name }));

describe('the login', () => {
  async function openCode(core: FakeCore): Promise<Rendered> {
    const page = await render(core, <Modals modal="login" />, '/en/user/login');
    await press(page, 'Log in with a QR code');
    await page.findByRole('button', { name: 'Log in another way' });
    return page;
  }

  it('[QRL-1, QRL-2] asks for a code, draws the address with its ticket, and says how long the code is good', async () => {
    const core = coreWith(waiting());
    const page = await openCode(core);
    // The effect that asks may run after the picture is there.
    await expect.poll(() => core.fake.commands.at(-1)).toEqual({ type: 'qr-login/ask', payload: { remember: false } });
    const picture = page.getByRole('img', { name: /^QR code for logging in/ });
    const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
    // The drawn modules have no role of their own.
    const address = readPicture(picture.querySelector('path')?.getAttribute('d') ?? '', size);
    expect(address).toMatch(/^https?:/);
    expect(address.endsWith(`/en/office/qr-login?request=${TICKET}`)).toBe(true);
    expect(page.getByLabelText('Digits to compare').textContent).toBe('0417');
    expect(page.getByText(/The code is valid for 1:(?:40|[0-3]\d)\./)).toBeTruthy();
    expect(textOf(page.getByRole('status'))).toBe('Waiting for your approval on the other device.');
    await press(page, 'Log in another way');
    expect(core.fake.commands.at(-1)).toEqual({ type: 'qr-login/cancel', payload: {} });
    expect(page.getByLabelText('Password')).toBeTruthy();
  });

  it.each([
    [{ status: 'over', why: 'refused' }, 'The login was refused on the other device. Nobody was logged in.'],
    [{ status: 'over', why: 'expired' }, 'This code has expired. Nobody was logged in.'],
    [{ status: 'failed', code: 'unreachable', retryAt: null }, 'No answer from the server.'],
  ] as const)('[QRL-2] says how the code ended, and offers another: %#', async (asking, text) => {
    const core = coreWith({ ...NOTHING, asking });
    const page = await openCode(core);
    expect(textOf(page.getByRole('status'))).toContain(text);
    await press(page, 'New code');
    expect(core.fake.commands.filter(({ type }) => type === 'qr-login/ask')).toHaveLength(2);
  });
});

describe('the decision', () => {
  const ready = (proof: 'password' | 'code', failure: 'wrongPassword' | null = null): QrLoginView => ({
    ...NOTHING,
    approving: {
      status: 'ready',
      request: {
        device: 'Firefox, Windows',
        countryId: 0,
        comparison: '0417',
        expiresAt: Date.now() + 100_000,
        proof,
      },
      failure: failure === null ? null : { code: failure, retryAt: null },
    },
  });
  const open = (core: FakeCore, query = `?request=${TICKET}`): Promise<Rendered> =>
    render(core, <QrLoginScreen />, `/en/office/qr-login${query}`);

  it('[QRL-3] shows who asks, and approves with the typed password', async () => {
    const actions = fakeActions();
    const page = await open(coreWith(ready('password'), actions));
    expect(actions.look).toHaveBeenCalledExactlyOnceWith(TICKET);
    const asks = page.getByRole('region', { name: 'A device asks to log in to your account' });
    expect(textOf(asks)).toContain('Firefox, Windows');
    expect(page.getByLabelText('Digits to compare').textContent).toBe('0417');
    await press(page, 'Approve');
    expect(actions.approve).not.toHaveBeenCalled();
    await page.user.fill(page.getByLabelText('Current password'), 'kestrel-47');
    await press(page, 'Approve');
    expect(actions.approve).toHaveBeenCalledExactlyOnceWith('kestrel-47');
  });

  it('[QRL-3] asks for the code where the player has the second step, and refuses with one press', async () => {
    const core = coreWith(ready('code'));
    const page = await open(core);
    expect(page.queryByLabelText('Current password')).toBeNull();
    expect(page.getByRole('textbox')).toBeTruthy();
    await press(page, 'Refuse');
    expect(core.fake.commands.at(-1)).toEqual({ type: 'qr-login/refuse', payload: {} });
  });

  it('[QRL-3] keeps the request after a wrong password', async () => {
    const page = await open(coreWith(ready('password', 'wrongPassword')));
    expect(page.getAllByRole('alert').map(textOf).join('')).toContain('This is not your current password.');
    expect(page.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    [{ status: 'decided', isApproved: true }, 'The other device is logging in now.'],
    [{ status: 'decided', isApproved: false }, 'Nobody was logged in.'],
    [{ status: 'gone' }, 'A code is valid for two minutes and for one decision.'],
    [{ status: 'unreachable' }, 'Nothing was approved.'],
  ] as const)('[QRL-3] says how it ended: %#', async (approving, text) => {
    const page = await open(coreWith({ ...NOTHING, approving }));
    expect(textOf(page.getByRole('status'))).toContain(text);
  });

  it('[QRL-3] explains itself without a code, and takes no address for a ticket that is none', async () => {
    const actions = fakeActions();
    const how = await open(coreWith(NOTHING, actions), '');
    expect(how.getByRole('region', { name: 'How it works' })).toBeTruthy();
    how.unmount();
    const page = await open(coreWith(NOTHING, actions), '?request=..%2F..%2Fx');
    expect(page.getByText('This code is no longer valid')).toBeTruthy();
    expect(actions.look).not.toHaveBeenCalled();
  });
});
