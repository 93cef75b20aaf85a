/** European roulette in its frame. */
import { el, pointAt, setAll, svg } from '../dom.ts';
import { startGame } from '../frame.ts';
import { WORDS } from './words.ts';

/** The order of the pockets on a European wheel. */
const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const STEP = 360 / POCKETS.length;
const SPIN_MS = 2_400;

const colourOf = (number: number): string => (number === 0 ? 'green' : RED.has(number) ? 'red' : 'black');

function drawWheel(): SVGSVGElement {
  const [outer, inner] = [100, 68];
  const wheel = svg('g', { class: 'rotor' });
  POCKETS.forEach((number, at) => {
    const [from, to] = [(at - 0.5) * STEP, (at + 0.5) * STEP];
    wheel.append(
      svg('path', {
        class: `pocket is-${colourOf(number)}`,
        d: `M${pointAt(outer, from)}A${outer} ${outer} 0 0 1 ${pointAt(outer, to)}L${pointAt(inner, to)}A${inner} ${inner} 0 0 0 ${pointAt(inner, from)}Z`,
      }),
      svg('text', { class: 'pocket-text', transform: `rotate(${at * STEP}) translate(0 -84)` }, String(number)),
    );
  });
  return svg(
    'svg',
    { viewBox: '-108 -112 216 220', class: 'turning', 'aria-hidden': 'true' },
    wheel,
    svg('circle', { r: 62, class: 'hub' }),
    svg('text', { class: 'hub-text', y: 14 }, ''),
    svg('path', { d: 'M0 -96 -7 -111H7Z', class: 'pointer' }),
  );
}

startGame(WORDS, ({ say, play, result, announce, money, isReduced, onChange, stake }) => {
  const chips = new Map<string, number>();
  let isIdle = false;
  let turned = 0;
  const wheel = drawWheel();
  const rotor = wheel.querySelector('.rotor');
  const hub = wheel.querySelector('.hub-text');
  const total = el('p', { class: 'pays' });
  const clear = el('button', { type: 'button' }, say('clear'));
  const places = new Map<
    string,
    { readonly button: HTMLButtonElement; readonly name: string; readonly chip: HTMLElement }
  >();

  function place(on: string, name: string, look: string): HTMLButtonElement {
    const chip = el('span', { class: 'chip', hidden: true });
    const button = el(
      'button',
      { type: 'button', class: `place ${look}`, 'data-place': on },
      el('span', {}, name),
      chip,
    );
    button.addEventListener('click', () => {
      const amount = stake();
      if (!isIdle) return;
      if (amount === null) return announce(say('BAD_AMOUNT'));
      chips.set(on, (chips.get(on) ?? 0) + amount);
      show();
    });
    places.set(on, { button, name, chip });
    return button;
  }

  function show(): void {
    for (const [on, { button, name, chip }] of places) {
      const amount = chips.get(on);
      setAll(button, { 'aria-label': amount === undefined ? name : say('place', { name, amount: money(amount) }) });
      setAll(chip, { hidden: amount === undefined });
      chip.textContent =
        amount === undefined
          ? ''
          : (money(amount)
              .split(' ')[0]
              ?.replace(/[.,]00?0?$/, '') ?? '');
    }
    total.textContent = say('onTable', { amount: money([...chips.values()].reduce((sum, amount) => sum + amount, 0)) });
  }

  const numbers = Array.from({ length: 36 }, (_, at) => place(`n${at + 1}`, String(at + 1), `is-${colourOf(at + 1)}`));
  const table = el(
    'div',
    { class: 'table', role: 'group', 'aria-label': say('table') },
    place('n0', '0', 'is-green is-zero'),
    ...numbers,
    ...[1, 2, 3].map((part) => place(`column${part}`, say('column', { value: part }), 'is-wide')),
    ...[1, 2, 3].map((part) => place(`dozen${part}`, say('dozen', { value: part }), 'is-wide')),
    place('low', '1–18', 'is-wide'),
    place('even', say('even'), 'is-wide'),
    place('red', say('red'), 'is-wide is-red'),
    place('black', say('black'), 'is-wide is-black'),
    place('odd', say('odd'), 'is-wide'),
    place('high', '19–36', 'is-wide'),
  );
  clear.addEventListener('click', () => {
    chips.clear();
    show();
  });
  onChange((idle) => {
    isIdle = idle;
    show();
  });
  show();

  async function spinTo(number: number): Promise<void> {
    const target = -POCKETS.indexOf(number) * STEP;
    const from = turned;
    turned = target - 360 * (Math.ceil((target - from) / 360) + 4);
    setAll(rotor ?? wheel, { transform: `rotate(${turned})` });
    if (!isReduced && rotor !== null)
      await rotor.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${turned}deg)` }], {
        duration: SPIN_MS,
        easing: 'cubic-bezier(.2,.7,.1,1)',
      }).finished;
    if (hub !== null) hub.textContent = String(number);
  }

  return {
    stage: el('div', { class: 'stage is-roulette' }, wheel, table),
    controls: [total, clear],
    button: say('spin'),
    onPlay: async (): Promise<void> => {
      if (chips.size === 0) return announce(say('NO_CHIPS'));
      const bet = { chips: [...chips].map(([on, amount]) => ({ on, stake: amount })) };
      const round = await play(bet);
      const number = round?.shown['number'];
      if (round === null || typeof number !== 'number') return undefined;
      await spinTo(number);
      return result(round, say('rolled', { value: number }));
    },
  };
});
