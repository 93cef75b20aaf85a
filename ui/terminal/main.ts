/**
 * The second shell: live games with their prices in a terminal, over the same core.
 *
 *   npx tsx ui/terminal/main.ts [origin] [--once]
 *
 * `origin` is the operator's address (http://localhost:4400); `--once` prints one screen and exits. Ctrl+C stops.
 */
import { createNodeCore } from '../../adapters/node/create-node-core.ts';
import type { Core } from 'touchline/app/facade';
import { formatOdds } from 'touchline/core/line/public';
import { mainMarkets } from 'touchline/core/line/rules/main-markets';
import type { Game, Market } from 'touchline/core/line/types';

const ORIGIN = 'http://localhost:4400';
const REDRAW_MS = 1000;
const MAX_ROWS = 30;
const NAME_WIDTH = 24;
const PRICE_WIDTH = 8;
const MINUTE_S = 60;
const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

function priceOf(core: Core, market: Market | null): string {
  if (market === null) return '';
  if (core.line.state(market.id) === 1) return 'locked';
  const { oddsView } = core.preferences.get();
  const [price, was] = [core.line.price(market.id), core.line.was(market.id)];
  return `${formatOdds(price, oddsView)}${was === 0 || was === price ? '' : price > was ? '↑' : '↓'}`;
}

function rowOf(core: Core, game: Game): string {
  const markets = core.line.markets(game.id).get();
  const { result } = mainMarkets(markets, (id) => core.line.price(id), game.champ.sportId);
  const [home = null, away = null] = result.markets;
  const columns = result.ways === 3 ? result.markets : [home, null, away];
  const prices = columns.map((market) => priceOf(core, market).padStart(PRICE_WIDTH));
  const clock = game.clockRuns ? `${Math.floor(game.clockS / MINUTE_S)}'` : `P${game.period}`;
  const score = game.score.join(':').padStart(5);
  return `${clock.padStart(4)}  ${cut(game.home, NAME_WIDTH)} ${score}  ${cut(game.away, NAME_WIDTH)}${prices.join('')}`;
}

function draw(core: Core): string {
  const board = core.line.board({ kind: 'live' }).get();
  const rows = board.groups.flatMap(({ champ, gameIds }) => {
    const games = gameIds.flatMap((id) => core.line.game(id).get() ?? []);
    return games.length === 0 ? [] : [`${champ.country} ${champ.name}`, ...games.map((game) => rowOf(core, game))];
  });
  const head = `Touchline live: ${board.gameCount} games, line ${core.line.status.get()}`;
  return [head, '', ...rows.slice(0, MAX_ROWS)].join('\n');
}

async function main(args: readonly string[]): Promise<void> {
  const origin = args.find((arg) => !arg.startsWith('--')) ?? ORIGIN;
  const core = createNodeCore({ origin });
  const unwatch = core.line.watch(['live']);
  const end = (): void => {
    unwatch();
    core.stop();
    process.exit(0);
  };
  process.once('SIGINT', end);
  await core.start();
  setInterval(() => {
    if (!core.line.board({ kind: 'live' }).get().loaded) return;
    if (args.includes('--once')) {
      console.log(draw(core));
      end();
    } else console.log(`\u001B[2J\u001B[H${draw(core)}`);
  }, REDRAW_MS);
}

await main(process.argv.slice(2));
