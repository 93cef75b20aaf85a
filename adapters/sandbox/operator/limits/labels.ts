/**
 * The operator's own names of some limits and of their options, in the site's languages; switched on by
 * `hasLimitLabels`.
 */
import type { LimitKind } from 'touchline/core/limits/types';
import { localized, type Localized } from '../site/words.ts';

export const limitLabels: Readonly<Partial<Record<LimitKind, Localized>>> = {
  depositDay: localized('Daily budget', 'Бюджет на день', 'Tagesbudget', 'ميزانية اليوم'),
  depositWeek: localized('Weekly budget', 'Бюджет на неделю', 'Wochenbudget', 'ميزانية الأسبوع'),
  depositMonth: localized('Monthly budget', 'Бюджет на месяц', 'Monatsbudget', 'ميزانية الشهر'),
};

/** Names of options by kind and value. */
export const optionLabels: Readonly<Partial<Record<LimitKind, Readonly<Record<number, Localized>>>>> = {
  realityCheck: {
    15: localized('Every quarter of an hour', 'Каждые четверть часа', 'Jede Viertelstunde', 'كل ربع ساعة'),
    60: localized('Every hour', 'Каждый час', 'Jede Stunde', 'كل ساعة'),
  },
  timeOut: {
    1: localized('Until tomorrow, 24 hours', 'До завтра, 24 часа', 'Bis morgen, 24 Stunden', 'حتى الغد، 24 ساعة'),
  },
};
