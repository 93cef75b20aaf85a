/** What is wrong with a page as it stands, whatever it shows: shared by the journeys that look at screens. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { untilStill } from '../browser/still.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** `faultsNow` of a page that has come to rest. */
export async function faults(page: Page): Promise<readonly string[]> {
  // Words come a moment after the frame. Before anything is drawn there is only what is for browsers without scripts, which nobody sees.
  await page.waitForFunction(
    () => (document.querySelector('header')?.textContent ?? document.body.innerText).trim().length > 20,
  );
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await untilStill(page);
  return faultsNow(page);
}

/** axe's findings by rule and place, bare text keys, overflow: of a page as it stands, though it may be waiting. */
export async function faultsNow(page: Page): Promise<readonly string[]> {
  // axe is a page's own script here: it comes through the debugger, which the content security policy does not bind.
  await page.evaluate(`if (!window.axe) { ${AXE} }`);
  const results = await page.evaluate(() =>
    (globalThis as typeof globalThis & { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  );
  const found = results.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  const bare = await page.evaluate(
    () =>
      /\b(?:coupon|notice|line|auth|office|error|kind|outcome|stat|bets?|nav|action)\.[a-z][\w.-]*\b/.exec(
        document.body.innerText,
      )?.[0] ?? '',
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...found,
    ...(bare === '' ? [] : [`a text key stands bare: ${bare}`]),
    ...(overflow > 1 ? [`${overflow} px wider than the page`] : []),
  ];
}
