/** Boards of one country or one competition. */
import { describe, expect, it } from 'vitest';
import {
  choiceOfChamp,
  choiceOfCountry,
  EVERY_COMPETITION,
  isChosen,
  ofCompetitions,
  optionsOf,
} from 'touchline/core/display/rules/competitions';
import type { BoardGroup } from 'touchline/core/line/types';

const groupOf = (id: number, country: string): BoardGroup => ({
  champ: { id, sportId: 1, name: `Competition ${id}`, country },
  gameIds: [id * 10],
});
const GROUPS = [groupOf(1, 'DE'), groupOf(2, 'GB-ENG'), groupOf(3, 'DE')];
const idsOf = (groups: readonly BoardGroup[]): readonly number[] => groups.map(({ champ }) => champ.id);

describe('competitions of a board', () => {
  it('[DSP-21] are all shown where nothing is chosen, as the same list', () => {
    expect(ofCompetitions(GROUPS, EVERY_COMPETITION)).toBe(GROUPS);
    expect(isChosen(EVERY_COMPETITION)).toBe(false);
    expect(optionsOf(GROUPS, EVERY_COMPETITION)).toEqual({
      countries: ['DE', 'GB-ENG'],
      champs: GROUPS.map(({ champ }) => champ),
    });
  });

  it('[DSP-21] are those of the chosen country, among them one', () => {
    const country = choiceOfCountry('DE');
    const options = optionsOf(GROUPS, country);
    expect(idsOf(ofCompetitions(GROUPS, country))).toEqual([1, 3]);
    expect(options.champs.map(({ id }) => id)).toEqual([1, 3]);
    const champ = choiceOfChamp(country, options, 3);
    expect(champ.country).toBe('DE');
    expect(idsOf(ofCompetitions(GROUPS, champ))).toEqual([3]);
    expect(choiceOfChamp(champ, options, null)).toEqual(country);
    expect(choiceOfCountry('GB-ENG').champ).toBeNull();
  });

  it('[DSP-21] stay among the options once they have left the board', () => {
    const choice = choiceOfChamp(choiceOfCountry('DE'), optionsOf(GROUPS, choiceOfCountry('DE')), 3);
    const rest = GROUPS.filter(({ champ }) => champ.country !== 'DE');
    expect(ofCompetitions(rest, choice)).toEqual([]);
    const { countries, champs } = optionsOf(rest, choice);
    expect(countries).toEqual(['GB-ENG', 'DE']);
    expect(champs.map(({ id }) => id)).toEqual([3]);
  });
});
