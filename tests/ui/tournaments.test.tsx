/** The pages of tournaments with the fake core: what they show and say, and what their controls do. */
import { readFileSync } from 'node:fs';
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { NO_TOURNAMENTS } from 'touchline/core/tournaments/decider';
import type {
  ActRefusal,
  KeyedAct,
  Tournament,
  TournamentPage,
  TournamentsState,
} from 'touchline/core/tournaments/types';
import { viewTournaments, type TournamentsPlayer } from 'touchline/core/tournaments/views';
import { GameTournaments } from '../../ui/web/screens/tournaments/game-tournaments.tsx';
import { ListPage } from '../../ui/web/screens/tournaments/list-page.tsx';
import { TournamentPage as Page } from '../../ui/web/screens/tournaments/tournament-page.tsx';
import { createTexts, loadNamespaces } from '../../ui/web/text.ts';
import { ownOf, pageOf, tournamentOf } from '../unit/tournaments/samples.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const PLAYER: TournamentsPlayer = {
  session: { status: 'player', userId: '7', previousLoginAt: null },
  ...{ stops: [], isExcluded: false },
};
const GUEST: TournamentsPlayer = { ...PLAYER, session: { status: 'guest', busy: null, failure: null } };
const KEYED: KeyedAct = { id: 41, act: 'join', userId: '7', key: 'k' };

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('bonus', 'casino', 'office');
  core = createFakeCore();
});

function show(tournament: TournamentPage | null, player = PLAYER, state: Partial<TournamentsState> = {}): void {
  const answer = { kind: 'page', tournament } as const;
  core.fake.set.feature(
    'tournaments',
    viewTournaments({ ...NO_TOURNAMENTS, followed: 41, status: 'ready', answer, ...state }, player),
  );
}
const page = (tournament: TournamentPage | null, player = PLAYER, state: Partial<TournamentsState> = {}) => {
  show(tournament, player, state);
  return render(core, <Page id={41} />);
};
const list = (tournaments: readonly Tournament[]) => {
  const answer = { kind: 'list', tournaments } as const;
  core.fake.set.feature(
    'tournaments',
    viewTournaments({ ...NO_TOURNAMENTS, followed: 'list', status: 'ready', answer }, PLAYER),
  );
  return render(core, <ListPage />);
};
const commands = (): readonly unknown[] =>
  core.fake.commands.filter(({ type }) => type.startsWith('tournaments/') && type !== 'tournaments/follow');
const cells = (table: HTMLElement): readonly (readonly (string | null)[])[] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the list of tournaments', () => {
  it('[TRN-8] has those that run, those ahead and those that ended, with terms and the player’s part', async () => {
    const shown = await list([
      tournamentOf({ own: ownOf() }),
      tournamentOf({ id: 51, title: 'Slots cup', status: 'ahead', reward: 'freeBet', prizes: [2_000, 1_200] }),
      tournamentOf({ id: 31, status: 'ended' }),
    ]);
    expect(shown.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Running now',
      'Coming up',
      'Ended',
    ]);
    const running = within(shown.getByRole('region', { name: 'Running now' }));
    expect(running.getByText('Joined')).toBeDefined();
    expect(running.getByText(/^Ends in/)).toBeDefined();
    expect(running.getByText('1,000 pts')).toBeDefined();
    expect(running.getByText('3 plus 27 simulated')).toBeDefined();
    expect(running.getByText('Dice · Craps')).toBeDefined();
    const ahead = within(shown.getByRole('region', { name: 'Coming up' }));
    expect(ahead.getByRole('link', { name: 'Slots cup' }).getAttribute('href')).toContain('/tournaments/51');
    expect(ahead.getByText('€32.00')).toBeDefined();
    expect(ahead.queryByText('Joined')).toBeNull();
    expect(within(shown.getByRole('region', { name: 'Ended' })).queryByText(/^Ends in/)).toBeNull();
  });
});

describe('the terms of a tournament', () => {
  it.each([
    [{ players: 1, simulated: 0 }, '1'],
    [{ players: 0, simulated: 27 }, '27 simulated'],
    [{ players: 1, simulated: 27 }, '1 plus 27 simulated'],
  ])('[TRN-8] say who takes part: %j', async (entrants, reported) => {
    const shown = await list([tournamentOf({ status: 'ahead', entrants })]);
    expect(shown.getByText('Players').nextSibling?.textContent).toBe(reported);
  });
});

