/**
 * One round for money and one for fun of each game that no other journey plays both ways, by the keyboard alone. The
 * last journey holds the lists against the catalogue, so that no game stays unplayed. Each frame is checked after the
 * round, in the dark theme on a phone for money and in the light one for fun, and there before the round too.
 */
import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../adapters/sandbox/provider/catalogue.ts';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { activate, tabTo } from './keys.ts';
import { signIn } from '../browser/sign-in.ts';
import { balance } from './player.ts';
import { DRAW_MS, untilOpen } from './shared-game.ts';
import { faultsInFrame } from './sound.ts';

const host = hostOfFile();
/** Two draws, and pages on a slow machine. */
const TIMEOUT_MS = 3 * DRAW_MS;
/** Six pages at once may share a busy machine. */
const PAGE_MS = 90_000;
const ROUND_MS = 60_000;
const STAKE = 50;
const PLAY_MONEY = 100_000;
const RESULT = /won|came back|No win/;

type Mode = 'Play for money' | 'Play for fun';

interface Table {
  readonly page: Page;
  readonly frame: FrameLocator;
}
interface Played {
  readonly id: string;
  readonly round: (table: Table) => Promise<void>;
}

const button = ({ frame }: Table, name: string | RegExp): Locator =>
  frame.getByRole('button', { name, exact: typeof name === 'string' });
const status = ({ frame }: Table, text: RegExp): Locator => frame.getByRole('status').filter({ hasText: text });

/** Presses a button of the game as soon as it can be pressed. */
async function press(table: Table, name: string | RegExp): Promise<void> {
  const target = button(table, name).and(table.frame.locator('[aria-disabled="false"], :not([aria-disabled])'));
  await target.first().waitFor({ timeout: DRAW_MS });
  await activate(table.page, target);
}

/** Chooses a radio button of a group by an arrow key from the one that is chosen. */
async function next(table: Table, group: string, name: string): Promise<void> {
  const radios = table.frame.getByRole('group', { name: group });
  await tabTo(table.page, radios.getByRole('radio', { checked: true }));
  await table.page.keyboard.press('ArrowDown');
  await radios.getByRole('radio', { name, checked: true }).waitFor();
}

/** A round that one button plays to its end. */
const byButton =
  (name: string) =>
  async (table: Table): Promise<void> =>
    press(table, name);
/** A place on the table, then the button. */
const byPlace =
  (place: string, name: string) =>
  async (table: Table): Promise<void> => {
    await press(table, place);
    await press(table, name);
  };
/** A side of a card game, then the deal. */
const bySide =
  (side: string) =>
  async (table: Table): Promise<void> => {
    await next(table, 'Bet on', side);
    await press(table, 'Deal');
  };
/** A round that may ask for a decision after its first button. */
const byDecision =
  (first: string, asked: RegExp, decision: string | RegExp) =>
  async (table: Table): Promise<void> => {
    await press(table, first);
    const question = status(table, asked);
    await question.or(status(table, RESULT)).waitFor({ timeout: ROUND_MS });
    if ((await question.count()) > 0) await press(table, decision);
  };

async function mines(table: Table): Promise<void> {
  await press(table, 'Start');
  await press(table, 'Cell 13');
  const take = button(table, /^Take /);
  await take.or(status(table, RESULT)).first().waitFor({ timeout: ROUND_MS });
  if (await take.isVisible()) await press(table, /^Take /);
}

async function blackjack(table: Table): Promise<void> {
  await press(table, 'Deal');
  const asked = status(table, /insurance\?/);
  const mine = status(table, /^Your hand: /);
  const over = status(table, RESULT);
  await asked.or(mine).or(over).waitFor({ timeout: ROUND_MS });
  if ((await asked.count()) > 0) await press(table, 'No insurance');
  await mine.or(over).waitFor({ timeout: ROUND_MS });
  if ((await mine.count()) > 0) await press(table, 'Stand');
}

/** Chooses for a draw whose bets stay open long enough, and bets on it. */
const byDraw =
  (choose: (table: Table) => Promise<void>) =>
  async (table: Table): Promise<void> => {
    await untilOpen(table.frame, CHOICE_S);
    await choose(table);
    await press(table, 'Place bet');
    await status(table, /^Your bet of 0.50 EUR is in draw/).waitFor({ timeout: ROUND_MS });
  };
