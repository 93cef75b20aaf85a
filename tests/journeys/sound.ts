/** Checks for any page, whatever its content; shared by journeys that look at screens. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Checker } from 'accessibility-checker-engine';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Frame, JSHandle, Page } from 'playwright-core';
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

const WHOLE_PAGE = 'html';

/** The heading of a page with a frame stands outside the frame. */
const RULES_OF_WHOLE_PAGES = { 'page-has-heading-one': { enabled: false } };

/** A document in which the engines run. */
type Checked = Page | Frame;

/**
 * `faultsNow` of a page that has settled. `part` selects the only element to check, where the rest of the page has been
 * checked already and is the same.
 */
export async function faults(page: Page, part = WHOLE_PAGE): Promise<readonly string[]> {
  await untilAtRest(page);
  return faultsNow(page, part);
}

/** The engine's rules of level AA that measure colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks the same page in its other theme, where only colours can differ, and brings its theme back. */
export async function faultsInOtherTheme(page: Page, part = WHOLE_PAGE): Promise<readonly string[]> {
  const { isDark, chosen } = await page.evaluate(() => ({
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    chosen: document.documentElement.dataset['theme'] ?? 'auto',
  }));
  if (chosen !== 'auto') throw new Error(`the page does not follow the system's theme: ${chosen} is chosen`);
  const [theme, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ colorScheme: other });
  try {
    await untilAtRest(page);
    const root = await rootOf(page, part);
    return [
      ...(await axeFindings(page, root, { runOnly: { type: 'rule', values: COLOUR_RULES } })),
      ...(await plainFaults(page)),
    ];
  } finally {
    await page.emulateMedia({ colorScheme: theme });
  }
}

/** `faults` of a page, and those of its colours in the other theme. */
export async function faultsInBothThemes(page: Page, part = WHOLE_PAGE): Promise<readonly string[]> {
  return [...(await faults(page, part)), ...(await faultsInOtherTheme(page, part))];
}

/**
 * `faultsNow` inside the frame of the game in play: the engines of the page around the frame do not see into it. A
 * frame gets its theme from the page when it opens, and keeps it.
 */
export async function faultsInFrame(page: Page): Promise<readonly string[]> {
  const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame() && each.url().includes('/games/'));
  if (frame === undefined) throw new Error('no game is open');
  await untilStill(frame);
  return (await faultsNow(frame, WHOLE_PAGE, RULES_OF_WHOLE_PAGES)).map((fault) => `in the frame: ${fault}`);
}

async function untilAtRest(page: Page): Promise<void> {
  // Texts appear shortly after the frame. Before the first render the page has only its noscript content, which is
  // invisible.
  await page.waitForFunction(
    () => (document.querySelector('header')?.textContent ?? document.body.innerText).trim().length > 20,
  );
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  // Until its own code has loaded, the first question about cookies, hidden or not, has a link before the way to the
  // content, which axe then does not take for one.
  await page.locator('#first-consent').waitFor({ state: 'detached' });
  await untilStill(page);
}

/**
 * The element that the engines check: an open modal, because the page behind it is inert; else the one that `part`
 * selects.
 */
function rootOf(page: Checked, part: string): Promise<JSHandle<Document | Element>> {
  return page.evaluateHandle((selector) => {
    const modals = document.querySelectorAll('dialog:modal');
    const found = modals.length > 0 ? modals : document.querySelectorAll(selector);
    const [root] = found;
    if (root === undefined || found.length > 1) throw new Error(`${found.length} elements to check, not one`);
    // Some rules apply to a document only.
    return root === document.documentElement ? document : root;
  }, part);
}

/**
 * Violations of WCAG 2.2 that the second engine, accessibility-checker-engine, is sure of: by rule, with the element.
 */
async function violations(page: Checked, root: JSHandle<Document | Element>): Promise<readonly string[]> {
  if (!(await hasGlobal(page, 'ace'))) await page.evaluate(`${ACE}; window.ace = ace;`);
  return page.evaluate(
    async ({ checked, excluded }) => {
      const { ace } = globalThis as typeof globalThis & { ace: { Checker: new () => Checker } };
      const checker = new ace.Checker();
      const policy = checker.getGuidelines().find(({ id }) => id === 'WCAG_2_2');
      if (policy === undefined) throw new Error('the engine has no policy WCAG_2_2');
      const checkpoints = policy.checkpoints.map((each) => ({
        ...each,
        rules: each.rules?.filter(({ id }) => id !== excluded) ?? [],
      }));
      checker.addGuideline({ ...policy, id: 'counted', checkpoints });
      const { results } = await checker.check(checked, ['counted']);
      if (results.length === 0) throw new Error('the engine applied no rule');
      return results
        .filter(({ value: [policyOf, confidence] }) => `${policyOf} ${confidence}` === 'VIOLATION FAIL')
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
    },
    { checked: root, excluded: PAIRWISE_RULE },
  );
}

/**
 * Findings of both engines by rule and element, bare text keys, and overflow, on a page as it is, even while loading.
 */
export async function faultsNow(
  page: Checked,
  part = WHOLE_PAGE,
  rules?: RunOptions['rules'],
): Promise<readonly string[]> {
  const root = await rootOf(page, part);
  return [
    ...(await axeFindings(page, root, { rules })),
    ...(await violations(page, root)),
    ...(await plainFaults(page)),
  ];
}

async function axeFindings(
  page: Checked,
  root: JSHandle<Document | Element>,
  { runOnly, rules }: { readonly [Key in 'runOnly' | 'rules']?: RunOptions[Key] | undefined },
): Promise<readonly string[]> {
  // axe is injected as a script through the debugger, which the content security policy does not restrict.
  if (!(await hasGlobal(page, 'axe'))) await page.evaluate(AXE);
  // Without `preload`, axe does not fetch style sheets anew: only an experimental rule, which does not run, needs them.
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(runOnly === undefined ? {} : { runOnly }),
    ...(rules === undefined ? {} : { rules }),
  };
  const results = await page.evaluate(
    ({ checked, asked }) =>
      (
        globalThis as typeof globalThis & {
          axe: { run: (root: Document | Element, options: RunOptions) => Promise<AxeResults> };
        }
      ).axe.run(checked, asked),
    { checked: root, asked: options },
  );
  // A run that measured nothing would find nothing.
  if (results.passes.length + results.incomplete.length + results.violations.length === 0)
    throw new Error('the engine applied no rule');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** An engine is large: each page loads it once. */
function hasGlobal(page: Checked, name: 'axe' | 'ace'): Promise<boolean> {
  return page.evaluate((key) => Object.hasOwn(globalThis, key), name);
}

/** Bare text keys and overflow. */
async function plainFaults(page: Checked): Promise<readonly string[]> {
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
