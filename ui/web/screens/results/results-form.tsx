/** The fields by which results are found [STT-7, STT-16, STT-17]. Every choice is in the address. */
import { useState, type ReactNode, type RefObject } from 'react';
import type { TreeSport } from 'touchline/core/line/types';
import { useCore } from '../../core-context.ts';
import { Icon } from '../../components/icon.tsx';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { daysOf, type ResultsChoice } from './results-address.ts';
import type { Known } from './use-results.ts';

/** The value of "all" in a select. */
const ALL = 0;

export interface ChoiceProps {
  readonly choice: ResultsChoice;
  readonly onChoose: (choice: ResultsChoice) => void;
}

export interface Named {
  readonly id: number;
  readonly name: string;
}

interface WordsProps extends ChoiceProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Further ways below the field. */
  readonly children?: ReactNode;
}

export function Words({ choice, onChoose, field, children }: WordsProps): ReactNode {
  const t = useText();
  const [words, setWords] = useState(choice.words);
  const [asked, setAsked] = useState(choice.words);
  if (asked !== choice.words) {
    setAsked(choice.words);
    setWords(choice.words);
  }
  const search = (next: string): void => {
    if (next !== choice.words) onChoose({ ...choice, words: next });
  };
  return (
    <>
      <form
        className="results-words"
        role="search"
        aria-label={t('results.find')}
        onSubmit={(event) => {
          event.preventDefault();
          search(words.trim());
        }}
      >
        <input
          ref={field}
          type="search"
          className="field-input"
          aria-label={t('results.words')}
          placeholder={t('results.words')}
          value={words}
          maxLength={80}
          onChange={({ target: { value } }) => {
            setWords(value);
            // The cross of the field, or the last letter taken away.
            if (value === '') search('');
          }}
        />
        <button type="submit" className="button">
          {t('results.search')}
        </button>
      </form>
      {(children !== undefined || choice.words !== '') && (
        <p className="statistics-ways">
          {children}
          {choice.words !== '' && (
            <button
              type="button"
              className="button is-small"
              onClick={() => {
                search('');
                field.current?.focus();
              }}
            >
              {t('results.clearSearch')}
            </button>
          )}
        </p>
      )}
    </>
  );
}

/**
 * The chosen one of a list, which an answer that failed does not name, is named by the line or by its kind [STT-17].
 */
function optionsOf(
  list: readonly Named[],
  chosen: number | null,
  all: string,
  nameOf: (id: number) => string,
): readonly (readonly [number, string])[] {
  const isMissing = chosen !== null && list.every(({ id }) => id !== chosen);
  return [
    [ALL, all],
    ...(isMissing ? [[chosen, nameOf(chosen)] as const] : []),
    ...list.map(({ id, name }) => [id, name] as const),
  ];
}

const chosenOf = (id: number): number | null => (id === ALL ? null : id);

const competitionIn = (tree: readonly TreeSport[], id: number): string | undefined =>
  tree.flatMap(({ championships }) => championships).find((each) => each.id === id)?.name;

export function CompetitionPick({
  choice,
  onChoose,
  list,
}: ChoiceProps & { readonly list: readonly Named[] }): ReactNode {
  const t = useText();
  const tree = useProjection(useCore().line.tree, identity) ?? [];
  return (
    <Pick
      className="is-row is-filter"
      label={t('statistics.competition')}
      value={choice.competition ?? ALL}
      options={optionsOf(
        list,
        choice.competition,
        t('results.allCompetitions'),
        (id) => competitionIn(tree, id) ?? t('results.chosenCompetition'),
      )}
      onPick={(id) => onChoose({ ...choice, competition: chosenOf(id), team: null })}
    />
  );
}

/** `known` is the latest answer, which may be that of the choice before. */
export function Picks({ choice, onChoose, known }: ChoiceProps & { readonly known: Known | null }): ReactNode {
  const t = useText();
  const core = useCore();
  const { timeZone } = useProjection(core.preferences, identity);
  const tree = useProjection(core.line.tree, identity) ?? [];
  const { first, last } = daysOf(core.line.now(), timeZone);
  const isOfSport = known?.choice.sport === choice.sport;
  const isOfCompetition = known?.choice.competition === choice.competition;
  const day = choice.day === '' ? last : choice.day;
  return (
    <div className="results-selects" role="group" aria-label={t('results.find')}>
      <label className="select is-row is-filter">
        <span>{t('results.day')}</span>
        <input
          type="date"
          value={day}
          min={first}
          max={last}
          onChange={(event) => onChoose({ ...choice, day: event.target.value })}
        />
      </label>
      <Pick
        className="is-row is-filter"
        label={t('statistics.sport')}
        value={choice.sport ?? ALL}
        options={optionsOf(
          known?.found.sports ?? tree,
          choice.sport,
          t('results.allSports'),
          (id) => tree.find((sport) => sport.id === id)?.name ?? t('results.chosenSport'),
        )}
        onPick={(id) => onChoose({ ...choice, sport: chosenOf(id), competition: null, team: null })}
      />
      {(choice.sport !== null || choice.competition !== null) && (
        <CompetitionPick
          choice={choice}
          onChoose={onChoose}
          list={isOfSport ? (known?.found.competitions ?? []) : []}
        />
      )}
      {(choice.competition !== null || choice.team !== null) && (
        <Pick
          className="is-row is-filter"
          label={t('statistics.side')}
          value={choice.team ?? ALL}
          options={optionsOf(
            isOfCompetition ? (known?.found.teams ?? []) : [],
            choice.team,
            t('results.allSides'),
            () => t('results.chosenSide'),
          )}
          onPick={(id) => onChoose({ ...choice, team: chosenOf(id) })}
        />
      )}
      <button
        type="button"
        className="chip"
        aria-pressed={choice.isStarred}
        onClick={() => onChoose({ ...choice, isStarred: !choice.isStarred })}
      >
        <Icon name="star" />
        {t('results.starred')}
      </button>
    </div>
  );
}
