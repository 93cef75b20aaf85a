/** The operator's own names of some limits, in the site's languages; switched on by `hasLimitLabels`. */
import type { LimitKind } from 'touchline/core/limits/types';
import { localized, type Localized } from '../site/words.ts';

export const limitLabels: Readonly<Partial<Record<LimitKind, Localized>>> = {
  20: localized('Daily budget', 'Бюджет на день', 'Tagesbudget', 'ميزانية اليوم'),
  21: localized('Weekly budget', 'Бюджет на неделю', 'Wochenbudget', 'ميزانية الأسبوع'),
  22: localized('Monthly budget', 'Бюджет на месяц', 'Monatsbudget', 'ميزانية الشهر'),
};
