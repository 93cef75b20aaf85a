/** Information pages: rules, contacts, policies. Most stay open to banned players, who have a right to read them. */
import type { Route } from '../routes.ts';
import { pagesOf, WORD } from './make.ts';

const info = pagesOf('information', { screen: 'remote', banned: 'may' });

export const informationRoutes: readonly Route[] = [
  info('rules', '/rules/{ruleGroup}/{chapter?}', { isListed: true, params: { ruleGroup: WORD, chapter: WORD } }),
  info('contacts', '/contacts'),
  info('about', '/about'),
  info('howbet', '/howbet'),
  info('payment', '/payment', { needs: 'payment' }),
  info('cookies', '/cookies'),
  info('licenses', '/licenses'),
  info('taxation', '/taxation', { needs: 'taxes' }),
  info('consent', '/consent'),
  info('simpleidentification', '/simpleidentification'),
  info('amlkyc', '/amlkyc'),
  info('smsbets', '/smsbets'),
  info('amlpolicy', '/amlpolicy'),
  info('disputeresolution', '/disputeresolution'),
  info('kycpolicy', '/kycpolicy'),
  info('responsiblegaming', '/responsiblegaming'),
  info('cash_terminals', '/cash_terminals'),
  info('betting-calculator', '/betting-calculator'),
];