/** How long choosing and placing a bet may take on a busy machine, seconds. */
const CHOICE_S = 20;
const draw = (place: string): Played['round'] => byDraw((table) => press(table, place));

/** Games with rounds of one's own. */
const GAMES: readonly Played[] = [
  { id: 'dice', round: byButton('Roll') },
  { id: 'wheel', round: byButton('Spin') },
  { id: 'mines', round: mines },
  { id: 'roulette', round: byPlace('Red', 'Spin') },
  { id: 'baccarat', round: bySide('Banker, 1.95×') },
  { id: 'andar-bahar', round: bySide('Bahar, 2×') },
  { id: 'blackjack', round: blackjack },
  { id: 'casino-war', round: byDecision('Deal', /war\?/, /^Give up/) },
  { id: 'video-poker', round: byDecision('Deal', /^Choose the cards to hold|then draw/, 'Draw') },
  ...['orchard-row', 'harbour-lights', 'night-train', 'coin-room'].map((id) => ({ id, round: byButton('Spin') })),
  ...['wild-meadow', 'book-of-tides', 'crystal-falls', 'star-harvest'].map((id) => ({ id, round: byButton('Spin') })),
];

const numbers = (id: string): Played => ({ id, round: draw('Choose for me') });
/** Games whose draw comes every minute, at the same time for all: those of a row are played in one draw. */
const DRAWS: readonly (readonly [Played, Played, Played])[] = [
  [numbers('five-of-36'), numbers('seven-of-42'), numbers('lucky-6')],
  [numbers('mega-6'), numbers('lotto-6-of-49'), { id: 'tv-wheel', round: draw('Black') }],
  [
    { id: 'tv-war', round: byDraw((table) => next(table, 'Your bet', 'Blue')) },
    { id: 'bingo-75', round: draw('Ticket 3') },
    { id: 'bingo-90', round: draw('Ticket 3') },
  ],
];

/** Games that another journey plays for money and for fun. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'fast-games': ['limbo', 'plinko', 'keno', 'american-roulette', 'craps', 'sic-bo', 'clover-scratch', 'hi-lo'],
  'shared-draws': ['crash'],
  'tv-games': ['tv-21', 'guess-card', 'backgammon-race', 'tv-poker', 'two-wheels', 'tv-battle'],
  'live-tables': ['live-roulette', 'live-baccarat'],
  fishing: ['fishing', 'camera-hunt'],
  holdem: ['holdem'],
};

const minor = (text: string): number => Number(text.replace(/\D/g, ''));

/** Stake and payment of the latest round in a table of rounds. */
async function latestOf(rounds: Locator): Promise<{ readonly stake: number; readonly pays: number }> {
  const row = rounds.getByRole('row').filter({ has: rounds.page().getByRole('link', { name: /^Verify the round/ }) });
  await row.first().waitFor();
  const cells = await row.first().getByRole('cell').allInnerTexts();
  const [stake = '', pays = ''] = cells.slice(-3);
  return { stake: minor(stake), pays: minor(pays) };
}

async function openGame(page: Page, { id }: Played): Promise<void> {
  const { number, slug, title } = entryOf(id);
  await page.goto(`${host.address}/en/slots/game/${number}/${slug}`);
  await page.getByRole('heading', { level: 1, name: title[0], exact: true }).waitFor({ timeout: PAGE_MS });
}

/** Starts the game by keyboard; its frame has filled in the usual stake, as the session is open. */
async function start(page: Page, mode: Mode): Promise<Table> {
  await activate(page, page.getByRole('button', { name: mode }));
  const table = { page, frame: page.frameLocator('iframe.casino-frame') };
  await table.frame.locator('.balance', { hasText: 'EUR' }).waitFor({ timeout: ROUND_MS });
  await table.frame.locator('.controls .main:not(:empty)').waitFor();
  return table;
}

