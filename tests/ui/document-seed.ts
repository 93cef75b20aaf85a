/** A document of the operator with each kind of block and of time, as part of a page. */
import type { Block, Line, ViewDocument } from 'touchline/core/remote-views/public';
import type { DocumentSeed } from 'touchline/ports/remote-views';

/** Late in the evening, so that the day depends on the zone. */
export const ENDED_AT = Date.UTC(2026, 0, 10, 22, 30);

const line: Line = [
  'plain ',
  { text: 'strong', mark: 'strong' },
  { text: 'a link', to: '/line/1' },
  { time: ENDED_AT, as: 'time' },
  { time: ENDED_AT, as: 'day' },
  { time: ENDED_AT, as: 'full' },
  { amount: 12_345, currency: 'EUR' },
];
const blocks: readonly Block[] = [
  {
    t: 'links',
    items: [
      { text: 'All', to: '/results', isCurrent: true },
      { text: 'Live', to: '/results/live' },
    ],
  },
  {
    t: 'table',
    caption: 'Finished games',
    head: ['Game', 'Result', 'Ended'],
    rows: [[['Home 1 – Away 1'], ['2:1'], [{ time: ENDED_AT, as: 'dayTime' }]]],
    numeric: [1],
  },
  { t: 'heading', text: 'A heading', level: 2 },
  { t: 'text', line, tone: 'lead' },
  { t: 'text', line: ['Ein Satz'], lang: 'de' },
  { t: 'list', items: [line], isOrdered: true },
  { t: 'facts', items: [{ name: 'A fact', line }] },
  { t: 'cards', items: [{ title: 'A card', text: 'text', badge: '1', to: '/live' }] },
  {
    t: 'actions',
    items: [
      { text: 'Register', does: { to: '/registration' } },
      { text: 'Reload', does: { call: 'refresh' } },
    ],
  },
  { t: 'accordion', items: [{ title: 'A question', blocks: [{ t: 'text', line: ['An answer'] }] }] },
  {
    t: 'tabs',
    items: [
      { title: 'First', blocks: [{ t: 'text', line: ['One'] }] },
      { title: 'Second', blocks: [{ t: 'text', line: ['Two'] }] },
    ],
  },
];

export function documentSeed(view: string, path: string, language: string, spoken = language): DocumentSeed {
  const document: ViewDocument = {
    title: 'Results',
    language: spoken,
    crumbs: [{ text: 'Up', to: '/about' }],
    blocks,
    components: {},
  };
  return { view, path, language, appName: 'Pages', text: JSON.stringify(document) };
}
