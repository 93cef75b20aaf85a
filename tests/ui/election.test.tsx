/** The page of an election with the fake core: its count and its markets. */
import { within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StatPair } from 'touchline/core/line/types';
import { groupMarkets } from 'touchline/core/line/rules/market-groups';
import { PARTY_SEATS, SEATS_MAJORITY } from 'touchline/core/line/rules/election-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { marketName } from 'touchline/core/line/rules/market-names';
import { POLITICS } from 'touchline/core/line/rules/sport-ids';
import { ElectionCount } from '../../ui/web/screens/virtual/election-count.tsx';
import game from '../../ui/web/locales/en/game.json' with { type: 'json' };
import line from '../../ui/web/locales/en/line.json' with { type: 'json' };
import { createTranslate, decodeSentences } from '../../ui/web/format/sentences.ts';
import { loadNamespaces } from '../../ui/web/text.ts';
import { matchOf } from './model-matches.ts';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const STATS: readonly StatPair[] = [
  ['party:Civic Renewal', '9', '51'],
  ['party:Harvest Union', '11', '51'],
  ['party:Green Valleys', '0', '51'],
];

beforeAll(() => loadNamespaces('virtual', 'game'));

describe('[LIN-245] the count of an election', () => {
  it('has the seats of each party as a bar in the order of the ballot, and how many constituencies have reported', async () => {
    const page = await render(createFakeCore(), <ElectionCount stats={STATS} />);
    const count = within(page.getByRole('region', { name: 'The count' }));
    expect(count.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Civic Renewal9',
      'Harvest Union11',
      'Green Valleys0',
    ]);
    expect(count.getByText('Counted: 20 of 51 constituencies.')).toBeTruthy();
    expect(count.getByText('A majority is 26 seats.')).toBeTruthy();
    // A bar is a drawing, which has no role.
    expect([...page.container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([
      '9',
      '11',
      '0',
    ]);
  });

  it('says before the count, too, that all is invented, and how a winner is found', async () => {
    const page = await render(createFakeCore(), <ElectionCount stats={[['corners', '1', '2']]} />);
    expect(page.queryByRole('list')).toBeNull();
    expect(page.getByText(/invented, and the count is simulated\. The party with most seats wins;/)).toBeTruthy();
  });
});

it('[LIN-244] the markets are the winner, a majority and the seats of parties, each with a name of its own', () => {
  const t = createTranslate(decodeSentences({ ...line, ...game }), 'en');
  const match = matchOf('election');
  const markets = match
    .price(match.fixture.startsAt - 1, 'all')
    .map((market, id) => ({ ...market, id, gameId: 1, flags: 0, label: market.label ?? null }));
  const groups = groupMarkets(markets, (id) => markets[id]?.price ?? 0);
  expect(groups.map(({ kind }) => kind)).toEqual([KIND.outright, SEATS_MAJORITY, PARTY_SEATS]);
  for (const [over, under] of groups[2]?.rows ?? []) {
    expect(over?.param).toBe(under?.param);
    expect([over?.type, under?.type]).toEqual([1, 2]);
  }
  const election = { home: 'Parliament', away: '', sportId: POLITICS };
  const named = (kind: number) =>
    markets.filter((each) => each.kind === kind).map((each) => marketName(each, election, t));
  expect(named(SEATS_MAJORITY)).toEqual(['Majority of the seats: Yes', 'Majority of the seats: No']);
  expect(named(PARTY_SEATS)).toContain('Seats of a party: Harvest Union: over 13.5');
});
