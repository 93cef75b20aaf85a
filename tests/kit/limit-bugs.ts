/** The bugs inside the example engines, by the engines' own names, each with the law that is about it. */
import type { Concern } from '../../adapters/testing/limit-concerns.ts';
import type { LimitLawOptions } from '../../adapters/testing/limit-laws.ts';

export const FOUND_BY: Readonly<Record<string, Concern | 'session-hours' | 'session-change' | 'reality-check'>> = {
  'looser-at-once': 'looser',
  'confirmed-an-hour-early': 'cool-down',
  'due-is-yes': 'silence',
  'reject-is-yes': 'reject',
  'lapse-is-yes': 'lapse',
  'never-lapses': 'lapse',
  'second-change-replaces': 'one-pending',
  'stricter-keeps-pending': 'one-pending',
  'window-an-hour-short': 'deposits',
  'open-bet-counts-half': 'losses',
  'win-raises-limit': 'losses',
  'exclusion-an-hour-short': 'exclusion-end',
  'last-exclusion-counts': 'exclusion-end',
  'bonus-while-excluded': 'self-exclusion',
  'no-withdrawal-while-excluded': 'withdrawal',
  'repeated-change-restarts-wait': 'repeat',
  'last-tab-wins': 'two-tabs',
  'withdrawal-gives-back': 'withdrawal',
  'failed-deposit-counts': 'failed-deposit',
  'repeat-counts-twice': 'repeat',
  'zero-is-no-limit': 'stricter',
  'negative-is-no-limit': 'values',
  'last-limit-alone': 'stakes',
  'struck-unchecked': 'orders',
  'waiting-counts-twice': 'orders',
  'counts-from-order': 'orders',
  'order-survives-exclusion': 'cancelled-orders',
  'order-in-time-out': 'cancelled-orders',
  'other-currency-at-face-value': 'currencies',
  'hours-count-longest-stretch': 'session-hours',
  'fewer-hours-tomorrow': 'session-change',
  'more-hours-at-once': 'session-change',
  'reality-check-from-login': 'reality-check',
  'reality-check-passes': 'reality-check',
};

/** The example engines have orders, money in euros, hours of play and reality checks. */
export const WITH_MORE: LimitLawOptions = {
  orders: true,
  otherCurrency: 'USD',
  sessionHours: true,
  realityChecks: true,
};
