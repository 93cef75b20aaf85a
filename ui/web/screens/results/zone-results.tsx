/** Results of a day by country, then by competition; a country can be chosen [STT-13]. */
import { useMemo, type ReactNode } from 'react';
import { byZone } from 'touchline/core/statistics/rules/by-zone';
import type { FoundResults } from 'touchline/core/statistics/types';
import { Link } from '../../components/link.tsx';
import { Flag, SportPicture } from '../../components/picture.tsx';
import { countryName } from '../../format/country.ts';
import { localeOf } from '../../format/locale.ts';
import { useText, useTextLanguage } from '../../text.ts';
import { ResultRows, useOwnGames } from './result-list.tsx';
import { queryOf, type ResultsChoice } from './results-address.ts';

interface ChipsProps {
  readonly path: string;
  readonly choice: ResultsChoice;
  readonly countries: FoundResults['countries'];
}

export function CountryChips({ path, choice, countries }: ChipsProps): ReactNode {
  const t = useText();
  const language = useTextLanguage();
  const to = (country: string): string => path + queryOf({ ...choice, country, competition: null, team: null });
  // The chosen country stays where it has no games, and where no answer has come [STT-17].
  const isMissing = choice.country !== '' && countries.every(({ code }) => code !== choice.country);
  const listed: readonly { readonly code: string; readonly games?: number }[] = isMissing
    ? [{ code: choice.country }, ...countries]
    : countries;
  if (listed.length === 0) return null;
  return (
    <nav className="chips" aria-label={t('results.countries')}>
      {(choice.sport !== null || choice.words !== '') && (
        <Link to={to('')} className="chip is-way" current={choice.country === ''}>
          {t('line.all')}
        </Link>
      )}
      {listed.map(({ code, games }) => (
        <Link key={code} to={to(code)} className="chip is-way" current={choice.country === code}>
          <Flag country={code} />
          {countryName(code, language, t)}
          {games !== undefined && <span className="count">{games.toLocaleString(localeOf(language))}</span>}
        </Link>
      ))}
    </nav>
  );
}

export function ZoneResults({ found }: { readonly found: FoundResults }): ReactNode {
  const t = useText();
  const language = useTextLanguage();
  const zones = useMemo(() => byZone(found), [found]);
  const own = useOwnGames(found.games.map(({ id }) => id));
  return zones.map(({ code, competitions }) => (
    <section key={code} className="results-zone" aria-labelledby={`zone-${code}`}>
      <h2 id={`zone-${code}`}>
        <Flag country={code} />
        {countryName(code, language, t)}
      </h2>
      {competitions.map(({ champId, sportId, name, games: list }) => (
        <div key={champId}>
          <h3>
            <SportPicture sportId={sportId} />
            <bdi>{name}</bdi>
          </h3>
          <ResultRows games={list} label={name} time="time" own={own} isOfOne />
        </div>
      ))}
    </section>
  ));
}
