/** An engine of coupons in TypeScript needs the types of `touchline/testing` alone. */
import type { BetTypeName, Engine, SettleInput, SettleLeg } from 'touchline/testing';

const OFFERED: readonly BetTypeName[] = ['single', 'express'];
const factor = ({ price, result }: SettleLeg): number => (result === 'won' ? price / 1_000 : 0);

export const settle = ({ betType, stake, legs }: SettleInput): number =>
  OFFERED.includes(betType) ? Math.round(legs.reduce((paid, leg) => paid * factor(leg), stake)) : 0;
export const engine: Engine = { settle };
