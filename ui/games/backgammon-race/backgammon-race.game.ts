/** The backgammon race in its frame: two home boards and the dice that empty them, for all players. */
import { dieOf, tumble } from '../dice-faces.ts';
import { el } from '../dom.ts';
import { numberOf, numbersIn } from '../round.ts';
import { createPlaces } from '../places.ts';
import type { Draw, Shown } from '../shared.ts';
import { startShared } from '../shared.ts';
import type { Side } from './board.ts';
import { afterThrow, createBoard, FULL } from './board.ts';
import { WORDS } from './words.ts';

const STEP_MS = 900;
/** A race that came too late for this pace is shown at its end. */
const MIN_PACE_MS = 300;
/** The end stays in sight before the next bets. */
const REST_MS = 3_000;

startShared(WORDS, (bench) => {
  const { text } = bench;
  const places = createPlaces(bench, 'white');
  const boards = [createBoard('white'), createBoard('black')] as const;
  const names = [text('white'), text('black')] as const;
  const dice = el('div', { class: 'dice' });
  const turnText = el('p', {});
  /** The draw that is in the picture: another one ends its animation. */
  let drawn = -1;

  function showSides(sides: readonly Side[]): void {
    for (const [at, board] of boards.entries()) {
      const side = sides[at] ?? FULL;
      const value = side.reduce((sum, each) => sum + each, 0);
      board.show(side, text('left', { side: names[at] ?? '', value }));
    }
  }
  async function showThrow(caption: string, values: readonly number[], paceMs: number | null): Promise<void> {
    turnText.textContent = caption;
    dice.replaceChildren(...values.map((value) => dieOf(text, value)));
    if (paceMs === null) return;
    await tumble([...dice.children], false);
    await dice.animate([{ opacity: 1 }, { opacity: 1 }], paceMs - MIN_PACE_MS).finished;
  }
  function clear(): void {
    dice.replaceChildren(dieOf(text, null), dieOf(text, null));
    turnText.textContent = text('ready');
    showSides([FULL, FULL]);
  }
  clear();

  async function show({ nonce, result, endsAt }: Draw): Promise<void> {
    drawn = nonce;
    const thrown = numbersIn(result['dice']);
    const opener = numberOf(result['opener']);
    const pace = Math.min(STEP_MS, (endsAt - bench.now() - REST_MS) / (thrown.length / 2 + 1));
    const paceMs = bench.isReduced() || pace < MIN_PACE_MS ? null : pace;
    const sides: Side[] = [FULL, FULL];
    showSides(sides);
    if (paceMs !== null) await showThrow(text('opening'), thrown.slice(0, 2), paceMs);
    for (let at = 0, turn = opener; at < thrown.length && drawn === nonce; at += 2, turn = 1 - turn) {
      const [a = 0, b = 0] = thrown.slice(at, at + 2);
      // Throws follow each other.
      // oxlint-disable-next-line no-await-in-loop
      await showThrow(text('turn', { side: names[turn] ?? '' }), [a, b], paceMs);
      if (drawn !== nonce) return;
      sides[turn] = afterThrow(sides[turn] ?? FULL, a, b);
      showSides(sides);
    }
  }
  const words = (result: Shown): string =>
    text('result', {
      side: names[numberOf(result['winner'])] ?? '',
      throws: numberOf(result['throws']),
      value: numberOf(result['left']),
    });

  return {
    stage: el(
      'div',
      { class: 'stage' },
      turnText,
      dice,
      el('div', { class: 'boards' }, ...boards.map(({ whole }) => whole)),
      places.group(
        text('place'),
        (['white', 'black', 'opener', 'other', 'short', 'six', 'long', 'close', 'far'] as const).map((on) => [
          on,
          text(on),
        ]),
        true,
      ),
      el('p', { class: 'pays' }, text('pays')),
    ),
    bet: (stake) => ({ bet: { stake, on: places.chosen() } }),
    showBet: places.showBet,
    onBet: places.show,
    onDraw: ({ phase }) => {
      if (phase !== 'bets') return;
      drawn = -1;
      clear();
    },
    show,
    word: ({ shown }) => words(shown),
    brief: (result) => `${names[numberOf(result['winner'])] ?? ''} ${numberOf(result['throws'])}`,
  };
});
