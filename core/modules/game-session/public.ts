export { gameSession } from './contract.ts';