/** Stakes, plays and reads the result, all by keyboard; what the page's own history says of the round. */
async function playRound(table: Table, { round }: Played): ReturnType<typeof latestOf> {
  const { page, frame } = table;
  await tabTo(page, frame.getByRole('textbox', { name: 'Stake' }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0.5');
  await round(table);
  const reported = status(table, RESULT);
  await reported.waitFor({ timeout: DRAW_MS });
  const paid = /([\d.]+) EUR/.exec(await reported.innerText())?.[1] ?? '0.00';
  const seen = await latestOf(page.getByRole('region', { name: 'Rounds of this visit' }));
  expect(seen).toEqual({ stake: STAKE, pays: minor(paid) });
  expect(await page.locator('html').getAttribute('data-pressed')).toBeNull();
  return seen;
}

function entryOf(id: string): (typeof CATALOGUE)[number] {
  const entry = CATALOGUE.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`${id} is not in the catalogue`);
  return entry;
}

/** A page in which a press of a pointer leaves its mark. */
async function openWithKeys(options: Parameters<typeof openPage>[0]): ReturnType<typeof openPage> {
  const tab = await openPage({ reducedMotion: true, ...options });
  await tab.page.addInitScript(() =>
    addEventListener('pointerdown', () => (document.documentElement.dataset['pressed'] = ''), true),
  );
  return tab;
}

async function forMoney(game: Played): Promise<void> {
  const tab = await openWithKeys({ width: 390, theme: 'dark' });
  const { page } = tab;
  await signIn(host.address, tab.context);
  await openGame(page, game);
  const before = await balance(page);
  const { stake, pays } = await playRound(await start(page, 'Play for money'), game);
  expect(await faultsInFrame(page)).toEqual([]);
  await page.goto(`${host.address}/en/office/casino/rounds`);
  await page.getByRole('cell', { name: entryOf(game.id).title[0], exact: true }).waitFor();
  expect(await latestOf(page.getByRole('main'))).toEqual({ stake, pays });
  expect(await balance(page)).toBe(before - stake + pays);
  expect(tab.problems()).toEqual([]);
  await tab.close();
}

async function forFun(game: Played): Promise<void> {
  const tab = await openWithKeys({ width: 1366 });
  const { page } = tab;
  await openGame(page, game);
  const table = await start(page, 'Play for fun');
  expect(await faultsInFrame(page)).toEqual([]);
  const { stake, pays } = await playRound(table, game);
  const left = `${((PLAY_MONEY - stake + pays) / 100).toFixed(2)} EUR`;
  await table.frame.locator('.balance', { hasText: left }).waitFor();
  expect(await faultsInFrame(page)).toEqual([]);
  expect(tab.problems()).toEqual([]);
  await tab.close();
}

describe('every game is played by keyboard alone', () => {
  it.each(GAMES)('[GSN-1, GSN-6, GSN-8, GWAL-9, CSN-4] $id, a round for money and one for fun', async (game) => {
    await Promise.all([forMoney(game), forFun(game)]);
  });

  it.each(DRAWS.map((games) => ({ names: games.map(({ id }) => id).join(', '), games })))(
    '[SHR-5, GSN-6, GSN-8, GWAL-9, CSN-4] $names, a bet on a draw for money and one for fun in each',
    async ({ games }) => {
      await Promise.all(games.flatMap((game) => [forMoney(game), forFun(game)]));
    },
    TIMEOUT_MS,
  );

  it('and none is left out: each is in a list, and the other journeys play theirs both ways', () => {
    const elsewhere = Object.entries(ELSEWHERE);
    const ids = [...GAMES, ...DRAWS.flat()].map(({ id }) => id).concat(...elsewhere.map(([, games]) => games));
    expect(ids.toSorted()).toEqual(CATALOGUE.map(({ id }) => id).toSorted());
    for (const [file, games] of elsewhere) {
      const text = readFileSync(new URL(`${file}.test.ts`, import.meta.url), 'utf8');
      for (const word of ['Play for money', 'Play for fun']) expect(text).toContain(`'${word}'`);
      for (const { number, slug, title } of games.map(entryOf))
        expect([`${number}/${slug}`, title[0]].some((name) => text.includes(name))).toBe(true);
    }
  });
});
