/** Dice in its frame. */
import { choice, choose, el, field, fill, setAll, svg } from '../dom.ts';
import { startGame } from '../frame.ts';
import { isWon, numberOf } from '../round.ts';
import { WORDS } from './words.ts';

const OUTCOMES = 10_000;
const WIDTH = 400;

const written = (value: number): string => (value / 100).toFixed(2);

startGame(WORDS, ({ text, play, stake, result, announce, isReduced }) => {
  let chance = 4_950;
  let side: 'under' | 'over' = 'under';
  const winning = svg('rect', { y: 24, height: 16, class: 'winning' });
  const marker = svg(
    'g',
    { class: 'marker', visibility: 'hidden' },
    svg('path', { d: 'M0 20 -8 6H8Z' }),
    svg('path', { d: 'M0 44 -8 58H8Z' }),
  );
  const number = el('p', { class: 'number' }, '–');
  const bar = svg(
    'svg',
    { viewBox: `-10 0 ${WIDTH + 20} 64`, 'aria-hidden': 'true', class: 'scale' },
    svg('rect', { y: 24, width: WIDTH, height: 16, rx: 8, class: 'track' }),
    winning,
    marker,
  );
  const pays = el('p', { class: 'pays' });
  const input = el('input', { type: 'range', min: 1, max: 95, step: 0.5, value: chance / 100 });
  const limit = (of: 'under' | 'over'): string => written(of === 'under' ? chance : OUTCOMES - chance);
  const sides = choice(
    '',
    'side',
    [
      ['under', ''],
      ['over', ''],
    ] as const,
    (chosen) => {
      side = chosen;
      show();
    },
  );
  const [underText, overText] = sides.querySelectorAll('span');
  sides.querySelector('legend')?.append(text('side'));

  function show(): void {
    const size = (chance / OUTCOMES) * WIDTH;
    setAll(winning, { x: side === 'under' ? 0 : WIDTH - size, width: size });
    if (underText !== undefined) underText.textContent = text('under', { limit: limit('under') });
    if (overText !== undefined) overText.textContent = text('over', { limit: limit('over') });
    const times = (9_900 / chance).toFixed(4);
    pays.textContent = text('pays', { times });
    setAll(input, { 'aria-valuetext': `${(chance / 100).toFixed(1)} %` });
  }
  input.addEventListener('input', () => {
    chance = Math.round(Number(input.value) * 100);
    show();
  });
  show();

  return {
    stage: el('div', { class: 'stage' }, number, bar, pays),
    controls: [field(text('chance'), input), sides],
    button: text('roll'),
    showBet: (bet) => {
      fill(input, numberOf(bet['chance']) / 100);
      choose(sides, bet['side']);
    },
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (amount === null) return announce(text('BAD_AMOUNT'));
      const round = await play({ stake: amount, chance, side });
      const roll = round?.shown['roll'];
      if (round === null || typeof roll !== 'number') return undefined;
      setAll(marker, { visibility: 'visible', class: isReduced() ? 'marker' : 'marker is-moving' });
      setAll(marker, { transform: `translate(${(roll / OUTCOMES) * WIDTH} 0)` });
      number.textContent = written(roll);
      number.className = isWon(round) ? 'number is-won' : 'number';
      return result(round, text('rolled', { value: written(roll) }));
    },
  };
});