describe('the page of a game', () => {
  const at = (number: number, ...tournaments: readonly Tournament[]) => {
    const answer = { kind: 'list', tournaments } as const;
    core.fake.set.feature(
      'tournaments',
      viewTournaments({ ...NO_TOURNAMENTS, followed: 'list', status: 'ready', answer }, PLAYER),
    );
    return render(core, <GameTournaments number={number} />);
  };
  const [dice = { number: 0 }] = tournamentOf().games;

  it('[TRN-10] names the running tournaments that count its rounds, and the player’s part', async () => {
    const shown = await at(
      dice.number,
      tournamentOf({ own: ownOf() }),
      tournamentOf({ id: 51, title: 'Dice day' }),
      tournamentOf({ id: 61, title: 'Dice week', status: 'ahead' }),
    );
    const items = within(shown.getByRole('region', { name: 'Tournaments' })).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('link').getAttribute('href'))).toEqual([
      expect.stringContaining('/tournaments/41'),
      expect.stringContaining('/tournaments/51'),
    ]);
    expect(items.map((item) => within(item).queryByText('Joined') !== null)).toEqual([true, false]);
    for (const item of items) expect(within(item).getByText(/^Ends in/)).toBeDefined();
  });

  const games = tournamentOf().games.map((game) => ({ ...game, isAllowed: false }));
  it.each([
    ['no round of the game counts', dice.number + 1_000, tournamentOf()],
    ['the player may not play it', dice.number, tournamentOf({ games })],
  ])('[TRN-10] says nothing where %s', async (_, number, tournament) => {
    const shown = await at(number, tournament);
    expect(shown.queryByRole('region')).toBeNull();
  });
});

