/** A form of the site above the operator's document, on the pages that have one. */
import type { ReactNode } from 'react';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { deferred, Deferred } from '../../shell/deferred.tsx';

const CALCULATOR_PATH = '/betting-calculator';

const Calculator = deferred(
  async () => (await import('../calculator/calculator.tsx')).Calculator,
  'coupon',
  'calculator',
);

export function PageTool({ path }: { readonly path: string }): ReactNode {
  if (path !== CALCULATOR_PATH) return null;
  return (
    <Deferred waiting={<CardSkeleton />} broken={null}>
      <Calculator />
    </Deferred>
  );
}
