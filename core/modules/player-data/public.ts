export { playerData } from './contract.ts';