describe('the page of a tournament', () => {
  it('[TRN-9] has rules, prizes, games and places, with simulated players and the player marked', async () => {
    const shown = await page(pageOf());
    expect(cells(shown.getByRole('table', { name: 'Leaderboard' }))).toEqual([
      ['Place', 'Player', 'Win / stake'],
      ['1', 'Player KQRM simulated', '×50'],
      ['2', 'You', '×2.5'],
      ['2', 'Player WXYZ ', '×2.5'],
    ]);
    expect(cells(shown.getByRole('table', { name: 'Prizes' }))).toEqual([
      ['Place', 'Prize'],
      ['1', '500 pts'],
      ['2', '300 pts'],
      ['3', '200 pts'],
    ]);
    const games = within(shown.getByRole('region', { name: 'Games that count' }));
    expect(games.getByRole('link', { name: 'Dice' }).getAttribute('href')).toContain('/slots/game/202/dice');
    expect(games.getByText('not allowed where you are')).toBeDefined();
    const rules = within(shown.getByRole('region', { name: 'Rules' })).getAllByRole('listitem');
    expect(rules).toHaveLength(6);
    expect(rules[1]?.textContent).toContain('your first 10 qualifying rounds count');
    expect(rules[1]?.textContent).toContain('€0.10');
  });

  it.each([
    ['en', 10, 'your first 10 qualifying rounds count:'],
    ['de', 1, 'zählt deine erste passende Runde:'],
    ['ru', 2, 'идут 2 первых подходящих раунда.'],
    ['ru', 21, 'идёт 21 первый подходящий раунд.'],
    ['ru', 25, 'идут 25 первых подходящих раундов.'],
    ['ar', 2, 'أول جولتين مستوفيتين'],
    ['ar', 10, 'أول 10 جولات'],
    ['ar', 25, 'أول 25 جولة'],
  ] as const)('[TRN-9] the rules say in %s which of %d rounds count', async (language, rounds, reported) => {
    const {
      i18n,
      changeLanguage,
      loadNamespaces: loadMore,
    } = createTexts(async (wanted, namespace) =>
      JSON.parse(readFileSync(`ui/web/locales/${wanted}/${namespace}.json`, 'utf8')),
    );
    await changeLanguage(language);
    await loadMore('bonus');
    expect(i18n.t('tour.rule.rounds', { count: rounds, stake: '1 €' })).toContain(reported);
  });

  it('[TRN-3] offers to join, once', async () => {
    const shown = await page(pageOf());
    await shown.user.click(shown.getByRole('button', { name: 'Join the tournament' }));
    expect(commands()).toEqual([{ type: 'tournaments/join', payload: {} }]);
    await shown.after(() => show(pageOf(), PLAYER, { acting: KEYED, unanswered: [KEYED] }));
    expect(shown.getByRole('button', { name: 'Join the tournament' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('[TRN-3] leads a guest to the login, and says what stops a player', async () => {
    const shown = await page(pageOf(), GUEST);
    expect(shown.getByRole('link', { name: 'Log in to join' })).toBeDefined();
    await shown.after(() => show(pageOf(), { ...PLAYER, stops: ['banned', 'maintenance'], isExcluded: true }));
    const part = within(shown.getByRole('region', { name: 'Your entry' }));
    expect(part.getAllByRole('listitem')).toHaveLength(3);
    expect(part.queryByRole('button')).toBeNull();
    await shown.after(() => show(pageOf({ games: pageOf().games.map((game) => ({ ...game, isAllowed: false })) })));
    expect(part.getByText('The rules that apply to you don’t allow any of these games.')).toBeDefined();
  });

  it('[TRN-4, TRN-9] says how many counted rounds are left, and offers to leave before the first', async () => {
    const shown = await page(pageOf({ own: ownOf() }));
    expect(shown.getByText('10 of 10')).toBeDefined();
    expect(shown.getByText('No win yet')).toBeDefined();
    await shown.user.click(shown.getByRole('button', { name: 'Leave the tournament' }));
    expect(commands()).toEqual([{ type: 'tournaments/leave', payload: {} }]);
    const own = ownOf({ counted: 4, best: { n: 5n, d: 2n }, rank: 2 });
    await shown.after(() => show(pageOf({ own })));
    expect(shown.queryByRole('button', { name: 'Leave the tournament' })).toBeNull();
    expect(
      within(shown.getByRole('region', { name: 'Your entry' }))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['6 of 10', '×2.5', '2']);
    await shown.after(() => show(pageOf({ own: { ...own, counted: 10 } })));
    expect(shown.getByText(/^You’ve played all your rounds/)).toBeDefined();
  });

  it('[TRN-5] says that an outcome is unknown, and asks again; a refusal has its reason', async () => {
    const shown = await page(pageOf(), PLAYER, { unanswered: [KEYED] });
    expect(within(shown.getByRole('status')).getByText(/^The connection was lost/)).toBeDefined();
    await shown.user.click(shown.getByRole('button', { name: 'Try again' }));
    await shown.after(() => show(pageOf(), PLAYER, { unanswered: [{ ...KEYED, act: 'leave' }] }));
    await shown.user.click(shown.getByRole('button', { name: 'Try again' }));
    expect(commands()).toEqual([
      { type: 'tournaments/join', payload: {} },
      { type: 'tournaments/leave', payload: {} },
    ]);
    await shown.after(() => show(pageOf(), PLAYER, { last: { outcome: 'refused', keyed: KEYED, refusal: 'limit' } }));
    expect(within(shown.getByRole('status')).getByText(/one of your limits is stopping play/)).toBeDefined();
  });

  it('[TRN-5] reports a refusal in words of its act, and on the page of its tournament alone', async () => {
    const refused = (act: KeyedAct['act'], refusal: ActRefusal, id = 41) =>
      show(pageOf({ own: act === 'leave' ? ownOf() : null }), PLAYER, {
        last: { outcome: 'refused', keyed: { ...KEYED, act, id }, refusal },
      });
    const shown = await page(pageOf());
    const status = () => shown.getByRole('status').textContent;
    for (const refusal of ['notAllowed', 'other', 'limit'] as const) {
      await shown.after(() => refused('leave', refusal));
      expect(status()).toContain('You’re still in the tournament');
      expect(status()).not.toContain('You haven’t joined');
    }
    await shown.after(() => refused('leave', 'hasPlayed'));
    expect(status()).toContain('One of your rounds already counts');
    await shown.after(() => refused('join', 'other'));
    expect(status()).toContain('You haven’t joined: the request wasn’t accepted.');
    await shown.after(() => refused('join', 'other', 42));
    expect(status()).toBe('');
  });

  it('[TRN-9] shows winners and prizes after the end', async () => {
    const places = pageOf().places.map((place, at) => ({ ...place, prize: [500, 250, 250][at] ?? 0 }));
    const own = ownOf({ counted: 10, best: { n: 5n, d: 2n }, rank: 2, prize: 250 });
    const shown = await page(pageOf({ status: 'ended', places, own }));
    expect(cells(shown.getByRole('table', { name: 'Winners' })).at(2)).toEqual(['2', 'You', '×2.5', '250 pts']);
    const part = within(shown.getByRole('region', { name: 'Your entry' }));
    expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['×2.5', '2', '250 pts']);
    expect(part.queryByRole('button')).toBeNull();
    await shown.after(() => show(pageOf({ status: 'ended', places: [], own: ownOf({ counted: 10, prize: 0 }) })));
    expect(part.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['No win', '–', 'No prize']);
    expect(shown.getByText('There were no wins.')).toBeDefined();
    await shown.after(() => show(pageOf({ status: 'ended', places })));
    expect(shown.getByText('The tournament has ended. You did not take part.')).toBeDefined();
  });

  it('[TRN-1] says that there is no such tournament, and leads to the list', async () => {
    const shown = await page(null);
    expect(shown.getByText('There is no such tournament')).toBeDefined();
    expect(shown.getByRole('link', { name: 'All tournaments' }).getAttribute('href')).toContain('/tournaments');
  });
});
