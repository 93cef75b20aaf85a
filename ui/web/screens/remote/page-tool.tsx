/** Forms of the site on pages of the operator: above its document, or around it. */
import type { ReactNode } from 'react';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import { needStyles } from '../../styles/deferred.ts';

const CALCULATOR_PATH = '/betting-calculator';
const RESULTS_PATH = /^\/results(?:\/|$)/;
/** Without the form that finds results. */
const LIVE_RESULTS_PATH = '/results/live';

const Calculator = deferred(
  async () => (await import('../calculator/calculator.tsx')).Calculator,
  'coupon',
  'calculator',
);

const ResultsTool = deferred(
  async () => {
    const [{ ResultsTool: Loaded }] = await Promise.all([import('../results/results-tool.tsx'), needStyles('game')]);
    return Loaded;
  },
  'media',
  'boards',
);

const MULTI_PATH = '/multi';

const MultiTool = deferred(
  async () => {
    const [{ MultiTool: Loaded }] = await Promise.all([import('../multi/multi-tool.tsx'), needStyles('game')]);
    return Loaded;
  },
  'game',
  'media',
);

interface PageToolProps {
  readonly path: string;
  /** The operator's document. */
  readonly children: ReactNode;
}

export function PageTool({ path, children }: PageToolProps): ReactNode {
  // The document is on the page until the form is there, and without it.
  if (RESULTS_PATH.test(path))
    return (
      <Deferred
        waiting={
          <>
            {path !== LIVE_RESULTS_PATH && <div className="results-place" aria-hidden="true" />}
            {children}
          </>
        }
        broken={children}
      >
        <ResultsTool>{children}</ResultsTool>
      </Deferred>
    );
  // In place of the document, which remains where the code cannot be loaded.
  if (path === MULTI_PATH)
    return (
      <Deferred waiting={<CardSkeleton />} broken={children}>
        <MultiTool />
      </Deferred>
    );
  if (path !== CALCULATOR_PATH) return children;
  return (
    <>
      <Deferred waiting={<CardSkeleton />} broken={null}>
        <Calculator />
      </Deferred>
      {children}
    </>
  );
}
