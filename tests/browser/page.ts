/**
 * A page under test, with all errors that occur in it.
 *
 * `openPage` starts one browser per test file (closed when the file ends) and gives each call a context of its own: no
 * shared cookies, storage or cache. `tab.another()` opens more tabs of the same visitor.
 */
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { clockShiftMs, shiftedDate } from './test-time.ts';

export type PageOptions = Readonly<{
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  /** BCP 47 tag for `Accept-Language` and for the browser's formatting. */
  locale?: string;
  timezone?: string;
  reducedMotion?: boolean;
  touch?: boolean;
  /**
   * Whether pages may have a service worker. Without one, the journey sees every request, and no file is older than the
   * build.
   */
  serviceWorkers?: boolean;
  /** Most journeys are not about cookies, so the visitor has already chosen. `unasked` shows the question. */
  consent?: 'all' | 'functional' | 'marketing' | 'none' | 'unasked';
  /** The machine's time instead of the journeys': for an operator that has it too, as the demo's in its worker. */
  isMachineTime?: boolean;
  /** Console errors that the journey provokes on purpose, such as a refused call. */
  expected?: readonly RegExp[];
}>;

export type Tab = Readonly<{
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught errors and Content Security Policy violations of all tabs so far, in order. */
  problems: () => readonly string[];
  /** Another tab of the same visitor. */
  another: () => Promise<Page>;
  close: () => Promise<void>;
}>;

const DESKTOP = { width: 1366, height: 900 };

let browser: Promise<Browser> | undefined;

/** The browser that `openPage` shares within one process. */
const sharedBrowser = (): Promise<Browser> => (browser ??= launchChromium());

/** Closes the shared browser; call in `afterAll`. */
export const closeBrowser = async (): Promise<void> => {
  const open = browser;
  browser = undefined;
  await (await open)?.close();
};

const describe = (message: ConsoleMessage): string => {
  const { url, lineNumber } = message.location();
  return `console.${message.type()}: ${message.text()}${url === '' ? '' : ` (${url}:${lineNumber})`}`;
};

/** Runs in the page before the page's own code. */
const reportViolations = (): void => {
  document.addEventListener('securitypolicyviolation', (event) => {
    const reported = `csp: ${event.violatedDirective} blocked ${event.blockedURI || 'inline'} at ${event.sourceFile}:${event.lineNumber} ${event.sample}`;
    (globalThis as typeof globalThis & { touchlineProblem?: (text: string) => void }).touchlineProblem?.(
      reported.trim(),
    );
  });
};

/** Stores a cookie choice as the site does, before the page's own code runs; an existing choice stays. */
const chooseCookies = (type: string): void => {
  try {
    localStorage['tl.consent'] ??= JSON.stringify({ type, at: 1_700_000_000_000, isSent: true });
  } catch {
    // A page without storage, such as an image or a blank page.
  }
};

export const openPage = async (options: PageOptions = {}): Promise<Tab> => {
  const found: string[] = [];
  const note = (problem: string): void => {
    if (!(options.expected ?? []).some((pattern) => pattern.test(problem))) found.push(problem);
  };
  const context = await (
    await sharedBrowser()
  ).newContext({
    viewport: { width: options.width ?? DESKTOP.width, height: options.height ?? DESKTOP.height },
    colorScheme: options.theme ?? 'light',
    locale: options.locale ?? 'en-GB',
    timezoneId: options.timezone ?? 'Europe/London',
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    hasTouch: options.touch ?? false,
    serviceWorkers: options.serviceWorkers === true ? 'allow' : 'block',
  });
  context.on('console', (message) => {
    if (message.type() === 'error') note(describe(message));
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().stack ?? error.error().message}`));
  await context.exposeFunction('touchlineProblem', note);
  await context.addInitScript(reportViolations);
  if (options.isMachineTime !== true && clockShiftMs !== 0) await context.addInitScript(shiftedDate(clockShiftMs));
  const { consent = 'all' } = options;
  if (consent !== 'unasked') await context.addInitScript(chooseCookies, consent);
  return {
    page: await context.newPage(),
    context,
    problems: () => found,
    another: () => context.newPage(),
    close: () => context.close(),
  };
};
