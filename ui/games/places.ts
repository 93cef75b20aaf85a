/** Buttons for the places of a bet, one of which is chosen. They rest while a bet waits for its draw. */
import { el, setAll } from './dom.ts';
import type { Json } from './round.ts';
import { textOf } from './round.ts';
import type { SharedBench } from './shared.ts';

type PlaceText = readonly [on: string, text: string, name?: string];

export interface Places {
  readonly chosen: () => string;
  /** Chooses a place that may have no button. */
  readonly choose: (on: string) => void;
  /** Chooses the place of a bet that was made. */
  readonly showBet: (bet: Json) => void;
  /** Shows which place is chosen and whether another one can be. */
  readonly show: () => void;
  /** A named group of buttons; `name` is a button's name where its text is a sign. */
  readonly group: (label: string, places: readonly PlaceText[], isWide?: boolean) => HTMLElement;
}

export function createPlaces(
  { open, onChange }: Pick<SharedBench<never>, 'open' | 'onChange'>,
  first: string,
  /** Runs after anything that changes which place is chosen, or whether one can be. */
  onShow: (place: string, isFree: boolean) => void = () => undefined,
): Places {
  let place = first;
  let isIdle = false;
  const buttons = new Map<string, HTMLElement>();
  const isFree = (): boolean => isIdle && open() === null;
  function show(): void {
    for (const [on, button] of buttons) setAll(button, { 'aria-pressed': on === place, 'aria-disabled': !isFree() });
    onShow(place, isFree());
  }
  function choose(on: string): void {
    if (isFree()) place = on;
    show();
  }
  onChange((idle) => {
    isIdle = idle;
    show();
  });
  return {
    chosen: () => place,
    choose,
    showBet: (bet) => {
      place = textOf(bet['on']);
      show();
    },
    show,
    group: (label, places, isWide = false) =>
      el(
        'div',
        { role: 'group', 'aria-label': label, class: isWide ? 'places is-wide' : 'places' },
        ...places.map(([on, text, name]) => {
          const button = el('button', { type: 'button', class: 'place', 'aria-label': name ?? null }, text);
          button.addEventListener('click', () => choose(on));
          buttons.set(on, button);
          return button;
        }),
      ),
  };
}
