/**
 * Common parts of all live tables: the note that there is no dealer, and the bets of simulated players
 * [LIV-3…LIV-5].
 */
import { el } from './dom.ts';
import { numbersIn } from './round.ts';
import type { Shown } from './shared.ts';
import type { GameText, Words } from './words.ts';

export const LIVE_WORDS = {
  noDealer: [
    'No dealer, no video: the result is drawn from the committed seed.',
    'Без дилера и видео: результат выводится из зафиксированного сида.',
    'Kein Dealer, kein Video: Das Ergebnis wird aus dem festgelegten Seed gezogen.',
    'بلا موزّع ولا فيديو: تُستخرج النتيجة من البذرة المثبتة.',
  ],
  company: [
    'Simulated players: their bets are no money and change no result.',
    'Игроки-программы: их ставки не деньги и не меняют результат.',
    'Simulierte Spieler: Ihre Einsätze sind kein Geld und ändern kein Ergebnis.',
    'لاعبون محاكاة: رهاناتهم ليست نقودًا ولا تغيّر النتيجة.',
  ],
  simulated: ['Simulated {value}', 'Программа {value}', 'Simuliert {value}', 'محاكاة {value}'],
  betOn: ['{place}, chips: {value}', '{place}, фишек: {value}', '{place}, Chips: {value}', '{place}، الرقائق: {value}'],
} as const satisfies Words;

interface Company {
  readonly whole: HTMLElement;
  /** Shows what simulated players bet on the draw with this preview. */
  readonly show: (preview: Shown) => void;
}

/** `nameOf` names the place with this number. */
export function createCompany(text: GameText<keyof typeof LIVE_WORDS>, nameOf: (place: number) => string): Company {
  const list = el('ul', { class: 'company', 'aria-labelledby': 'company' });
  return {
    whole: el(
      'div',
      { class: 'earlier' },
      el('p', { class: 'pays' }, text('noDealer')),
      el('p', { class: 'pays', id: 'company' }, text('company')),
      list,
    ),
    show: (preview) => {
      const numbers = numbersIn(preview['simulated']);
      const seats = numbers.flatMap((place, at) => (at % 2 === 0 ? [[place, numbers[at + 1] ?? 0] as const] : []));
      list.replaceChildren(
        ...seats.map(([place, chips], at) =>
          el(
            'li',
            {},
            el('span', { class: 'tag' }, text('simulated', { value: at + 1 })),
            text('betOn', { place: nameOf(place), value: chips }),
          ),
        ),
      );
    },
  };
}
