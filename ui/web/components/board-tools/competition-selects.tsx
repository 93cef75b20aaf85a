/** Selects of the country and the competition that a board shows [DSP-21]. */
import type { ReactNode } from 'react';
import { choiceOfChamp, choiceOfCountry, optionsOf } from 'touchline/core/display/rules/competitions';
import { useCore } from '../../core-context.ts';
import { countryName } from '../../format/country.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText, useTextLanguage } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import type { Competitions } from './use-competitions.ts';

/** The value of all countries, and of all competitions. */
const ALL = '';

type Option = readonly [value: string, name: string];

/** `isOneSport`: otherwise competitions are named with their sport. */
export function CompetitionSelects({
  competitions: { all, choice, choose },
  isOneSport,
}: {
  readonly competitions: Competitions;
  readonly isOneSport: boolean;
}): ReactNode {
  const t = useText();
  const language = useTextLanguage();
  const tree = useProjection(useCore().line.tree, identity);
  const options = optionsOf(all, choice);
  const sorted = (named: readonly Option[]): readonly Option[] => [
    [ALL, t('display.filter.every')],
    ...named.toSorted(([, one], [, other]) => one.localeCompare(other, language)),
  ];
  const nameOf = (code: string): string => countryName(code, language, t);
  const sportOf = (id: number): string => tree?.find((sport) => sport.id === id)?.name ?? '';
  return (
    <>
      <Pick
        className="is-row"
        label={t('display.filter.country')}
        value={choice.country ?? ALL}
        options={sorted(options.countries.map((code): Option => [code, nameOf(code)]))}
        onPick={(code) => choose(choiceOfCountry(code === ALL ? null : code))}
      />
      <Pick
        className="is-row"
        label={t('display.filter.champ')}
        value={choice.champ === null ? ALL : String(choice.champ.id)}
        options={sorted(
          options.champs.map(({ id, name, country, sportId }): Option => {
            const parts = [
              name,
              ...(choice.country === null ? [nameOf(country)] : []),
              ...(isOneSport ? [] : [sportOf(sportId)]),
            ];
            return [String(id), parts.filter((part) => part !== '').join(' · ')];
          }),
        )}
        onPick={(id) => choose(choiceOfChamp(choice, options, id === ALL ? null : Number(id)))}
      />
    </>
  );
}
