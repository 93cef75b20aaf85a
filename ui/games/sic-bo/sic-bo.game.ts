/** Sic bo in its frame. */
import { chipsIn, createChips } from '../chips.ts';
import { dieOf, tumble } from '../dice-faces.ts';
import { el } from '../dom.ts';
import { startGame } from '../frame.ts';
import { numbersIn } from '../round.ts';
import { WORDS } from './words.ts';

/** The payments of totals from 4 to 17, as in the provider's table: the Verify page checks the table's hash. */
const TOTALS = [68, 34, 20.4, 13.6, 9.7, 8.1, 7.5, 7.5, 8.1, 9.7, 13.6, 20.4, 34, 68];
const NUMBERS = [1, 2, 3, 4, 5, 6];

startGame(WORDS, (bench) => {
  const { text, play, result, announce, isReduced } = bench;
  const { place, bet, put, controls } = createChips(bench);
  const dice = el('div', { class: 'dice' }, ...[1, 2, 3].map(() => dieOf(text, null)));
  const priced = (name: string, times: number | string): string => text('priced', { name, times });
  const table = el(
    'div',
    { class: 'table', role: 'group', 'aria-label': text('table') },
    place('small', priced(text('small'), 2), 'is-half'),
    place('big', priced(text('big'), 2), 'is-half'),
    ...NUMBERS.map((value) => place(`single${value}`, priced(text('single', { value }), '2/3/9'), 'is-third')),
    ...TOTALS.slice(0, 12).map((times, at) =>
      place(`total${at + 4}`, priced(text('total', { value: at + 4 }), times), 'is-third'),
    ),
    ...TOTALS.slice(12).map((times, at) =>
      place(`total${at + 16}`, priced(text('total', { value: at + 16 }), times), 'is-half'),
    ),
    ...NUMBERS.map((value) => place(`double${value}`, priced(text('double', { value }), 12.75), 'is-third')),
    ...NUMBERS.map((value) => place(`triple${value}`, priced(text('triple', { value }), 204), 'is-third')),
    place('triple', priced(text('anyTriple'), 34), 'is-row'),
  );

  return {
    stage: el('div', { class: 'stage' }, dice, table),
    controls,
    button: text('roll'),
    showBet: (made) => put(chipsIn(made)),
    onPlay: async (): Promise<void> => {
      const chips = bet();
      if (chips.length === 0) return announce(text('NO_CHIPS'));
      const round = await play({ chips });
      if (round === null) return undefined;
      const thrown = numbersIn(round.shown['dice']);
      const faces = thrown.map((die) => dieOf(text, die));
      dice.replaceChildren(...faces);
      await tumble(faces, isReduced());
      const sum = thrown.reduce((all, die) => all + die, 0);
      return result(round, text('thrown', { dice: thrown.join(', '), sum }));
    },
  };
});
