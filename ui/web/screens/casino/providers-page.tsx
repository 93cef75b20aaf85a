/** The providers of games, each with the number of its games [CSN-20]. */
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { ProviderTiles } from './way-tiles.tsx';
import { WithGames } from './with-games.tsx';

export function ProvidersPage(): ReactNode {
  const t = useText();
  const name = t('casino.providers');
  usePageName(name);
  return (
    <WithGames name={name}>
      {(games) => (
        <div className="screen casino">
          <div className="screen-head">
            <h1>{name}</h1>
          </div>
          <ProviderTiles games={games} />
        </div>
      )}
    </WithGames>
  );
}
