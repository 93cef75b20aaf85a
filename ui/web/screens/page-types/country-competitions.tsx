/** Competitions of a country that the player chooses. */
import { useMemo, useState, type ReactNode } from 'react';
import { LONG_TERM } from 'touchline/core/line/rules/sport-ids';
import type { TreeChampionship } from 'touchline/core/line/types';
import { champPath } from 'touchline/navigation/routes/sports';
import { CountCard } from '../../components/count-card.tsx';
import { useCore } from '../../core-context.ts';
import { countryName } from '../../format/country.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText, useTextLanguage } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';

export function CountryCompetitions(): ReactNode {
  const t = useText();
  const language = useTextLanguage();
  const tree = useProjection(useCore().line.tree, identity);
  const [chosen, setChosen] = useState('');
  const countries = useMemo(() => {
    const found = new Map<string, TreeChampionship[]>();
    for (const { id, championships } of tree ?? [])
      for (const champ of id === LONG_TERM ? [] : championships)
        if (champ.country !== 'INT' && champ.live + champ.line > 0)
          found.set(champ.country, [...(found.get(champ.country) ?? []), champ]);
    return found;
  }, [tree]);
  const options = useMemo(
    () =>
      [...countries.keys()]
        .map((code) => [code, countryName(code, language, t)] as const)
        .sort(([, one], [, other]) => one.localeCompare(other, language)),
    [countries, language, t],
  );
  if (options.length === 0) return null;
  return (
    <section aria-labelledby="own-country">
      <div className="screen-head">
        <h2 id="own-country">{t('types.own.country')}</h2>
        <Pick
          className="is-row"
          label={t('types.own.chooseCountry')}
          value={chosen}
          options={[['', t('types.own.noCountry')], ...options]}
          onPick={setChosen}
        />
      </div>
      <ul className="sports">
        {(countries.get(chosen) ?? []).map((champ) => (
          <li key={champ.id}>
            <CountCard {...champ} to={champPath(champ)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
