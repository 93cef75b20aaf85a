/**
 * The look of the shell: announcements cover and move nothing, loading pages have a name, print has text only, and
 * reduced motion is respected.
 */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_SHIFT, shiftOf, watchShifts } from '../browser/layout-shift.ts';
import { openPage } from '../browser/page.ts';
import { signIn } from '../browser/sign-in.ts';
import { untilStill } from '../browser/still.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter, openBoard } from './player.ts';
import { faults, faultsNow } from './sound.ts';

const host = hostOfFile();
beforeEach(() => host.turn({}, true));

/** The classes of visible elements that `cover` overlaps. */
const covered = (page: Page, cover: string, of: string): Promise<readonly string[]> =>
  page.evaluate(
    ([by, all]) => {
      const box = document.querySelector(by)?.getBoundingClientRect();
      if (box === undefined) return [`nothing is ${by}`];
      return [...document.querySelectorAll(all)]
        .filter((each) => {
          const { top, bottom, left, right, width } = each.getBoundingClientRect();
          return (
            width > 0 && top < box.bottom - 1 && bottom > box.top + 1 && left < box.right - 1 && right > box.left + 1
          );
        })
        .map((each) => `${each.tagName} ${each.className}`);
    },
    [cover, of] as const,
  );

describe('an announcement', () => {
  it.each([1366, 390])(
    '[MNT-4, MNT-5] of maintenance has its own space at %i px, and shifts nothing',
    async (width) => {
      // The final position, not the animation.
      const tab = await openPage({ width, height: 844, theme: width === 390 ? 'dark' : 'light', reducedMotion: true });
      const { page } = tab;
      await watchShifts(page);
      await host.turn({ maintenanceInMinutes: 10 });
      await openBoard(page, `${host.address}/en/live`);
      const notice = page.getByRole('region', { name: 'Maintenance news' }).locator('.notice');
      await notice.waitFor();
      await page.locator('footer.foot').waitFor();
      expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
      expect(
        await covered(page, '.is-maintenance .notice', 'h1, .head, .head-view, .bottom, .float-button, .rail, .tree'),
      ).toEqual([]);
      expect(await faults(page)).toEqual([]);
      // The end of the page can be scrolled above it, though the list above still grows.
      await page.waitForFunction(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        return scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
      });
      expect(await covered(page, '.is-maintenance .notice', '.foot-end > *')).toEqual([]);
      await notice.getByRole('button').click();
      await notice.waitFor({ state: 'detached' });
      await page.waitForFunction(() => getComputedStyle(document.body).paddingBlockEnd === '0px');
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
  );
});

