/**
 * The contents of `<touchline-coupon>`: selections, type, stake, the first reason with its remedy, changed odds,
 * placing and its result.
 */
import type { OddsQuestion, Remedy } from 'touchline/core/coupon/views';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { marketName } from 'touchline/core/line/rules/market-names';
import { coreText } from '../web/format/core-text.ts';
import { blockerText, placingText } from '../web/format/coupon-text.ts';
import { oddsText, totalOddsText } from '../web/format/odds.ts';
import type { CouponCore } from 'touchline/board/create-coupon-core';
import type { Running } from './base.ts';
import type { Item } from './dom.ts';
import type { PlacingDetail } from './events.ts';
import { createItems, make, write } from './dom.ts';

type Panel = Running<CouponCore>;

/** A selection: its game, its name, its price, and the button that removes it. */
function createLeg({ core, wording }: Panel, marketId: number): Item {
  const { t } = wording;
  const [game, pick, price] = [
    make('span', { class: 'name', dir: 'auto' }),
    make('span', { class: 'small' }),
    make('b', { part: 'leg-price' }),
  ];
  const remove = make('button', { type: 'button', part: 'remove' }, '✕');
  const element = make('li', { class: 'leg', part: 'leg' }, make('span', {}, game, make('br'), pick), price, remove);
  remove.addEventListener('click', () => core.dispatch({ type: 'coupon/removeLeg', payload: { marketId } }));
  const subscription = core.coupon.slip.value$.subscribe(({ legs }) => {
    const leg = legs.find((each) => each.marketId === marketId);
    if (leg === undefined) return;
    const name = marketName({ ...leg, label: leg.label ?? null }, leg, t);
    write(game, gameTitle(leg, t));
    write(pick, leg.locks[0] === 'suspended' ? `${name} · ${t('coupon.lock.suspended')}` : name);
    write(price, leg.price === 0 ? '–' : oddsText(leg.price, wording.preferences.oddsView));
    remove.setAttribute('aria-label', t('coupon.remove', { name }));
  });
  return { element, stop: () => subscription.unsubscribe() };
}

/** Where a guest registers or logs in: the operator's site. */
function wayTo({ wording }: Panel, origin: string, path: string, text: string): HTMLElement {
  const href = `${origin}/${wording.preferences.language}${path}`;
  return make('a', { class: 'button', part: 'button', href, target: '_top' }, text);
}

function remedyButtons(running: Panel, remedy: Remedy, currency: string, origin: string): readonly HTMLElement[] {
  const { core, wording } = running;
  const { t } = wording;
  if ('open' in remedy) {
    if (remedy.open !== 'register' && remedy.open !== 'login') return [];
    return [
      wayTo(running, origin, '/registration', t('auth.register')),
      wayTo(running, origin, '/user/login', t('auth.logIn')),
    ];
  }
  const button = make(
    'button',
    { type: 'button', part: 'button' },
    coreText(remedy.text, wording, ['amount'], currency),
  );
  button.addEventListener('click', () => core.dispatch(remedy.command));
  return [button];
}

