/** Craps in its frame. */
import { dieOf, tumble } from '../dice-faces.ts';
import { el, field, fill } from '../dom.ts';
import { startGame } from '../frame.ts';
import { numbersIn } from '../round.ts';
import { WORDS } from './words.ts';

/** Place bets with their odds, as the provider's table has them: the Verify page checks the table's hash. */
const PLACES = [
  [4, 9, 5],
  [5, 7, 5],
  [6, 7, 6],
  [8, 7, 6],
  [9, 7, 5],
  [10, 9, 5],
] as const;
/** Sums of a first throw that set no point. */
const DECIDED: readonly number[] = [2, 3, 7, 11, 12];

startGame(WORDS, ({ text, play, stake, result, announce, isReduced }) => {
  const bets = [
    ['pass', text('pass')],
    ['dont-pass', text('dontPass')],
    ['field', text('field')],
    ...PLACES.map(([sum, n, d]) => [`place-${sum}`, text('place', { sum, odds: text('odds', { n, d }) })] as const),
  ] as const;
  const on = el('select', {}, ...bets.map(([value, name]) => el('option', { value }, name)));
  const dice = el('div', { class: 'dice' }, dieOf(text, null), dieOf(text, null));
  const throws = el('ol', { class: 'throws', 'aria-label': text('throws') });
  let isThrowing = false;

  async function show(all: readonly number[], hasPoint: boolean): Promise<void> {
    throws.replaceChildren();
    for (let at = 0; at < all.length; at += 2) {
      const [first = 0, second = 0] = all.slice(at, at + 2);
      const pair = [dieOf(text, first), dieOf(text, second)];
      dice.replaceChildren(...pair);
      // One throw after the other.
      // oxlint-disable-next-line no-await-in-loop
      await tumble(pair, isReduced());
      const [sum, isPoint] = [first + second, at === 0 && hasPoint && !DECIDED.includes(first + second)];
      throws.append(
        el('li', { class: isPoint ? 'is-point' : null }, isPoint ? text('point', { value: sum }) : String(sum)),
      );
    }
  }

  return {
    stage: el('div', { class: 'stage' }, dice, throws),
    controls: [field(text('bet'), on)],
    button: text('roll'),
    showBet: (bet) => fill(on, bet['on']),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (isThrowing) return undefined;
      if (amount === null) return announce(text('BAD_AMOUNT'));
      const chosen = on.value;
      isThrowing = true;
      const round = await play({ stake: amount, on: chosen });
      const thrown = numbersIn(round?.shown['dice']);
      if (round !== null) await show(thrown, chosen === 'pass' || chosen === 'dont-pass');
      isThrowing = false;
      const [first = 0, second = 0] = thrown.slice(-2);
      return round === null ? undefined : result(round, text('last', { value: first + second }));
    },
  };
});
