/** Above the list of games of a section: the results of the game that the visitor chooses. */
import { useState, type ReactNode } from 'react';
import type { CasinoGame } from 'touchline/core/casino/types';
import { Link } from '../../../../components/link.tsx';
import { gamePath } from 'touchline/core/casino/rules/find-games';
import { Pick } from '../../../../shell/preference-selects.tsx';
import { useText } from '../../../../text.ts';
import { PageZone } from './page-zone.tsx';

export function BoardZone({ games }: { readonly games: readonly CasinoGame[] }): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState(0);
  const game = games.find(({ number }) => number === chosen) ?? null;
  return (
    <div className="media-board">
      <Pick
        className="is-row"
        label={t('media.draws.board')}
        value={chosen}
        options={[[0, t('media.draws.boardNone')], ...games.map(({ number, title }) => [number, title] as const)]}
        onPick={setChosen}
      />
      {game !== null && (
        <>
          <PageZone key={game.id} game={game} target="board" />
          <p className="media-draw-way">
            <Link to={gamePath(game)} className="button is-small is-main">
              {t('media.draws.bet')}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
