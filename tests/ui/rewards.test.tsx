/** The pages about rewards and letters with the fake core: what they show, and what their controls do. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { InboxView } from 'touchline/core/inbox/types';
import { ALL_SHOWN, type OfficeOffer } from 'touchline/core/office-settings/public';
import type { RewardsAnswer } from 'touchline/core/rewards/types';
import { viewRewards } from 'touchline/core/rewards/views';
import type { RewardsView } from 'touchline/core/rewards/views';
import { ManagerScreen } from '../../ui/web/screens/inbox/manager-screen.tsx';
import { ShareIdeaScreen } from '../../ui/web/screens/inbox/share-idea-screen.tsx';
import { BonusesScreen } from '../../ui/web/screens/rewards/bonuses-screen.tsx';
import { CashbackScreen } from '../../ui/web/screens/rewards/cashback-screen.tsx';
import { FriendsScreen } from '../../ui/web/screens/rewards/friends-screen.tsx';
import { PointsScreen } from '../../ui/web/screens/rewards/points-screen.tsx';
import { PromoCodesScreen } from '../../ui/web/screens/rewards/promo-codes-screen.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { OFFICE_SETTINGS as SETTINGS, PLAYER } from './fake-views.ts';
import { render } from './render.tsx';

const LEVELS = [
  { name: 'bronze', from: 0, rate: 100 },
  { name: 'gold', from: 500, rate: 200 },
] as const;
const ANSWER: RewardsAnswer = {
  iso: 'EUR',
  bonus: null,
  offers: [
    { id: 'half', percent: 50, minDeposit: 1_000, maxBonus: 2_500, wager: 3, minCoef: 1_500, lastsMs: 604_800_000 },
  ],
  pastBonuses: [{ id: 1, outcome: 'cancelled', endedAt: 1, amount: 500 }],
  freeBets: { idBonus: 4, money: 1_000 },
  points: {
    balance: 120,
    earned: 120,
    level: 'bronze',
    levels: LEVELS,
    table: [
      { id: 1, points: 100, amount: 100 },
      { id: 2, points: 500, amount: 600 },
    ],
    moves: [{ at: 1, kind: 'bet', of: 77, points: 120 }],
  },
  cashback: {
    vip: { rate: 100, due: [{ iso: 'JPY', amount: 250 }], levels: LEVELS },
    premium: { rate: 0, due: [], levels: LEVELS },
  },
  friends: { code: 'ABCDEFGH', reward: 500, stake: 1_000, max: 20, list: [{ at: 1, reward: null, percent: 40 }] },
  promoCodes: [{ code: 'SINGLE-A', iso: 'EUR', amount: 200, minLegs: 1, minCoef: 1_500, expiresAt: 1, state: 'used' }],
};
const rewards = (change: Partial<RewardsAnswer> = {}, more: Partial<RewardsView> = {}): RewardsView => ({
  ...viewRewards(
    { status: 'ready', answer: { ...ANSWER, ...change }, acting: null, last: null, check: { step: 'idle' } },
    [],
    false,
  ),
  ...more,
});

let core: FakeCore;
beforeEach(async () => {
  await loadNamespaces('office', 'rewards', 'inbox');
  core = createFakeCore();
  core.fake.set.session(PLAYER);
  core.fake.set.feature('officeSettings', SETTINGS);
});
const acts = (): readonly unknown[] =>
  core.fake.commands.filter(({ type }) => type === 'rewards/act').map(({ payload }) => payload);

describe('rewards', () => {
  it('[RWD-5] points buy what they suffice for', async () => {
    core.fake.set.feature('rewards', rewards());
    const page = await render(core, <PointsScreen />);
    expect(page.getByText('Bet 77')).toBeDefined();
    expect(page.getByRole('button', { name: /Exchange: 500/ })).toHaveProperty('disabled', true);
    await page.user.click(page.getByRole('button', { name: /Exchange: 100/ }));
    expect(acts()).toEqual([{ act: { kind: 'exchange', id: 1 } }]);
  });

  it('[RWD-4] a bonus is chosen with its whole terms in sight', async () => {
    core.fake.set.feature('rewards', rewards());
    const page = await render(core, <BonusesScreen />);
    for (const text of [/€10\.00 or more/, /3 times/, /1\.50/, /7 days/, /Your own money stays free/])
      expect(page.getByText(text)).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Choose this bonus' }));
    expect(acts()).toEqual([{ act: { kind: 'chooseBonus', id: 'half' } }]);
  });

  it('[RWD-6] cashback is collected in the currency of the stakes', async () => {
    core.fake.set.feature('rewards', rewards());
    const page = await render(core, <CashbackScreen />);
    expect(page.getByText('¥250')).toBeDefined();
    await page.user.click(page.getByRole('button', { name: 'Collect' }));
    expect(acts()).toEqual([{ act: { kind: 'collect', cashback: 'vip' } }]);
  });

  const office = (change: Partial<OfficeOffer>): void => {
    const settings = { ...SETTINGS, answer: { ...SETTINGS.answer, office: { ...ALL_SHOWN, ...change } } };
    core.fake.set.feature('officeSettings', settings);
  };

  it('[RWD-11] points are hidden while the operator does not show them', async () => {
    core.fake.set.feature('rewards', rewards());
    office({ areClubPointsShown: false });
    const page = await render(core, <PointsScreen />);
    expect(page.getByText(/Points are not shown at the moment/)).toBeDefined();
    expect(page.queryByText('Bet 77')).toBeNull();
  });

  it('[RWD-11] the rules of points leave with their flag, and points get the operator’s name', async () => {
    core.fake.set.feature('rewards', rewards());
    office({ cashback: { ...ALL_SHOWN.cashback, arePointRulesShown: false, arePromoPoints: true } });
    const page = await render(core, <PointsScreen />);
    expect(page.getByText('120 promo points')).toBeDefined();
    expect(page.queryByText(/One point for each full euro/)).toBeNull();
  });

  it('[RWD-11] the further terms of cashback are shown where the operator shows them', async () => {
    core.fake.set.feature('rewards', rewards());
    const page = await render(core, <CashbackScreen />);
    expect(page.getByRole('heading', { name: 'Further terms' })).toBeDefined();
    await page.after(() => office({ cashback: { ...ALL_SHOWN.cashback, areFurtherTermsShown: false } }));
    expect(page.queryByRole('heading', { name: 'Further terms' })).toBeNull();
  });

  it('[RWD-11] codes can be checked only where the operator offers that', async () => {
    core.fake.set.feature('rewards', rewards());
    office({ isPromoCodeCheckShown: false });
    const page = await render(core, <PromoCodesScreen />);
    expect(page.queryByRole('button', { name: 'Check' })).toBeNull();
    expect(page.queryByRole('textbox')).toBeNull();
  });

  it('[RWD-7] the personal link is there to copy, and friends have no name', async () => {
    core.fake.set.feature('rewards', rewards());
    const page = await render(core, <FriendsScreen />);
    const link = page.getByRole('textbox', { name: 'Your personal link' });
    expect(link).toHaveProperty('value', expect.stringContaining('/en/registration?ref=ABCDEFGH'));
    expect(page.getByText('40% of the required stake')).toBeDefined();
  });

  it('[RWD-8] a code is checked', async () => {
    core.fake.set.feature(
      'rewards',
      rewards({}, { check: { step: 'checked', answer: { code: 'X', state: 'unknown' } } }),
    );
    const page = await render(core, <PromoCodesScreen />);
    expect(page.getByText(/there is no such code for you/)).toBeDefined();
    await page.user.fill(page.getByRole('textbox', { name: 'Promo code' }), 'ABC');
    await page.user.click(page.getByRole('button', { name: 'Check' }));
    expect(core.fake.commands).toContainEqual({ type: 'rewards/checkCode', payload: { code: 'ABC' } });
  });

  it('[RWD-9] under an exclusion nothing is offered', async () => {
    core.fake.set.feature('rewards', rewards({}, { isExcluded: true }));
    const page = await render(core, <BonusesScreen />);
    expect(page.queryByRole('button', { name: 'Choose this bonus' })).toBeNull();
    expect(page.getByText(/While you are excluded/)).toBeDefined();
  });

  it('[RWD-2, RWD-3] an unknown outcome and a refusal are said', async () => {
    const keyed = { act: { kind: 'cancelBonus' }, key: 'k' } as const;
    core.fake.set.feature('rewards', rewards({}, { last: { outcome: 'unknown', keyed } }));
    const page = await render(core, <PointsScreen />);
    expect(page.getByText(/There was no answer/)).toBeDefined();
    await page.after(() =>
      core.fake.set.feature('rewards', rewards({}, { last: { outcome: 'refused', keyed, message: 'Not now.' } })),
    );
    expect(page.getByText('Not now.')).toBeDefined();
  });
});

describe('letters', () => {
  const idle = { loading: 'idle', sending: 'idle' } as const;
  const inbox: InboxView = {
    thread: idle,
    ideas: idle,
    stops: [],
    messages: {
      manager: 'Anna',
      unread: 1,
      isAwaited: false,
      messages: [
        { id: 'a', from: 'manager', at: 1, text: 'Welcome', isUnread: true, way: null },
        {
          ...{ id: 'b', from: 'manager', at: 2, text: 'The cup has ended', isUnread: true },
          way: { to: '/tournaments/41', text: 'Slots cup' },
        },
      ],
    },
    shared: [{ number: 'I-0001', at: 1, text: 'A darker pitch', answer: { at: 2, text: 'Thank you.' } }],
  };

  it('[INB-2, INB-4] messages are marked as read once shown; a short one is not sent', async () => {
    const sent: (readonly [string, string])[] = [];
    core.fake.set.feature('inbox', inbox, { send: (kind, text) => sent.push([kind, text]) > 0 });
    const page = await render(core, <ManagerScreen />);
    expect(page.getByText('Welcome')).toBeDefined();
    expect(page.getByRole('link', { name: 'Slots cup' }).getAttribute('href')).toContain('/tournaments/41');
    expect(core.fake.commands.map(({ type }) => type)).toContain('inbox/markRead');
    const field = page.getByRole('textbox', { name: 'Your message' });
    await page.user.fill(field, 'hi');
    await page.user.click(page.getByRole('button', { name: 'Send' }));
    expect(page.getByRole('alert').textContent).toContain('at least 5');
    await page.user.fill(field, 'hi there');
    await page.user.click(page.getByRole('button', { name: 'Send' }));
    expect(sent.at(-1)).toEqual(['thread', 'hi there']);
  });

  it('[INB-1, INB-5] ideas have a number and an answer; a player who may not write can read', async () => {
    core.fake.set.feature('inbox', { ...inbox, stops: ['notAllowed'] }, { send: () => false });
    const page = await render(core, <ShareIdeaScreen />);
    expect(page.getByText('I-0001')).toBeDefined();
    expect(page.getByText('Thank you.')).toBeDefined();
    expect(page.queryByRole('textbox')).toBeNull();
  });
});
