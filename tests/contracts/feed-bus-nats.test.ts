import { describe, expect, it } from 'vitest';
import { createChannelFrame } from '../../adapters/bus/feed-frame.ts';
import { connectNatsBus } from '../../adapters/bus/nats/connect-nats-bus.ts';
import type { NatsBus } from '../../adapters/bus/nats/connect-nats-bus.ts';
import { decodeFrame, encodeFrame } from '../../adapters/bus/nats/wire.ts';
import { feedBusContract, givenPublisher, readBus } from './feed-bus-contract.ts';
import { hasNatsServer, startNatsServer } from './nats-server.ts';
import type { NatsServer } from './nats-server.ts';

const WAIT = { timeout: 10_000 };

function connectTo({ address }: NatsServer, faults: unknown[], leaseMs?: number): Promise<NatsBus> {
  const report = (fault: unknown): void => void faults.push(fault);
  return connectNatsBus({ servers: address, report, renewMs: 100, ...(leaseMs === undefined ? {} : { leaseMs }) });
}

describe.runIf(hasNatsServer())('with a NATS server', () => {
  feedBusContract('over NATS', async () => {
    const server = await startNatsServer();
    const faults: unknown[] = [];
    const connections: NatsBus[] = [];
    const connect = async (): Promise<NatsBus> => {
      const bus = await connectTo(server, faults, 400);
      connections.push(bus);
      return bus;
    };
    return {
      publisher: await connect(),
      connect,
      close: async () => {
        await Promise.all(connections.map((bus) => bus.close()));
        await server.close();
        if (faults.length > 0) throw new AggregateError(faults, 'the bus reported');
      },
    };
  });

  it('[BUS-6] a server that ends and starts again without its memory costs no more than a snapshot', async () => {
    const first = await startNatsServer();
    const [publishing, reading] = [await connectTo(first, []), await connectTo(first, [])];
    const publisher = givenPublisher();
    publishing.serve(publisher.source);
    const reader = readBus(reading, 'live');
    await expect.poll(reader.snapshots, WAIT).toBe(1);
    const channel = publisher.channel('live');
    await first.close();
    await expect.poll(reading.isConnected, WAIT).toBe(false);
    await expect.poll(publishing.isConnected, WAIT).toBe(false);
    channel.publish(...channel.make(5));
    const second = await startNatsServer(first.port);
    await expect.poll(() => [publishing.isConnected(), reading.isConnected()], WAIT).toEqual([true, true]);
    channel.publish(...channel.make(5));
    channel.beat();
    await expect.poll(reader.sum, WAIT).toBe(channel.sum());
    expect(reader.snapshots()).toBe(2);
    await Promise.all([publishing.close(), reading.close()]);
    await second.close();
  });
});

describe('a frame as bytes', () => {
  it.each([0, 100, 200_000])('[BUS-6] of %i characters is the same frame again', (length) => {
    const frame = createChannelFrame('snapshot', { epoch: 'a-1', seq: 7 }, `{"t":"é\n${'x'.repeat(length)}"}`);
    const bytes = encodeFrame(frame);
    expect(bytes.length).toBeLessThan(64 * 1024);
    const { line: _, ...read } = decodeFrame(bytes);
    expect(read).toEqual({ kind: 'snapshot', epoch: 'a-1', seq: 7, text: frame.text });
  });

  it('[BUS-6] is refused where there is no frame', () => {
    expect(() => decodeFrame(Buffer.from('{"t":"d"}'))).toThrow('no frame');
  });
});
