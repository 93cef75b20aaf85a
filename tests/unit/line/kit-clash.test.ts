/** Kits that stand side by side differ. */
import { expect, it } from 'vitest';
import { clubColours } from 'touchline/core/line/rules/club-colours';
import { mainColour, SECOND_KITS, secondKitNumber } from 'touchline/core/line/rules/kit-clash';
import { SEEDED } from 'touchline/core/line/rules/kit-colours';
import { KIT_NUMBERS, kitNumber } from 'touchline/core/line/rules/kit-number';

const FOOTBALL = 1;
const BASKETBALL = 3;

/** The main colours side by side, that of the away side after a change. */
function worn(home: string, away: string, sportId = FOOTBALL): readonly string[] {
  const [first, own] = [kitNumber(home), kitNumber(away)];
  return [mainColour(first), mainColour(secondKitNumber(first, own, sportId) ?? own)];
}

it('[LIN-230] the away side wears white beside like colours, and black beside another white one', () => {
  expect(worn('Arsenal', 'Liverpool')).toEqual(['red', 'white']);
  expect(worn('Borussia Dortmund', 'Wolverhampton Wanderers')).toEqual(['yellow', 'white']);
  expect(worn('Real Madrid', 'Tottenham Hotspur')).toEqual(['white', 'black']);
});

it('[LIN-230] colours that differ enough stay, whatever their patterns', () => {
  expect(worn('Arsenal', 'Chelsea')).toEqual(['red', 'blue']);
  expect(worn('Liverpool', 'Aston Villa')).toEqual(['red', 'claret']);
  expect(worn('Chelsea', 'West Bromwich Albion')).toEqual(['blue', 'navy']);
});

it('[LIN-230] no two kits clash after the change', () => {
  const names = clubColours.flatMap(([, , , list]) => list.split(', ')).map(kitNumber);
  const kits = [...new Map([...names, ...Array(SEEDED).keys()].map((kit) => [mainColour(kit), kit])).values()];
  for (const home of kits)
    for (const away of kits) {
      const second = secondKitNumber(home, away, FOOTBALL);
      if (second !== null) expect(secondKitNumber(home, second, FOOTBALL), `${home} ${away}`).toBeNull();
    }
});

it('[LIN-230] a second kit has a number that no name has, another one for a vest, and the seeded drawing of its colour', () => {
  const numbers = SECOND_KITS.flatMap((kit) => kit.numbers);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(KIT_NUMBERS);
  for (const { numbers: both, main } of SECOND_KITS) expect(both.map(mainColour)).toEqual([main, main]);
  const [home, away] = [kitNumber('Chicago Bulls'), kitNumber('Miami Heat')];
  const kit = SECOND_KITS.find(({ trim }) => trim === mainColour(away));
  expect([secondKitNumber(home, away, FOOTBALL), secondKitNumber(home, away, BASKETBALL)]).toEqual(kit?.numbers);
});
