/** The office's settings in the wire's own names. */
import type { Operator } from '../operator.ts';
import type { SiteLanguage } from '../site/words.ts';
import { SETTINGS } from './office.ts';
import type { SettingId } from './office.ts';

type World = Pick<Operator, 'office' | 'currencies' | 'line' | 'players' | 'rewards' | 'switches'>;

export function officeSettings(
  { id, currency }: { readonly id: number; readonly currency: { readonly id: number } },
  { office, currencies, line, players, rewards, switches }: World,
  language: SiteLanguage,
): Readonly<Record<string, unknown>> {
  const group = (name: string): readonly unknown[] =>
    (Object.keys(SETTINGS) as readonly SettingId[])
      .filter((each) => SETTINGS[each].group === name)
      .map((each) => ({
        id: each,
        value:
          each === 'enable_mail_news' ? players.people.byId(id)?.wantsNewsletter === true : office.setting(id, each),
      }));
  const { sports } = line.tree(language);
  const named = (counted: 'line' | 'live'): readonly unknown[] =>
    sports.filter((sport) => sport[counted] > 0).map(({ id: sport, name }) => ({ id: sport, name }));
  const had = new Set([currency.id, ...office.currencies(id)]);
  return {
    commonSettings: group('commonSettings'),
    otherSettings: group('otherSettings'),
    notificationSettings: group('notificationSettings'),
    cashbackSetting: {
      additional_data: {
        isVisiblePromoPointsRules: switches.get('isVisiblePromoPointsRules'),
        showAdditionalCashBackTerms: switches.get('showAdditionalCashBackTerms'),
        promoPoints: rewards.points(id),
        usePromoPointsName: switches.get('usePromoPointsName'),
      },
    },
    bonusSetting: group('bonusSetting'),
    firstDepositBonusSetting: group('firstDepositBonusSetting'),
    pointsAccumulated: rewards.tally(id).earned,
    availableCurrencies: currencies
      .filter((each) => !had.has(each.id))
      .map(({ id: each, iso, symbol }) => ({ id: each, iso, symbol })),
    sports: sports.map(({ id: sport, name }) => ({ id: sport, name })),
    lineSports: named('line'),
    liveSports: named('live'),
    lineDisallowSports: office.disallowed(id, 'line'),
    liveDisallowSports: office.disallowed(id, 'live'),
    showFavoriteTeams: switches.get('showFavoriteTeams'),
    showPromoCodeCheck: switches.get('showPromoCodeCheck'),
    showWallets: switches.get('showWallets'),
    clubPoints: rewards.points(id),
    showClubPoints: switches.get('showClubPoints'),
    walletAttributes: { title_translation_key: switches.get('walletsTitle') },
    promoSetting: {
      promoCodeCheckSection: {
        isAvailable: switches.get('showPromoCodeCheck'),
        titleTranslationKey: switches.get('promoTitle'),
      },
    },
  };
}
