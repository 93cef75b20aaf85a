import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from 'touchline/app/features';
import { ALL_SHOWN } from 'touchline/core/office-settings/public';
import { topErrors } from 'touchline/core/office-settings/rules/top-errors';
import { decodeSave } from 'touchline/core/office-settings/wire';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const PATH = '/web-api/office/settings';
const SPORTS = [
  { id: 1, name: 'Football' },
  { id: 2, name: 'Ice hockey' },
  { id: 9, name: 'Darts' },
];
const ANSWER = {
  commonSettings: [{ id: 'user_hide_balance', value: false }],
  otherSettings: [{ id: 'from_the_future', value: true }],
  notificationSettings: [{ id: 'enable_mail_bets', value: true }],
  lineSports: SPORTS,
  liveSports: SPORTS.slice(0, 2),
  lineDisallowSports: [9],
  liveDisallowSports: [],
};
const SAVED = { success: true, data: { message: 'Saved.' } };

let given: Given;
const view = () => given.core.feature('officeSettings').get();
const send = (command: Command): string => {
  const result = given.core.dispatch(command);
  return result.ok ? 'accepted' : result.error.code;
};
const load = (): string => send({ type: 'office-settings/load', payload: {} });
const set = (id: 'user_hide_balance' | 'enable_mail_bets' | 'enable_sms_news', value: boolean): string =>
  send({ type: 'office-settings/set', payload: { id, value } });
const hide = (product: 'line' | 'live', sportId: number, isHidden: boolean): string =>
  send({ type: 'office-settings/hideSport', payload: { product, sportId, isHidden } });
const sent = (path: string): readonly unknown[] =>
  given.requests.filter((each) => each.path.startsWith(path)).map(({ body }) => JSON.parse(body ?? '') as unknown);

beforeEach(async () => {
  given = await openGate({ isPlayer: true });
  given.answers.set(`GET ${PATH}`, ANSWER);
  given.answers.set(`POST ${PATH}/save`, SAVED);
  given.answers.set(`POST ${PATH}/sports`, SAVED);
  void given.core.load('officeSettings');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  load();
  await given.clock.run(100);
});
afterEach(closeGates);

