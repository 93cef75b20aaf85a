import { createNodeOperator } from '../../adapters/sandbox/hosts/node/create-node-operator.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/node/manual-clock.ts';
import { fetchOverPort } from '../../adapters/sandbox/hosts/worker/fetch-over-port.ts';
import { serveOperator } from '../../adapters/sandbox/hosts/worker/serve-operator.ts';
import { createHandlers } from '../../adapters/sandbox/handlers/create-handlers.ts';
import { createFakeLine, START } from '../unit/sandbox-book/fake-line.ts';
import { COUNTRIES, CURRENCIES } from '../unit/sandbox-book/given.ts';
import { operatorContract } from './operator-contract.ts';

operatorContract('worker', async () => {
  const clock = createManualClock(START);
  const line = createFakeLine(clock);
  const { operator, close } = await createNodeOperator({ clock, createLine: () => line, currencies: CURRENCIES, countries: COUNTRIES });
  const handlers = createHandlers(operator);
  const ports: MessagePort[] = [];
  return {
    clock,
    line,
    client: () => {
      const { port1, port2 } = new MessageChannel();
      ports.push(port1, port2);
      serveOperator(port1, handlers);
      return fetchOverPort(port2);
    },
    close: async () => {
      for (const port of ports) port.close();
      await close();
    },
  };
});
