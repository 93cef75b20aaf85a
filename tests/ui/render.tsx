/** Draws a component over a core, with all English words there. */
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type { Core } from 'touchline/app/facade';
import { CoreContext } from '../../ui/web/core-context.ts';
import { createPlaces, PlacesContext, type Places } from '../../ui/web/place.ts';
import { needWords, speak } from '../../ui/web/text.ts';

export interface Drawn {
  readonly element: HTMLElement;
  readonly places: Places;
  readonly all: (selector: string) => readonly HTMLElement[];
  readonly one: (selector: string) => HTMLElement;
  readonly click: (target: HTMLElement) => Promise<void>;
  /** Waits until a change of the core is rendered. */
  readonly after: (change: () => void) => Promise<void>;
  /** Waits until all requested code has loaded, including code that it requests. */
  readonly settled: () => Promise<void>;
  /** Waits for a condition that depends on something outside the test. */
  readonly until: (is: () => boolean) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const MAX_TRIES = 200;

export async function draw(core: Core, content: ReactNode, address = '/en/'): Promise<Drawn> {
  await speak('en');
  await needWords('game', 'coupon', 'office', 'auth', 'security');
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const places = createPlaces(core, '/', address, () => undefined);
  await act(async () =>
    root.render(
      <CoreContext value={core}>
        <PlacesContext value={places}>{content}</PlacesContext>
      </CoreContext>,
    ),
  );
  const all = (selector: string): readonly HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)];
  const after = async (change: () => void): Promise<void> => act(async () => change());
  return {
    element,
    places,
    all,
    after,
    one(selector) {
      const found = all(selector)[0];
      if (found === undefined) throw new Error(`nothing is ${selector} in ${element.innerHTML.slice(0, 2000)}`);
      return found;
    },
    settled: () => act(() => vi.dynamicImportSettled()),
    async until(is) {
      for (let tries = 0; !is(); tries += 1) {
        if (tries === MAX_TRIES) throw new Error(`it never came about in ${element.innerHTML.slice(0, 2000)}`);
        await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
      }
    },
    click: (target) => after(() => target.click()),
    async remove() {
      await act(async () => root.unmount());
      element.remove();
    },
  };
}
