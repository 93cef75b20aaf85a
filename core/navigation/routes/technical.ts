/**
 * Pages without the frame: payment returns, closed-site pages, required confirmations. Only the guards that decide
 * these pages act on them.
 */
import type { Route } from '../routes.ts';
import { pagesOf } from './make.ts';

const bare = pagesOf('technical', { layout: 'empty', banned: 'may' });
const blocked = pagesOf('technical', { layout: 'blocked', screen: 'technical', banned: 'may' });
const paid = pagesOf('payments', { layout: 'empty', screen: 'payment-return', banned: 'may' });

const ENDS = ['success', 'fail', 'pending', 'cancel'] as const;

export const technicalRoutes: readonly Route[] = [
  ...ENDS.map((end) => paid(`onpay-${end}`, `/onpay/${end}`)),
  ...ENDS.map((end) => paid(`onpay-withdraw-${end}`, `/onpay/withdraw/${end}`)),
  blocked('block', '/block'),
  blocked('block-ua', '/block-ua'),
  blocked('block-ie', '/block-ie'),
  blocked('site-updates', '/site-updates'),
  blocked('coming-soon', '/coming-soon'),
  blocked('suspension', '/suspension', { banned: 'only' }),
  blocked('block-appeal-history', '/block-appeal-history'),
  bare('confirm', '/confirm', { screen: 'technical' }),
  bare('oldBrowser', '/oldbrowser'),
  bare('authApp', '/auth-app', { access: 'guest' }),
  bare('maintenance', '/maintenance', { layout: 'maintenance', screen: 'technical' }),
];
