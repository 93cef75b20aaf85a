/** Why something about rewards was refused, in the player's language. */
import type { Localized } from '../site/words.ts';
import { localized } from '../site/words.ts';
import type { RewardRefusal } from './rewards.ts';

const REFUSALS: Readonly<Record<NonNullable<RewardRefusal>, Localized>> = {
  excluded: localized(
    'While you are excluded, nothing is offered.',
    'Пока действует самоисключение, предложений нет.',
    'Solange du gesperrt bist, gibt es keine Angebote.',
    'ما دام الاستبعاد ساريًا فلا عروض.',
  ),
  unknownOffer: localized(
    'This offer has ended.',
    'Это предложение закончилось.',
    'Dieses Angebot ist beendet.',
    'انتهى هذا العرض.',
  ),
  bonusThere: localized(
    'You already have a bonus. Finish or cancel it first.',
    'У вас уже есть бонус. Сначала завершите или отмените его.',
    'Du hast schon einen Bonus. Beende ihn oder brich ihn zuerst ab.',
    'لديك مكافأة بالفعل. أكملها أو ألغها أولًا.',
  ),
  noBonus: localized(
    'There is no bonus to cancel.',
    'Отменять нечего.',
    'Es gibt keinen Bonus.',
    'لا توجد مكافأة لإلغائها.',
  ),
  unknownReward: localized(
    'This reward is no longer offered.',
    'Этой награды больше нет.',
    'Diese Prämie gibt es nicht mehr.',
    'لم تعد هذه الجائزة متاحة.',
  ),
  tooFewPoints: localized(
    'You do not have enough points yet.',
    'Баллов пока не хватает.',
    'Deine Punkte reichen noch nicht.',
    'نقاطك غير كافية بعد.',
  ),
  nothingToCollect: localized(
    'There is no cashback to collect yet.',
    'Кешбэка пока нет.',
    'Es gibt noch keinen Cashback.',
    'لا يوجد استرداد بعد.',
  ),
};

export function rewardRefusalText(refusal: NonNullable<RewardRefusal>): Localized {
  return REFUSALS[refusal];
}
