/** The question about cookies of a server's page, and the banner that replaces it [RND-16]. */
import { act } from 'react';
import { within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentDecider } from 'touchline/core/consent/decider';
import { viewConsent } from 'touchline/core/consent/views';
import { modalsDecider } from 'touchline/core/modals/decider';
import { viewModals } from 'touchline/core/modals/views';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { createPageRenderer } from '../../ui/web/entry-server.tsx';
import { ModalsHost } from '../../ui/web/shell/modals-host.tsx';
import { takeOver } from '../../ui/web/take-over.ts';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';
import { SITE_FILES } from './site-files.ts';

const renderer = createPageRenderer(SITE_FILES);
const { dataset } = document.documentElement;

const first = (): HTMLElement | null => document.getElementById('first-consent');
const tap = (name: string): void => {
  const question = first();
  if (question === null) throw new Error('the page has no question');
  within(question).getByRole('button', { name }).click();
};

beforeEach(async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = await renderer.consentOf('/en');
  await loadNamespaces('shell');
});
afterEach(() => {
  takeOver();
  delete dataset['consent'];
  localStorage.clear();
  document.body.innerHTML = '';
});

/** The banner, once the core asks; `given` are the commands about consent. */
async function renderBanner(): Promise<{
  readonly page: Rendered;
  readonly given: () => FakeCore['fake']['commands'];
}> {
  const core = createFakeCore();
  const asked = modalsDecider.decide(
    { type: 'modals/open', payload: { kind: 'cookieConsent', id: 'cookie-consent', buttons: [] } },
    modalsDecider.initial,
    null,
    { at: 0, id: 'id-1' },
  );
  if (!asked.ok) throw new Error(asked.error.code);
  core.fake.set.feature('consent', viewConsent(consentDecider.initial));
  core.fake.set.feature('modals', viewModals(asked.value.reduce(modalsDecider.evolve, modalsDecider.initial)));
  const page = await render(core, <ModalsHost />);
  await act(async () => {
    await import('../../ui/web/shell/modals/drawn-modal.tsx');
    await page.settled();
  });
  return { page, given: () => core.fake.commands.filter(({ type }) => type.startsWith('consent/')) };
}

async function runEarly(): Promise<void> {
  vi.resetModules();
  await import('../../ui/web/early.ts');
}

describe('[RND-16] the first question about cookies', () => {
  it('is replaced by the same question, in each language', async () => {
    const sent = first()?.lastElementChild?.innerHTML;
    const { page } = await renderBanner();
    expect(first()).toBeNull();
    expect(sent).toContain('Accept all');
    expect(page.getByRole('dialog', { name: 'Cookies' }).innerHTML).toContain(sent);
    expect(await renderer.consentOf('/de')).toContain('Nur notwendige');
    expect(await renderer.consentOf('/ar/live')).toContain('الضرورية فقط');
  });

  it.each([
    ['Accept all', [{ type: 'consent/acceptAll', payload: {} }]],
    ['Only necessary', [{ type: 'consent/acceptSelected', payload: { checked: [] } }]],
  ])('is answered before the page is taken over: %s', async (name, commands) => {
    await runEarly();
    tap(name);
    takeOver();
    const { page, given } = await renderBanner();
    expect(given()).toEqual(commands);
    expect(page.queryByRole('button', { name: 'Customize' })).not.toBeNull();
  });

  it('is answered after that, before the banner has loaded; the last answer counts', async () => {
    await runEarly();
    takeOver();
    tap('Accept all');
    tap('Customize');
    const { page, given } = await renderBanner();
    expect(given()).toEqual([]);
    expect(page.getAllByRole('switch')).toHaveLength(3);
  });

  it('hands its focus over', async () => {
    const question = first();
    if (question === null) throw new Error('the page has no question');
    within(question).getByRole('button', { name: 'Only necessary' }).focus();
    const { page } = await renderBanner();
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Only necessary' }));
  });

  it('is hidden from a visitor who has answered, and goes once the core knows of the answer', async () => {
    localStorage[DEVICE_STORAGE.consent.name] = '{"type":"all","at":1,"isSent":false}';
    await runEarly();
    expect(dataset['consent']).toBe('');
    const core = createFakeCore();
    core.fake.set.feature('consent', viewConsent({ by: 'visitor', type: 'all', at: 1, isSent: false }));
    await render(core, <ModalsHost />);
    expect(first()).toBeNull();
  });

  it('is not hidden from others', async () => {
    await runEarly();
    expect(dataset['consent']).toBeUndefined();
    const core = createFakeCore();
    core.fake.set.feature('consent', viewConsent(consentDecider.initial));
    await render(core, <ModalsHost />);
    expect(first()).not.toBeNull();
  });
});
