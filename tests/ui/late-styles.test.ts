/** Styles that come late: once each, in one order, and again after a failure. */
import { afterEach, describe, expect, it, vi } from 'vitest';

const links = (): readonly HTMLLinkElement[] => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const names = (): readonly string[] => links().map(({ href }) => /(\w+)\.css$/.exec(href)?.[1] ?? href);
/** Afresh: what was loaded is the page's memory. */
const fresh = async () => {
  vi.resetModules();
  return (await import('../../ui/web/styles/late.ts')).needStyles;
};
const { happyDOM: { settings } } = window as typeof window & { readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } } };
afterEach(() => links().forEach((link) => link.remove()));

describe('late styles', () => {
  it('stand in the order of their list, whatever came first, once each', async () => {
    const needStyles = await fresh();
    await needStyles('limits');
    await needStyles('cashier', 'page');
    await needStyles('game', 'limits');
    await needStyles('office', 'page');
    expect(names()).toEqual(['page', 'game', 'office', 'limits', 'cashier']);
  });

  it('come after what the page has of its own, and need nothing when nothing is needed', async () => {
    const first = document.createElement('link');
    first.rel = 'stylesheet';
    first.href = '/main.css';
    document.head.append(first);
    const needStyles = await fresh();
    await needStyles();
    expect(names()).toEqual(['main']);
    await needStyles('page');
    expect(names()).toEqual(['main', 'page']);
  });

  it('that failed are gone, and asked for again the next time', async () => {
    const needStyles = await fresh();
    await needStyles('page');
    settings.handleDisabledFileLoadingAsSuccess = false;
    const [all, same] = [needStyles('page', 'cashier'), needStyles('cashier')];
    await expect(all).rejects.toThrow('no styles');
    await expect(same).rejects.toThrow('no styles');
    settings.handleDisabledFileLoadingAsSuccess = true;
    expect(names()).toEqual(['page']);
    await needStyles('cashier');
    expect(names()).toEqual(['page', 'cashier']);
  });
});
