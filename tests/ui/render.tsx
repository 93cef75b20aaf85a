/** Renders a component over a core, with all English words there. */
import { act, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { render as renderElement, within, type RenderResult } from '@testing-library/react';
import { vi, type Mock } from 'vitest';
import type { Core } from 'touchline/app/facade';
import { DrawnScene, type Scene } from '../../ui/web/components/drawings/scenes.tsx';
import { CoreContext } from '../../ui/web/core-context.ts';
import { LinksContext, type Links } from '../../ui/web/links.ts';
import { firstLocation, nextLocation, SITE, type PageLocation, type Shown } from '../../ui/web/page-location.ts';
import { TextProvider } from '../../ui/web/text-provider.tsx';
import { loadNamespaces, changeLanguage, texts } from '../../ui/web/text.ts';
import { createUser, type User } from './user.ts';

/** A rendered component with the queries of the page. */
export interface Rendered extends RenderResult {
  /** Navigation asked for by the component; leads nowhere by itself. */
  readonly go: Mock<Links['go']>;
  /** Shows another place, as the router does once the guards have decided. */
  readonly show: (outcome: Shown) => Promise<void>;
  readonly user: User;
  /** Waits until a change of the core is rendered. */
  readonly after: (change: () => unknown) => Promise<void>;
  /** Waits until all requested code has loaded, including code that it requests. */
  readonly settled: () => Promise<void>;
}

export async function render(core: Core, content: ReactNode, address = '/en/'): Promise<Rendered> {
  await changeLanguage('en');
  await loadNamespaces('boards', 'game', 'coupon', 'office', 'auth', 'security', 'tools');
  let place: PageLocation = firstLocation(core, address);
  const router = createMemoryRouter([{ id: SITE, path: '*', element: content, loader: (): PageLocation => place }], {
    hydrationData: { loaderData: { [SITE]: place } },
  });
  const go = vi.fn<Links['go']>();
  const links: Links = { go, href: (path) => core.navigation.href(path), preload: () => undefined };
  const rendered = await act(async () =>
    renderElement(
      <CoreContext value={core}>
        <TextProvider texts={texts}>
          <LinksContext value={links}>
            <RouterProvider router={router} useTransitions={false} />
          </LinksContext>
        </TextProvider>
      </CoreContext>,
    ),
  );
  return {
    ...rendered,
    go,
    show: (outcome) =>
      act(async () => {
        place = nextLocation(core, place, outcome, null);
        await router.revalidate();
      }),
    user: createUser(),
    after: (change) =>
      act(async () => {
        await change();
      }),
    settled: () => act(() => vi.dynamicImportSettled()),
  };
}

/** The markup of an illustration: decorative, so that neither a role nor a text finds it on a page. */
export function drawn(scene: Scene): string {
  const { container, unmount } = renderElement(<DrawnScene name={scene} />);
  const markup = container.innerHTML;
  unmount();
  return markup;
}

/** The addresses of the games that a part of a page lists; a row has two links to its game. */
export function gamesIn(part: HTMLElement): readonly string[] {
  const addresses = within(part)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  return [...new Set(addresses.filter((address) => /\/(line|live)(\/\d+){3}$/.test(address)))];
}
