/** The page as the core's port sees it. */
import { expect, it } from 'vitest';
import { createBrowserPage } from '../../adapters/browser/browser-page.ts';

it('[LIN-4] a page is left from pagehide until pageshow', () => {
  const { isLeft } = createBrowserPage();
  const seen: boolean[] = [];
  const subscription = isLeft?.value$.subscribe((is) => seen.push(is));
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(new Event('pageshow'));
  subscription?.unsubscribe();
  dispatchEvent(new Event('pagehide'));
  expect(seen).toEqual([false, true, false]);
  expect(isLeft?.get()).toBe(true);
  dispatchEvent(new Event('pageshow'));
});

it('[RND-13] a document that came with the page is part of the page', () => {
  expect(createBrowserPage().documentSeed).toBeUndefined();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'seed-document';
  Object.assign(element.dataset, { view: 'sports', path: '/results', language: 'de', name: 'Pages' });
  element.textContent = '{"title":"Ergebnisse"}';
  document.body.append(element);
  expect(createBrowserPage().documentSeed).toEqual({
    view: 'sports',
    path: '/results',
    language: 'de',
    appName: 'Pages',
    text: '{"title":"Ergebnisse"}',
  });
  element.remove();
});
