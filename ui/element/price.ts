/** A price as a button: follows its market, marks moves, selects. */
import { resultSign, outcomeName } from 'touchline/core/line/rules/market-names';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import type { Game, Market } from 'touchline/core/line/types';
import { oddsText } from '../web/format/odds.ts';
import type { Running } from './base.ts';
import type { Item } from './dom.ts';
import type { SelectDetail } from './events.ts';
import { make, write } from './dom.ts';

/** How long a move stays marked. */
const MOVE_MS = 4000;
const NONE = '–';

export function createPrice({ core, wording }: Running, game: Game, market: Market): Item {
  const { line, couponMarkets } = core;
  const name = outcomeName(market, game, wording.t);
  const odds = make('b');
  const label = game.away === '' ? name : resultSign(market.type);
  const element = make(
    'button',
    { type: 'button', class: 'price', part: 'price' },
    make('span', { class: 'vh' }, `${gameTitle(game, wording.t)}: ${name}`),
    make('span', { class: 'small', 'aria-hidden': 'true' }, label),
    odds,
  );
  const { id: marketId } = market;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const draw = (): void => {
    const price = line.price(marketId);
    const state = line.state(marketId);
    const isChosen = couponMarkets.get().has(marketId);
    const text = state === 'gone' || price === 0 ? NONE : oddsText(price, wording.preferences.oddsView);
    write(odds, text);
    element.setAttribute('aria-pressed', String(isChosen));
    if (state === 'open') element.removeAttribute('aria-disabled');
    else element.setAttribute('aria-disabled', 'true');
    element.part.toggle('selected', isChosen);
    if (last > 0 && price !== last && state === 'open') {
      element.part.toggle('up', price > last);
      element.part.toggle('down', price < last);
      clearTimeout(timer);
      timer = setTimeout(() => element.part.remove('up', 'down'), MOVE_MS);
    }
    last = price;
  };
  element.addEventListener('click', () => {
    const isSelected = !couponMarkets.get().has(marketId);
    if (isSelected && line.state(marketId) !== 'open') return;
    const detail: SelectDetail = { marketId, gameId: game.id, price: line.price(marketId), isSelected };
    const event = new CustomEvent('touchline-select', { bubbles: true, composed: true, cancelable: true, detail });
    // A board without a coupon on the page only dispatches the event.
    if (element.dispatchEvent(event) && 'coupon' in core)
      core.dispatch({ type: isSelected ? 'coupon/addLeg' : 'coupon/removeLeg', payload: { marketId } });
  });
  draw();
  const stop = line.onMarket(marketId, draw);
  const subscriptions = [couponMarkets.value$.subscribe(draw), core.preferences.value$.subscribe(draw)];
  return {
    element,
    stop: () => {
      clearTimeout(timer);
      stop();
      subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
  };
}
