/** Finds results by day, sport, competition, side and words [STT-7]. Every choice is in the address. */
import { useMemo, useState, type ReactNode } from 'react';
import type { FoundResults } from 'touchline/core/statistics/types';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../links.ts';
import { useShown } from '../../place.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { LiveResults } from './live-results.tsx';
import { ResultList } from './result-list.tsx';
import { choiceOf, cleared, daysOf, isNarrowed, NO_CHOICE, queryOf, type ResultsChoice } from './results-address.ts';
import { Picks, useField, Words, type ChoiceProps } from './results-form.tsx';
import { NothingFound, ResultsFailed, ResultsStale, useChosen } from './results-state.tsx';
import { ResultsWays } from './results-ways.tsx';
import { useEnded } from './use-ended.ts';
import { useResults, type Known } from './use-results.ts';
import { CountryChips, ZoneResults } from './zone-results.tsx';

const LIVE_PATH = '/results/live';
const ZONE_PATH = '/results/zone';

interface BodyProps {
  readonly onChoose: ChoiceProps['onChoose'];
  /** The operator's document. */
  readonly children: ReactNode;
}

function useIsToday({ day }: ResultsChoice): boolean {
  const { line, preferences } = useCore();
  const { timeZone } = useProjection(preferences, identity);
  return day === '' || day === daysOf(line.now(), timeZone).last;
}

/** The document below the form, or what was found for a choice. */
function Past({ choice, onChoose, children }: BodyProps & { readonly choice: ResultsChoice | null }): ReactNode {
  const t = useText();
  const field = useField();
  const [last, setLast] = useState<Known | null>(null);
  const shown = choice ?? NO_CHOICE;
  const { found, hasFailed, again } = useResults(choice);
  useEnded(shown.sport, useIsToday(shown) && choice !== null, again);
  if (found !== null && found !== last?.found) setLast({ choice: shown, found });
  const chosen = useChosen(shown, found?.competitions ?? [], found?.teams ?? []);
  return (
    <>
      <Picks choice={shown} onChoose={onChoose} known={choice === null ? null : last} />
      <Words choice={shown} onChoose={onChoose} field={field}>
        {choice !== null && (
          <button type="button" className="button is-small" onClick={() => onChoose(NO_CHOICE)}>
            {t('results.latest')}
          </button>
        )}
      </Words>
      {choice === null ? (
        children
      ) : found === null ? (
        hasFailed ? (
          <ResultsFailed onRetry={again} />
        ) : (
          <CardSkeleton />
        )
      ) : (
        <>
          {hasFailed && <ResultsStale onRetry={again} />}
          {found.games.length === 0 ? (
            <NothingFound
              choice={choice}
              chosen={isNarrowed(choice) ? chosen : ''}
              onClear={() => {
                onChoose(cleared(choice));
                field.current?.focus();
              }}
            />
          ) : (
            <>
              <p className="statistics-note">{t('results.times')}</p>
              <ResultList games={found.games} label={t('results.found')} time="time" />
            </>
          )}
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
function Zones({ choice, onChoose, children }: ChoiceProps & BodyProps): ReactNode {
  const t = useText();
  const field = useField();
  // What was found last, so that the countries and the focus on one stay while another answer is on its way.
  const [last, setLast] = useState<Known | null>(null);
  const isOpen = choice.country === '' && choice.sport === null && choice.words === '';
  const country = isOpen && last !== null ? firstCountry(last.found.countries) : choice.country;
  const shown = useMemo(() => ({ ...choice, country }), [choice, country]);
  const { found, hasFailed, again } = useResults(shown);
  useEnded(shown.sport, useIsToday(shown), again);
  if (found !== null && found !== last?.found) setLast({ choice: shown, found });
  const known = found ?? last?.found ?? null;
  const chosen = useChosen(shown, found?.competitions ?? [], found?.teams ?? []);
  return (
    <>
      <Picks choice={choice} onChoose={onChoose} known={last} />
      <Words choice={choice} onChoose={onChoose} field={field} />
      {(known !== null || hasFailed) && (
        <>
          <ResultsWays current="zone" />
          <CountryChips path={ZONE_PATH} choice={shown} countries={known?.countries ?? []} />
        </>
      )}
      {found === null ? (
        hasFailed ? (
          <ResultsFailed onRetry={again} />
        ) : known === null ? (
          children
        ) : (
          <CardSkeleton />
        )
      ) : (
        <>
          {hasFailed && <ResultsStale onRetry={again} />}
          {found.games.length === 0 ? (
            <NothingFound
              choice={choice}
              chosen={isNarrowed(choice) ? chosen : ''}
              onClear={() => {
                onChoose(cleared(choice));
                field.current?.focus();
              }}
            />
          ) : (
            <>
              <p className="statistics-note">{t('results.times')}</p>
              <ZoneResults found={found} />
            </>
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
    if (path === LIVE_PATH)
      return (
        <LiveResults choice={choice ?? NO_CHOICE} onChoose={onChoose}>
          {children}
        </LiveResults>
      );
    if (path === ZONE_PATH)
      return (
        <Zones choice={choice ?? NO_CHOICE} onChoose={onChoose}>
          {children}
        </Zones>
      );
    return (
      <Past choice={choice} onChoose={onChoose}>
        {children}
      </Past>
    );
  };
  return <div className="results-tool">{body()}</div>;
}
