/** Plinko in its frame: the ball's arcs are computed from the round's bits. */
import { choice, choose, el, field, fill, setAll, svg } from '../dom.ts';
import { startGame } from '../frame.ts';
import { numbersIn } from '../round.ts';
import { fallOf, placesOf, ROWS, WIDTH, type BallPlace, type Place, type Rows } from './fall.ts';
import { WORDS } from './words.ts';

/**
 * Multipliers from the edge to the centre, as the provider's table has them: the Verify page checks the table's hash.
 */
const HALVES = {
  8: { low: [5, 2, 1.1, 1, 0.5], medium: [12, 3, 1.3, 0.7, 0.4], high: [26, 4.2, 1.5, 0.3, 0.2] },
  12: {
    low: [10, 3, 1.7, 1.3, 1.1, 1, 0.5],
    medium: [30, 10, 4, 2, 1.1, 0.6, 0.3],
    high: [150, 24, 8, 2, 0.7, 0.2, 0.2],
  },
  16: {
    low: [15, 8, 2.5, 1.5, 1.3, 1.2, 1.1, 1, 0.5],
    medium: [100, 40, 10, 5, 3, 1.5, 1, 0.5, 0.3],
    high: [1000, 130, 25, 9, 4, 2, 0.2, 0.2, 0.2],
  },
} as const;
type Risk = 'low' | 'medium' | 'high';

const SLOT_HEIGHT = 38;
const FALL_MS_A_ROW = 130;

const timesOf = (rows: Rows, risk: Risk): readonly number[] => {
  const half: readonly number[] = HALVES[rows][risk];
  return [...half, ...half.slice(0, -1).toReversed()];
};
const levelOf = (times: number): string => (times <= 1 ? 'none' : times < 3 ? 'low' : times < 20 ? 'middle' : 'high');

interface Board {
  readonly shapes: readonly SVGElement[];
  readonly slots: readonly SVGElement[];
  readonly step: number;
  readonly radius: number;
  readonly height: number;
  readonly at: BallPlace;
}

function boardOf(rows: Rows, risk: Risk): Board {
  const { step, rise, radius, floor, at } = placesOf(rows);
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_each, right) =>
      svg('circle', {
        class: 'peg',
        cx: WIDTH / 2 + (right - row / 2) * step,
        cy: rise * (row + 0.6),
        r: radius,
      }),
    ),
  ).flat();
  const slots = timesOf(rows, risk).map((times, slot) =>
    svg('rect', {
      class: `slot is-${levelOf(times)}`,
      x: slot * step + 1,
      y: floor,
      width: step - 2,
      height: SLOT_HEIGHT,
      rx: 4,
    }),
  );
  const texts = timesOf(rows, risk).map((times, slot) => {
    // Seventeen slots are too narrow for words in a row.
    const turn = rows === 16 ? ' rotate(-90)' : '';
    return svg(
      'text',
      { class: 'slot-text', transform: `translate(${(slot + 0.5) * step} ${floor + SLOT_HEIGHT / 2})${turn}` },
      String(times),
    );
  });
  return { shapes: [...pegs, ...slots, ...texts], slots, step, radius, height: floor + SLOT_HEIGHT + 2, at };
}

startGame(WORDS, ({ text, play, stake, result, announce, isReduced, onChange }) => {
  let rows: Rows = 12;
  let risk: Risk = 'medium';
  let board = boardOf(rows, risk);
  const picture = svg('svg', { role: 'img' });
  const circle = svg('circle', { class: 'ball' });
  // The ball is a picture of its own over the pegs, so that the browser moves it without painting them again. The
  // picture is a slot wide: a moved picture of the board's size would make the page wider and higher.
  const ball = svg('svg', { class: 'ball-box', 'aria-hidden': 'true' }, circle);
  const stage = el('div', { class: 'pegs' }, picture, ball);
  const select = el(
    'select',
    {},
    ...ROWS.map((each) => el('option', { value: each, selected: each === rows }, String(each))),
  );
  const risks = choice(
    text('risk'),
    'risk',
    (['low', 'medium', 'high'] as const).map((each) => [each, text(each)] as const),
    (chosen) => {
      risk = chosen;
      show();
    },
  );
  const inputs = [...risks.querySelectorAll('input')];
  for (const input of inputs) input.checked = input.value === risk;

  /** In parts of the ball's picture, whatever its size on the screen. */
  const moveTo = ([x, y]: Place): string =>
    `translate(${(100 * x) / board.step - 50}%, ${(100 * y) / board.step - 50}%)`;
  function show(): void {
    board = boardOf(rows, risk);
    picture.replaceChildren(...board.shapes);
    const { step, radius } = board;
    setAll(circle, { r: radius * 2 });
    setAll(ball, { viewBox: `${-step / 2} ${-step / 2} ${step} ${step}` });
    ball.style.inlineSize = `${(100 * step) / WIDTH}%`;
    stage.style.setProperty('--shape', String(WIDTH / board.height));
    ball.style.transform = moveTo(board.at(0, 0));
    setAll(picture, {
      viewBox: `0 0 ${WIDTH} ${board.height}`,
      'aria-label': text('slots', {
        list: timesOf(rows, risk)
          .map((times) => `${times}×`)
          .join(', '),
      }),
    });
  }
  select.addEventListener('change', () => {
    rows = ROWS.find((each) => String(each) === select.value) ?? rows;
    show();
  });
  // The board of a round stays until the ball has landed.
  let [isIdle, isFalling] = [false, false];
  const lock = (): void => {
    select.disabled = !isIdle || isFalling;
    for (const input of inputs) input.disabled = select.disabled;
  };
  onChange((idle) => {
    isIdle = idle;
    lock();
  });
  show();

  async function fall(path: readonly number[], slot: number): Promise<void> {
    for (const each of board.slots) each.classList.remove('is-landed');
    if (!isReduced())
      await ball.animate(
        [board.at(0, 0), ...fallOf(board.at, path)].map((place) => ({ transform: moveTo(place) })),
        { duration: FALL_MS_A_ROW * path.length },
      ).finished;
    ball.style.transform = moveTo(board.at(path.length, slot));
    board.slots[slot]?.classList.add('is-landed');
  }

  return {
    stage: el('div', { class: 'stage' }, stage),
    controls: [field(text('rows'), select), risks],
    button: text('drop'),
    showBet: (bet) => {
      fill(select, bet['rows']);
      choose(risks, bet['risk']);
    },
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (isFalling) return undefined;
      if (amount === null) return announce(text('BAD_AMOUNT'));
      isFalling = true;
      const round = await play({ stake: amount, rows, risk });
      const [path, slot] = [numbersIn(round?.shown['path']), round?.shown['slot']];
      if (round !== null && typeof slot === 'number') {
        await fall(path, slot);
        result(round, text('landed', { value: slot + 1, times: timesOf(rows, risk)[slot] ?? 0 }));
      }
      isFalling = false;
      return lock();
    },
  };
});
