/** Finds results by day, sport, competition, side and words [STT-7]. Every choice is in the address. */
import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { FoundResults } from 'touchline/core/statistics/types';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../links.ts';
import { useShown } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { CompetitionWays } from '../statistics/competition-ways.tsx';
import { LiveResults } from './live-results.tsx';
import { ResultList } from './result-list.tsx';
import { choiceOf, daysOf, NO_CHOICE, queryOf, type ResultsChoice } from './results-address.ts';
import { Picks, Words, type ChoiceProps } from './results-form.tsx';
import { Answer, NothingFound, useChosen } from './results-state.tsx';
import { ResultsWays } from './results-ways.tsx';
import { useEnded } from './use-ended.ts';
import { useResults } from './use-results.ts';
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
  const field = useRef<HTMLInputElement>(null);
  const shown = choice ?? NO_CHOICE;
  const results = useResults(choice);
  const { found, last, again } = results;
  useEnded(shown.sport, useIsToday(shown) && choice !== null, again);
  const chosen = useChosen(shown, found?.competitions ?? [], found?.teams ?? []);
  return (
    <>
      {shown.competition !== null && shown.sport !== null && (
        <CompetitionWays sportId={shown.sport} champId={shown.competition} current="results" />
      )}
      <div className="results-find">
        <Picks choice={shown} onChoose={onChoose} known={choice === null ? null : last} />
        <Words choice={shown} onChoose={onChoose} field={field}>
          {choice !== null && (
            <button type="button" className="button is-small" onClick={() => onChoose(NO_CHOICE)}>
              {t('results.latest')}
            </button>
          )}
        </Words>
      </div>
      {choice === null ? (
        children
      ) : (
        <Answer
          results={results}
          waiting={<CardSkeleton />}
          nothing={<NothingFound choice={choice} chosen={chosen} onChoose={onChoose} field={field} />}
          more={t('results.more')}
        >
          {({ games }) => <ResultList games={games} label={t('results.found')} time="time" />}
        </Answer>
      )}
    </>
  );
}

/** The first country of the line; international competitions run short games all day. */
const firstCountry = (countries: FoundResults['countries']): string =>
  countries.find(({ code }) => code !== 'INT')?.code ?? '';

/** `children` are shown until the results of the first choice have come. */
function Zones({ choice, onChoose, children }: ChoiceProps & BodyProps): ReactNode {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  // The country without a choice follows from an answer, and the question from the country.
  const [firstOpen, setFirstOpen] = useState('');
  const isOpen = choice.country === '' && choice.sport === null && choice.words === '';
  const country = isOpen ? firstOpen : choice.country;
  const shown = useMemo(() => ({ ...choice, country }), [choice, country]);
  const results = useResults(shown);
  const { found, last, hasFailed, again } = results;
  const first = last === null ? '' : firstCountry(last.found.countries);
  if (first !== firstOpen) setFirstOpen(first);
  useEnded(shown.sport, useIsToday(shown), again);
  const known = found ?? last?.found ?? null;
  const chosen = useChosen(shown, found?.competitions ?? [], found?.teams ?? []);
  return (
    <>
      <div className="results-find">
        <Picks choice={choice} onChoose={onChoose} known={last} />
        <Words choice={choice} onChoose={onChoose} field={field} />
      </div>
      {(known !== null || hasFailed) && (
        <>
          <ResultsWays current="zone" />
          <CountryChips path={ZONE_PATH} choice={shown} countries={known?.countries ?? []} />
        </>
      )}
      <Answer
        results={results}
        waiting={known === null ? children : <CardSkeleton />}
        nothing={<NothingFound choice={choice} chosen={chosen} onChoose={onChoose} field={field} />}
        more={t('results.moreZones')}
      >
        {(answer) => <ZoneResults found={answer} />}
      </Answer>
    </>
  );
}

/**
 * The latest results of the operator below a form, in their place once something is chosen; results in play and by
 * country.
 */
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
