/** The inline script of a server's page, and what the browser does with it when it takes the page over. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { createPageRenderer } from '../../ui/web/entry-server.tsx';
import { takeOver } from '../../ui/web/take-over.ts';
import { SITE_FILES } from './site-files.ts';

const root = document.documentElement;
const renderer = createPageRenderer(SITE_FILES);

/** Runs the script as a page does, once. */
async function runEarly(): Promise<void> {
  vi.resetModules();
  await import('../../ui/web/early.ts');
}

beforeEach(() => {
  root.lang = 'en';
  document.body.innerHTML =
    '<main><button class="cell" data-market="1"><b>1.85</b></button><button class="cell" data-market="2"></button><a href="#x">Live</a></main>';
});
afterEach(() => {
  takeOver();
  delete root.dataset['theme'];
  delete root.dataset['look'];
  delete root.dataset['player'];
  delete root.dataset['dates'];
  localStorage.clear();
  document.body.innerHTML = '';
});

const button = (market: number): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-market="${market}"]`);
  if (found === null) throw new Error(`there is no price ${market}`);
  return found;
};

describe('[RND-7] taps before the page is taken over', () => {
  it('are kept and shown, and repeated once in their order', async () => {
    await runEarly();
    const clicks: string[] = [];
    document.body.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLElement) clicks.push(target.closest('button')?.dataset['market'] ?? target.tagName);
    });
    button(2).click();
    button(1).querySelector('b')?.click();
    expect(clicks).toEqual([]);
    expect(button(1).hasAttribute('data-early')).toBe(true);
    document.querySelector('a')?.click();
    expect(clicks).toEqual(['A']);
    takeOver();
    expect(clicks).toEqual(['A', '2', '1']);
    expect(document.querySelector('[data-early]')).toBeNull();
    button(1).click();
    takeOver();
    expect(clicks).toEqual(['A', '2', '1', '1']);
  });

  it('reach the row that has replaced the tapped one', async () => {
    await runEarly();
    button(2).click();
    document.body.innerHTML = '<main><button class="cell" data-market="2"></button></main>';
    const tapped = vi.fn();
    button(2).addEventListener('click', tapped);
    takeOver();
    expect(tapped).toHaveBeenCalledOnce();
  });

  it('are shown as undone by a second tap', async () => {
    await runEarly();
    button(1).click();
    button(1).click();
    expect(button(1).hasAttribute('data-early')).toBe(false);
  });
});

it('[DSP-7] the page has the words of its look, whether preferences are stored or not', async () => {
  localStorage[DEVICE_STORAGE.look.name] = 'large compact';
  await runEarly();
  expect(root.dataset['look']).toBe('large compact');
  takeOver();
  localStorage.clear();
  await runEarly();
  expect(root.dataset['look']).toBe('');
});

it('[SCH-18] the page keeps room for the balance where a player was here', async () => {
  await runEarly();
  expect(root.dataset['player']).toBeUndefined();
  takeOver();
  localStorage[DEVICE_STORAGE.activeAt.name] = '1';
  await runEarly();
  expect(root.dataset['player']).toBe('');
});

describe('[RND-5] times', () => {
  const AT = Date.UTC(2026, 0, 10, 23, 30);
  const zone = process.env['TZ'];

  beforeEach(() => {
    process.env['TZ'] = 'Asia/Tokyo';
  });
  afterEach(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it.each([
    ['en', { timeZone: 2, is12h: false }, '01:30 11 Jan'],
    ['en', { timeZone: -8, is12h: true }, '03:30 pm 10 Jan'],
    ['ar', { timeZone: -11.5, is12h: true }, '12:00 م 10 يناير'],
    ['de', { timeZone: 0.5, is12h: true }, '12:00 AM 11. Jan.'],
    ['de', { timeZone: 0 }, '23:30 10. Jan.'],
    ['ar', { timeZone: 0 }, '23:30 10 يناير'],
    ['en', { timeZone: 'auto' }, '08:30 11 Jan'],
    ['ru', { timeZone: 0.5 }, '00:00 11 янв.'],
  ])('are the player’s as soon as they are there: %s %j', async (language, chosen, shown) => {
    localStorage[DEVICE_STORAGE.preferences.name] = JSON.stringify(chosen);
    root.lang = language;
    await runEarly();
    const list = document.createElement('div');
    list.innerHTML = `<p class="when" data-at="${AT}"><span>23:30</span><span>UTC</span></p>`;
    root.dataset['dates'] = renderer.datesOf(`/${language}`, list.innerHTML).join('|');
    document.querySelector('main')?.append(list);
    const times = (): string => [...list.querySelectorAll('span')].map(({ textContent }) => textContent).join(' ');
    await vi.waitFor(() => expect(times()).toBe(shown));
    takeOver();
    list.innerHTML = `<p class="when" data-at="${AT}"><span>23:30</span><span>UTC</span></p>`;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(times()).toBe('23:30 UTC');
  });
});

describe('[RND-8] what the player has chosen', () => {
  const chosen = (values: unknown): void => {
    localStorage[DEVICE_STORAGE.preferences.name] = JSON.stringify(values);
  };

  it.each([
    [0, 'light'],
    [1, 'dark'],
    ['auto', undefined],
    ['<', undefined],
  ])('is the theme before the first paint: %s', async (theme, shown) => {
    chosen({ theme, oddsView: 0 });
    await runEarly();
    expect(root.dataset['theme']).toBe(shown);
    expect(root.dataset['odds']).toBeUndefined();
  });

  it('hides decimal prices from a player with other odds, until the page is taken over', async () => {
    chosen({ theme: 'auto', oddsView: 2 });
    await runEarly();
    expect(root.dataset['odds']).toBe('');
    takeOver();
    expect(root.dataset['odds']).toBeUndefined();
  });

  it.each(['{', 'null', '7', '[]'])('is ignored where it can’t be read: %s', async (stored) => {
    localStorage[DEVICE_STORAGE.preferences.name] = stored;
    await runEarly();
    expect(root.dataset['theme']).toBeUndefined();
    expect(root.dataset['odds']).toBeUndefined();
  });
});
