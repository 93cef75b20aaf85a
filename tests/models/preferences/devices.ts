/**
 * Random histories of preferences: two devices with two tabs each, two accounts, choices by guests and players, lost
 * networks, reloads. The account is the stand-in's own; the laws below hold after every history.
 */
import fc from 'fast-check';
import type { Core } from 'touchline/app/facade';
import { isAllowed } from 'touchline/core/display/rules/allowed';
import type { Display } from 'touchline/core/display/types';
import { decodeAnswer, PREFERENCES_PATH } from 'touchline/core/display/wire';
import type { Preferences } from 'touchline/core/preferences/types';
import { createOffice } from '../../../adapters/sandbox/operator/office/office.ts';
import type { Office } from '../../../adapters/sandbox/operator/office/office.ts';
import { createBrowser } from '../virtual-browser.ts';
import type { Browser, Tab } from '../virtual-browser.ts';
import { createVirtualClock } from '../virtual-clock.ts';
import { createVirtualLine } from '../virtual-line.ts';
import { createVirtualOperator } from '../virtual-operator.ts';
import type { VirtualOperator } from '../virtual-operator.ts';

type Which = 0 | 1;
const OPTIONS = {
  fontSize: ['normal', 'large', 'huge'],
  isCompact: [true, false, 'yes'],
  marketNames: ['short', 'full', ''],
  theme: ['light', 'dark', 'auto', 'sepia'],
  is12h: [true, false],
  timeZone: ['auto', 3, 5.75, 3.1, 99],
  oddsView: ['decimal', 'fractional', 'hongkong', 'indonesian', 1, 'roman'],
  appView: ['european', 'asian', 1],
} as const;
type Option = keyof typeof OPTIONS;
const SHARED: ReadonlySet<Option> = new Set(['theme', 'is12h', 'timeZone', 'oddsView', 'appView']);
const DEFAULTS: Readonly<Partial<Record<Option, unknown>>> = {
  fontSize: 'normal',
  isCompact: false,
  marketNames: 'short',
};
const NAMES = Object.keys(OPTIONS) as readonly Option[];

export type Step =
  | {
      readonly kind: 'choose';
      readonly device: Which;
      readonly tab: Which;
      readonly option: Option;
      readonly value: unknown;
    }
  | { readonly kind: 'enter'; readonly device: Which; readonly account: Which }
  | { readonly kind: 'leave' | 'cut' | 'mend'; readonly device: Which }
  | { readonly kind: 'reload'; readonly device: Which; readonly tab: Which }
  | { readonly kind: 'wait'; readonly ms: number };

const which = fc.constantFrom<Which>(0, 1);
const anyChoice: fc.Arbitrary<Step> = fc
  .record({ device: which, tab: which, option: fc.constantFrom(...NAMES), at: fc.nat(6) })
  .map(({ at, option, ...where }) => ({
    kind: 'choose',
    ...where,
    option,
    value: OPTIONS[option][at % OPTIONS[option].length],
  }));
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: anyChoice },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('enter'), device: which, account: which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('leave', 'cut', 'mend'), device: which }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload'), device: which, tab: which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.constantFrom(10, 400, 1_200, 35_000) }) },
);
export const anyHistory: fc.Arbitrary<readonly Step[]> = fc.array(anyStep, { minLength: 3, maxLength: 20 });

/** A choice that was accepted. */
interface Choice {
  readonly option: Option;
  readonly value: unknown;
  readonly at: number;
  /** Null for a guest's. */
  readonly account: string | null;
  readonly device: Which;
  /** The session in which it was made. */
  readonly session: number;
}

type Office_ = Pick<Office, 'preferences' | 'savePreferences'>;

/** The virtual operator with the stand-in's account preferences. */
function withPreferences(operator: VirtualOperator, office: Office_): VirtualOperator {
  const answer: VirtualOperator['answer'] = (request, cookies) => {
    const [path] = request.path.split('?');
    if (path !== PREFERENCES_PATH) return operator.answer(request, cookies);
    // The account of the caller's token.
    const own = operator.answer({ ...request, method: 'GET', path: '/web-api/user/accounts' }, cookies);
    if (own.status !== 200) return own;
    const { accounts } = JSON.parse(own.text) as { readonly accounts: readonly { readonly id: number }[] };
    const id = accounts[0]?.id ?? 0;
    if (request.method === 'POST')
      office.savePreferences(id, (JSON.parse(request.body ?? '{}') as { preferences: never }).preferences);
    return { status: 200, text: JSON.stringify({ preferences: office.preferences(id) }) };
  };
  return { ...operator, answer };
}

