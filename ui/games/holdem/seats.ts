/** The seats of the table: names, chips, bets, cards, and what each has just done. */
import { cardName, cardPicture, namedCard } from '../cards.ts';
import { el, setAll } from '../dom.ts';
import type { GameText } from '../words.ts';
import type { Happening, View } from './log.ts';
import type { WORDS } from './words.ts';

export type SeatText = GameText<keyof typeof WORDS>;

/** A seat's name: the player, or a bot with its number. */
function nameOf(text: SeatText, seat: number, me: number): string {
  return seat === me ? text('you') : text('bot', { number: seat < me ? seat + 1 : seat });
}

/** The text of an event without its seat: an act in words, or a card. */
function actOf(text: SeatText, { kind, value }: Happening): string {
  return kind === 'board' || kind === 'show' ? cardName(text, value) : text(kind, { value });
}

/** An event as a line of the log. */
export function lineOf(text: SeatText, event: Happening, me: number): string {
  const what = actOf(text, event);
  if (event.kind === 'hand')
    return text('line', { who: what, what: `${text('button')} ${nameOf(text, event.seat, me)}` });
  return text('line', { who: event.kind === 'board' ? text('board') : nameOf(text, event.seat, me), what });
}

/** Draws a table; the player's own seat comes last. */
export function drawSeats(
  text: SeatText,
  view: View,
  me: number,
  hole: readonly number[],
  turn: number | null,
): readonly HTMLElement[] {
  const size = view.chips.length;
  const order = Array.from({ length: size }, (_, step) => (me + 1 + step) % size);
  return order.map((seat) => {
    const name = nameOf(text, seat, me);
    const isIn = view.isIn[seat] === true;
    const mine = seat === me && hole.length > 0 ? hole : (view.open[seat] ?? []);
    const hidden = (): HTMLElement =>
      el('span', { class: 'card', role: 'img', 'aria-label': text('hidden') }, cardPicture(null));
    const cards =
      mine.length > 0 ? mine.map((card) => namedCard(text, card)) : isIn && view.hand > 0 ? [hidden(), hidden()] : [];
    const done = view.done[seat] ?? null;
    const bet = view.bets[seat] ?? 0;
    const tags = [
      seat === me ? '' : el('span', { class: 'tag' }, text('simulated')),
      view.hand > 0 && view.button === seat
        ? el('span', { class: 'dealer', role: 'img', 'aria-label': text('button') }, 'D')
        : '',
    ];
    const whole = el(
      'li',
      { class: 'seat' },
      el('p', {}, name, ...tags),
      el('div', { class: 'cards' }, ...cards),
      el('span', { class: 'chips' }, text('chips', { chips: view.chips[seat] ?? 0 })),
      el('span', { class: 'done' }, done === null ? '\u00a0' : actOf(text, done)),
      el('span', { class: bet > 0 ? 'bet' : 'bet is-empty', 'aria-hidden': 'true' }, bet > 0 ? String(bet) : '\u00a0'),
    );
    setAll(whole, { 'data-seat': seat, 'aria-current': seat === turn });
    whole.classList.toggle('is-mine', seat === me);
    whole.classList.toggle('is-turn', seat === turn);
    whole.classList.toggle('is-folded', !isIn);
    return whole;
  });
}
