/** Crash in its frame: the curve is drawn from the operator's time; where it ends is known only once it has ended. */
import { el, field, fill, setAll, svg } from '../dom.ts';
import { numberOf } from '../round.ts';
import { startShared } from '../shared.ts';
import { WORDS } from './words.ts';

const GROWTH_PER_MS = 0.000_06;
const [WIDTH, HEIGHT] = [560, 260];
const POINTS = 40;
const MIN_TARGET = 101;
const MAX_TARGET = 100_000;
/** The scales grow with the flight from these on. */
const FIRST_MS = 8_000;
const FIRST_TIMES = 2;
/** A long flight is faster when it is watched again. */
const MAX_REPLAY_MS = 6_000;

const written = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}×`;
const timesAt = (ms: number): number => Math.exp(GROWTH_PER_MS * ms);
const msOf = (hundredths: number): number => Math.log(hundredths / 100) / GROWTH_PER_MS;

/** Hundredths, with a point or a comma; null for an empty field, undefined for no multiplier. */
function readTarget(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const [, whole = '', part = ''] = /^(\d{1,4})(?:[.,](\d{0,2}))?$/.exec(text.trim()) ?? [];
  const target = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return target >= MIN_TARGET && target <= MAX_TARGET ? target : undefined;
}

startShared(WORDS, (bench) => {
  const { text, now } = bench;
  const number = el('p', { class: 'number', dir: 'ltr' }, '1.00×');
  const line = svg('path', { class: 'line' });
  const area = svg('path', { class: 'area' });
  const tip = svg('circle', { class: 'tip', r: 8 });
  const input = el('input', { inputmode: 'decimal', autocomplete: 'off', dir: 'ltr', placeholder: text('none') });

  function drawTo(ms: number): void {
    const [width, height] = [Math.max(FIRST_MS, ms), Math.max(FIRST_TIMES, timesAt(ms)) - 1];
    const at = (time: number): string =>
      `${((time / width) * WIDTH).toFixed(1)} ${(HEIGHT - ((timesAt(time) - 1) / height) * HEIGHT).toFixed(1)}`;
    const points = Array.from({ length: POINTS + 1 }, (_, step) => at((ms * step) / POINTS));
    setAll(line, { d: `M${points.join('L')}` });
    setAll(area, { d: `M${points.join('L')}L${((ms / width) * WIDTH).toFixed(1)} ${HEIGHT}L0 ${HEIGHT}Z` });
    const [x = 0, y = 0] = at(ms).split(' ').map(Number);
    setAll(tip, { cx: x, cy: y });
  }
  function show(hundredths: number, name: string): void {
    number.textContent = written(hundredths);
    number.className = name;
    drawTo(Math.max(0, msOf(hundredths)));
  }
  show(100, 'number');

  /** Flies to a multiplier, for a flight that is watched again. */
  function fly(end: number): Promise<void> {
    const ms = msOf(end);
    const tookMs = Math.min(ms, MAX_REPLAY_MS);
    return new Promise((resolve) => {
      const from = performance.now();
      const step = (time: number): void => {
        const part = tookMs > 0 ? Math.min(1, Math.max(0, time - from) / tookMs) : 1;
        show(Math.floor(100 * timesAt(ms * part)), 'number');
        if (part === 1) resolve();
        else requestAnimationFrame(step);
      };
      step(from);
    });
  }

  return {
    stage: el(
      'div',
      { class: 'stage' },
      number,
      svg(
        'svg',
        { viewBox: `-10 -16 ${WIDTH + 20} ${HEIGHT + 32}`, class: 'flight', 'aria-hidden': 'true' },
        ...[0, 0.25, 0.5, 0.75, 1].map((part) => svg('path', { class: 'grid', d: `M0 ${HEIGHT * part}H${WIDTH}` })),
        area,
        line,
        tip,
      ),
      el('p', { class: 'pays' }, text('note')),
    ),
    controls: [field(text('target'), input)],
    bet: (stake) => {
      const target = readTarget(input.value);
      return target === undefined ? { reason: text('BAD_TARGET') } : { bet: { stake, target } };
    },
    showBet: ({ target }) => fill(input, target === null ? '' : (numberOf(target) / 100).toFixed(2)),
    onDraw: ({ phase }) => {
      if (phase === 'bets') show(100, 'number');
    },
    onFrame: ({ phase, closesAt }) => {
      if (phase !== 'run') return;
      const elapsed = Math.max(0, now() - closesAt);
      const hundredths = Math.floor(100 * timesAt(elapsed));
      if (bench.isReduced()) number.textContent = written(hundredths);
      else show(hundredths, 'number');
    },
    show: async ({ result }) => {
      const end = numberOf(result['crashedAt']);
      if (bench.replay !== null && !bench.isReduced()) await fly(end);
      show(end, 'number is-over');
    },
    word: ({ shown }) => {
      const out = numberOf(shown['cashedOut']);
      return out > 0
        ? text('cashedOut', { value: written(out) })
        : text('crashed', { value: written(numberOf(shown['crashedAt'])) });
    },
    brief: (result) => written(numberOf(result['crashedAt'])),
    moveText: text('cashOut'),
    receipt: (received, pressed) =>
      text('receipt', { pressed: (pressed / 1_000).toFixed(2), received: (received / 1_000).toFixed(2) }),
  };
});
