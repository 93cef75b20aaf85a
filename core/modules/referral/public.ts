export { referral } from './contract.ts';