function createAccounts(now: () => number): Office {
  const unused = (): never => {
    throw new Error('not part of this world');
  };
  const office: Office = createOffice({
    currencies: [],
    mainCurrencyOf: unused,
    balance: unused,
    isInUse: unused,
    commit: (record) => office.apply(record),
    now,
  });
  return office;
}

function optionsOf(core: Core): Readonly<Record<Option, unknown>> {
  const display = core.feature('display').get() as Display;
  const chosen: Preferences = core.preferences.get();
  return Object.fromEntries(
    NAMES.map((name) => [name, SHARED.has(name) ? chosen[name as keyof Preferences] : display[name as keyof Display]]),
  ) as Record<Option, unknown>;
}

/** The broken law, or null. `plant` changes the account. */
export async function brokenLaw(
  history: readonly Step[],
  plant: (office: Office_) => Office_ = (office) => office,
): Promise<string | null> {
  const clock = createVirtualClock();
  const office = plant(createAccounts(clock.now));
  const operator = withPreferences(createVirtualOperator(clock, createVirtualLine(clock)), office);
  const browsers: readonly Browser[] = [createBrowser(clock, operator), createBrowser(clock, operator)];
  const cut = [false, false];
  browsers.forEach((browser, at) => {
    browser.fate = () => (cut[at] === true ? { kind: 'down' } : { kind: 'answer', ms: 5 });
  });
  const tabs: Tab[][] = browsers.map(() => []);
  const all: Tab[] = [];
  const open = (device: Which, tab: Which): void => {
    const opened = browsers[device]?.open({ isWholeSite: true });
    if (opened === undefined) throw new Error('there are two devices');
    tabs[device]?.[tab]?.kill();
    tabs[device]?.[tab]?.core.stop();
    (tabs[device] ?? [])[tab] = opened;
    all.push(opened);
  };
  const tabOf = (device: Which, tab: Which): Core => {
    const found = tabs[device]?.[tab];
    if (found === undefined) throw new Error('each device has two tabs');
    return found.core;
  };
  const userOf = (device: Which): string | null => {
    const now = tabOf(device, 0).session.get();
    return now.status === 'player' ? now.userId : null;
  };
  try {
    // Two accounts.
    open(0, 0);
    await clock.run(100);
    const accounts: { readonly login: string; readonly password: string }[] = [];
    for (let made = 0; made < 2; made += 1) {
      tabOf(0, 0).dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
      await clock.run(300);
      accounts.push(tabOf(0, 0).newCredentials.get() ?? { login: '', password: '' });
      tabOf(0, 0).dispatch({ type: 'session/logOut', payload: {} });
      await clock.run(300);
    }
    for (const device of [0, 1] as const) for (const tab of [0, 1] as const) open(device, tab);
    await clock.run(500);

    const choices: Choice[] = [];
    const sessions = [0, 0];
    for (const step of history) {
      if (step.kind === 'choose') {
        const core = tabOf(step.device, step.tab);
        const before = optionsOf(core);
        const payload = { [step.option]: step.value };
        const answer = core.dispatch(
          SHARED.has(step.option) ? { type: 'preferences/choose', payload } : { type: 'display/choose', payload },
        );
        const after = optionsOf(core);
        const { code } = answer.ok ? { code: '' } : answer.error;
        if (code === '' && after[step.option] !== step.value) return `a choice applies at once: ${step.option}`;
        if (code.endsWith('/notAllowed') && JSON.stringify(before) !== JSON.stringify(after))
          return 'a refused choice changes nothing';
        if (isAllowed(step.option, step.value) === code.endsWith('/notAllowed'))
          return `exactly what is not on the list is refused: ${step.option} ${String(step.value)}`;
        if (step.option === 'appView' && after.oddsView !== before.oddsView)
          return 'another app view keeps the odds view';
        for (const option of NAMES)
          // The first choice of a default is a choice, too.
          if (after[option] !== before[option] || (option === step.option && code === '' && !SHARED.has(option)))
            choices.push({
              option,
              value: after[option],
              at: clock.now(),
              account: userOf(step.device),
              device: step.device,
              session: sessions[step.device] ?? 0,
            });
        await clock.run(10);
      }
      if (step.kind === 'enter') {
        const account = accounts[step.account];
        if (userOf(step.device) !== null || cut[step.device] === true || account === undefined) continue;
        sessions[step.device] = (sessions[step.device] ?? 0) + 1;
        tabOf(step.device, 0).actions('session')?.logIn(account.login, account.password);
        await clock.run(60);
      }
      if (step.kind === 'leave') {
        if (userOf(step.device) === null || cut[step.device] === true) continue;
        tabOf(step.device, 0).dispatch({ type: 'session/logOut', payload: {} });
        sessions[step.device] = (sessions[step.device] ?? 0) + 1;
        await clock.run(60);
      }
      if (step.kind === 'cut') cut[step.device] = true;
      if (step.kind === 'mend') cut[step.device] = false;
      if (step.kind === 'reload' && cut[step.device] !== true) {
        open(step.device, step.tab);
        await clock.run(200);
      }
      if (step.kind === 'wait') await clock.run(step.ms);
    }

    // Everything arrives: each signed-in device asks its account once more, twice over.
    cut.fill(false);
    await clock.run(70_000);
    for (let round = 0; round < 2; round += 1)
      for (const device of [0, 1] as const) {
        const { isLight } = tabOf(device, 0).feature('display').get() as Display;
        tabOf(device, 0).dispatch({ type: 'display/choose', payload: { isLight: !isLight } });
        await clock.run(5_000);
      }
    return lawsAtRest({ optionsOf: (device, tab) => optionsOf(tabOf(device, tab)), userOf, office, choices, sessions });
  } finally {
    for (const { core } of all) core.stop();
  }
}

