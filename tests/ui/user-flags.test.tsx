/**
 * Effects of the flags of the player's config on pages: the notice about deposits, contact data, kinds of
 * verification.
 */
import { of } from 'rxjs';
import { beforeEach, expect, it } from 'vitest';
import { userDecider } from 'touchline/core/user/decider';
import { viewUser } from 'touchline/core/user/views';
import { decodeUser } from 'touchline/core/user/wire';
import type { VerificationView } from 'touchline/core/verification/public';
import { DepositNotice } from '../../ui/web/screens/cashier/deposit-notice.tsx';
import { ContactCard } from '../../ui/web/screens/office/contact-card.tsx';
import { VerificationScreen } from '../../ui/web/screens/verification/verification-screen.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';
import { render } from './render.tsx';

const NOTICE = {
  text: 'Banks are closed on Monday.',
  button: { id: 'notice', title: 'Methods', to: { kind: 'site', path: '/payment' } },
} as const;
const CONTACT = { phone: '+491511234567', email: 'ada@example.org', name: 'Ada Lovelace', countryCode: 'DE' };
const ACTIONS = { contact: () => of(CONTACT), depositNotice: () => of(NOTICE) };

const VERIFICATION: VerificationView = {
  loading: 'ready',
  saving: 'idle',
  sending: null,
  problem: null,
  documents: [{ kind: 'address', status: 'missing', isRequested: false }],
  locked: [],
  minAge: 18,
  data: {
    surname: '',
    name: '',
    birthDate: '',
    documentType: null,
    passport: '',
    passportDate: '',
    passportEndDate: '',
    inn: '',
    address: '',
  },
};

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('office', 'cashier', 'identification', 'auth');
  core = createFakeCore();
  core.fake.set.session(PLAYER);
});
function known(wire: Readonly<Record<string, unknown>>): void {
  const read = decodeUser({ result: wire });
  if (!read.ok) throw new Error(read.error);
  core.fake.set.feature('user', viewUser({ ...userDecider.initial, facts: read.value }), ACTIONS);
}

it('[USR-16] the notice about deposits has its words and its button', async () => {
  known({ recharge_notification: true, notification_text_id: 1, notification_button: true });
  const page = await render(core, <DepositNotice />);
  expect(page.getByRole('status').textContent).toContain('Banks are closed on Monday.');
  expect(page.getByRole('link', { name: 'Methods' }).getAttribute('href')).toContain('/payment');
});

it('[USR-16] there is no notice while the operator has none', async () => {
  known({});
  const page = await render(core, <DepositNotice />);
  expect(page.queryByRole('status')).toBeNull();
});

it('[USR-17] the settings show name, addresses and country of the player', async () => {
  known({});
  const page = await render(core, <ContactCard />);
  const card = page.getByRole('region', { name: 'Your details' });
  for (const text of ['Ada Lovelace', 'ada@example.org', '+491511234567', 'Germany'])
    expect(card.textContent).toContain(text);
});

it('[USR-19] the page of verification has the parts that the operator takes', async () => {
  core.fake.set.feature('verification', VERIFICATION, { faultsOf: () => [], save: () => true, send: () => true });
  known({ verification_types: ['photo'] });
  const page = await render(core, <VerificationScreen />);
  const parts = (): readonly string[] => page.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(parts()).toContain('Identity');
  expect(parts()).not.toContain('Documents');
  await page.after(() => known({ verification_types: ['document'] }));
  expect(parts()).toContain('Documents');
  expect(parts()).not.toContain('Identity');
});
