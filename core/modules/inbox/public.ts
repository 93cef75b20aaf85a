export { inbox } from './contract.ts';
