/** Video poker in its frame. */
import { cardName, cardPicture, dealIn } from '../cards.ts';
import { choice, choose, el, setAll } from '../dom.ts';
import type { Round } from '../round.ts';
import { startGame } from '../frame.ts';
import { numbersIn } from '../round.ts';
import { WORDS } from './words.ts';

/** In the provider's order, lowest first. */
const HANDS = [
  ...(['nothing', 'tens', 'jacks', 'twoPair', 'three', 'straight', 'flush', 'fullHouse'] as const),
  ...(['four', 'fourLow', 'fourAces', 'straightFlush', 'royal'] as const),
] as const;
/** Multiples of the stake in the order of the hands: the Verify page checks the hash of the provider's tables. */
const TABLES = {
  jacks: [0, 0, 1, 2, 3, 4, 6, 9, 25, 25, 25, 50, 800],
  bonus: [0, 0, 1, 2, 3, 4, 5, 8, 25, 40, 80, 50, 800],
  tens: [0, 1, 1, 2, 3, 4, 5, 6, 25, 25, 25, 50, 800],
} as const;
type Table = keyof typeof TABLES;
const FOUR = 8;
/** Kinds of four of a kind that a table may pay apart. */
const FOURS: readonly number[] = [9, 10];
const SIZE = 5;

const isTable = (value: unknown): value is Table => typeof value === 'string' && Object.hasOwn(TABLES, value);
const tableIn = (bet: unknown): Table => {
  const value: unknown = typeof bet === 'object' && bet !== null ? Reflect.get(bet, 'table') : null;
  return isTable(value) ? value : 'jacks';
};

startGame(WORDS, ({ text, play, move, stake, result, announce, isReduced, onChange }) => {
  let table: Table = 'jacks';
  let open: Round | null = null;
  let isIdle = false;
  let held = 0;
  const isHeld = (at: number): boolean => (held >> at) % 2 === 1;
  const payTable = el('ul', { class: 'pay-table', 'aria-label': text('table') });
  const slots = Array.from({ length: SIZE }, (_, at) => {
    const tag = el('span', {});
    const place = text('place', { at: at + 1 });
    const button = el('button', { type: 'button', class: 'slot', 'aria-label': place }, cardPicture(null), tag);
    button.addEventListener('click', () => {
      if (open === null || !isIdle) return;
      held ^= 1 << at;
      showHeld();
    });
    return { button, tag };
  });
  const draw = el('button', { type: 'button', class: 'main' }, text('draw'));
  draw.addEventListener('click', () => void replace());

  /** The hand's row in a table that pays all kinds of four alike. */
  const rowOf = (of: Table, worth: number): number =>
    FOURS.includes(worth) && TABLES[of][worth] === TABLES[of][FOUR] ? FOUR : worth;

  function showTable(of: Table, worth: number): void {
    const rows = HANDS.map((hand, at) => ({ hand, at, times: TABLES[of][at] ?? 0 }))
      .filter(({ at, times }) => times > 0 && rowOf(of, at) === at)
      .toReversed();
    const now = rowOf(of, worth);
    payTable.replaceChildren(
      ...rows.map(({ hand, at, times }) =>
        el('li', { class: at === now ? 'is-now' : null }, el('span', {}, text(hand)), el('span', {}, `${times}×`)),
      ),
    );
  }

  function showHeld(): void {
    slots.forEach(({ button, tag }, at) => {
      setAll(button, { 'aria-pressed': isHeld(at), 'aria-disabled': open === null || !isIdle });
      tag.textContent = isHeld(at) ? text('held') : '';
    });
    setAll(draw, { 'aria-disabled': open === null || !isIdle });
  }

  function lay(cards: readonly number[], isNew: (at: number) => boolean): Promise<void> {
    const pictures = cards.map((card) => cardPicture(card));
    pictures.forEach((picture, at) => {
      const slot = slots[at];
      if (slot === undefined) return;
      setAll(slot.button, { 'aria-label': cardName(text, cards[at] ?? 0) });
      slot.button.querySelector('svg')?.replaceWith(picture);
    });
    return dealIn(
      pictures.filter((_, at) => isNew(at)),
      isReduced(),
    );
  }

  /** The name of a hand's worth under a table. */
  function nameOf(of: Table, worth: number): string {
    return TABLES[of][worth] === 0 ? '' : text(HANDS[rowOf(of, worth)] ?? 'nothing');
  }

  async function showDealt(round: Round): Promise<void> {
    const [of, worth] = [tableIn(round.bet), Number(round.shown['worth'])];
    held = 0;
    open = round;
    showTable(of, 0);
    showHeld();
    await lay(numbersIn(round.shown['dealt']), () => true);
    showTable(of, worth);
    const name = nameOf(of, worth);
    announce(`${name === '' ? text('nothing') : `${name}.`} ${text('choose')}`);
  }

  async function replace(): Promise<void> {
    if (open === null || !isIdle) return;
    const round = await move(open, held);
    if (round !== null) await showDrawn(round);
  }

  async function showDrawn(round: Round): Promise<void> {
    held = round.moves.at(-1) ?? held;
    const [of, worth] = [tableIn(round.bet), Number(round.shown['worth'])];
    open = null;
    showHeld();
    showTable(of, 0);
    await lay(numbersIn(round.shown['hand']), (at) => !isHeld(at));
    showTable(of, worth);
    const name = nameOf(of, worth);
    result(round, name === '' ? '' : `${name}.`);
  }

  const tables = choice<Table>(
    text('table'),
    'table',
    [
      ['jacks', text('tableJacks')],
      ['bonus', text('tableBonus')],
      ['tens', text('tableTens')],
    ],
    (chosen) => {
      table = chosen;
      if (open === null) showTable(table, 0);
    },
  );
  onChange((idle) => {
    isIdle = idle;
    showHeld();
  });
  showTable(table, 0);
  showHeld();

  return {
    stage: el(
      'div',
      { class: 'stage' },
      payTable,
      el('div', { class: 'row', role: 'group', 'aria-label': text('hand') }, ...slots.map(({ button }) => button)),
      draw,
    ),
    controls: [tables],
    button: text('deal'),
    showBet: (bet) => choose(tables, bet['table']),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (open !== null) return announce(text('ROUND_OPEN'));
      if (amount === null) return announce(text('BAD_AMOUNT'));
      const round = await play({ stake: amount, table });
      return round === null ? undefined : showDealt(round);
    },
    onResume: showDealt,
    onMoved: showDrawn,
  };
});
