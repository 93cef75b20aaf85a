/**
 * Runs a plan: opens the tabs, performs the actions, checks the laws after each, then removes all faults and gives
 * the core a minute to recover.
 */
import type { MemoryDisk } from '../../../adapters/node/memory-ports.ts';
import { EVERY_BET } from 'touchline/core/history/filter';
import type { Ports } from 'touchline/ports/ports';
import { calm, createVirtualClock } from '../virtual-clock.ts';
import type { Browser, Tab } from './browser.ts';
import { createBrowser } from './browser.ts';
import { commandOf } from './edits.ts';
import { createFaults } from './faults.ts';
import { checkHealed } from './healed.ts';
import type { Laws } from './laws.ts';
import { createLaws, LawBroken } from './laws.ts';
import type { Act, Plan } from './plan.ts';
import type { Player, RealOperator } from './real-operator.ts';
import { createRealOperator } from './real-operator.ts';
import type { SmallLine } from './small-line.ts';
import { createSmallLine } from './small-line.ts';

/** Counts of what a history covered, which reveal histories without events. */
export interface Played {
  readonly trace: readonly string[];
  readonly placed: number;
  readonly refused: number;
  readonly sent: number;
  /** Bets by coupon type. */
  readonly types: readonly number[];
  /** The contents of the disk after the history. */
  readonly disk: MemoryDisk;
  /** Orders that waited for their odds. */
  readonly orders: number;
}

export interface World {
  readonly browser: Browser;
  readonly operator: RealOperator;
  readonly small: SmallLine;
  readonly laws: Laws;
  readonly players: readonly Player[];
  readonly run: (ms: number) => Promise<void>;
}

/** Enough time for a tab to start, load and sign in without faults. */
const START_MS = 500;
const HEALING_MS = 60_000;
const MAX_WAY_MS = 75_000;
const SIGN_IN_TRIES = 6;
/** Enough time for a new tab to read the disk. */
const TOGETHER_MS = 200;

export type ChangePorts = (ports: Ports) => Ports;

async function createWorld(plan: Plan, changePorts: ChangePorts): Promise<World & { heal(): void }> {
  let operator: RealOperator | null = null;
  const clock = createVirtualClock(undefined, async () => {
    do await calm();
    while (operator?.busy() === true);
  });
  const small = createSmallLine(clock);
  const faults = createFaults(plan.faults);
  const parts: { browser?: Browser } = {};
  const laws = createLaws(() => {
    if (parts.browser === undefined || operator === null) throw new Error('the world is not ready');
    return { browser: parts.browser, operator, now: clock.now };
  });
  operator = await createRealOperator(clock, small, (fault) => laws.note(`operator: ${String(fault)}`));
  const players = [await operator.register(), await operator.register()];
  // Faults start after the first player has signed in.
  const faultsOn = { value: false };
  const browser = createBrowser({
    clock,
    operator,
    feed: small.feed,
    watcher: laws,
    diskMs: plan.diskMs,
    skewMs: plan.skewMs,
    changePorts,
    faults: {
      heal: faults.heal,
      network: (request) => (faultsOn.value ? faults.network(request) : null),
      disk: (on) => (faultsOn.value ? faults.disk(on) : null),
    },
  });
  parts.browser = browser;
  const world = { browser, operator, small, laws, players, run: clock.run, heal: faults.heal };
  await start(world, plan);
  faultsOn.value = true;
  return world;
}

async function start({ browser, players, run, small }: World, plan: Plan): Promise<void> {
  const [first] = players;
  const tab = browser.open();
  await run(START_MS);
  if (first !== undefined) tab.core.actions('session')?.logIn(first.login, first.password);
  await run(START_MS);
  for (const at of plan.legs)
    tab.core.dispatch({
      type: 'coupon/addLeg',
      payload: { marketId: small.marketIds[at % small.marketIds.length] ?? 0 },
    });
  tab.core.dispatch({ type: 'coupon/chooseType', payload: { betType: plan.betType } });
  if (plan.exactCoef !== '') tab.core.dispatch({ type: 'coupon/typeExactCoef', payload: { text: plan.exactCoef } });
  tab.core.dispatch({ type: 'coupon/typeStake', payload: { text: '10' } });
  await run(START_MS);
  for (let more = 1; more < plan.tabs; more += 1) browser.open();
  await run(START_MS);
}

function tabOf({ browser }: World, at: number): Tab | null {
  const tabs = browser.tabs();
  return tabs.length === 0 ? null : (tabs[at % tabs.length] ?? null);
}

function kill({ laws }: World, tab: Tab | null): void {
  if (tab === null) return;
  laws.killed(tab);
  tab.kill();
}

