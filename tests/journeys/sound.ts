/** Checks for any page, whatever its content; shared by journeys that look at screens. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Checker } from 'accessibility-checker-engine';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { untilStill } from '../browser/still.ts';

const scriptOf = (path: string): string => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8');
const AXE = scriptOf('axe-core/axe.min.js');
const ACE = scriptOf('accessibility-checker-engine/ace.js');

/**
 * The only excluded rule of the second engine: its findings are only potential ones, which do not count here, and its
 * comparison of every pair of elements takes longer than all other rules together. The engine's own `disableRule`
 * switches every rule off, so the policy is built without this rule.
 */
const PAIRWISE_RULE = 'element_tabbable_unobscured';

/** `faultsNow` of a page that has settled. */
export async function faults(page: Page): Promise<readonly string[]> {
  await untilAtRest(page);
  return faultsNow(page);
}

/** Checks the same page in its other theme: only colours change, and one engine measures those. */
export async function faultsInOtherTheme(page: Page): Promise<readonly string[]> {
  await untilAtRest(page);
  return [...(await axeFindings(page)), ...(await plainFaults(page))];
}

async function untilAtRest(page: Page): Promise<void> {
  // Texts appear shortly after the frame. Before the first render the page has only its noscript content, which is
  // invisible.
  await page.waitForFunction(
    () => (document.querySelector('header')?.textContent ?? document.body.innerText).trim().length > 20,
  );
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await untilStill(page);
}

/**
 * Violations of WCAG 2.2 that the second engine, accessibility-checker-engine, is sure of: by rule, with the element.
 */
async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(`if (!window.ace) { ${ACE}; window.ace = ace; }`);
  return page.evaluate(async (left) => {
    const { ace } = globalThis as typeof globalThis & { ace: { Checker: new () => Checker } };
    const checker = new ace.Checker();
    const policy = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2');
    if (policy === undefined) throw new Error('the engine has no policy WCAG_2_2');
    const checkpoints = policy.checkpoints.map((each) => ({
      ...each,
      rules: each.rules?.filter(({ id }) => id !== left) ?? [],
    }));
    checker.addGuideline({ ...policy, id: 'counted', checkpoints });
    const { results } = await checker.check(document, ['counted']);
    if (results.length === 0) throw new Error('the engine applied no rule');
    return results
      .filter(({ value: [policyOf, confidence] }) => `${policyOf} ${confidence}` === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  }, PAIRWISE_RULE);
}

/**
 * Findings of both engines by rule and element, bare text keys, and overflow, on a page as it is, even while loading.
 */
export async function faultsNow(page: Page): Promise<readonly string[]> {
  return [...(await axeFindings(page)), ...(await violations(page)), ...(await plainFaults(page))];
}

async function axeFindings(page: Page): Promise<readonly string[]> {
  // axe is injected as a script through the debugger, which the content security policy does not restrict.
  await page.evaluate(`if (!window.axe) { ${AXE} }`);
  const results = await page.evaluate(() =>
    (globalThis as typeof globalThis & { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      resultTypes: ['violations'],
    }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Bare text keys and overflow. */
async function plainFaults(page: Page): Promise<readonly string[]> {
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
    ...(bare === '' ? [] : [`a text key stands bare: ${bare}`]),
    ...(overflow > 1 ? [`${overflow} px wider than the page`] : []),
  ];
}
