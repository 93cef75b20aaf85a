/** The values of placeholders in the keys of the texts of statistics and results. */
const RESULTS = ['won', 'drawn', 'lost'];
const COLUMNS = ['place', 'played', 'won', 'drawn', 'lost', 'scored', 'difference', 'points'];

export const STATISTICS_SHAPES: Readonly<Record<string, readonly string[]>> = {
  'results.kind.*': ['latest', 'live', 'zone'],
  'champ.ways.*': ['games', 'table', 'results'],
  'line.*': ['redCards', 'yellowCards'],
  'odds.*': ['opening', 'lowest', 'highest', 'last'],
  'statistics.venue.*': ['all', 'home', 'away'],
  'statistics.result.*': RESULTS,
  'statistics.mark.*': RESULTS,
  'statistics.*': COLUMNS,
  'statistics.short.*': COLUMNS,
  'statistics.line.*': ['place', 'all', 'home', 'away', 'last5', 'last10', 'scored', 'conceded'],
};
