/**
 * Messages in place of results, or above them: nothing found [STT-16], nothing starred [STT-23], and an answer that
 * failed [STT-17].
 */
import type { ReactNode, RefObject } from 'react';
import type { View } from 'touchline/app/features';
import type { FoundResults } from 'touchline/core/statistics/types';
import { Drawing } from '../../components/drawing.tsx';
import { Empty, Failed } from '../../components/empty.tsx';
import { useCore } from '../../core-context.ts';
import { countryName } from '../../format/country.ts';
import { directionOf } from '../../format/locale.ts';
import { isolated } from '../../format/sentences.ts';
import { formatTime } from '../../format/time.ts';
import { useText, useTextLanguage } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { boundsOf } from '../office/days.ts';
import { cleared, isNarrowed, type ResultsChoice } from './results-address.ts';
import type { ChoiceProps, Named } from './results-form.tsx';
import type { Results } from './use-results.ts';

/** The choice in words; '' for none. Names of competitions and sides are those of the answer. */
export function useChosen(choice: ResultsChoice, competitions: readonly Named[], teams: readonly Named[]): string {
  const t = useText();
  const language = useTextLanguage();
  const { line, preferences } = useCore();
  const chosen = useProjection(preferences, identity);
  const tree = useProjection(line.tree, identity) ?? [];
  const named = (list: readonly Named[], id: number | null, unknown: string): readonly string[] =>
    id === null ? [] : [list.find((each) => each.id === id)?.name ?? unknown];
  const { from } = boundsOf(choice.day, choice.day, chosen.timeZone);
  const parts = [
    ...(choice.isStarred ? [t('results.ofFavourites')] : []),
    ...(choice.words === '' ? [] : [t('results.quoted', { words: choice.words })]),
    ...named(teams, choice.team, t('results.chosenSide')),
    ...named(
      [...competitions, ...tree.flatMap(({ championships }) => championships)],
      choice.competition,
      t('results.chosenCompetition'),
    ),
    ...named(tree, choice.sport, t('results.chosenSport')),
    ...(choice.country === '' ? [] : [countryName(choice.country, language, t)]),
    ...(from === null ? [] : [formatTime(from, 'shortDay', chosen)]),
  ];
  const list = parts.map((part) => isolated(part, language)).join(' · ');
  // Within a sentence the list has the direction of the language, whatever its first name is.
  return directionOf(language) === 'rtl' && list !== '' ? `\u200F${list}` : list;
}

function ResultsFailed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useText();
  return <Failed title={t('results.failed.title')} text={t('results.failed.text')} onRetry={onRetry} />;
}

/** Above results whose newer answer failed. */
function ResultsStale({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useText();
  return (
    <p className="statistics-note" role="status">
      {t('results.stale')}{' '}
      <button type="button" className="button is-small" onClick={onRetry}>
        {t('action.retry')}
      </button>
    </p>
  );
}

interface NothingProps {
  readonly choice: ResultsChoice;
  /** In words. */
  readonly chosen: string;
  readonly onChoose: ChoiceProps['onChoose'];
  /** Gets the focus that the button leaves when it goes. */
  readonly field: RefObject<HTMLInputElement | null>;
}

const hasNoStars = (view: View<'favourites'> | null): boolean =>
  view !== null && view.games.length + view.competitions.length + view.teams.length === 0;

export function NothingFound({ choice, chosen, onChoose, field }: NothingProps): ReactNode {
  const t = useText();
  const isNothingStarred = useProjection(useCore().feature('favourites'), hasNoStars) && choice.isStarred;
  const isNarrow = isNarrowed(choice);
  const none = isNarrow && chosen !== '' ? t('results.none.for', { chosen }) : t('results.none.text');
  return (
    <Empty
      icon="scoreboard"
      drawing={<Drawing name={isNothingStarred ? 'favourites' : 'results'} />}
      title={t(isNothingStarred ? 'results.noStars.title' : 'results.none.title')}
      text={isNothingStarred ? t('results.noStars.text') : none}
    >
      {isNarrow && (
        <button
          type="button"
          className="button is-main"
          onClick={() => {
            onChoose(cleared(choice));
            field.current?.focus();
          }}
        >
          {t('results.clear')}
        </button>
      )}
    </Empty>
  );
}

interface AnswerProps {
  readonly results: Results;
  /** In place of an answer that is on its way. */
  readonly waiting: ReactNode;
  /** In place of an answer without a game. */
  readonly nothing: ReactNode;
  /** Says that more games were found than are listed. */
  readonly more: string;
  readonly children: (found: FoundResults) => ReactNode;
}

/** An answer of results, whatever has become of it: on its way, failed, empty, or there. */
export function Answer({
  results: { found, hasFailed, again },
  waiting,
  nothing,
  more,
  children,
}: AnswerProps): ReactNode {
  const t = useText();
  if (found === null) return hasFailed ? <ResultsFailed onRetry={again} /> : waiting;
  return (
    <>
      {hasFailed && <ResultsStale onRetry={again} />}
      {found.games.length === 0 ? (
        nothing
      ) : (
        <>
          <p className="statistics-note">{t('results.times')}</p>
          {children(found)}
        </>
      )}
      {found.hasMore && <p className="statistics-note">{more}</p>}
    </>
  );
}
