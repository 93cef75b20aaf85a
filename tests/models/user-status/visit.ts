/**
 * Random histories of a user's status in one browser with two tabs: logins, logouts, sessions and tokens that the
 * operator ends, cookies that another player left, bans, lost networks, hidden pages and reloads. The laws hold after
 * each step where the browser has a network, and at rest.
 */
import fc from 'fast-check';
import type { Core } from 'touchline/app/facade';
import { createBrowser } from '../virtual-browser.ts';
import type { Tab } from '../virtual-browser.ts';
import { createVirtualClock } from '../virtual-clock.ts';
import { createVirtualLine } from '../virtual-line.ts';
import { createVirtualOperator } from '../virtual-operator.ts';
import type { VirtualOperator } from '../virtual-operator.ts';

type Which = 0 | 1;
export type Step =
  | { readonly kind: 'enter'; readonly tab: Which; readonly account: Which }
  | { readonly kind: 'leave' | 'reload' | 'hide' | 'show'; readonly tab: Which }
  | { readonly kind: 'endSessions' | 'expireTokens' | 'cut' | 'mend' }
  /** Another page of this browser, such as an older version of the site, changes the player. */
  | { readonly kind: 'swap'; readonly account: Which }
  | { readonly kind: 'ban'; readonly account: Which; readonly level: number }
  | { readonly kind: 'wait'; readonly ms: number };

const which = fc.constantFrom<Which>(0, 1);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('enter'), tab: which, account: which }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('leave', 'reload', 'hide', 'show'), tab: which }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('endSessions', 'expireTokens', 'cut', 'mend') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('swap'), account: which }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('ban'), account: which, level: fc.constantFrom(0, 1, 53) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.constantFrom(10, 1_000, 9_000, 70_000) }) },
);
export const anyHistory: fc.Arbitrary<readonly Step[]> = fc.array(anyStep, { minLength: 3, maxLength: 18 });

/** Longer than the minute between two questions about the session, with its retries. */
const REST_MS = 140_000;

interface Account {
  readonly login: string;
  readonly password: string;
  banLevel: number;
}

/** The operator, whose config names the player that it is about. */
function withConfigs(operator: VirtualOperator, accounts: readonly Account[]): VirtualOperator['answer'] {
  return (request, cookies) => {
    // As the stand-in does, the operator names the owner of a token [SES-14].
    if (request.path.startsWith('/web-api/user/gettoken')) {
      const { text: userId } = operator.answer({ ...request, path: '/web-api/session' }, cookies);
      const { status, text } = operator.answer(request, cookies);
      return { status, text: status === 200 ? JSON.stringify({ ...(JSON.parse(text) as object), userId }) : text };
    }
    if (!request.path.startsWith('/web-api/user/config')) return operator.answer(request, cookies);
    const own = operator.answer({ ...request, path: '/web-api/user/accounts' }, cookies);
    if (own.status !== 200) return own;
    const { accounts: all } = JSON.parse(own.text) as { readonly accounts: readonly { readonly id: number }[] };
    const id = all[0]?.id ?? 0;
    const banLevel = accounts.find(({ login }) => login === String(id))?.banLevel ?? 0;
    return {
      status: 200,
      text: JSON.stringify({ result: { user_msg_count: id, ban_level: banLevel, ban_version: 1 } }),
    };
  };
}

const userOf = ({ session }: Core): string | null => {
  const now = session.get();
  return now.status === 'player' ? now.userId : null;
};

