/** The filters of the tree of sports: games in play or ahead, and a part of a name [DSP-16]. */
import { useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import { CHOICES, type Display } from 'touchline/core/display/public';
import { narrowTree } from 'touchline/core/display/rules/narrow-tree';
import type { TreeSport } from 'touchline/core/line/types';
import { Icon } from '../components/icon.tsx';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { identity } from '../use-projection.ts';
import { useDisplay } from './use-display.ts';

export interface Narrowed {
  readonly sports: readonly TreeSport[];
  /** Competitions were looked for by name. */
  readonly isSearched: boolean;
}

interface TreeFiltersProps {
  readonly tree: readonly TreeSport[];
  /** Gets null where nothing is left out; keeps its identity. */
  readonly onNarrow: (narrowed: Narrowed | null) => void;
}

export function TreeFilters({ tree, onNarrow }: TreeFiltersProps): ReactNode {
  const t = useText();
  const id = useId();
  const { dispatch } = useCore();
  const display: Display | null = useDisplay(identity);
  const [text, setText] = useState('');
  const isOpen = display?.isLeftFiltersOpen === true;
  const type = display?.bettingType ?? 'all';
  // A closed field filters nothing that the player cannot see.
  const query = isOpen ? text.trim() : '';
  const sports = useMemo(
    () => (type === 'all' && query === '' ? null : narrowTree(tree, { type, text: query })),
    [tree, type, query],
  );
  const isSearched = query !== '';
  useEffect(() => onNarrow(sports && { sports, isSearched }), [sports, isSearched, onNarrow]);
  if (display === null) return null;
  return (
    <div className="tree-filters">
      <button
        type="button"
        className="tree-filter"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('display.tree.filter')}
        onClick={() => dispatch({ type: 'display/choose', payload: { isLeftFiltersOpen: !isOpen } })}
      >
        <Icon name="filter" size={16} />
        {type !== 'all' && <span className="count is-strong">1</span>}
      </button>
      <div className="tree-filter-panel" id={id} role="group" aria-label={t('display.tree.filter')} hidden={!isOpen}>
        <div className="segments" role="group" aria-label={t('display.bettingType')}>
          {CHOICES.bettingType.map((each) => (
            <button
              key={each}
              type="button"
              className="segment"
              aria-pressed={type === each}
              onClick={() => dispatch({ type: 'display/choose', payload: { bettingType: each } })}
            >
              {t(`display.bettingType.${each}`)}
            </button>
          ))}
        </div>
        <input
          type="search"
          aria-label={t('display.tree.find')}
          placeholder={t('display.tree.find')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      {sports?.length === 0 && (
        <p className="tree-none" role="status">
          {t('display.tree.none')}
        </p>
      )}
    </div>
  );
}
