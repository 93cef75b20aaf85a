/** The buttons beside the stake: half, twice, and the highest one [GSN-32]. */
import { moneyToDecimalString, parseMoney } from 'touchline/kernel/money';
import { el, setAll } from './dom.ts';
import type { GameText, SharedWord } from './words.ts';

/** The bounds of a stake, minor units. */
export interface StakeBounds {
  readonly currency: string;
  readonly min: number;
  readonly max: number;
  /** Null until the operator has reported it. */
  readonly balance: number | null;
  /** The highest stake that the player's limits still allow; null without a limit. */
  readonly most: number | null;
}

type Step = Extract<SharedWord, 'half' | 'double' | 'highest'>;

/** The stake after a step: within the range of the game; within balance and limits while these allow the lowest one. */
export function steppedStake(step: Step, stake: number, { min, max, balance, most }: StakeBounds): number {
  const top = Math.max(min, Math.min(max, balance ?? max, most ?? max));
  const wanted = { half: Math.floor(stake / 2), double: stake * 2, highest: top }[step];
  return Math.min(top, Math.max(min, wanted));
}

export function createStakeSteps(
  text: GameText<SharedWord>,
  input: HTMLInputElement,
  money: (minor: number) => string,
  bounds: () => StakeBounds,
): HTMLElement {
  /** The new stake, for a screen reader. */
  const announcement = el('span', { class: 'vh', 'aria-live': 'polite' });
  const button = (step: Step): HTMLElement => {
    // The name begins with the sign that stands on the button.
    const name = text(step);
    const made = el('button', { type: 'button', 'aria-label': name }, name.split(':')[0] ?? '');
    made.addEventListener('click', () => {
      const now = bounds();
      if (now.max === 0) return;
      const read = parseMoney(input.value.trim(), now.currency);
      const stake = steppedStake(step, read.ok ? read.value : 0, now);
      input.value = moneyToDecimalString(stake, now.currency);
      announcement.textContent = money(stake);
    });
    return made;
  };
  const group = el('div', { class: 'stake-steps', role: 'group' }, button('half'), button('double'), button('highest'));
  setAll(group, { 'aria-label': text('stake') });
  group.append(announcement);
  return group;
}
