/** The operator for tests over a fake line: a few games, prices and times that the test sets. */
import { createFakeLine, START } from '../unit/sandbox-book/fake-line.ts';
import type { FakeLine } from '../unit/sandbox-book/fake-line.ts';
import { COUNTRIES, CURRENCIES } from '../unit/sandbox-book/given.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator, NodeOperatorOptions } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../adapters/sandbox/hosts/memory/manual-clock.ts';

export interface FakeLineOperator extends NodeOperator {
  readonly clock: ManualClock;
  readonly line: FakeLine;
}

export async function createFakeLineOperator(
  options: Pick<NodeOperatorOptions, 'hasher'> = {},
): Promise<FakeLineOperator> {
  const clock = createManualClock(START);
  const line = createFakeLine(clock);
  const node = await createNodeOperator({
    ...options,
    clock,
    createLine: () => line,
    currencies: CURRENCIES,
    countries: COUNTRIES,
  });
  return { ...node, clock, line };
}