describe('the settings of the office', () => {
  it('[OST-1] are those that the site has a use for; others are left out', () => {
    expect(view()).toMatchObject({
      status: 'ready',
      answer: { values: { user_hide_balance: false, enable_mail_bets: true }, hidden: { line: [9], live: [] } },
    });
    expect(Object.keys(view()?.answer?.values ?? {})).toHaveLength(2);
    expect(set('enable_sms_news', true)).toBe('office-settings/unknown');
  });

  it('[OST-2] change at once, and are saved in the order of the changes', async () => {
    expect(set('user_hide_balance', true)).toBe('accepted');
    expect(set('user_hide_balance', false)).toBe('accepted');
    expect(set('user_hide_balance', false)).toBe('office-settings/unchanged');
    expect(view()).toMatchObject({ saving: 2, isSaved: false, answer: { values: { user_hide_balance: false } } });
    expect(load()).toBe('office-settings/busy');
    await given.clock.run(100);
    expect(sent(`${PATH}/save`)).toEqual([
      { id: 'user_hide_balance', value: true },
      { id: 'user_hide_balance', value: false },
    ]);
    expect(view()).toMatchObject({ saving: 0, isSaved: true, problems: [] });
  });

  it('[OST-2] an answer from before a change does not undo it', async () => {
    load();
    set('user_hide_balance', true);
    await given.clock.run(100);
    expect(view()?.answer?.values.user_hide_balance).toBe(true);
  });

  it('[OST-4] hide a sport of the line or in play: the whole list is sent, ascending', async () => {
    expect(hide('line', 2, true)).toBe('accepted');
    expect(hide('line', 9, false)).toBe('accepted');
    expect(hide('live', 9, true)).toBe('office-settings/unknown');
    expect(hide('line', 2, true)).toBe('office-settings/unchanged');
    await given.clock.run(100);
    expect(sent(`${PATH}/sports`)).toEqual([
      { product: 'line', sports: [2, 9] },
      { product: 'line', sports: [2] },
    ]);
  });

  it('[OST-3] that were not saved say why, and show again what the operator has', async () => {
    const message = 'Confirm your e-mail address first.';
    given.answers.set(`POST ${PATH}/save`, {
      success: false,
      data: { message, errors: [{ status: 2, message }] },
    });
    set('enable_mail_bets', false);
    hide('line', 1, true);
    await given.clock.run(300);
    expect(view()).toMatchObject({
      saving: 0,
      isSaved: false,
      isOutdated: false,
      problems: [message],
      answer: { values: { enable_mail_bets: true }, hidden: { line: [9] } },
    });
  });

  it('[OST-3] without an answer the same happens', async () => {
    given.answers.set(`POST ${PATH}/save`, [500, {}]);
    set('user_hide_balance', true);
    await given.clock.run(60_000);
    expect(view()).toMatchObject({ saving: 0, problems: [''], answer: { values: { user_hide_balance: false } } });
  });

  it('[OST-3] have at most three messages, the operator’s own first', () => {
    const errors = [0, 2, 1, 2, 0].map((status, at) => ({ status, message: 'abcde'.charAt(at) }));
    const answer = decodeSave({ success: false, data: { message: '', errors } });
    if (!answer.ok) throw new Error(answer.error);
    expect(answer.value.map(({ isOperatorsOwn }) => isOperatorsOwn)).toEqual([false, true, false, true, false]);
    expect(topErrors(answer.value)).toEqual(['b', 'd', 'a']);
    expect(topErrors([])).toEqual([]);
  });

  it('[OST-4, USR-10] a saved change loads the player’s config again', async () => {
    const loads = (): number => given.requests.filter(({ path }) => path === '/web-api/user/config').length;
    const before = loads();
    hide('live', 1, true);
    await given.clock.run(200);
    expect(loads()).toBe(before + 1);
  });

  it('[OST-1] have all six groups of the operator, and keep a choice about bonuses', async () => {
    given.answers.set(`GET ${PATH}`, {
      ...ANSWER,
      bonusSetting: [{ id: 'bonus_offers', value: true }],
      firstDepositBonusSetting: [{ id: 'first_deposit_bonus', value: false }],
    });
    load();
    await given.clock.run(100);
    expect(view()?.answer?.values).toMatchObject({ bonus_offers: true, first_deposit_bonus: false });
    expect(send({ type: 'office-settings/set', payload: { id: 'bonus_offers', value: false } })).toBe('accepted');
    await given.clock.run(100);
    expect(sent(`${PATH}/save`)).toEqual([{ id: 'bonus_offers', value: false }]);
  });

  it('[OST-10] a field that the operator does not send counts as shown, a broken one too', async () => {
    expect(view()?.answer?.office).toEqual(ALL_SHOWN);
    given.answers.set(`GET ${PATH}`, { ...ANSWER, showClubPoints: 'no', walletAttributes: 7, cashbackSetting: null });
    load();
    await given.clock.run(100);
    expect(view()?.answer?.office).toEqual(ALL_SHOWN);
  });

  it('[OST-10] the operator’s flags reach the view in words', async () => {
    given.answers.set(`GET ${PATH}`, {
      ...ANSWER,
      showFavoriteTeams: false,
      showPromoCodeCheck: true,
      promoSetting: { promoCodeCheckSection: { isAvailable: false, titleTranslationKey: 'voucher' } },
      showWallets: false,
      walletAttributes: { title_translation_key: 'balances' },
      clubPoints: 12,
      showClubPoints: false,
      pointsAccumulated: 40,
      cashbackSetting: {
        additional_data: {
          isVisiblePromoPointsRules: false,
          showAdditionalCashBackTerms: false,
          promoPoints: 12,
          usePromoPointsName: true,
        },
      },
    });
    load();
    await given.clock.run(100);
    expect(view()?.answer?.office).toEqual({
      areFavouriteTeamsShown: false,
      isPromoCodeCheckShown: false,
      promoTitle: 'voucher',
      areWalletsShown: false,
      walletTitle: 'balances',
      areClubPointsShown: false,
      clubPoints: 12,
      pointsEarned: 40,
      cashback: { arePointRulesShown: false, areFurtherTermsShown: false, arePromoPoints: true, promoPoints: 12 },
    });
  });

  it('[OST-9] the player’s data of the menu are an answer to the caller, and in no event', async () => {
    const menuUserData = {
      bonus_balance: 500,
      country_code: 'DE',
      recharge_allow: true,
      email: 'secret@example.org',
      name: 'Secret Name',
    };
    given.answers.set('GET /web-api/office/menu', { menuCategories: [], menuUserData });
    const answers: unknown[] = [];
    given.core
      .actions('officeSettings')
      ?.menuOwner()
      .subscribe((owner) => answers.push(owner));
    await given.clock.run(100);
    expect(answers).toEqual([
      { name: 'Secret Name', email: 'secret@example.org', countryCode: 'DE', bonusBalance: 500, canDeposit: true },
    ]);
    expect(JSON.stringify([given.core.recent(), view()])).not.toContain('ecret');
    given.answers.set('GET /web-api/office/menu', [500, '']);
    given.core
      .actions('officeSettings')
      ?.menuOwner()
      .subscribe((owner) => answers.push(owner));
    await given.clock.run(60_000);
    expect(answers.at(-1)).toBeNull();
  });

  it('[OST-7] are forgotten at sign-out', async () => {
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(100);
    expect(view()).toMatchObject({ status: 'idle', answer: null });
  });
});