function lawsAtRest({
  optionsOf: read,
  userOf,
  office,
  choices,
  sessions,
}: {
  readonly optionsOf: (device: Which, tab: Which) => Readonly<Record<Option, unknown>>;
  readonly userOf: (device: Which) => string | null;
  readonly office: Office_;
  readonly choices: readonly Choice[];
  readonly sessions: readonly number[];
}): string | null {
  for (const device of [0, 1] as const)
    for (const option of NAMES) {
      const value = read(device, 0)[option];
      if (value !== read(device, 1)[option]) return `the tabs of a device show the same: ${option}`;
      if (!isAllowed(option, value)) return `what is shown is on the list: ${option}`;
    }
  const [first, second] = [userOf(0), userOf(1)];
  for (const user of new Set([first, second])) {
    if (user === null) continue;
    const reported = decodeAnswer({ preferences: office.preferences(Number(user)) });
    if (!reported.ok) return 'the account has what can be read';
    const isAlone = first !== second;
    for (const option of NAMES) {
      const kept = reported.value[option]?.value;
      // A choice that the account does not know keeps the device's value.
      const isOfDevice = kept === undefined && SHARED.has(option);
      if (!isAlone && !isOfDevice && read(0, 0)[option] !== read(1, 0)[option])
        return `the devices of a player show the same: ${option}`;
      const shown = ([0, 1] as const)
        .filter((device) => userOf(device) === user)
        .map((device) => read(device, 0)[option]);
      // Without a choice a display option has its default, which is the first of its list.
      const due = kept ?? (SHARED.has(option) ? undefined : DEFAULTS[option]);
      if (due !== undefined && shown.some((value) => value !== due))
        return `a player sees what the account has: ${option}`;
      if (kept === undefined) continue;
      const of = choices.filter((each) => each.option === option);
      if (!of.some(({ account, value }) => value === kept && (account === null || account === user)))
        return `a choice of one player never enters the account of another: ${option}`;
      const last = of.findLast(({ account }) => account === user);
      const isOpen = last !== undefined && sessions[last.device] === last.session && userOf(last.device) === user;
      const isOvertaken = last !== undefined && of.some(({ account, at }) => account === null && at >= last.at);
      if (isOpen && !isOvertaken && kept !== last.value) return `the last choice wins: ${option}`;
    }
  }
  return null;
}
