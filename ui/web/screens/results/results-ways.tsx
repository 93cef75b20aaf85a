/** The kinds of results, where the operator's document with these ways is not shown. */
import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';

const KINDS = { latest: '/results', live: '/results/live', zone: '/results/zone' } as const;

export function ResultsWays({ current }: { readonly current: keyof typeof KINDS }): ReactNode {
  const t = useText();
  return (
    <nav className="chips" aria-label={t('results.kinds')}>
      {Object.entries(KINDS).map(([kind, to]) => (
        <Link key={kind} to={to} className="chip is-way" current={kind === current}>
          {t(`results.kind.${kind}`)}
        </Link>
      ))}
    </nav>
  );
}
