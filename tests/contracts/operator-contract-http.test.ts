import { createFakeLineOperator } from '../operator/create-fake-line-operator.ts';
import { serve } from '../../adapters/sandbox/hosts/http/serve.ts';
import { browserLike } from './browser-like.ts';
import { couponContract } from './coupon-contract.ts';
import { operatorContract } from './operator-contract.ts';
import type { Hosted } from './operator-contract.ts';

const open = async (): Promise<Hosted> => {
  const { operator, clock, line, close } = await createFakeLineOperator();
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
