/** Playing cards in a frame: pictures with names, and the way they come to the table. */
import { el, svg } from './dom.ts';
import type { GameText, Words } from './words.ts';

export const CARD_WORDS = {
  card: ['{rank} of {suit}', '{rank} {suit}', '{suit} {rank}', '{rank} {suit}'],
  ace: ['Ace', 'Туз', 'Ass', 'آس'],
  jack: ['Jack', 'Валет', 'Bube', 'ولد'],
  queen: ['Queen', 'Дама', 'Dame', 'ملكة'],
  king: ['King', 'Король', 'König', 'ملك'],
  spades: ['spades', 'пик', 'Pik', 'بستوني'],
  hearts: ['hearts', 'червей', 'Herz', 'قلوب'],
  diamonds: ['diamonds', 'бубен', 'Karo', 'ديناري'],
  clubs: ['clubs', 'треф', 'Kreuz', 'سباتي'],
  deal: ['Deal', 'Раздать', 'Geben', 'وزّع'],
} as const satisfies Words;

type CardWord = keyof typeof CARD_WORDS;

const RANKS = 13;
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
const LETTERS = new Map([
  [0, 'A'],
  [10, 'J'],
  [11, 'Q'],
  [12, 'K'],
]);
const FACES: ReadonlyMap<number, CardWord> = new Map([
  [0, 'ace'],
  [10, 'jack'],
  [11, 'queen'],
  [12, 'king'],
]);
/** In a square of 24. */
const SHAPES = {
  spades:
    'M12 1.500c5 5.500 9.500 9 9.500 13 0 2.700-2 4.700-4.500 4.700-1.500 0-2.900-.7-3.900-1.900.2 2 .9 3.700 2.400 5.200h-7c1.500-1.500 2.200-3.200 2.400-5.200-1 1.200-2.400 1.900-3.900 1.900-2.500 0-4.500-2-4.500-4.700 0-4 4.500-7.500 9.500-13Z',
  hearts:
    'M12 21.500C5 15.500 2 12 2 8c0-3 2.300-5.300 5-5.300 2 0 3.900 1.100 5 3 1.100-1.900 3-3 5-3 2.700 0 5 2.300 5 5.300 0 4-3 7.500-10 13.500Z',
  diamonds: 'M12 1.500 20 12l-8 10.500L4 12Z',
  clubs:
    'M12 2a4.800 4.800 0 0 1 4 7.500 4.800 4.800 0 1 1-2.700 8.200c.2 1.900.9 3.400 2.200 4.800h-7c1.300-1.400 2-2.900 2.200-4.800A4.800 4.800 0 1 1 8 9.500 4.800 4.800 0 0 1 12 2Z',
} as const;
const DEAL_MS = 220;
const STEP_MS = 160;
/** A long row comes faster. */
const MAX_ROW_MS = 2_200;

const suitOf = (card: number): (typeof SUITS)[number] => SUITS[Math.floor(card / RANKS)] ?? 'spades';

/** The name of a card, such as "Queen of hearts". */
export function cardName(text: GameText<CardWord>, card: number): string {
  const face = FACES.get(card % RANKS);
  return text('card', { rank: face === undefined ? (card % RANKS) + 1 : text(face), suit: text(suitOf(card)) });
}

/** The picture of a card without a name; null shows its back. */
export function cardPicture(card: number | null): SVGSVGElement {
  const frame = svg('rect', { x: 1, y: 1, width: 58, height: 82, rx: 6, class: 'face' });
  const picture = svg('svg', { viewBox: '0 0 60 84', class: 'playing-card', 'aria-hidden': 'true' }, frame);
  if (card === null) {
    picture.classList.add('is-back');
    picture.append(svg('rect', { x: 7, y: 7, width: 46, height: 70, rx: 3, class: 'back' }));
    return picture;
  }
  const suit = suitOf(card);
  picture.classList.add(suit === 'hearts' || suit === 'diamonds' ? 'is-red' : 'is-black');
  picture.append(
    svg('text', { x: 7, y: 27, class: 'rank' }, LETTERS.get(card % RANKS) ?? String((card % RANKS) + 1)),
    svg('path', { d: SHAPES[suit], transform: 'translate(37 8) scale(.65)' }),
    svg('path', { d: SHAPES[suit], transform: 'translate(11 36) scale(1.6)' }),
  );
  return picture;
}

/** A card with its name. */
export function namedCard(text: GameText<CardWord>, card: number): HTMLElement {
  return el('span', { class: 'card', role: 'img', 'aria-label': cardName(text, card) }, cardPicture(card));
}

/** Lays cards down one after the other. */
export async function dealIn(cards: readonly Element[], isReduced: boolean): Promise<void> {
  if (isReduced) return;
  const step = Math.min(STEP_MS, MAX_ROW_MS / cards.length);
  const hidden = { opacity: 0, transform: 'translateY(-1.5rem)' };
  const timing = { duration: DEAL_MS, easing: 'ease-out', fill: 'backwards' } as const;
  await Promise.all(
    cards.map(
      (card, at) => card.animate([hidden, { opacity: 1, transform: 'none' }], { ...timing, delay: at * step }).finished,
    ),
  );
}
