import { within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AppealsView, AppealForm } from 'touchline/core/appeals/public';
import type { GateView } from 'touchline/core/gate/public';
import { AppealsPage } from '../../ui/web/screens/technical/appeals-page.tsx';
import { ClosedPage } from '../../ui/web/screens/technical/closed-page.tsx';
import { ConfirmPage } from '../../ui/web/screens/technical/confirm-page.tsx';
import { MaintenancePage } from '../../ui/web/screens/technical/maintenance-page.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import { lookOf } from './page-text.ts';
import { render, type Rendered } from './render.tsx';

beforeAll(() => loadNamespaces('closed', 'shell'));
let page: Rendered;

const CALM: GateView = {
  maintenance: { isActive: false, startAt: null, finishAt: null, notice: null, isAsking: false, hasFailed: false },
  blocking: { reason: null, reasonNumber: null, isAsking: false, hasFailed: false },
  terms: { isChanged: true, isKnown: true, signature: null, confirming: 'idle' },
  version: { isNoticeDue: false },
};
const APPEALS: AppealsView = {
  list: [],
  isLoading: false,
  hasFailed: false,
  sending: 'idle',
  stops: [],
};
function stand(gate: Partial<GateView> = {}) {
  const core = createFakeCore();
  core.fake.set.feature('gate', { ...CALM, ...gate });
  return core;
}
const pageText = (): string => page.container.textContent;
const button = (name: string): HTMLElement => page.getByRole('button', { name });

describe('a closed site', () => {
  it('[BLK-8] names the reason where there is one, and requests a check with the address', async () => {
    const core = stand({ blocking: { reason: 'general', reasonNumber: 9, isAsking: false, hasFailed: false } });
    page = await render(core, <ClosedPage name="block" address="/en/block" />);
    expect(pageText()).toContain('reason number 9');
    await page.user.click(button('Check again'));
    expect(core.fake.commands).toContainEqual({ type: 'blocking/check', payload: { url: '/en/block' } });
    await page.after(() =>
      core.fake.set.feature('gate', {
        ...CALM,
        blocking: { reason: 'general', reasonNumber: 9, isAsking: true, hasFailed: false },
      }),
    );
    expect(button('Checking').getAttribute('aria-disabled')).toBe('true');
    await page.after(() =>
      core.fake.set.feature('gate', {
        ...CALM,
        blocking: { reason: 'general', reasonNumber: 9, isAsking: false, hasFailed: false },
      }),
    );
    expect(pageText()).toContain('nothing has changed yet');
    await page.user.click(button('Check again'));
    await page.after(() =>
      core.fake.set.feature('gate', {
        ...CALM,
        blocking: { reason: 'general', reasonNumber: 9, isAsking: true, hasFailed: false },
      }),
    );
    await page.after(() =>
      core.fake.set.feature('gate', {
        ...CALM,
        blocking: { reason: 'general', reasonNumber: 9, isAsking: false, hasFailed: true },
      }),
    );
    expect(pageText()).toContain('We could not check just now');
  });

  it('announces no automatic check, names no unknown reason, and shows the general page for an unknown name', async () => {
    const core = stand({ blocking: { reason: 'general', reasonNumber: null, isAsking: true, hasFailed: false } });
    page = await render(core, <ClosedPage name="whatever" address="/en/block" />);
    await page.after(() =>
      core.fake.set.feature('gate', {
        ...CALM,
        blocking: { reason: 'general', reasonNumber: null, isAsking: false, hasFailed: false },
      }),
    );
    expect(pageText()).not.toMatch(/nothing has changed|reason number/);
    expect(pageText()).toContain('This site is closed to you');
  });

  it('offers support and logout to a suspended player', async () => {
    const core = stand();
    core.fake.set.session({ status: 'player', userId: '1', previousLoginAt: null });
    page = await render(core, <ClosedPage name="suspension" address="/en/suspension" />);
    expect(page.getByRole('link', { name: 'Support' }).getAttribute('href')).toBe('/en/office/support');
    await page.user.click(button('Log out'));
    expect(core.fake.commands.at(-1)?.type).toBe('session/logOut');
  });
});

describe('maintenance', () => {
  const at = { isActive: true, startAt: Date.UTC(2026, 0, 10, 12), finishAt: Date.UTC(2026, 0, 10, 13) };

  it('[MNT-6] shows its times, and a Russian text where the country is one of those', async () => {
    const core = stand({ maintenance: { ...CALM.maintenance, ...at } });
    core.fake.set.siteConfig({ ...core.siteConfig.get()!, countryCode: 'KZ' });
    page = await render(core, <MaintenancePage />);
    const russian = await page.findByText(/Мы работаем над сайтом/);
    expect(russian.lang).toBe('ru');
    expect(page.getAllByRole('time').map((time) => time.getAttribute('datetime'))).toEqual([
      '2026-01-10T12:00:00.000Z',
      '2026-01-10T13:00:00.000Z',
    ]);
  });

  it('[MNT-6] shows no second language and no times when none are set', async () => {
    page = await render(stand({ maintenance: { ...CALM.maintenance, isActive: true } }), <MaintenancePage />);
    expect(page.queryAllByRole('time')).toEqual([]);
    // A paragraph has no name, and its language is an attribute.
    expect(page.container.querySelector('p[lang]')).toBeNull();
  });
});