it('[NAV-29] a visit to the deposit page shows only the window where depositing is a window', async () => {
  const tab = await openPage();
  const { page } = tab;
  await enter(page, `${host.address}/en/live`);
  await host.turn({ isRechargeModal: true });
  await page.addInitScript(() => {
    const headings: string[] = [];
    Object.assign(globalThis, { headings });
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      if (heading !== '' && headings.at(-1) !== heading) headings.push(heading);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(`${host.address}/en/office/recharge`);
  await page.getByRole('dialog', { name: 'Deposit' }).getByText('Pay with').waitFor();
  expect(await page.evaluate(() => (globalThis as typeof globalThis & { headings: string[] }).headings)).toEqual([
    'Sports and live betting',
  ]);
  expect(new URL(page.url()).pathname).toBe('/en');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

describe('a loading page', () => {
  it.each([
    ['of the operator', '/contacts', { remoteViews: 'slow' }, 390],
    ['of a slow network', '/office/history', { latencyMs: 5_000 }, 1366],
    ['without the frame', '/onpay/success', { latencyMs: 5_000 }, 390],
  ] as const)('one %s has landmarks and a heading', async (_, path, set, width) => {
    const tab = await openPage({ width, height: 844, theme: width === 390 ? 'dark' : 'light' });
    const { page } = tab;
    await host.turn(set);
    await page.goto(`${host.address}/ar${path}`);
    // By role: what a suspended part had rendered before is hidden, not gone.
    await page.locator('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    // Before the engines, which may take longer than the loading.
    expect(await page.locator('main [aria-busy="true"]').count()).toBeGreaterThan(0);
    expect(await faultsNow(page)).toEqual([]);
    await tab.close();
  });
});

describe('in right-to-left text', () => {
  it('an amount is below its name, and a duration reads in its order', async () => {
    const tab = await openPage({ width: 390, height: 844, theme: 'dark', locale: 'ar' });
    const { page } = tab;
    await signIn(host.address, tab.context);
    await page.goto(`${host.address}/ar/office/responsible/my-control`);
    await page.locator('.control-sums').waitFor();
    await untilStill(page);
    const seen = await page.locator('.control-sums > div').evaluateAll((all) =>
      all.map((each) => {
        const [name, value] = [...each.children].map((child) => {
          const range = document.createRange();
          range.selectNodeContents(child);
          return { text: child.textContent, right: range.getBoundingClientRect().right };
        });
        return { text: value?.text ?? '', apart: Math.abs((name?.right ?? 0) - (value?.right ?? Infinity)) };
      }),
    );
    expect(seen.filter(({ apart }) => apart > 1)).toEqual([]);
    // '0 hours 0 minutes': its first figure is the rightmost.
    const order = await page.locator('.control-sums > div:last-child dd').evaluate((value) => {
      const text = value.firstChild;
      return Array.from(text?.textContent ?? '', (letter, at) => {
        const range = document.createRange();
        if (text === null || letter.trim() === '') return null;
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().right;
      }).filter((right) => right !== null);
    });
    expect(order.length).toBeGreaterThan(3);
    expect(order).toEqual(order.toSorted((one, other) => other - one));
    await tab.close();
  });
});

it.each([1366, 390])('no row of a list of games clips a focus ring at %i px', async (width) => {
  const tab = await openPage({ width });
  const { page } = tab;
  // A game that ended would take the focus away.
  await host.turn({ isLineHeld: true });
  await openBoard(page, `${host.address}/en/live`);
  await page.locator('main .row a').first().focus();
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (let presses = 0; presses < 12; presses += 1) {
    const { kind, outside } = await page.evaluate(() => {
      const focus = document.activeElement;
      const row = focus?.closest('.row') ?? null;
      if (focus === null || row === null) return { kind: '', outside: 0 };
      const { outlineOffset, outlineWidth } = getComputedStyle(focus);
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const [box, around] = [focus.getBoundingClientRect(), row.getBoundingClientRect()];
      return {
        kind: focus.classList[0] ?? '',
        outside: Math.max(
          around.top - (box.top - ring),
          around.left - (box.left - ring),
          box.bottom + ring - around.bottom,
          box.right + ring - around.right,
        ),
      };
    });
    if (kind !== '') seen.add(kind);
    if (outside > 0) wrong.push(`${kind}: ${outside} px`);
    await page.keyboard.press('Tab');
  }
  expect([...seen].toSorted()).toEqual(['cell', 'row-game', 'row-more', 'star']);
  expect(wrong).toEqual([]);
  await tab.close();
});

it('by keyboard on a phone, the focus is never behind the bottom navigation, and no row clips its focus ring', async () => {
  const tab = await openPage({ width: 390, height: 844, theme: 'dark', locale: 'ar', reducedMotion: true });
  const { page } = tab;
  await signIn(host.address, tab.context);
  await page.goto(`${host.address}/ar/office/security`);
  await page.locator('main .office-nav [aria-current]').waitFor();
  await page.locator('footer.foot').waitFor();
  await untilStill(page);
  const wrong = new Set<string>();
  let met = 0;
  for (let presses = 0; presses < 50; presses += 1) {
    await page.keyboard.press('Tab');
    // The browser needs some frames to scroll the element into view.
    const fault = await page.evaluate(
      () =>
        new Promise<string | null>((resolve) => {
          const look = (frames: number): void => {
            const focus = document.activeElement;
            if (focus === null || focus === document.body || focus.closest('.bottom, .head') !== null)
              return resolve(null);
            const { outlineOffset, outlineWidth } = getComputedStyle(focus);
            const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
            const box = focus.getBoundingClientRect();
            const low = document.querySelector('.bottom')?.getBoundingClientRect().top ?? 0;
            const row = focus.closest('.chips')?.getBoundingClientRect();
            const isCut = row !== undefined && (box.top - ring < row.top || box.bottom + ring > row.bottom);
            const isBehind = box.bottom > low + 1;
            if ((!isCut && !isBehind) || frames === 0)
              return resolve(
                isBehind ? `behind the bottom: ${focus.textContent}` : isCut ? `cut: ${focus.textContent}` : '',
              );
            requestAnimationFrame(() => look(frames - 1));
          };
          look(120);
        }),
    );
    if (fault !== null) met += 1;
    if (fault !== null && fault !== '') wrong.add(fault);
  }
  expect(met).toBeGreaterThan(20);
  expect([...wrong]).toEqual([]);
  await tab.close();
});

it('declining cookies is as large as accepting them, in the longest language', async () => {
  const tab = await openPage({ width: 390, height: 844, locale: 'de', consent: 'unasked' });
  const { page } = tab;
  await page.goto(`${host.address}/de/live`);
  const ways = page.locator('.consent-ways .button');
  await ways.last().waitFor();
  await untilStill(page);
  const [, decline, accept] = await ways.evaluateAll((all) => all.map((each) => [each.clientWidth, each.clientHeight]));
  expect(decline).toEqual(accept);
  await tab.close();
});

describe('on paper', () => {
  it.each([
    ['/rules/general', 'light'],
    ['/contacts', 'dark'],
  ] as const)('%s is text only, dark on white, whatever the theme (%s)', async (path, theme) => {
    const tab = await openPage({ theme });
    const { page } = tab;
    await page.goto(`${host.address}/en${path}`);
    await page.locator('main h1').waitFor();
    await page.locator('footer.foot').waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: theme });
    await untilStill(page);
    expect(
      await page
        .locator(
          '.head, .head-view, .tree, .rail, .foot, .page-words, .float-button, .bottom, main button, main .chips',
        )
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    const looks = await page.evaluate(() => {
      const main = document.querySelector('main')?.getBoundingClientRect();
      const cut = [...document.querySelectorAll('main *')]
        .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible')
        .map((each) => each.className);
      return {
        ground: getComputedStyle(document.body).backgroundColor,
        ink: getComputedStyle(document.body).color,
        left: main?.left ?? -1,
        cut,
      };
    });
    expect(looks).toEqual({ ground: 'rgb(255, 255, 255)', ink: 'rgb(0, 0, 0)', left: 0, cut: [] });
    await tab.close();
  });
});

it('with reduced motion nothing animates, not even skeletons', async () => {
  const tab = await openPage({ reducedMotion: true });
  const { page } = tab;
  await page.addInitScript(() => {
    const running = new Set<string>();
    Object.assign(globalThis, { running });
    const look = (): void => {
      for (const each of document.getAnimations()) {
        const { delay = 0, duration, easing, iterations = 1 } = each.effect?.getTiming() ?? {};
        // A change of a game is marked, in one step.
        if (easing === 'steps(1)' && iterations === 1) continue;
        if (iterations > 1 || delay > 0 || Number(duration) > 1)
          running.add(
            `${each instanceof CSSAnimation ? each.animationName : 'transition'} of ${(each.effect as KeyframeEffect).target?.className ?? ''}`,
          );
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await openBoard(page, `${host.address}/en/live`);
  await page.locator('footer.foot').waitFor();
  // A slow navigation has its own progress indicator.
  await host.turn({ latencyMs: 700 });
  await page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Promotions' }).click();
  await page.locator('main .doc h1').waitFor();
  await page.getByRole('button', { name: 'Help and support' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await page.evaluate(() => [...(globalThis as typeof globalThis & { running: Set<string> }).running])).toEqual(
    [],
  );
  await tab.close();
});

it.each([1366, 390])(
  '[LIN-235] a score on the first card of the home page has a colon in its middle, at %i px',
  async (width) => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await openBoard(page, `${host.address}/en`);
    const card = page.getByRole('region', { name: 'Featured games' }).getByRole('article').first();
    const colon = await card.evaluate((element) => {
      const [home, away] = [...element.querySelectorAll('b')];
      if (home === undefined || away === undefined) return null;
      const { content, inlineSize, marginInlineStart } = getComputedStyle(away, '::before');
      const padding = Number.parseFloat(getComputedStyle(away).paddingInlineStart);
      const between = away.getBoundingClientRect().left - home.getBoundingClientRect().right + 2 * padding;
      return {
        content,
        gap: Math.round(between),
        size: Number.parseFloat(inlineSize),
        start: Number.parseFloat(marginInlineStart),
      };
    });
    expect(colon?.content).toMatch(/^":"/);
    expect(colon?.size).toBe(colon?.gap);
    expect(colon?.start).toBe(-(colon?.gap ?? 0));
    await tab.close();
  },
);
