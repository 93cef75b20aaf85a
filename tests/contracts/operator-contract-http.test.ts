import { createNodeOperator } from '../operator/create-node-operator.ts';
import { createManualClock } from '../operator/manual-clock.ts';
import { serve } from '../../adapters/sandbox/hosts/http/serve.ts';
import { createFakeLine, START } from '../unit/sandbox-book/fake-line.ts';
import { COUNTRIES, CURRENCIES } from '../unit/sandbox-book/given.ts';
import { browserLike } from './browser-like.ts';
import { couponContract } from './coupon-contract.ts';
import { operatorContract } from './operator-contract.ts';
import type { Hosted } from './operator-contract.ts';

const open = async (): Promise<Hosted> => {
  const clock = createManualClock(START);
  const line = createFakeLine(clock);
  const { operator, close } = await createNodeOperator({
    clock,
    createLine: () => line,
    currencies: CURRENCIES,
    countries: COUNTRIES,
  });
  const served = await serve({
    operator,
    dist: 'no-site',
    port: 0,
    host: '127.0.0.1',
    limits: 'relaxed',
    report: (error) => console.error(error),
  });
  return {
    clock,
    line,
    client: () => browserLike(served.address),
    close: async () => {
      await served.close();
      await close();
    },
  };
};

operatorContract('http', open);
couponContract('http', open);
