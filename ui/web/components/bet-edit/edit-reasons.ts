/** Why a bet can't be edited, in words. Reasons of one kind share their words. */
import type { EditReason, EditRefusal } from 'touchline/core/bet-edit/types';
import type { Translate } from '../../text.ts';
import type { WriteMoney } from '../use-money.ts';

/** The key of the words for each reason. */
export const REASON_WORDS = {
  settled: 'settled',
  notOwnMoney: 'notOwnMoney',
  typeNotOffered: 'typeNotOffered',
  suspended: 'suspended',
  notPriced: 'notPriced',
  finished: 'notPriced',
  unknownMarket: 'notPriced',
  coefNotAvailable: 'notPriced',
  tooManyOpen: 'tooManyOpen',
  tooSmall: 'tooSmall',
  inPlay: 'inPlay',
  underWay: 'underWay',
  noLegs: 'noLegs',
  unchanged: 'unchanged',
  moved: 'moved',
  priceMoved: 'priceMoved',
  blocked: 'combine',
  bannedExpress: 'combine',
  sameGame: 'combine',
  typeNotAllowed: 'typeNotAllowed',
  cannotWin: 'cannotWin',
  belowMinimum: 'belowMinimum',
  aboveMaximum: 'aboveMaximum',
  banned: 'stopped',
  notAllowed: 'stopped',
  excluded: 'stopped',
  timeOut: 'stopped',
  sessionOver: 'stopped',
  limitMissing: 'stopped',
  maintenance: 'closed',
  siteBlocked: 'closed',
  abandoned: 'abandoned',
  unknownBet: 'unknownBet',
  insufficientFunds: 'refused',
  refused: 'refused',
} as const satisfies Readonly<Record<EditReason, string>>;

/** Each kind of reason once, in the operator's order. */
export function reasonTexts(
  reasons: readonly EditRefusal[],
  currency: string,
  t: Translate,
  money: WriteMoney,
): readonly string[] {
  const texts = reasons.map(({ code, amount }) =>
    t(`betEdit.reason.${REASON_WORDS[code]}`, { amount: amount === null ? '' : money(amount, currency) }),
  );
  return [...new Set(texts)];
}
