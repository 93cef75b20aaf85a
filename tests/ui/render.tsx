/** Renders a component over a core, with all English words there. */
import { act, type ReactNode } from 'react';
import { render as renderElement, within, type RenderResult } from '@testing-library/react';
import { vi } from 'vitest';
import type { Core } from 'touchline/app/facade';
import { CoreContext } from '../../ui/web/core-context.ts';
import { createPlaces, PlacesContext, type Places } from '../../ui/web/place.ts';
import { TextProvider } from '../../ui/web/text-provider.tsx';
import { loadNamespaces, changeLanguage, texts } from '../../ui/web/text.ts';
import { createUser, type User } from './user.ts';

/** A rendered component with the queries of the page. */
export interface Rendered extends RenderResult {
  readonly places: Places;
  readonly user: User;
  /** Waits until a change of the core is rendered. */
  readonly after: (change: () => void) => Promise<void>;
  /** Waits until all requested code has loaded, including code that it requests. */
  readonly settled: () => Promise<void>;
}

export async function render(core: Core, content: ReactNode, address = '/en/'): Promise<Rendered> {
  await changeLanguage('en');
  await loadNamespaces('game', 'coupon', 'office', 'auth', 'security', 'tools');
  const places = createPlaces(core, '/', address, () => undefined);
  // A router that never decides.
  places.attach({ go: () => places.setMoving(true) });
  const rendered = await act(async () =>
    renderElement(
      <CoreContext value={core}>
        <TextProvider texts={texts}>
          <PlacesContext value={places}>{content}</PlacesContext>
        </TextProvider>
      </CoreContext>,
    ),
  );
  return {
    ...rendered,
    places,
    user: createUser(),
    after: (change) => act(async () => change()),
    settled: () => act(() => vi.dynamicImportSettled()),
  };
}

/** The addresses of the games that a part of a page lists; a row has two links to its game. */
export function gamesIn(part: HTMLElement): readonly string[] {
  const addresses = within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  return [...new Set(addresses.filter((address) => /\/(line|live)(\/\d+){3}$/.test(address)))];
}
