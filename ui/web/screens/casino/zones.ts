/** The zones of games of chance, loaded with their texts and styles where a page of the casino shows one. */
import { needStyles } from '../../styles/deferred.ts';
import { loadNamespaces } from '../../text.ts';
import { lazyAgain } from '../../try-again.tsx';

export const PageZone = lazyAgain(async () => {
  const [{ PageZone: Loaded }] = await Promise.all([
    import('../game/media/chance/page-zone.tsx'),
    needStyles('media'),
    loadNamespaces('media'),
  ]);
  return Loaded;
});

export const BoardZone = lazyAgain(async () => {
  const [{ BoardZone: Loaded }] = await Promise.all([
    import('../game/media/chance/board-zone.tsx'),
    needStyles('media'),
    loadNamespaces('media'),
  ]);
  return Loaded;
});
