/** Finds results by day, sport, competition, side and words [STT-7]. Every choice is in the address. */
import { useMemo, useState, type ReactNode } from 'react';
import type { FoundResults, StatisticsView } from 'touchline/core/statistics/types';
import { Empty, Failed } from '../../components/empty.tsx';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../links.ts';
import { useShown } from '../../place.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { LiveResults } from './live-results.tsx';
import { ResultList } from './result-list.tsx';
import { choiceOf, daysOf, NO_CHOICE, queryOf, type ResultsChoice } from './results-address.ts';
import { ResultsWays } from './results-ways.tsx';
import { useResults } from './use-results.ts';
import { CountryChips, ZoneResults } from './zone-results.tsx';

const LIVE_PATH = '/results/live';
const ZONE_PATH = '/results/zone';
/** The value of "all" in a select. */
const ALL = 0;

interface ChoiceProps {
  readonly choice: ResultsChoice;
  readonly onChoose: (choice: ResultsChoice) => void;
}

function Words({ choice, onChoose }: ChoiceProps): ReactNode {
  const t = useText();
  const [words, setWords] = useState(choice.words);
  return (
    <form
      className="results-words"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ ...choice, words: words.trim() });
      }}
    >
      <label className="results-day">
        <span>{t('results.words')}</span>
        <input
          type="search"
          className="field-input"
          value={words}
          maxLength={80}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <button type="submit" className="button">
        {t('results.search')}
      </button>
    </form>
  );
}

function Picks({ choice, onChoose, found }: ChoiceProps & { readonly found: StatisticsView['results'] }): ReactNode {
  const t = useText();
  const core = useCore();
  const { timeZone } = useProjection(core.preferences, identity);
  const tree = useProjection(core.line.tree, identity);
  const { first, last } = daysOf(core.line.now(), timeZone);
  const sports = found?.sports ?? (tree ?? []).map(({ id, name }) => ({ id, name }));
  const day = choice.day === '' ? last : choice.day;
  const named = (
    list: readonly { readonly id: number; readonly name: string }[],
    all: string,
  ): readonly (readonly [number, string])[] => [[ALL, all], ...list.map(({ id, name }) => [id, name] as const)];
  const chosen = (id: number): number | null => (id === ALL ? null : id);
  return (
    <div className="results-picks" role="group" aria-label={t('results.find')}>
      <label className="results-day">
        <span>{t('results.day')}</span>
        <input
          type="date"
          className="field-input"
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
        options={named(sports, t('results.allSports'))}
        onPick={(id) => onChoose({ ...choice, sport: chosen(id), competition: null, team: null })}
      />
      {choice.sport !== null && (
        <Pick
          className="is-row is-filter"
          label={t('statistics.competition')}
          value={choice.competition ?? ALL}
          options={named(found?.competitions ?? [], t('results.allCompetitions'))}
          onPick={(id) => onChoose({ ...choice, competition: chosen(id), team: null })}
        />
      )}
      {choice.competition !== null && (
        <Pick
          className="is-row is-filter"
          label={t('statistics.side')}
          value={choice.team ?? ALL}
          options={named(found?.teams ?? [], t('results.allSides'))}
          onPick={(id) => onChoose({ ...choice, team: chosen(id) })}
        />
      )}
    </div>
  );
}

function Found({ choice, onChoose }: ChoiceProps): ReactNode {
  const t = useText();
  const { found, hasFailed, again } = useResults(choice);
  return (
    <>
      <Picks choice={choice} onChoose={onChoose} found={found} />
      <Words key={choice.words} choice={choice} onChoose={onChoose} />
      <p className="statistics-ways">
        <button type="button" className="button is-small" onClick={() => onChoose(NO_CHOICE)}>
          {t('results.latest')}
        </button>
      </p>
      {hasFailed ? (
        <Failed title={t('results.find')} text={t('statistics.failed')} onRetry={again} />
      ) : found === null ? (
        <CardSkeleton />
      ) : found.games.length === 0 ? (
        <Empty icon="scoreboard" title={t('results.none.title')} text={t('results.none.text')} />
      ) : (
        <>
          <ResultList games={found.games} label={t('results.found')} time="time" />
          {found.hasMore && <p className="statistics-note">{t('results.more')}</p>}
        </>
      )}
    </>
  );
}

/** The country with most games; international competitions run short games all day. */
const firstCountry = (countries: FoundResults['countries']): string =>
  countries.find(({ code }) => code !== 'INT')?.code ?? '';

/** `children` are shown until the results of the first choice have come. */
function Zones({ choice, onChoose, children }: ChoiceProps & { readonly children: ReactNode }): ReactNode {
  const t = useText();
  // What was found last, so that the countries and the focus on one stay while another answer is on its way.
  const [last, setLast] = useState<StatisticsView['results']>(null);
  const isOpen = choice.country === '' && choice.sport === null && choice.words === '';
  const country = isOpen && last !== null ? firstCountry(last.countries) : choice.country;
  const shown = useMemo(() => ({ ...choice, country }), [choice, country]);
  const { found, hasFailed, again } = useResults(shown);
  if (found !== null && found !== last) setLast(found);
  const known = found ?? last;
  return (
    <>
      <Picks choice={choice} onChoose={onChoose} found={known} />
      <Words key={choice.words} choice={choice} onChoose={onChoose} />
      {known !== null && (
        <>
          <ResultsWays current="zone" />
          <CountryChips path={ZONE_PATH} choice={shown} found={known} />
        </>
      )}
      {hasFailed ? (
        <Failed title={t('results.find')} text={t('statistics.failed')} onRetry={again} />
      ) : found === null ? (
        known === null ? (
          children
        ) : (
          <CardSkeleton />
        )
      ) : (
        <>
          {found.games.length === 0 ? (
            <Empty icon="scoreboard" title={t('results.none.title')} text={t('results.none.text')} />
          ) : (
            <ZoneResults found={found} />
          )}
          {found.hasMore && <p className="statistics-note">{t('results.moreZones')}</p>}
        </>
      )}
    </>
  );
}

/** The latest results of the operator below a form, in their place once something is chosen; results in play and by country. */
export function ResultsTool({ children }: { readonly children: ReactNode }): ReactNode {
  const go = useGo();
  const { path, query } = useShown().target;
  const choice = useMemo(() => choiceOf(query), [query]);
  const onChoose = (next: ResultsChoice): void => go(path + queryOf(next));
  const body = (): ReactNode => {
    if (path === LIVE_PATH) return <LiveResults>{children}</LiveResults>;
    if (path === ZONE_PATH)
      return (
        <Zones choice={choice ?? NO_CHOICE} onChoose={onChoose}>
          {children}
        </Zones>
      );
    if (choice !== null) return <Found choice={choice} onChoose={onChoose} />;
    return (
      <>
        <Picks choice={NO_CHOICE} onChoose={onChoose} found={null} />
        <Words choice={NO_CHOICE} onChoose={onChoose} />
        {children}
      </>
    );
  };
  return <div className="results-tool">{body()}</div>;
}
