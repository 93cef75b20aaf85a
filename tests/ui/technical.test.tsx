import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AppealsView, AppealForm } from 'touchline/core/appeals/public';
import type { GateView } from 'touchline/core/gate/public';
import { AppealsPage } from '../../ui/web/screens/technical/appeals-page.tsx';
import { ClosedPage } from '../../ui/web/screens/technical/closed-page.tsx';
import { ConfirmPage } from '../../ui/web/screens/technical/confirm-page.tsx';
import { MaintenancePage } from '../../ui/web/screens/technical/maintenance-page.tsx';
import { needWords } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import type { Drawn } from './render.tsx';
import { draw } from './render.tsx';

beforeAll(() => needWords('closed', 'shell'));
let drawn: Drawn;
afterEach(() => drawn.remove());

const CALM: GateView = {
  maintenance: { isActive: false, startAt: null, finishAt: null, notice: null, isAsking: false, hasFailed: false },
  blocking: { reason: null, isAsking: false, hasFailed: false },
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
const pageText = (): string => drawn.element.textContent ?? '';
const button = (name: string): HTMLElement => {
  const found = drawn.all('button, a').find(({ textContent }) => textContent === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

describe('a closed site', () => {
  it('[BLK-8] names the reason where there is one, and requests a check with the address', async () => {
    const core = stand({ blocking: { reason: 9, isAsking: false, hasFailed: false } });
    drawn = await draw(core, <ClosedPage name="block" address="/en/block" />);
    expect(pageText()).toContain('reason number 9');
    await drawn.click(button('Check again'));
    expect(core.fake.commands).toContainEqual({ type: 'blocking/check', payload: { url: '/en/block' } });
    await drawn.after(() =>
      core.fake.set.feature('gate', { ...CALM, blocking: { reason: 9, isAsking: true, hasFailed: false } }),
    );
    expect(button('Checking').getAttribute('aria-disabled')).toBe('true');
    await drawn.after(() =>
      core.fake.set.feature('gate', { ...CALM, blocking: { reason: 9, isAsking: false, hasFailed: false } }),
    );
    expect(pageText()).toContain('nothing has changed yet');
    await drawn.click(button('Check again'));
    await drawn.after(() =>
      core.fake.set.feature('gate', { ...CALM, blocking: { reason: 9, isAsking: true, hasFailed: false } }),
    );
    await drawn.after(() =>
      core.fake.set.feature('gate', { ...CALM, blocking: { reason: 9, isAsking: false, hasFailed: true } }),
    );
    expect(pageText()).toContain('We could not ask');
  });

  it('announces no automatic check, names no unknown reason, and shows the general page for an unknown name', async () => {
    const core = stand({ blocking: { reason: 0, isAsking: true, hasFailed: false } });
    drawn = await draw(core, <ClosedPage name="whatever" address="/en/block" />);
    await drawn.after(() =>
      core.fake.set.feature('gate', { ...CALM, blocking: { reason: 0, isAsking: false, hasFailed: false } }),
    );
    expect(pageText()).not.toMatch(/nothing has changed|reason number/);
    expect(pageText()).toContain('This site is closed to you');
  });

  it('offers support and logout to a suspended player', async () => {
    const core = stand();
    core.fake.set.session({ status: 'player', userId: '1', previousLoginAt: null });
    drawn = await draw(core, <ClosedPage name="suspension" address="/en/suspension" />);
    expect(button('Support').getAttribute('href')).toBe('/en/office/support');
    await drawn.click(button('Log out'));
    expect(core.fake.commands.at(-1)?.type).toBe('session/logOut');
  });
});

describe('maintenance', () => {
  const at = { isActive: true, startAt: Date.UTC(2026, 0, 10, 12), finishAt: Date.UTC(2026, 0, 10, 13) };

  it('[MNT-6] shows its times, and a Russian text where the country is one of those', async () => {
    const core = stand({ maintenance: { ...CALM.maintenance, ...at } });
    core.fake.set.siteConfig({ ...core.siteConfig.get()!, countryCode: 'KZ' });
    drawn = await draw(core, <MaintenancePage />);
    await drawn.until(() => drawn.all('p[lang]').length === 1);
    expect(drawn.all('time').map((time) => time.getAttribute('datetime'))).toEqual([
      '2026-01-10T12:00:00.000Z',
      '2026-01-10T13:00:00.000Z',
    ]);
    expect(drawn.one('p[lang="ru"]').textContent).toContain('Мы работаем над сайтом');
  });

  it('[MNT-6] shows no second language and no times when none are set', async () => {
    drawn = await draw(stand({ maintenance: { ...CALM.maintenance, isActive: true } }), <MaintenancePage />);
    expect([drawn.all('time'), drawn.all('p[lang]')]).toEqual([[], []]);
  });
});

describe('changed terms', () => {
  it('[TRM-7] has two equal answers; declining offers a logout or a way back', async () => {
    const core = stand({
      terms: { isChanged: true, isKnown: true, signature: String(Date.UTC(2026, 0, 2)), confirming: 'idle' },
    });
    drawn = await draw(core, <ConfirmPage />);
    expect(pageText()).toContain('2 Jan');
    expect([button('I agree').className, button("I don't agree").className]).toEqual(['button', 'button']);
    await drawn.click(button("I don't agree"));
    expect(core.fake.commands.at(-1)).toMatchObject({
      type: 'modals/open',
      payload: {
        kind: 'confirmTerms',
        buttons: [{ does: 'confirm', command: { type: 'session/logOut' } }, { does: 'dismiss' }],
      },
    });
    await drawn.click(button('I agree'));
    expect(core.fake.commands.at(-1)?.type).toBe('terms/confirm');
  });

  it('[TRM-6] sends one confirmation at a time', async () => {
    const core = stand({ terms: { isChanged: true, isKnown: true, signature: 'x', confirming: 'sending' } });
    drawn = await draw(core, <ConfirmPage />);
    await drawn.click(button('Sending'));
    expect(core.fake.commands.filter(({ type }) => type === 'terms/confirm')).toEqual([]);
    expect(pageText()).not.toContain('Changed on');
  });
});

describe('appeals', () => {
  const type = async (selector: string, value: string): Promise<void> => {
    const field = drawn.one(selector) as HTMLInputElement | HTMLTextAreaElement;
    await drawn.after(() => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };

  it('[APL-2, APL-3] show all errors at once, are sent when valid, and keep their text after a failure', async () => {
    const core = stand({ blocking: { reason: 13, isAsking: false, hasFailed: false } });
    const sent: AppealForm[] = [];
    const put = (sending: AppealsView['sending']): void =>
      core.fake.set.feature('appeals', { ...APPEALS, sending }, { send: (form) => void sent.push(form) });
    put('idle');
    drawn = await draw(core, <AppealsPage />);
    await drawn.click(button('Send'));
    expect([
      drawn.all('.field-error').length,
      drawn.all('[aria-invalid="true"]').length,
      document.activeElement?.getAttribute('name'),
    ]).toEqual([2, 2, 'email']);
    await type('input[name="email"]', 'me@example.com');
    await type('textarea', 'I am not where you think.');
    await drawn.click(button('Send'));
    expect([sent, drawn.all('.field-error')]).toEqual([
      [{ email: 'me@example.com', words: 'I am not where you think.', reason: 13 }],
      [],
    ]);
    await drawn.after(() => put('failed'));
    expect([drawn.one('.form-note').textContent, (drawn.one('textarea') as HTMLTextAreaElement).value]).toEqual([
      expect.stringContaining('No answer came'),
      'I am not where you think.',
    ]);
    await drawn.after(() => put('sent'));
    expect(pageText()).toContain('Your appeal has arrived.');
    expect(document.activeElement).toBe(drawn.one('[role="status"][tabindex]'));
    await drawn.click(button('Write another'));
    await drawn.after(() => put('idle'));
    expect([document.activeElement, (drawn.one('textarea') as HTMLTextAreaElement).value]).toEqual([
      drawn.one('textarea'),
      '',
    ]);
  });

  it('[APL-5] have a text for each state, and a failed list can be reloaded', async () => {
    const core = stand();
    const list = (['received', 'inReview', 'granted', 'declined', 'unknown'] as const).map((status, id) => ({
      id: String(id),
      reason: id === 0 ? null : 3,
      madeAt: Date.UTC(2026, 0, 10),
      status,
    }));
    core.fake.set.feature('appeals', { ...APPEALS, list, hasFailed: true }, { send: () => undefined });
    drawn = await draw(core, <AppealsPage />);
    expect(drawn.all('.appeal-status').map(({ textContent }) => textContent)).toEqual([
      'Received',
      'Being looked at',
      'Granted',
      'Declined',
      'State not known',
    ]);
    await drawn.click(button('Try again'));
    expect(core.fake.commands.filter(({ type: each }) => each === 'appeals/load')).toHaveLength(2);
  });
});
