/** Boards of the terminal: games with their main prices, a cursor on one price. */
import { gameTitle, scoreText } from 'touchline/core/line/rules/game-text';
import { byPrice, mainMarkets } from 'touchline/core/line/rules/main-markets';
import { isBout } from 'touchline/core/line/rules/sport-ids';
import { lineText, resultSign } from 'touchline/core/line/rules/market-names';
import type { Game, Market } from 'touchline/core/line/types';
import { countryName } from '../web/format/country.ts';
import { oddsText } from '../web/format/odds.ts';
import { periodName, rowClock } from '../web/format/period.ts';
import { formatTime } from '../web/format/time.ts';
import { fit } from './ansi.ts';
import type { Line, Span } from './ansi.ts';
import type { Shell } from './state.ts';

const CLOCK = 9;
const SCORE = 6;
const PRICE = 9;
const LINED_PRICE = 13;
const ARROWS = { plain: ' ', up: '↑', down: '↓' } as const;
const widthOfColumn = (column: number): number => (column < 3 ? PRICE : LINED_PRICE);
/** Columns of prices on a terminal of this width: the result, then totals, then handicaps. */
const columnsOf = (width: number): number => (width < 100 ? 3 : width < 130 ? 5 : 7);

/** The markets of a row, by column: three of the result, two of a total, two of a handicap. */
function cellsOf({ core }: Shell, game: Game): readonly (Market | null)[] {
  const markets = core.line.markets(game.id).get();
  if (game.away === '') return byPrice(markets, core.line.price).slice(0, 3);
  const { result, total, handicap } = mainMarkets(markets, core.line.price, game.champ.sportId);
  const [home = null, away = null] = result.markets;
  const last = isBout(game.champ.sportId) ? [null, null] : handicap;
  return [...(result.ways === 3 ? result.markets : [home, null, away]), ...total, ...last];
}

function cell({ core, wording }: Shell, market: Market | null, column: number, isHere: boolean): Span {
  const width = widthOfColumn(column);
  if (market === null) return fit('', width);
  const { line, couponMarkets } = core;
  const price = line.price(market.id);
  const was = line.was(market.id);
  const state = line.state(market.id);
  const move = state !== 'open' || was === 0 || was === price ? 'plain' : price > was ? 'up' : 'down';
  const odds = state === 'gone' || price === 0 ? '–' : oddsText(price, wording.preferences.oddsView);
  const isChosen = couponMarkets.get().has(market.id);
  const name = column < 3 ? '' : `${lineText(market.param, column > 4)} `;
  const text = `${isChosen ? '✓' : ''}${name}${state === 'suspended' ? `(${odds})` : odds}${ARROWS[move]}`;
  return [fit(text, width, 'end'), isHere ? 'cursor' : isChosen ? 'chosen' : state === 'suspended' ? 'dim' : move];
}

function row(shell: Shell, game: Game, width: number): Line {
  const { core, wording } = shell;
  const { t, preferences } = wording;
  const isAhead = game.status === 'scheduled';
  const clock = isAhead
    ? formatTime(game.startsAt, 'time', preferences)
    : rowClock(game, core.line.now()) || periodName(game, t);
  const prices = cellsOf(shell, game)
    .slice(0, columnsOf(width))
    .map((market, at) => cell(shell, market, at, game.id === shell.gameId && at === shell.column));
  const names = width - CLOCK - SCORE - prices.reduce((sum, _, at) => sum + widthOfColumn(at), 0);
  const score = isAhead || game.away === '' ? '' : scoreText(game.score.join(':'), t);
  return [
    fit(clock, CLOCK),
    fit(gameTitle(game, t), Math.max(8, names)),
    [fit(score, SCORE, 'end'), 'strong'],
    ...prices,
  ];
}

const gamesOf = ({ core }: Shell, ids: readonly number[]): readonly Game[] =>
  ids.flatMap((id) => core.line.game(id).get() ?? []);

/** The lines of the board. The part around the cursor is shown where not all fit. */
export function boardLines(shell: Shell, width: number, height: number): readonly Line[] {
  const { core, wording } = shell;
  const { t, preferences } = wording;
  const { groups, loaded } = core.line.board({ kind: shell.board }).get();
  if (!loaded) return [[t('state.loading')]];
  const lines = groups.flatMap(({ champ, gameIds }): readonly Line[] => [
    [[`${countryName(champ.country, preferences.language, t)} · ${champ.name}`, 'dim']],
    ...gamesOf(shell, gameIds).map((game) => row(shell, game, width)),
  ]);
  if (lines.length === 0) return [[t(shell.board === 'live' ? 'line.noLive.title' : 'home.empty.title')]];
  const cursorAt = lines.findIndex((line) => line.some(([, style]) => style === 'cursor'));
  const signs = [1, 2, 3].map((type) => fit(resultSign(type), PRICE, 'end'));
  const wide = [t('line.over'), t('line.under'), ...[1, 2].map((n) => t('line.handicap', { n }))];
  const heads = [...signs, ...wide.map((name) => fit(name, LINED_PRICE, 'end'))].slice(0, columnsOf(width)).join('');
  const rows = height - 1;
  const from = Math.max(0, Math.min(cursorAt - Math.floor(rows / 2), lines.length - rows));
  return [[[fit(heads, width, 'end'), 'dim']], ...lines.slice(from, from + rows)];
}

/** Moves the cursor, which first goes to the first price of the board; `enter` or the space bar takes the price. */
export function pressOnBoard(shell: Shell, key: string): void {
  const { groups } = shell.core.line.board({ kind: shell.board }).get();
  const games = gamesOf(
    shell,
    groups.flatMap(({ gameIds }) => gameIds),
  );
  const at = games.findIndex(({ id }) => id === shell.gameId);
  const game = games[at] ?? games[0];
  if (game === undefined) return;
  const cells = cellsOf(shell, game);
  const open = cells.flatMap((market, column) => (market === null ? [] : [column]));
  if (at === -1) {
    shell.gameId = game.id;
    shell.column = open[0] ?? 0;
  } else if (key === 'up' || key === 'down') shell.gameId = games[at + (key === 'up' ? -1 : 1)]?.id ?? game.id;
  else if (key === 'left') shell.column = open.filter((column) => column < shell.column).pop() ?? shell.column;
  else if (key === 'right') shell.column = open.find((column) => column > shell.column) ?? shell.column;
  else if (key === 'enter' || key === 'space') {
    const marketId = cells[shell.column]?.id;
    if (marketId === undefined) return;
    const isChosen = shell.core.couponMarkets.get().has(marketId);
    if (isChosen || shell.core.line.state(marketId) === 'open')
      shell.core.dispatch({ type: isChosen ? 'coupon/removeLeg' : 'coupon/addLeg', payload: { marketId } });
  }
}
