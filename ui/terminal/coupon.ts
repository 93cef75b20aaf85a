/** The coupon of the terminal: selections, the stake as it is typed, one reason at a time with its remedy, placing. */
import type { Blocker } from 'touchline/core/coupon/views';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { marketName } from 'touchline/core/line/rules/market-names';
import { coreText } from '../web/format/core-text.ts';
import { blockerText, placingText } from '../web/format/coupon-text.ts';
import { oddsText, totalOddsText } from '../web/format/odds.ts';
import { fit } from './ansi.ts';
import type { Line } from './ansi.ts';
import type { Shell } from './state.ts';

const PRICE = 10;
const LABEL = 20;

const remedyOf = ({ core }: Shell): Blocker['remedy'] =>
  core.coupon.placing.get().blockers.find(({ remedy }) => remedy !== null)?.remedy ?? null;

export function couponLines(shell: Shell, width: number): readonly Line[] {
  const { core, wording } = shell;
  const { t, preferences, money } = wording;
  const { legs, betType } = core.coupon.slip.get();
  const { stakeText, currency, totalOdds, maxWin } = core.coupon.stake.get();
  const { blockers, canPlace, placing, question } = core.coupon.placing.get();
  const news = placingText(placing, core.line.now(), wording);
  if (news !== null && placing.state !== 'rejected') {
    const [title, text] = news;
    return [[[title, 'strong']], [text], [], [`⏎ ${t('coupon.newBet')}`]];
  }
  if (legs.length === 0) return [[[t('coupon.empty.title'), 'strong']], [t('coupon.empty.text')]];
  const names = legs.flatMap((leg, at): readonly Line[] => {
    const moved = leg.price === leg.seenPrice ? 'plain' : leg.price > leg.seenPrice ? 'up' : 'down';
    return [
      [
        at === shell.legAt ? [fit(gameTitle(leg, t), width - PRICE), 'cursor'] : fit(gameTitle(leg, t), width - PRICE),
        [fit(leg.price === 0 ? '–' : oddsText(leg.price, preferences.oddsView), PRICE, 'end'), moved],
      ],
      [[`  ${marketName({ ...leg, label: leg.label ?? null }, leg, t)}`, 'dim']],
    ];
  });
  const sums: readonly Line[] = [
    [fit(t('coupon.type'), LABEL), t(`coupon.type.${betType}`)],
    [fit(currency === '' ? t('coupon.stake') : t('coupon.stakeIn', { currency }), LABEL), [`${stakeText}▏`, 'strong']],
    ...(totalOdds === '' ? [] : [[fit(t('coupon.totalOdds'), LABEL), totalOddsText(totalOdds, preferences.oddsView)]]),
    ...(maxWin === null ? [] : [[fit(t('coupon.maxWin'), LABEL), money(maxWin, currency)]]),
  ];
  const remedy = remedyOf(shell);
  shell.shownQuestion = question;
  const asked: readonly Line[] =
    question === null
      ? blockers.map((blocker) => [[blockerText(blocker, wording, currency), 'bad']])
      : [
          [[t('coupon.question.title'), 'strong']],
          [`⏎ ${t('coupon.question.accept')} · d ${t('coupon.question.decline')}`],
        ];
  return [
    ...names,
    [],
    ...sums,
    [],
    ...(news === null ? [] : news.map((text): Line => [[text, 'bad']])),
    ...asked,
    ...(canPlace && question === null ? [[`⏎ ${t('coupon.place')}`]] : []),
    ...(remedy === null || canPlace ? [] : [[`f ${coreText(remedy.text, wording, ['amount'], currency)}`]]),
  ];
}

/** Digits and separators go into the stake; letters act on the coupon. */
export function pressOnCoupon(shell: Shell, key: string): void {
  const { core } = shell;
  const { legs, types, betType } = core.coupon.slip.get();
  const { stakeText } = core.coupon.stake.get();
  const { placing, question } = core.coupon.placing.get();
  const leg = legs[Math.min(shell.legAt, legs.length - 1)];
  if (key === 'up') shell.legAt = Math.max(0, shell.legAt - 1);
  else if (key === 'down') shell.legAt = Math.min(legs.length - 1, shell.legAt + 1);
  else if (/^[\d.,]$/.test(key)) core.dispatch({ type: 'coupon/typeStake', payload: { text: stakeText + key } });
  else if (key === 'backspace') core.dispatch({ type: 'coupon/typeStake', payload: { text: stakeText.slice(0, -1) } });
  else if (key === 'x' && leg !== undefined)
    core.dispatch({ type: 'coupon/removeLeg', payload: { marketId: leg.marketId } });
  else if (key === 't') {
    const allowed = types.filter((choice) => choice.allowed).map((choice) => choice.betType);
    const next = allowed[(allowed.indexOf(betType) + 1) % allowed.length];
    if (next !== undefined) core.dispatch({ type: 'coupon/chooseType', payload: { betType: next } });
  } else if (key === 'f') {
    const remedy = remedyOf(shell);
    if (remedy !== null && 'command' in remedy) core.dispatch(remedy.command);
    else if (remedy?.open === 'register' || remedy?.open === 'login') shell.screen = remedy.open;
  } else if (key === 'd' && question !== null) core.dispatch({ type: 'coupon/declinePrices', payload: {} });
  else if (key === 'enter') {
    if (placing.state !== 'idle') return void core.dispatch({ type: 'coupon/dismissResult', payload: {} });
    // Only prices that are on the screen are accepted; newer ones are asked about first.
    if (question !== shell.shownQuestion) return;
    if (question !== null) core.dispatch({ type: 'coupon/acceptPrices', payload: {} });
    if (core.coupon.placing.get().placing.state === 'idle') core.dispatch({ type: 'coupon/place', payload: {} });
  }
}
