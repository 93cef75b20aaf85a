export { betPlacement } from './contract.ts';
