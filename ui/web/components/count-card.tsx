/** A card that leads to a sport, a competition or a discipline, with the number of its games. */
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import { Link } from './link.tsx';
import { SportPicture } from './picture.tsx';

interface CountCardProps {
  readonly to: string;
  readonly sportId: number;
  readonly name: ReactNode;
  /** Games ahead. */
  readonly line: number;
  readonly live: number;
}

export function CountCard({ to, sportId, name, line, live }: CountCardProps): ReactNode {
  const t = useText();
  return (
    <Link to={to} className="sport-card">
      <SportPicture sportId={sportId} />
      <span className="sport-name" dir="auto">
        {name}
      </span>
      <span className="sport-counts">
        {t('line.games', { count: line })}
        {live > 0 && <span className="count is-live">{t('line.inPlay', { count: live })}</span>}
      </span>
    </Link>
  );
}

/** Cards before their contents are known. */
export function WaitingCards({ count }: { readonly count: number }): ReactNode {
  return Array.from({ length: count }, (_, at) => <li key={at} className="bone is-sport" aria-hidden="true" />);
}
