/** The subcategories of a section [CSN-19]: names, and chips that lead to those with some of its games. */
import type { ReactNode } from 'react';
import { subcategoriesOf, type Subcategory } from 'touchline/core/casino/rules/subcategories';
import type { CasinoGame } from 'touchline/core/casino/types';
import type { Translate } from 'touchline/kernel/text';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';

export function subcategoryName({ id, what }: Pick<Subcategory, 'id' | 'what'>, t: Translate): string {
  switch (what) {
    case 'new':
      return t('casino.new');
    case 'popular':
      return t('casino.popular');
    case 'kind':
      return t(`casino.kind.${id}`);
    case 'feature':
      return t(`casino.feature.${id}`);
  }
}

interface ChipsProps {
  readonly section: string;
  /** The games of the section, and the whole catalogue. */
  readonly games: readonly CasinoGame[];
  readonly all: readonly CasinoGame[];
  /** The id of the subcategory that is shown. */
  readonly current: string | null;
}

export function SubcategoryChips({ section, games, all, current }: ChipsProps): ReactNode {
  const t = useText();
  const parts = subcategoriesOf(games, all);
  if (parts.length === 0) return null;
  return (
    <nav className="chips" aria-label={t('casino.subcategories')}>
      <Link to={`/${section}`} className="chip is-way" current={current === null}>
        {t(`casino.section.${section}`)}
      </Link>
      {parts.map((part) => (
        <Link key={part.id} to={`/${section}/${part.id}`} className="chip is-way" current={current === part.id}>
          {subcategoryName(part, t)}
        </Link>
      ))}
    </nav>
  );
}
