import { createNodeOperator } from '../operator/create-node-operator.ts';
import { createManualClock } from '../operator/manual-clock.ts';
import { createFakeLine, START } from '../unit/sandbox-book/fake-line.ts';
import { COUNTRIES, CURRENCIES } from '../unit/sandbox-book/given.ts';
import { couponContract } from './coupon-contract.ts';
import { operatorContract } from './operator-contract.ts';
import type { Hosted } from './operator-contract.ts';

const open = async (): Promise<Hosted> => {
  const clock = createManualClock(START);
  const line = createFakeLine(clock);
  const host = await createNodeOperator({
    clock,
    createLine: () => line,
    currencies: CURRENCIES,
    countries: COUNTRIES,
  });
  return { clock, line, client: () => host.client(), close: () => host.close() };
};

operatorContract('node', open);
couponContract('node', open);
