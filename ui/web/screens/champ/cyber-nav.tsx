/** The pages of cyber sport [NAV-43]. */
import { useRef, type ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useCurrentInSight } from '../../components/use-current-in-sight.ts';
import { useText } from '../../text.ts';

const PAGES = {
  main: '/cyber',
  disciplines: '/cyber/disciplines',
  champs: '/cyber/champs',
  dashboard: '/cyber/dashboard',
} as const;

export type CyberPage = keyof typeof PAGES;

/** `current` is null on a page below these. */
export function CyberNav({ current }: { readonly current: CyberPage | null }): ReactNode {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  useCurrentInSight(nav, current);
  return (
    <nav className="chips" ref={nav} aria-label={t('cyber.pages')}>
      {Object.entries(PAGES).map(([page, to]) => (
        <Link key={page} to={to} className="chip is-way" current={page === current}>
          {t(`cyber.${page}`)}
        </Link>
      ))}
    </nav>
  );
}
