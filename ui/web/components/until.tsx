/** The time that is left until a moment of the operator's clock, counting down. */
import { useCallback, type ReactNode } from 'react';
import { useCore } from '../core-context.ts';
import { formatClock } from '../format/time.ts';
import { Tick } from './clock.tsx';

const SECOND_MS = 1_000;

export function Until({ at }: { readonly at: number }): ReactNode {
  const { line } = useCore();
  const read = useCallback(() => formatClock(Math.ceil(Math.max(0, at - line.now()) / SECOND_MS), true), [line, at]);
  return <Tick read={read} className="number" />;
}