async function play(world: World, act: Act): Promise<void> {
  const { browser, laws, players, run, small } = world;
  switch (act.act) {
    case 'edit': {
      const tab = tabOf(world, act.tab);
      const command =
        tab === null
          ? null
          : commandOf(act.edit, { pick: act.pick, view: tab.core.coupon.get(), marketIds: small.marketIds });
      if (tab === null || command === null) return;
      const done = tab.core.dispatch(command);
      return laws.note(`${tab.name} ${JSON.stringify(command)} ${done.ok ? 'ok' : JSON.stringify(done.error)}`);
    }
    case 'move':
      return small.move(small.marketIds[act.market % small.marketIds.length] ?? 0, {
        price: act.price,
        state: act.state,
      });
    case 'endGame':
      return small.end(act.game);
    case 'wait':
      return run(act.ms);
    case 'open':
      if (browser.tabs().length < 3) browser.open();
      return run(100);
    case 'kill':
      return kill(world, tabOf(world, act.tab));
    case 'hide': {
      const visible = tabOf(world, act.tab)?.visible;
      return visible?.set(!visible.get());
    }
    case 'jump':
      laws.clockSet(act.ms);
      return browser.setClock(act.ms);
    case 'logOut': {
      const tab = tabOf(world, act.tab);
      if (tab?.core.session.get().status !== 'player') return undefined;
      laws.mayForget();
      tab.core.dispatch({ type: 'session/logOut', payload: {} });
      await run(5);
      return laws.allLeft();
    }
    case 'logIn': {
      const player = players[act.who];
      if (act.who === 1) laws.mayForget();
      if (player !== undefined) tabOf(world, act.tab)?.core.actions('session')?.logIn(player.login, player.password);
      return run(20);
    }
    case 'feedGap':
      small.feed.mute(true);
      await run(act.ms);
      small.feed.mute(false);
      return act.cut ? small.feed.cut() : undefined;
  }
}

/**
 * Removes all faults, has this player signed in within one of the tabs, and lets a minute pass. `isCookieDoubtful`: a
 * login whose answer was lost may have left another player's session in the browser, which ends this player's at the
 * operator [SES-13]; then the player signs in again first.
 */
async function heal(world: World, player: Player, reopens: boolean, isCookieDoubtful: boolean): Promise<void> {
  const { browser, laws, operator, run } = world;
  // A delayed message counts as a fault until it has arrived.
  for (let waited = 0; waited < MAX_WAY_MS && browser.travelling() > 0; waited += 1_000) await run(1_000);
  const [kept] = browser.tabs();
  for (const tab of browser.tabs()) if (reopens || tab !== kept) kill(world, tab);
  const tab = browser.tabs()[0] ?? browser.open();
  tab.visible.set(true);
  await run(4_000);
  // An earlier login may still be under way; then this one is skipped.
  for (let tries = 0; tries < SIGN_IN_TRIES; tries += 1) {
    const session = tab.core.session.get();
    const isIn = session.status === 'player' && session.userId === String(player.id);
    if (isIn && !(isCookieDoubtful && tries === 0)) break;
    laws.mayForget();
    if (session.status === 'player') tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await run(1_000);
    tab.core.actions('session')?.logIn(player.login, player.password);
    await run(4_000);
  }
  await run(HEALING_MS - 2_000);
  tab.core.dispatch({ type: 'history/open', payload: { list: 'office', filter: EVERY_BET } });
  await run(2_000);
  laws.note(`healed for ${player.id}`);
  await checkHealed(laws, operator, tab, player);
}

/** Throws `LawBroken` with the trace of the history. */
export async function runPlan(plan: Plan, changePorts: ChangePorts = (ports) => ports): Promise<Played> {
  const world = await createWorld(plan, changePorts);
  const { laws, operator, players, run } = world;
  try {
    for (const act of plan.acts) {
      laws.note(`# ${JSON.stringify(act)}`);
      await play(world, act);
      await run(0);
      laws.check();
    }
    await run(TOGETHER_MS);
    laws.checkTogether();
    laws.check();
    world.heal();
    laws.note('# heal');
    const hasLogin = plan.acts.some(({ act }) => act === 'logIn');
    const wished = new Set([...operator.decided().keys()].map((id) => id.split(' ')[0]));
    for (const [at, player] of players.entries())
      if (at === 0 || wished.has(String(player.id))) await heal(world, player, plan.reopens, hasLogin);
    const outcomes = [...operator.decided().values()];
    return {
      trace: laws.trace,
      disk: world.browser.disk,
      types: operator.records.flatMap((record) => (record.t === 'betAccepted' ? [record.coupon.typeId] : [])),
      orders: operator.records.filter(({ t }) => t === 'orderWaiting').length,
      sent: outcomes.length,
      placed: outcomes.filter((each) => each === 'accepted').length,
      refused: outcomes.filter((each) => each === 'rejected').length,
    };
  } catch (fault) {
    if (!(fault instanceof Error)) throw fault;
    throw new LawBroken(`${fault.message}\n${laws.trace.join('\n')}`, { cause: fault });
  } finally {
    for (const tab of world.browser.tabs()) tab.kill();
    await operator.stop();
  }
}
