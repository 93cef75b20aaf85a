/** The battle in its frame: two armies and a throw of dice each round, for all players. */
import { dieOf, tumble } from '../dice-faces.ts';
import { el, setAll, svg } from '../dom.ts';
import { numbersIn } from '../round.ts';
import { createPlaces } from '../places.ts';
import type { Draw, Shown } from '../shared.ts';
import { startShared } from '../shared.ts';
import { WORDS } from './words.ts';

const ARMY = 3;
const ROUND_MS = 1_800;
/** A battle that came too late for this pace is shown at its end. */
const MIN_PACE_MS = 600;
/** The end stays in sight before the next bets. */
const REST_MS = 3_000;
const SOLDIER = 'M20 4a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM4 58c0-20 6-30 16-30s16 10 16 30Z';

startShared(WORDS, (bench) => {
  const { text } = bench;
  const places = createPlaces(bench, 'red');
  const armyOf = (colour: 'red' | 'blue') => {
    const soldiers = Array.from({ length: ARMY }, (_, at) =>
      svg('path', { d: SOLDIER, transform: `translate(${at * 44} 0)` }),
    );
    const picture = svg('svg', { viewBox: '0 0 128 62', class: 'soldiers', role: 'img' }, ...soldiers);
    const die = el('div', {});
    const show = (left: number, thrown: number | null): void => {
      for (const [at, soldier] of soldiers.entries()) soldier.classList.toggle('is-lost', at >= left);
      setAll(picture, { 'aria-label': text('army', { side: text(colour), value: left }) });
      die.replaceChildren(dieOf(text, thrown));
    };
    show(ARMY, null);
    return { die, show, whole: el('div', { class: `army is-${colour}` }, el('p', {}, text(colour)), picture, die) };
  };
  const armies = [armyOf('red'), armyOf('blue')] as const;
  /** The draw that is in the picture: another one ends its animation. */
  let drawn = -1;

  async function play({ nonce, result, endsAt }: Draw): Promise<void> {
    drawn = nonce;
    const dice = numbersIn(result['dice']);
    const pace = Math.min(ROUND_MS, (endsAt - bench.now() - REST_MS) / (dice.length / 2));
    const isAtOnce = bench.isReduced() || pace < MIN_PACE_MS;
    let left: readonly [number, number] = [ARMY, ARMY];
    for (let at = 0; at < dice.length && drawn === nonce; at += 2) {
      const [red = 0, blue = 0] = dice.slice(at, at + 2);
      if (!isAtOnce) {
        for (const [side, army] of armies.entries()) army.show(left[side] ?? 0, side === 0 ? red : blue);
        // Rounds follow each other.
        // oxlint-disable-next-line no-await-in-loop
        await tumble(
          armies.flatMap(({ die }) => [...die.children]),
          false,
        );
      }
      left = [red <= blue ? left[0] - 1 : left[0], blue <= red ? left[1] - 1 : left[1]];
      if (drawn !== nonce) return;
      for (const [side, army] of armies.entries()) army.show(left[side] ?? 0, side === 0 ? red : blue);
      if (!isAtOnce)
        // oxlint-disable-next-line no-await-in-loop
        await armies[0].whole.animate([{ opacity: 1 }, { opacity: 1 }], pace - MIN_PACE_MS).finished;
    }
  }
  const leftIn = (result: Shown): readonly [number, number] => {
    const [red = 0, blue = 0] = numbersIn(result['left']);
    return [red, blue];
  };

  return {
    stage: el(
      'div',
      { class: 'stage' },
      el('div', { class: 'armies' }, ...armies.map(({ whole }) => whole)),
      places.group(
        text('place'),
        [
          ['red', text('red')],
          ['blue', text('blue')],
          ['draw', text('draw')],
          ['rounds-3', text('rounds3')],
          ['rounds-4', text('rounds4')],
          ['rounds-5', text('rounds5')],
          ['whole', text('whole')],
        ],
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
      for (const army of armies) army.show(ARMY, null);
    },
    show: play,
    word: ({ shown }) => {
      const [red, blue] = leftIn(shown);
      return text('result', { rounds: numbersIn(shown['dice']).length / 2, red, blue });
    },
    brief: (result) => leftIn(result).join(':'),
  };
});
