/** The personal office. Account and history have screens and are in the first table. */
import type { Route } from '../routes.ts';
import { ID, pagesOf, redirectOf, ROUND } from './make.ts';

/** The sections of the limits screen, and the player's own record next to them [LIM-19]. */
const LIMITS = /^(?:deposit-limit|extra-limits|reality-checks|wagering-limits|loss-limits|my-control)$/;

const office = pagesOf('office', { screen: 'remote', access: 'player', off: ['seo'] });

export const officeRoutes: readonly Route[] = [
  office('historypay', '/office/historypay', { screen: 'payments', banned: 'may' }),
  office('recharge', '/office/recharge', { screen: 'recharge' }),
  office('security', '/office/security', { screen: 'security' }),
  office('qr-login', '/office/qr-login', { screen: 'security' }),
  office('responsible', '/office/responsible/{section?}', {
    screen: 'limits',
    banned: 'may',
    params: { section: LIMITS },
  }),
  office('wallets', '/office/wallets', { screen: 'wallets' }),
  office('settings', '/office/settings', { screen: 'settings' }),
  redirectOf('office-bonuses', '/office/bonuses', '/office/bonuses/deposit'),
  office('bonuses-deposit', '/office/bonuses/deposit', { screen: 'rewards' }),
  office('bonuses-wager', '/office/bonuses/wager', { screen: 'rewards' }),
  office('vipcashback', '/office/casino/vipcashback', { screen: 'rewards' }),
  office('premiumcashback', '/office/casino/premiumcashback', { screen: 'rewards' }),
  office('casino-rounds', '/office/casino/rounds/{round?}', { screen: 'casino', params: { round: ROUND } }),
  office('deduce', '/office/deduce', { screen: 'deduce' }),
  office('promotion-office', '/office/promotion', { screen: 'rewards' }),
  office('bringfriend', '/office/bringfriend', { screen: 'rewards' }),
  office('support', '/office/support', { banned: 'may' }),
  office('manager', '/office/manager', { screen: 'inbox' }),
  office('rewards', '/office/rewards', { screen: 'rewards' }),
  office('verification', '/office/verification', { screen: 'verification' }),
  office('identification', '/office/identification', { screen: 'identification', needs: 'identification' }),
  office('share-idea', '/office/share-idea', { screen: 'inbox' }),
  office('payment-requests', '/office/payment/requests', { screen: 'payment-requests' }),
  office('create-request', '/office/payment/create-request', { screen: 'create-request' }),
  office('create-request-topic', '/office/payment/create-request/{topicId}', {
    screen: 'create-request',
    params: { topicId: ID },
  }),
  office('create-request-transactions', '/office/payment/create-request/{topicId}/transactions', {
    screen: 'create-request',
    params: { topicId: ID },
  }),
  office('create-request-transaction', '/office/payment/create-request/{topicId}/transactions/{transactionId}', {
    screen: 'create-request',
    params: { topicId: ID, transactionId: ID },
  }),
  office('create-request-subtopic', '/office/payment/create-request/{topicId}/{subTopicId}', {
    screen: 'create-request',
    params: { topicId: ID, subTopicId: ID },
  }),
  office('office-menu', '/office/menu', { screen: 'office-menu' }),
];
