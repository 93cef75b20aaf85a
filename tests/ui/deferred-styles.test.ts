/** Late styles are inserted once each, in one order, and again after a failure. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

const links = (): readonly HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
];
const names = (): readonly string[] => links().map(({ href }) => /(\w+)\.css$/.exec(href)?.[1] ?? href);
/** Imports the module afresh, because the module remembers what has loaded. */
const fresh = async () => {
  vi.resetModules();
  return (await import('../../ui/web/styles/deferred.ts')).needStyles;
};
/** Makes the next style sheet of that name fail to load. */
const failNext = (name: string): void => {
  const insert = document.head.insertBefore.bind(document.head);
  const spy = vi.spyOn(document.head, 'insertBefore').mockImplementation((node, before) => {
    const isIt = node instanceof HTMLLinkElement && node.href.includes(`/${name}.css`);
    if (!isIt) return insert(node, before);
    spy.mockRestore();
    // A style sheet without an address is not requested.
    node.removeAttribute('href');
    queueMicrotask(() => node.dispatchEvent(new Event('error')));
    return insert(node, before);
  });
};
// Files of a worker share the document too.
beforeEach(() => links().forEach((link) => link.remove()));

describe('late styles', () => {
  it('are inserted in the order of their list, whatever loads first, once each', async () => {
    const needStyles = await fresh();
    await needStyles('limits');
    await needStyles('cashier', 'page');
    await needStyles('game', 'limits');
    await needStyles('office', 'page');
    expect(names()).toEqual(['page', 'game', 'office', 'limits', 'cashier']);
  });

  it('follow the page’s own styles, and load nothing when nothing is needed', async () => {
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

  it('that a server has put into the page are not loaded again', async () => {
    const style = document.createElement('style');
    style.setAttribute('data-href', new URL('../../ui/web/styles/deferred/game.css', import.meta.url).href);
    document.head.append(style);
    const needStyles = await fresh();
    await needStyles('game', 'limits', 'page');
    expect(names()).toEqual(['page', 'limits']);
    expect(links().map((link) => link.compareDocumentPosition(style))).toEqual([
      Node.DOCUMENT_POSITION_FOLLOWING,
      Node.DOCUMENT_POSITION_PRECEDING,
    ]);
    style.remove();
  });

  it('load although something else took a later one out of the page', async () => {
    const needStyles = await fresh();
    await needStyles('limits', 'cashier');
    links()
      .find(({ href }) => href.includes('/limits.css'))
      ?.remove();
    await needStyles('page');
    expect(names()).toEqual(['page', 'cashier']);
  });

  it('that failed are removed, and load again the next time', async () => {
    const needStyles = await fresh();
    await needStyles('page');
    failNext('cashier');
    const [all, same] = [needStyles('page', 'cashier'), needStyles('cashier')];
    await expect(all).rejects.toThrow('no styles');
    await expect(same).rejects.toThrow('no styles');
    expect(names()).toEqual(['page']);
    expect(links()).toHaveLength(1);
    await needStyles('cashier');
    expect(names()).toEqual(['page', 'cashier']);
  });
});
