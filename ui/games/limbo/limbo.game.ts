/** Limbo in its frame: a logarithmic scale from 1× to 10,000×. */
import { el, field, fill, setAll, svg } from '../dom.ts';
import { startGame } from '../frame.ts';
import { isWon, numberOf } from '../round.ts';
import { WORDS } from './words.ts';

const MIN_TARGET = 101;
const MAX_TARGET = 1_000_000;
/** The scale's powers of ten: 1× to 10,000×. */
const POWERS = 4;
const WIDTH = 440;
const RISE_MS = 700;

const written = (hundredths: number): string => (hundredths / 100).toFixed(2);
/** A place on the scale; results beyond its end are drawn there. */
const placeOf = (hundredths: number): number => (Math.min(POWERS, Math.log10(hundredths / 100)) / POWERS) * WIDTH;

/** The target in hundredths, with a point or a comma; null for no target. */
function readTarget(text: string): number | null {
  const [, whole = '', part = ''] = /^(\d{1,5})(?:[.,](\d{0,2}))?$/.exec(text.trim()) ?? [];
  const target = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return target >= MIN_TARGET && target <= MAX_TARGET ? target : null;
}

startGame(WORDS, ({ text, play, stake, result, announce, isReduced }) => {
  let target = 200;
  const winning = svg('rect', { y: 24, height: 16, class: 'winning' });
  const flag = svg('path', { d: 'M0 12V52', class: 'flag' });
  const marker = svg('circle', { cy: 32, r: 11, class: 'marker', visibility: 'hidden' });
  const number = el('p', { class: 'number' }, '–');
  const chance = el('p', { class: 'pays' });
  const scale = svg(
    'svg',
    { viewBox: `-24 0 ${WIDTH + 48} 84`, 'aria-hidden': 'true', class: 'scale' },
    svg('rect', { y: 24, width: WIDTH, height: 16, rx: 8, class: 'track' }),
    winning,
    ...Array.from({ length: POWERS + 1 }, (_, power) => power).flatMap((power) => [
      svg('path', { d: 'M0 46V54', class: 'tick', transform: `translate(${(power / POWERS) * WIDTH} 0)` }),
      svg('text', { x: (power / POWERS) * WIDTH, y: 72, class: 'tick-text' }, `${(10 ** power).toLocaleString('en')}×`),
    ]),
    flag,
    marker,
  );
  const input = el('input', { inputmode: 'decimal', autocomplete: 'off', dir: 'ltr', value: written(target) });

  function show(): void {
    const from = placeOf(target);
    setAll(winning, { x: from, width: WIDTH - from });
    setAll(flag, { transform: `translate(${from} 0)` });
    chance.textContent = text('chance', { target: written(target), chance: Number((9_900 / target).toFixed(4)) });
  }
  input.addEventListener('input', () => {
    target = readTarget(input.value) ?? target;
    show();
  });
  const usual = [150, 200, 500, 1_000, 10_000].map((times) => {
    const button = el('button', { type: 'button', dir: 'ltr' }, `${times / 100}×`);
    button.addEventListener('click', () => {
      target = times;
      input.value = written(target);
      show();
    });
    return button;
  });
  show();

  /** The number climbs while the marker moves; both end on the result. */
  function rise(to: number): Promise<void> {
    setAll(marker, { visibility: 'visible' });
    return new Promise((resolve) => {
      const start = performance.now();
      const step = (now: number): void => {
        const part = isReduced() ? 1 : Math.min(1, (now - start) / RISE_MS);
        const shown = part === 1 ? to : Math.floor(100 * (to / 100) ** part);
        number.textContent = `${written(shown)}×`;
        setAll(marker, { cx: placeOf(shown) });
        if (part === 1) resolve();
        else requestAnimationFrame(step);
      };
      step(start);
    });
  }

  return {
    stage: el(
      'div',
      { class: 'stage' },
      number,
      scale,
      chance,
      el('div', { class: 'targets', role: 'group', 'aria-label': text('target') }, ...usual),
    ),
    controls: [field(text('target'), input)],
    button: text('draw'),
    showBet: (bet) => fill(input, written(numberOf(bet['target']))),
    onPlay: async (): Promise<void> => {
      const [amount, chosen] = [stake(), readTarget(input.value)];
      if (chosen === null) return announce(text('BAD_TARGET'));
      if (amount === null) return announce(text('BAD_AMOUNT'));
      const round = await play({ stake: amount, target: chosen });
      const drawn = round?.shown['result'];
      if (round === null || typeof drawn !== 'number') return undefined;
      number.className = 'number';
      await rise(drawn);
      number.className = isWon(round) ? 'number is-won' : 'number';
      return result(round, text('rolled', { value: `${written(drawn)}×` }));
    },
  };
});