/** The broken law, or null. */
export async function brokenLaw(history: readonly Step[]): Promise<string | null> {
  const clock = createVirtualClock();
  const inner = createVirtualOperator(clock, createVirtualLine(clock));
  const accounts: Account[] = [];
  // A copy would not see what the world changes.
  const operator: VirtualOperator = Object.assign(Object.create(inner) as VirtualOperator, {
    answer: withConfigs(inner, accounts),
  });
  const browser = createBrowser(clock, operator);
  let isCut = false;
  browser.fate = () => (isCut ? { kind: 'down' } : { kind: 'answer', ms: 5 });
  const all: Tab[] = [];
  const tabs: Tab[] = [];
  const open = (at: Which): void => {
    tabs[at]?.kill();
    tabs[at]?.core.stop();
    tabs[at] = browser.open({ isWholeSite: true });
    if (isCut) tabs[at].online.set(false);
    all.push(tabs[at]);
  };
  const of = (at: Which): Tab => {
    const tab = tabs[at];
    if (tab === undefined) throw new Error('there are two tabs');
    return tab;
  };
  const cookieUser = (): string | null => {
    const { text } = inner.answer(
      { method: 'GET', path: '/web-api/session', headers: {}, timeoutMs: 1_000 },
      new Map(browser.cookies),
    );
    return text === '' ? null : text;
  };
  /** Laws that hold at any time. */
  const always = (): string | null => {
    for (const { core } of tabs) {
      const user = core.feature('user').get();
      const now = userOf(core);
      const facts = user?.facts ?? null;
      if (now === null && facts !== null) return 'a guest has nothing of a player';
      if (now === null && user?.isBanned === true) return 'the ban leaves with the player';
      if (now !== null && facts !== null && facts.messageCount !== Number(now))
        return 'the facts are those of this player';
    }
    return null;
  };
  /** A session that began elsewhere while this was a guest's page, which is not asked about again [SES-8]. */
  let isUnseen = false;
  const agree = (): string | null =>
    !isUnseen && new Set(tabs.map(({ core }) => userOf(core))).size > 1
      ? 'a sign-in and a sign-out apply to every tab'
      : null;

  try {
    open(0);
    await clock.run(100);
    for (let made = 0; made < 2; made += 1) {
      const { core } = of(0);
      core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
      await clock.run(300);
      accounts.push({ login: '', password: '', banLevel: 0, ...core.newCredentials.get() });
      core.dispatch({ type: 'session/logOut', payload: {} });
      await clock.run(300);
    }
    open(0);
    open(1);
    await clock.run(500);

    for (const step of history) {
      switch (step.kind) {
        case 'enter': {
          const { login = '', password = '' } = accounts[step.account] ?? {};
          const { core } = of(step.tab);
          if (userOf(core) !== null) break;
          core.actions('session')?.logIn(login, password);
          if (!isCut) isUnseen = false;
          await clock.run(300);
          if (isCut && userOf(core) !== null) return 'nobody is signed in without an answer';
          if (!isCut && userOf(core) !== login) return 'a login signs its player in';
          if (!isCut && agree() !== null) return agree();
          break;
        }
        case 'leave': {
          const { core } = of(step.tab);
          if (userOf(core) === null) break;
          core.dispatch({ type: 'session/logOut', payload: {} });
          if (userOf(core) !== null) return 'a logout takes effect at once';
          await clock.run(300);
          if (agree() !== null) return agree();
          if ([...browser.storage.keys()].some((key) => key.startsWith('tl.my.')))
            return 'a logout leaves nothing of the player in storage';
          if (!isCut && cookieUser() !== null) return 'a logout ends the session at the operator';
          break;
        }
        case 'reload':
          open(step.tab);
          await clock.run(300);
          break;
        case 'hide':
        case 'show':
          of(step.tab).visible.set(step.kind === 'show');
          break;
        case 'endSessions':
          inner.endSessions();
          break;
        case 'expireTokens':
          inner.expireTokens();
          break;
        case 'swap': {
          isUnseen = tabs.some(({ core }) => userOf(core) === null);
          const { login = '', password = '' } = accounts[step.account] ?? {};
          const encode = (text: string): string => Buffer.from(text).toString('base64');
          inner.answer(
            {
              method: 'POST',
              path: '/web-api/user/login',
              headers: {},
              timeoutMs: 1_000,
              body: JSON.stringify({ login: encode(login), password: encode(password) }),
            },
            browser.cookies,
          );
          break;
        }
        case 'ban': {
          const account = accounts[step.account];
          if (account !== undefined) account.banLevel = step.level;
          break;
        }
        case 'cut':
        case 'mend':
          isCut = step.kind === 'cut';
          for (const tab of tabs) tab.online.set(!isCut);
          break;
        case 'wait':
          await clock.run(step.ms);
      }
      const broken = always();
      if (broken !== null) return broken;
    }

    // Everything is seen again, and answered.
    isCut = false;
    for (const tab of tabs) {
      tab.online.set(true);
      tab.visible.set(true);
    }
    await clock.run(REST_MS);
    // A page that was left and is seen again knows the operator's decisions [USR-10].
    for (const tab of tabs) tab.visible.set(false);
    await clock.run(40_000);
    for (const tab of tabs) tab.visible.set(true);
    await clock.run(REST_MS);
    const broken = always() ?? agree();
    if (broken !== null) return broken;
    const user = cookieUser();
    for (const { core, reports } of tabs) {
      if (userOf(core) !== user && !(isUnseen && userOf(core) === null))
        return `the page has the operator's player: ${String(userOf(core))}, not ${String(user)}`;
      const banLevel = accounts.find(({ login }) => login === user)?.banLevel ?? 0;
      if (userOf(core) !== null && core.feature('user').get()?.isBanned !== banLevel > 0)
        return 'a ban and its end are known at the latest when the page is seen again';
      const faults = reports.filter((each) => /session|user/.test(each) && !/network|user\/load/.test(each));
      if (faults.length > 0) return `no fault of the session: ${faults.join(' · ')}`;
    }
    return null;
  } finally {
    for (const { core } of all) core.stop();
  }
}
