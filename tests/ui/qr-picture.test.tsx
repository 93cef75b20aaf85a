/** The two-factor key as a QR picture: it decodes to the link, on a background of any colour. */
import { expect, it } from 'vitest';
import { qrShape } from '../../ui/web/components/qr-picture.tsx';
import { SecurityScreen } from '../../ui/web/screens/user/security-screen.tsx';
import { fakeAuth, fakeAuthActions } from './fake-auth.ts';
import { createFakeCore } from './fake-core.ts';
import { readPicture } from './read-picture.ts';
import { render } from './render.tsx';

it('[AUT-15] the picture encodes the link, dark on white with a quiet zone, and the key is also shown as text and link', async () => {
  const otpauth =
    'otpauth://totp/Touchline%3A1000042?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Touchline&algorithm=SHA1&digits=6&period=30';
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
    fakeAuth({ security, twoFactor: { secret: 'GEZDGNBVGY3TQOJQ', otpauth } }),
    fakeAuthActions(),
  );
  const page = await render(core, <SecurityScreen />);
  const picture = page.getByRole('img', {
    name: 'QR code with the key, to scan with an authenticator app. The key is also shown as text below.',
  });
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  // Shapes of a picture have neither a role nor a name.
  const ground = picture.querySelector('rect');
  const modules = picture.querySelector('path');
  expect({ fill: ground?.getAttribute('fill'), width: ground?.getAttribute('width') }).toEqual({
    fill: '#fff',
    width: String(size),
  });
  expect(modules?.getAttribute('fill')).toBe('#000');
  expect(readPicture(modules?.getAttribute('d') ?? '', size)).toBe(otpauth);
  expect(page.getByLabelText('Key').textContent).toBe('GEZD GNBV GY3T QOJQ');
  expect(page.getByRole('link', { name: 'Open in an authenticator app' }).getAttribute('href')).toBe(otpauth);
});

it('[AUT-15] the picture decodes for keys and names of any valid length', () => {
  for (const length of [16, 24, 32, 52, 64]) {
    const link = `otpauth://totp/T%3A${'9'.repeat(length / 4)}?secret=${'A7'.repeat(length / 2)}`;
    const { path, size } = qrShape(link);
    expect(readPicture(path, size)).toBe(link);
  }
});
