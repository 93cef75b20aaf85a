/** The board of all games in play, with a heading for each sport [DSP-18]. */
import { useId, useState, type ReactNode } from 'react';
import type { FilteredBoard } from 'touchline/core/display/public';
import { isChosen, ofCompetitions, type CompetitionChoice } from 'touchline/core/display/rules/competitions';
import { useCore } from '../../core-context.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { BoardList } from '../board.tsx';
import { Icon } from '../icon.tsx';
import { SportPicture } from '../picture.tsx';

type Category = NonNullable<FilteredBoard['categories']>[number];

/** Without the categories that the choice leaves empty. */
function narrow(categories: readonly Category[], choice: CompetitionChoice): readonly Category[] {
  if (!isChosen(choice)) return categories;
  return categories.flatMap((category) => {
    const groups = ofCompetitions(category.groups, choice);
    const gameCount = groups.reduce((sum, { gameIds }) => sum + gameIds.length, 0);
    return gameCount === 0 ? [] : [{ ...category, groups, gameCount }];
  });
}

function CategoryPart({ category, name }: { readonly category: Category; readonly name: string }): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  return (
    <section className="board-category">
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <SportPicture sportId={category.sportId} />
          {name}
          <span className="count">{category.gameCount}</span>
          <Icon name="down" size={16} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <BoardList groups={category.groups} level={3} />}
      </div>
    </section>
  );
}

export function CategoryBoard({
  categories,
  choice,
}: {
  readonly categories: readonly Category[];
  readonly choice: CompetitionChoice;
}): ReactNode {
  const tree = useProjection(useCore().line.tree, identity);
  return narrow(categories, choice).map((category) => (
    <CategoryPart
      key={category.sportId}
      category={category}
      name={tree?.find(({ id }) => id === category.sportId)?.name ?? ''}
    />
  ));
}
