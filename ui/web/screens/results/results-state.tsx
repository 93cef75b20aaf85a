/** What stands in place of results, or above them: nothing found [STT-16], and an answer that failed [STT-17]. */
import type { ReactNode } from 'react';
import { Empty, Failed } from '../../components/empty.tsx';
import { useCore } from '../../core-context.ts';
import { countryName } from '../../format/country.ts';
import { directionOf } from '../../format/locale.ts';
import { isolated } from '../../format/sentences.ts';
import { formatTime } from '../../format/time.ts';
import { useText, useTextLanguage } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { boundsOf } from '../office/days.ts';
import { isNarrowed, type ResultsChoice } from './results-address.ts';
import type { Named } from './results-form.tsx';

/** What was chosen, in words; '' for nothing. `names` are those of competitions and sides of the answer. */
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

interface NoneProps {
  readonly choice: ResultsChoice;
  /** In words. */
  readonly chosen: string;
  readonly onClear: () => void;
}

export function NothingFound({ choice, chosen, onClear }: NoneProps): ReactNode {
  const t = useText();
  return (
    <Empty
      icon="scoreboard"
      title={t('results.none.title')}
      text={chosen === '' ? t('results.none.text') : t('results.none.for', { chosen })}
    >
      {isNarrowed(choice) && (
        <button type="button" className="button is-main" onClick={onClear}>
          {t('results.clear')}
        </button>
      )}
    </Empty>
  );
}

export function ResultsFailed({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const t = useText();
  return <Failed title={t('results.failed.title')} text={t('results.failed.text')} onRetry={onRetry} />;
}

/** Above results whose newer answer failed. */
export function ResultsStale({ onRetry }: { readonly onRetry: () => void }): ReactNode {
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
