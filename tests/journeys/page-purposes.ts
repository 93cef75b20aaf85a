/** A visitor's acts on each remote page: follow its link, open its form, read its table. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Does on the open page what the page is for; throws where that fails. */
export type Purpose = (page: Page, doc: Locator) => Promise<void>;

const ARRIVED = 'main h1, main .cell, dialog[open], [role="dialog"]';

/** The visitor arrives: the address is the expected one, and its page shows something of its own. */
async function arrives(page: Page, to: RegExp): Promise<void> {
  await page.waitForURL(to);
  await page.locator(ARRIVED).locator('visible=true').first().waitFor();
}

/** The link leads to the address. */
const leads =
  (name: string, to: RegExp): Purpose =>
  async (page, doc) => {
    await doc.getByRole('link', { name, exact: true }).first().click();
    await arrives(page, to);
  };

/** The link leads a guest to the login, because its page is a player's. */
const asksToLogIn =
  (name: string): Purpose =>
  async (page, doc) => {
    await doc.getByRole('link', { name, exact: true }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };

/** The first card leads to the address. */
const card =
  (to: RegExp): Purpose =>
  async (page, doc) => {
    await doc.locator('.doc-card.is-way').first().click();
    await arrives(page, to);
  };

/** The table has at least as many rows, none of them with an empty cell. */
const rows =
  (caption: string, atLeast: number): Purpose =>
  async (_page, doc) => {
    const table = doc.getByRole('table', { name: caption, exact: true });
    await table.first().waitFor();
    const cells = await table
      .first()
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')));
    expect(cells.length).toBeGreaterThanOrEqual(atLeast);
    expect(cells.filter((row) => row.includes(''))).toEqual([]);
  };

/** The first game of the part leads to the address. */
const result =
  (heading: string, to: RegExp): Purpose =>
  async (page, doc) => {
    await doc
      .getByRole('region', { name: heading, exact: true })
      .getByRole('listitem')
      .getByRole('link')
      .first()
      .click();
    await arrives(page, to);
  };

/** The first country that can be chosen has results, and so has a day before. */
const finds: Purpose = async (page, doc) => {
  const countries = doc.getByRole('navigation', { name: 'Countries' });
  await countries.getByRole('link').nth(1).click();
  await page.waitForURL(/\?country=[A-Z-]+$/);
  const day = doc.getByLabel('Day', { exact: true });
  const before = new Date(Date.parse(`${await day.inputValue()}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  await day.fill(before);
  await page.waitForURL(new RegExp(`\\?day=${before}&country=`));
  await doc.getByRole('region').getByRole('listitem').getByRole('link').first().waitFor();
};

/** The second tab shows its own panel, with content. */
const tabs: Purpose = async (_page, doc) => {
  const second = doc.getByRole('tab').nth(1);
  const name = await second.innerText();
  await second.click();
  await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
  expect(await doc.getByRole('tabpanel', { name, exact: true }).innerText()).not.toBe('');
};

/** The button opens a window with fields or choices. */
const opens =
  (name: string): Purpose =>
  async (page, doc) => {
    await doc.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };

/** The page says this, and is about nothing more. */
const says =
  (text: RegExp): Purpose =>
  async (_page, doc) => {
    await doc.getByText(text).first().waitFor();
  };

/** The first question unfolds its answer. */
const answers: Purpose = async (_page, doc) => {
  const question = doc.locator('details').first();
  await question.locator('summary').click();
  await question.locator(':scope > :not(summary)').first().waitFor({ state: 'visible' });
};

const GAME = /\/en\/(live|line)\/\d+\/\d+\/\d+/;
const INSTALL: readonly Purpose[] = [says(/Add to Home Screen/), says(/Install app/)];
const PROMOTIONS: readonly Purpose[] = [card(/\/en\/(promotions|bonus)\/first-bet$/)];
const WELCOME: readonly Purpose[] = [leads('See the games', /\/en\/line$/), leads('Register', /\/en\/registration/)];
const OFFERS: readonly Purpose[] = [opens('Partner programme'), opens('Cash through an agent'), ...PROMOTIONS];
const RESULTS: readonly Purpose[] = [rows('Football', 3), leads('In play now', /\/results\/live$/)];
const CHAMPIONSHIPS: readonly Purpose[] = [card(/\/en\/line\/1\/\d+$/), answers];
const LOTTERIES: readonly Purpose[] = [card(/\/en\/lotto\/view\/1$/), leads('Results', /\/en\/lotto\/results$/)];
const NEWS: readonly Purpose[] = [card(/\/en\/news\/[a-z-]+$/)];
const WORDS: readonly Purpose[] = [
  leads('Money', /\/en\/betting-alphabet\/terms\/money$/),
  card(/\/en\/betting-alphabet\/terms\/[a-z]+\/[a-z-]+$/),
];

const thankYou = (section: string): readonly [string, readonly Purpose[]] => [
  `/${section}/thank-you`,
  [leads('Back', new RegExp(`/en/${section}$`)), says(/in your balance and among your transactions/)],
];

/** Each remote page, by its address in the table of routes. */
export const PURPOSES: ReadonlyMap<string, readonly Purpose[]> = new Map([
  [
    '/multi',
    [
      async (page) => {
        const games = page.getByLabel('Add a game');
        await expect.poll(() => games.getByRole('option').count()).toBeGreaterThan(3);
        await games.selectOption({ index: 1 });
        await page.getByRole('button', { name: /^Remove / }).waitFor();
      },
    ],
  ],
  ['/champs', CHAMPIONSHIPS],
  ['/champs/5', [says(/no games at the moment/), ...CHAMPIONSHIPS]],
  ['/results', RESULTS],
  ['/results-frontend', RESULTS],
  ['/results/live', [result('In play now', GAME), leads('By country', /\/results\/zone$/)]],
  ['/results/zone', [leads('In play now', /\/results\/live$/), finds]],
  ['/lotto', LOTTERIES],
  ['/lotto/catalog', LOTTERIES],
  ['/lotto/results', [tabs, leads('Catalogue', /\/en\/lotto\/catalog$/)]],
  ['/lotto/view/7', [says(/1 : 8,145,060/), leads('Buy a ticket', /\/en\/slots\/game\/263\/mega-6$/)]],
  ...[
    ...['bingo', 'fishinghunting', 'poker', 'scratchcards', 'keno', 'slots', 'live-casino', 'tvgames'],
    ...['virtualsports', 'fast-games', 'fast-bet', 'asian-games', 'card-games', 'crash-games', 'skill-games'],
  ].map(thankYou),
  ['/casino/slot-first-deposit', [leads('Casino', /\/en\/casino-lobby$/)]],
  ['/bonus/casino', PROMOTIONS],
  ['/bonus/casino/promo', PROMOTIONS],
  ['/bonus/casino/promotions/3', [says(/no promotion by this name/), ...PROMOTIONS]],
  ['/bonus/welcome', [says(/no promotion by this name/), ...PROMOTIONS]],
  ['/landing/landing-summer', WELCOME],
  ['/landing-summer', WELCOME],
  ['/bonuses', PROMOTIONS],
  ['/bonuses/rules', [leads('The full rules', /\/en\/rules\/bonuses$/)]],
  ['/bonuses/games', [says(/at most three a day/), card(/\/en\/fortuna$/)]],
  ['/bonuses/partners', [leads('About partners', /\/en\/ourpartners$/)]],
  ['/offers', OFFERS],
  ['/promo', OFFERS],
  ['/promotions/first-bet', [says(/one selection from 1\.5/), leads('To the line', /\/en\/line$/)]],
  ['/rules/general', [card(/\/en\/rules\/general\/1$/), leads('Settlement', /\/en\/rules\/settlement$/)]],
  ['/rules/general/3', [says(/has ended is refused/), leads('The account', /\/en\/rules\/general\/2$/)]],
  ['/contacts', [opens('Ask a question'), leads('help lines', /\/en\/responsiblegaming$/)]],
  [
    '/office/support',
    [answers, opens('Ask a question'), opens('Your requests'), leads('Disputes', /disputeresolution$/)],
  ],
  ['/about', [says(/Games you can bet on/)]],
  ['/howbet', [rows('Bet types', 6), leads('Calculator', /\/en\/betting-calculator$/)]],
  ['/payment', [tabs, asksToLogIn('My limits')]],
  ['/cookies', [rows('Cookie', 5), leads('Consent', /\/en\/consent$/)]],
  ['/licenses', [says(/holds no licence/), says(/look the number up/)]],
  ['/taxation', [says(/No tax is withheld/), asksToLogIn('Your bet history can be saved as a file')]],
  ['/consent', [says(/of age where you live/), leads('Cookies', /\/en\/cookies$/)]],
  ['/simpleidentification', [asksToLogIn('Go to identification')]],
  ['/amlkyc', [says(/play without showing a document/), leads('Identity checks', /\/en\/kycpolicy$/)]],
  ['/kycpolicy', [says(/not stored/), leads('Both in one', /\/en\/amlkyc$/)]],
  ['/amlpolicy', [says(/send money to each other/), leads('Identity checks', /\/en\/kycpolicy$/)]],
  ['/smsbets', [leads('How to bet', /\/en\/howbet$/)]],
  ['/disputeresolution', [leads('How bets are settled', /\/en\/rules\/settlement$/)]],
  ['/responsiblegaming', [rows('Help lines by country', 10), asksToLogIn('Set my limits')]],
  ['/cash_terminals', [asksToLogIn('Choose “Cash terminal” in the deposit')]],
  [
    '/betting-calculator',
    [
      rows('Worked examples', 5),
      async (page) => {
        await page.getByRole('combobox', { name: 'Type of bet' }).selectOption('Express');
        await page.getByRole('textbox', { name: /^Stake, / }).fill('100');
        const odds = page.getByRole('group', { name: /^Selection \d+$/ }).getByRole('textbox', { name: 'Odds' });
        const count = await odds.count();
        for (let at = 0; at < count; at += 1) await odds.nth(at).fill('2');
        const results = page.getByRole('region', { name: 'Results' });
        await expect.poll(() => results.innerText()).toContain(`${100 * 2 ** count}.00`);
      },
    ],
  ],
  ['/points', [leads('Contacts', /\/en\/contacts$/)]],
  ['/mobile', INSTALL],
  ['/desktop', INSTALL],
  ['/cricket-app', INSTALL],
  ['/ipl-betting-app', INSTALL],
  ['/ourpartners', [leads('About us', /\/en\/about$/)]],
  ['/ourpartners/clubs', [leads('About us', /\/en\/about$/)]],
  ['/betting-alphabet', WORDS],
  ['/betting-alphabet/a/b/c', WORDS],
  ['/news', NEWS],
  ['/news/cup-final', NEWS],
  ['/0123456789abcdef0123456789abcdef', [says(/no longer works/), leads('Support', /\/en\/contacts$/)]],
  ['/football-champions-rules', [card(/\/en\/football-champions-rules\/1$/), leads('To the line', /\/en\/line\/1$/)]],
  ['/football-champions-rules/2', [says(/90 minutes/), leads('The format', /\/en\/football-champions-rules\/1$/)]],
  ['/allgamesentrance', [card(/\/en\/slots\/game\/\d+\/[a-z-]+$/)]],
  ['/allgamesentrance/dice', [says(/Choose your chance/), card(/\/en\/slots\/game\/202\/dice$/)]],
  ['/games-landing/dice', [card(/\/en\/slots\/game\/202\/dice$/)]],
  ['/betting-awards', [leads('About us', /\/en\/about$/)]],
  ['/hunting-and-fishing', [card(/\/en\/slots\/game\/282\/fishing$/), leads('Casino', /\/en\/casino-lobby$/)]],
  ['/internal-vpn', [says(/not for players/), leads('Support', /\/en\/contacts$/)]],
  ['/debugger/switches', [says(/Reset all/)]],
  ['/cricket-dev-page', [says(/built apart/)]],
]);
