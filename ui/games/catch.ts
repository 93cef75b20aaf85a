/**
 * Games of one catch: animals to choose, their chances and payments, and a scene to which one of them comes
 * [CTH-1…CTH-4].
 */
import { el, setAll, svg } from './dom.ts';
import type { Bench, GamePart } from './bench.ts';
import type { Words } from './words.ts';

export const CATCH_WORDS = {
  chance: ['{value} in {of}', '{value} из {of}', '{value} von {of}', '{value} من {of}'],
  together: [
    'Chance {value} in {of}, pays {times}×.',
    'Шанс {value} из {of}, выплата {times}×.',
    'Chance {value} von {of}, zahlt {times}×.',
    'الفرصة {value} من {of}، والدفع {times}×.',
  ],
  NONE_CHOSEN: ['Choose an animal.', 'Выберите животное.', 'Wähle ein Tier.', 'اختر حيوانًا.'],
} as const satisfies Words;

export interface Animal<Name extends string> {
  readonly name: Name;
  /** Numbers that bring it, of all numbers. */
  readonly count: number;
  /** 100 wide and 60 high. */
  readonly draw: () => SVGElement;
}

interface CatchGame<Name extends string> {
  /** In the order of the provider's table, which the Verify page checks by its hash. */
  readonly animals: readonly Animal<Name>[];
  readonly numbers: number;
  /** Whether a bet may name several. */
  readonly isMany: boolean;
  /** The scene that is always in sight, 320 by 130. */
  readonly scene: readonly SVGElement[];
  readonly choice: string;
  readonly button: string;
  /** The text about the animal that came, or about none. */
  readonly word: (name: Name | null) => string;
}

const RETURN = 97;
const COME_MS = 900;

/** The multiple that such a chance pays, with two decimal places; dots stand for further ones. */
function timesOf(count: number, numbers: number): string {
  const [whole, rest] = [Math.floor((RETURN * numbers) / count), (RETURN * numbers) % count];
  return `${whole / 100}${rest === 0 ? '' : '…'}`;
}

export function createCatch<Name extends string>(
  { text, stake, play, result, announce, onChange, isReduced }: Bench<keyof typeof CATCH_WORDS | Name>,
  { animals, numbers, isMany, scene, choice, button, word }: CatchGame<Name>,
): GamePart {
  const chosen = new Set<Name>(animals.slice(0, 1).map(({ name }) => name));
  let isIdle = false;
  const guest = svg('g', { class: 'guest' });
  const together = el('p', { class: 'pays' });

  const buttons = animals.map(({ name, count, draw }) => {
    const values = { value: count, of: numbers, times: timesOf(count, numbers) };
    const made = el(
      'button',
      { type: 'button', class: 'animal' },
      svg('svg', { viewBox: '0 0 100 60', 'aria-hidden': 'true' }, draw()),
      // The spaces part the words of the button's name.
      el('b', {}, text(name), ' '),
      el('span', {}, text('chance', values), ' '),
      el('span', {}, `${values.times}×`),
    );
    made.addEventListener('click', () => {
      if (!isIdle) return;
      if (!isMany) chosen.clear();
      if (!chosen.delete(name)) chosen.add(name);
      show();
    });
    return { name, made };
  });

  function show(): void {
    for (const { name, made } of buttons) setAll(made, { 'aria-pressed': chosen.has(name), 'aria-disabled': !isIdle });
    const count = animals.reduce((sum, each) => (chosen.has(each.name) ? sum + each.count : sum), 0);
    together.textContent =
      count === 0 ? '' : text('together', { value: count, of: numbers, times: timesOf(count, numbers) });
  }
  onChange((idle) => {
    isIdle = idle;
    show();
  });

  async function come(animal: Animal<Name> | undefined): Promise<void> {
    guest.replaceChildren(...(animal === undefined ? [] : [animal.draw()]));
    // An empty scene takes as long as any other.
    if (!isReduced())
      await guest.animate([{ opacity: 0 }, { opacity: 1 }], { duration: COME_MS, easing: 'ease-out' }).finished;
  }

  return {
    stage: el(
      'div',
      { class: 'stage' },
      svg('svg', { viewBox: '0 0 320 130', class: 'scene', 'aria-hidden': 'true' }, ...scene, guest),
      el('div', { class: 'animals', role: 'group', 'aria-label': choice }, ...buttons.map(({ made }) => made)),
      together,
    ),
    controls: [],
    button,
    showBet: (bet) => {
      const on = Array.isArray(bet['on']) ? bet['on'] : [];
      chosen.clear();
      for (const { name } of animals) if (on.includes(name)) chosen.add(name);
      show();
    },
    onPlay: async (): Promise<void> => {
      const amount = stake();
      if (amount === null) return announce(text('BAD_AMOUNT'));
      if (chosen.size === 0) return announce(text('NONE_CHOSEN'));
      guest.replaceChildren();
      const on = animals.map(({ name }) => name).filter((name) => chosen.has(name));
      const round = await play({ stake: amount, on });
      const at = round?.shown['animal'];
      if (round === null || typeof at !== 'number') return undefined;
      await come(animals[at]);
      return result(round, word(animals[at]?.name ?? null));
    },
  };
}
