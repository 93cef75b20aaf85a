import { createMemoryBus } from '../../adapters/bus/memory-bus.ts';
import { feedBusContract } from './feed-bus-contract.ts';

feedBusContract('within one process', () => {
  const bus = createMemoryBus();
  return Promise.resolve({ publisher: bus, connect: () => Promise.resolve(bus), close: () => Promise.resolve() });
});
