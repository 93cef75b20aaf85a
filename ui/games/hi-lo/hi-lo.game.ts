/** Hi-lo in its frame. */
import { cardName, cardPicture, dealIn, namedCard } from '../cards.ts';
import { el, setAll } from '../dom.ts';
import type { Round } from '../round.ts';
import { startGame } from '../frame.ts';
import { numbersIn } from '../round.ts';
import { WORDS } from './words.ts';

const RANKS = 13;
const TAKE = -1;
const LOWER = 0;
const HIGHER = 1;
const SKIP = 2;
/** Cards of the round that stay in sight. */
const TRAIL = 7;
/** A longer denominator is left out. */
const MAX_DENOMINATOR = 1_000_000n;

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

/** The exact multiplier: four places, rounded down, and the fraction while it is short. */
function timesText(ways: readonly number[]): string {
  let [n, d] = [99n, 100n];
  for (const each of ways) [n, d] = [n * BigInt(RANKS), d * BigInt(each)];
  const common = gcd(n, d);
  const places = String((n * 10_000n) / d).padStart(5, '0');
  const fraction = d / common < MAX_DENOMINATOR ? ` = ${n / common}/${d / common}` : '';
  return `${places.slice(0, -4)}.${places.slice(-4)}×${fraction}`;
}

const numberIn = (round: Round, name: string): number => {
  const value = round.shown[name];
  return typeof value === 'number' ? value : 0;
};

startGame(WORDS, ({ text, play, move, stake, result, announce, money, isReduced, onChange }) => {
  let open: Round | null = null;
  let isIdle = false;
  const trail = el(
    'div',
    { class: 'cards trail', role: 'group', 'aria-label': text('table') },
    el('span', { class: 'card' }, cardPicture(null)),
  );
  const times = el('p', { class: 'pays' }, '\u00a0');
  const button = (made: number, look = ''): HTMLButtonElement => {
    const control = el('button', { type: 'button', class: look, hidden: true });
    control.addEventListener('click', () => void go(made));
    return control;
  };
  const [higher, lower, skip, take] = [button(HIGHER), button(LOWER), button(SKIP), button(TAKE, 'main')];
  const buttons = [higher, lower, skip, take];

  function showButtons(): void {
    const isOpen = open !== null;
    const takes = open === null ? 0 : numberIn(open, 'takes');
    const skips = open === null ? 0 : numberIn(open, 'skips');
    setAll(higher, { hidden: !isOpen });
    setAll(lower, { hidden: !isOpen });
    setAll(skip, { hidden: skips === 0 });
    setAll(take, { hidden: takes === 0 });
    for (const each of buttons) setAll(each, { 'aria-disabled': !isIdle });
    if (open === null) return;
    const rank = (numbersIn(open.shown['cards']).at(-1) ?? 0) % RANKS;
    const [isAce, isKing] = [rank === 0, rank === RANKS - 1];
    higher.textContent = text('guess', {
      name: text(isKing ? 'same' : isAce ? 'higher' : 'higherOrSame'),
      ways: isAce ? RANKS - 1 : RANKS - rank,
      amount: money(numberIn(open, 'higher')),
    });
    lower.textContent = text('guess', {
      name: text(isAce ? 'same' : isKing ? 'lower' : 'lowerOrSame'),
      ways: isKing ? RANKS - 1 : rank + 1,
      amount: money(numberIn(open, 'lower')),
    });
    skip.textContent = text('skip', { value: skips });
    take.textContent = text('take', { amount: money(takes) });
  }

  async function accept(round: Round | null): Promise<void> {
    if (round === null) return;
    const isNew = numbersIn(open?.shown['cards']).length !== numbersIn(round.shown['cards']).length;
    open = round.pays === null ? round : null;
    const ways = numbersIn(round.shown['ways']);
    const cards = numbersIn(round.shown['cards']).slice(-TRAIL);
    const pictures = cards.map((card) => namedCard(text, card));
    trail.replaceChildren(...pictures);
    times.textContent = ways.length === 0 ? '\u00a0' : text('times', { value: timesText(ways) });
    showButtons();
    const card = cardName(text, cards.at(-1) ?? 0);
    if (round.pays === null) announce(text('next', { card }));
    else result(round, text('guesses', { card, value: ways.length }));
    if (isNew) await dealIn(pictures.slice(-1), isReduced());
  }

  async function go(made: number): Promise<void> {
    if (open !== null && isIdle) await accept(await move(open, made));
  }

  onChange((idle) => {
    isIdle = idle;
    showButtons();
  });

  return {
    stage: el('div', { class: 'stage' }, trail, times, el('div', { class: 'guesses' }, higher, lower, skip, take)),
    controls: [],
    button: text('deal'),
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (open !== null) return announce(text('ROUND_OPEN'));
      if (amount === null) return announce(text('BAD_AMOUNT'));
      return accept(await play({ stake: amount }));
    },
    onResume: accept,
  };
});