describe('changed terms', () => {
  it('[TRM-7] has two equal answers; declining offers a logout or a way back', async () => {
    const core = stand({
      terms: { isChanged: true, isKnown: true, signature: String(Date.UTC(2026, 0, 2)), confirming: 'idle' },
    });
    page = await render(core, <ConfirmPage />);
    expect(pageText()).toContain('2 Jan');
    expect(lookOf(button('I agree'))).toBe(lookOf(button("I don't agree")));
    await page.user.click(button("I don't agree"));
    expect(core.fake.commands.at(-1)).toMatchObject({
      type: 'modals/open',
      payload: {
        kind: 'confirmTerms',
        buttons: [{ does: 'confirm', command: { type: 'session/logOut' } }, { does: 'dismiss' }],
      },
    });
    await page.user.click(button('I agree'));
    expect(core.fake.commands.at(-1)?.type).toBe('terms/confirm');
  });

  it('[TRM-6] sends one confirmation at a time', async () => {
    const core = stand({ terms: { isChanged: true, isKnown: true, signature: 'x', confirming: 'sending' } });
    page = await render(core, <ConfirmPage />);
    await page.user.click(button('Sending'));
    expect(core.fake.commands.filter(({ type }) => type === 'terms/confirm')).toEqual([]);
    expect(pageText()).not.toContain('Changed on');
  });
});

describe('appeals', () => {
  const email = (): HTMLElement => page.getByRole('textbox', { name: 'E-mail address for the answer' });
  const words = (): HTMLElement => page.getByRole('textbox', { name: 'What should we know?' });
  const faults = (): readonly string[] =>
    page.queryAllByText(/^Please (give|write)/).map(({ textContent }) => textContent);

  it('[APL-2, APL-3] show all errors at once, are sent when valid, and keep their text after a failure', async () => {
    const core = stand({ blocking: { reason: 'ukraine', reasonNumber: 13, isAsking: false, hasFailed: false } });
    const sent: AppealForm[] = [];
    const put = (sending: AppealsView['sending']): void =>
      core.fake.set.feature('appeals', { ...APPEALS, sending }, { send: (form) => void sent.push(form) });
    put('idle');
    page = await render(core, <AppealsPage />);
    await page.user.click(button('Send'));
    expect(faults()).toEqual([
      'Please give an e-mail address such as name@example.com.',
      'Please write 10 to 2,000 characters.',
    ]);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(words().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email());
    await page.user.fill(email(), 'me@example.com');
    await page.user.fill(words(), 'I am not where you think.');
    await page.user.click(button('Send'));
    expect(sent).toEqual([{ email: 'me@example.com', words: 'I am not where you think.', reasonNumber: 13 }]);
    expect(faults()).toEqual([]);
    await page.after(() => put('failed'));
    expect(page.getByRole('alert').textContent).toContain('We received no answer');
    expect(words()).toHaveProperty('value', 'I am not where you think.');
    await page.after(() => put('sent'));
    expect(document.activeElement).toBe(page.getByRole('status'));
    expect(document.activeElement?.textContent).toContain('Your appeal has arrived.');
    await page.user.click(button('Write another'));
    await page.after(() => put('idle'));
    expect(document.activeElement).toBe(words());
    expect(words()).toHaveProperty('value', '');
  });

  it('[APL-5] have a text for each state, and a failed list can be reloaded', async () => {
    const core = stand();
    const list = (['received', 'inReview', 'granted', 'declined', 'unknown'] as const).map((status, id) => ({
      id: String(id),
      reasonNumber: id === 0 ? null : 3,
      madeAt: Date.UTC(2026, 0, 10),
      status,
    }));
    core.fake.set.feature('appeals', { ...APPEALS, list, hasFailed: true }, { send: () => undefined });
    page = await render(core, <AppealsPage />);
    const appeals = within(page.getByRole('region', { name: 'Your appeals' })).getAllByRole('listitem');
    expect(appeals.map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual([
      'Received',
      'Under review',
      'Granted',
      'Declined',
      'Status unknown',
    ]);
    await page.user.click(button('Try again'));
    expect(core.fake.commands.filter(({ type }) => type === 'appeals/load')).toHaveLength(2);
  });
});