/** Draws the coupon and keeps it current. `origin` is the operator's; events start at `host`. */
export function drawCoupon(running: Panel, host: HTMLElement, origin: string): void {
  const { core, root, wording, onStop, reveal } = running;
  const { t, money } = wording;
  const { coupon } = core;
  const legs = make('ul', { part: 'legs', 'aria-label': t('coupon.area') });
  const empty = make('p', { class: 'small', part: 'empty' }, t('coupon.empty.text'));
  const type = make('select', { part: 'type', 'aria-label': t('coupon.type') });
  const stake = make('input', { part: 'stake', inputmode: 'decimal', autocomplete: 'off' });
  const stakeName = make('span', { class: 'small' });
  const sums = make('dl', { class: 'sums', part: 'sums' });
  const reason = make('div', { class: 'reason', part: 'reason', role: 'status' });
  const news = make('div', { part: 'news', role: 'status' });
  const place = make('button', { type: 'button', class: 'main', part: 'place' }, t('coupon.place'));
  const form = make(
    'div',
    {},
    make('div', { class: 'field' }, type),
    make('label', { class: 'field' }, stakeName, stake),
    sums,
    reason,
    place,
  );
  root.append(news, empty, legs, form);

  const items = createItems<number>(legs, (marketId) => createLeg(running, marketId));
  onStop(items.stop);
  let published = coupon.placing.get().placing.state;
  const accept = (question: OddsQuestion): void => {
    // Only prices that are on the screen are accepted; newer ones are asked about first.
    if (question !== coupon.placing.get().question) return;
    core.dispatch({ type: 'coupon/acceptPrices', payload: {} });
    if (coupon.placing.get().placing.state === 'idle') core.dispatch({ type: 'coupon/place', payload: {} });
  };
  const button = (text: string, act: () => void): HTMLElement => {
    const element = make('button', { type: 'button', part: 'button' }, text);
    element.addEventListener('click', act);
    return element;
  };

  const drawSlip = (): void => {
    const { legs: selected, types, betType } = coupon.slip.get();
    items.show(selected.map(({ marketId }) => marketId));
    empty.hidden = selected.length > 0 || coupon.placing.get().placing.state !== 'idle';
    form.hidden = selected.length === 0;
    const possible = types.filter(({ allowed }) => allowed).map((choice) => choice.betType);
    if ([...type.options].map(({ value }) => value).join() !== possible.join())
      type.replaceChildren(...possible.map((name) => make('option', { value: name }, t(`coupon.type.${name}`))));
    type.value = betType;
    type.hidden = possible.length < 2;
  };
  const drawStake = (): void => {
    const { stakeText, currency, totalOdds, maxWin } = coupon.stake.get();
    if (stake.value !== stakeText) stake.value = stakeText;
    write(stakeName, currency === '' ? t('coupon.stake') : t('coupon.stakeIn', { currency }));
    const rows = [
      ...(totalOdds === '' ? [] : [[t('coupon.totalOdds'), totalOddsText(totalOdds, wording.preferences.oddsView)]]),
      ...(maxWin === null ? [] : [[t('coupon.maxWin'), money(maxWin, currency)]]),
    ];
    sums.replaceChildren(...rows.flatMap(([name = '', value = '']) => [make('dt', {}, name), make('dd', {}, value)]));
  };
  let drawn = '';
  const drawPlacing = (): void => {
    const { blockers, canPlace, placing, question } = coupon.placing.get();
    const { currency } = coupon.stake.get();
    place.disabled = !canPlace || question !== null;
    const message = placingText(placing, core.line.now(), wording);
    const [first] = blockers;
    const text = first === undefined || placing.state !== 'idle' ? '' : blockerText(first, wording, currency);
    // Nothing is drawn again that is the same: a button keeps the focus.
    const now = JSON.stringify([message, text, question, first?.remedy ?? null]);
    if (now === drawn) return;
    drawn = now;
    const remedies = [first?.remedy ?? null, ...(first?.alternatives ?? [])].flatMap((remedy) =>
      remedy === null ? [] : remedyButtons(running, remedy, currency, origin),
    );
    reason.replaceChildren(
      ...(text === '' ? [] : [make('span', {}, text), make('span', { class: 'ways' }, ...remedies)]),
    );
    if (question !== null)
      news.replaceChildren(
        make('p', {}, make('b', {}, t('coupon.question.title'))),
        ...question.legs.map(({ oldPrice, newPrice }) =>
          make(
            'p',
            {},
            `${oddsText(oldPrice, wording.preferences.oddsView)} → ${oddsText(newPrice, wording.preferences.oddsView)}`,
          ),
        ),
        make(
          'p',
          { class: 'ways' },
          button(t('coupon.question.accept'), () => accept(question)),
          button(t('coupon.question.decline'), () => core.dispatch({ type: 'coupon/declinePrices', payload: {} })),
        ),
      );
    else if (message === null) news.replaceChildren();
    else {
      const isOver =
        placing.state === 'accepted' ||
        placing.state === 'rejected' ||
        placing.state === 'ordered' ||
        (placing.state === 'several' && placing.isOver);
      const why =
        placing.state === 'rejected'
          ? placing.reasons.map((each) => make('p', {}, blockerText(each, wording, currency)))
          : [];
      const close = placing.state === 'rejected' ? t('action.understood') : t('coupon.newBet');
      news.replaceChildren(
        make('p', {}, make('b', {}, message[0])),
        make('p', {}, message[1]),
        ...why,
        ...(isOver
          ? [
              make(
                'p',
                {},
                button(close, () => core.dispatch({ type: 'coupon/dismissResult', payload: {} })),
              ),
            ]
          : []),
      );
    }
  };
  const publish = (): void => {
    const { placing } = coupon.placing.get();
    if (placing.state === published) return;
    published = placing.state;
    const detail: PlacingDetail = {
      state: placing.state,
      betId: placing.state === 'accepted' ? placing.bet.id : null,
    };
    host.dispatchEvent(new CustomEvent('touchline-placing', { bubbles: true, composed: true, detail }));
  };

  stake.addEventListener('input', () => core.dispatch({ type: 'coupon/typeStake', payload: { text: stake.value } }));
  stake.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' && !place.disabled) place.click();
  });
  type.addEventListener('change', () => {
    const choice = coupon.slip.get().types.find(({ betType }) => betType === type.value);
    if (choice !== undefined) core.dispatch({ type: 'coupon/chooseType', payload: { betType: choice.betType } });
  });
  place.addEventListener('click', () => core.dispatch({ type: 'coupon/place', payload: {} }));
  const draw = (): void => {
    drawSlip();
    drawStake();
    drawPlacing();
    publish();
  };
  for (const subscription of [
    coupon.slip.value$.subscribe(draw),
    coupon.stake.value$.subscribe(draw),
    coupon.placing.value$.subscribe(draw),
  ])
    onStop(() => subscription.unsubscribe());
  reveal();
}
