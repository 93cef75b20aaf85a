/** Each moment is announced once, over any number of tabs, reloads and changes of the seen page. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AlertsEvent } from 'touchline/core/alerts/messages';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';
import type { AlertsBrowser, Tab } from '../unit/alerts/given.ts';
import { createAlertsBrowser, star } from '../unit/alerts/given.ts';

const GAMES = [7, 8];
/** Longer than a change of the lead, a question and the pace of announcements together. */
const CALM_S = 60;

type Step =
  | { readonly do: 'wait'; readonly seconds: number }
  | { readonly do: 'happen'; readonly game: number }
  | { readonly do: 'open' }
  | { readonly do: 'close' | 'reload' | 'hide' | 'show'; readonly tab: number };

const tab = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('happen' as const), game: fc.constantFrom(...GAMES) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(0.3, 1, 4, 12, CALM_S) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('open' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('close', 'reload', 'hide', 'show'), tab }) },
);

/** Follows what each tab has waiting, and so the moments of an announcement. */
function countAnnounced(opened: Tab, announced: Map<string, number>): void {
  let waiting: readonly string[] = [];
  opened.core.events$.subscribe((recorded) => {
    // Messages with this prefix are the feature's own.
    const event = recorded.event as AlertsEvent;
    if (event.type === 'alerts/received') waiting = [...waiting, ...event.payload.alerts.map(({ key }) => key)];
    if (event.type === 'alerts/adopted') waiting = event.payload.waiting.map(({ alert }) => alert.key);
    if (event.type !== 'alerts/announced') return;
    const count = event.payload.announcements.reduce((sum, { text }) => sum + Number(text.params['count'] ?? 1), 0);
    // All waiting alerts are announced, or those that are left after the old ones.
    for (const key of waiting.slice(waiting.length - count)) announced.set(key, (announced.get(key) ?? 0) + 1);
    waiting = [];
  });
}

interface Played {
  readonly announced: ReadonlyMap<string, number>;
  /** Keys that must be announced, and keys that must not. */
  readonly due: readonly string[];
  readonly never: readonly string[];
}

async function play(browser: AlertsBrowser, steps: readonly Step[]): Promise<Played> {
  const announced = new Map<string, number>();
  const tabs: Tab[] = [];
  const due: string[] = [];
  const never: string[] = [];
  let fresh: { readonly key: string; readonly at: number }[] = [];
  let changedAt = browser.clock.now();
  const open = async (): Promise<void> => {
    const opened = await browser.open();
    countAnnounced(opened, announced);
    for (const game of GAMES) star(opened, game);
    opened.core.dispatch({ type: 'display/choose', payload: { areAlertsOutside: true } });
    tabs.push(opened);
  };
  const at = (index: number): Tab | undefined => tabs[index % Math.max(1, tabs.length)];
  const close = (closed: Tab | undefined): void => {
    if (closed === undefined) return;
    closed.close();
    tabs.splice(tabs.indexOf(closed), 1);
  };
  for (const each of steps) {
    const isChange = each.do !== 'wait' && each.do !== 'happen';
    if (isChange) [fresh, changedAt] = [[], browser.clock.now()];
    switch (each.do) {
      case 'wait':
        await browser.clock.run(each.seconds * 1_000);
        break;
      case 'happen': {
        const { gameId, n, at: happenedAt } = browser.happen(each.game);
        const key = `${gameId}:${n}`;
        if (tabs.length === 0) never.push(key);
        else if (happenedAt - changedAt >= CALM_S * 1_000) fresh.push({ key, at: happenedAt });
        break;
      }
      case 'open':
        await open();
        break;
      case 'close':
        close(at(each.tab));
        break;
      case 'reload':
        close(at(each.tab));
        await open();
        break;
      case 'hide':
        at(each.tab)?.visible.set(false);
        break;
      case 'show':
        at(each.tab)?.visible.set(true);
        break;
    }
    const now = browser.clock.now();
    due.push(...fresh.filter((moment) => now - moment.at >= CALM_S * 1_000).map(({ key }) => key));
    fresh = fresh.filter((moment) => now - moment.at < CALM_S * 1_000);
  }
  await browser.clock.run(CALM_S * 1_000);
  for (const { close: end } of tabs) end();
  return { announced, due, never };
}

it(
  '[ALR-2, ALR-3] each moment is announced once at most, once for certain while the tabs stand still, and never where no tab was open',
  async () => {
    let dueCount = 0;
    let neverCount = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }),
        fc.constantFrom(1, 200, 900),
        async (steps, messageMs) => {
          const browser = createAlertsBrowser();
          browser.messageMs = messageMs;
          const { announced, due, never } = await play(browser, [{ do: 'open' }, ...steps]);
          expect([...announced].filter(([, times]) => times !== 1)).toEqual([]);
          expect(due.filter((key) => !announced.has(key))).toEqual([]);
          expect(never.filter((key) => announced.has(key))).toEqual([]);
          dueCount += due.length;
          neverCount += never.length;
        },
      ),
      { seed: 15, numRuns: FEWER_RUNS },
    );
    expect(Math.min(dueCount, neverCount)).toBeGreaterThan(FEWER_RUNS / 10);
  },
  TEST_TIMEOUT_MS,
);
