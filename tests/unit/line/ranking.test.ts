/** The outcome of an event of a field as a text. */
import { expect, it } from 'vitest';
import { placedText } from 'touchline/core/line/rules/ranking';

const bare = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

it('[FLD-9] a place stands before the name, in an order of its own', () => {
  expect(placedText({ place: 1, name: 'Lando Norris' })).toBe('1. \u2068Lando Norris\u2069');
});

it('[LIN-257] the seats of a party stand behind its name', () => {
  expect(bare(placedText({ place: 1, name: 'Green Valleys', seats: 14 }))).toBe('Green Valleys 14');
});

it('[LIN-261] the number of a runner stands behind its name', () => {
  expect(bare(placedText({ place: 2, name: 'Amber Tide', number: 7 }))).toBe('2. Amber Tide (7)');
});
