/** Politics: elections of an invented country, simulated as the name of the competition says [LIN-243]. */
import { POLITICS } from 'touchline/core/line/rules/sport-ids';
import { championshipsOf, field } from './facts.ts';
import type { SportFacts } from './types.ts';

export const politicsSports: readonly SportFacts[] = [
  {
    id: POLITICS,
    nameEng: 'Politics',
    names: { en: 'Politics', ru: 'Политика', de: 'Politik', ar: 'السياسة' },
  },
];

const election = championshipsOf(POLITICS, { model: 'election', periods: 1, periodS: 1_530, breakS: 0 });

export const politicsChampionships = [
  election(
    12001,
    'INT',
    'Ruritania. Parliament (simulated)',
    field('Civic Renewal 1690, Harvest Union 1645, Crown and Country 1580, Green Valleys 1505, Free Ports League 1430'),
  ),
];
