/** Extras of a group of markets, loaded after its prices: the same-game mark and the history of prices. */
import type { ComponentProps, ReactNode } from 'react';
import { canCombine } from 'touchline/core/same-game/rules/combinable';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import { useText } from '../../text.ts';
import type { OddsWindow as Window } from '../statistics/odds-window.tsx';

const OddsWindow = deferred(async () => (await import('../statistics/odds-window.tsx')).OddsWindow);

interface GroupExtrasProps extends Omit<ComponentProps<typeof Window>, 'first'> {
  readonly kind: number;
  /** The market whose history is shown; null for none. */
  readonly first: number | null;
}

export function GroupExtras({ kind, first, ...window }: GroupExtrasProps): ReactNode {
  return (
    <>
      {canCombine(window.game.champ.sportId, kind) && <SameGameMark />}
      {first !== null && (
        <Deferred>
          <OddsWindow {...window} first={first} />
        </Deferred>
      )}
    </>
  );
}

/** Two links of a chain. */
function SameGameMark(): ReactNode {
  const name = useText()('game.combinable');
  return (
    <span className="market-combines" role="img" aria-label={name} title={name}>
      <svg className="icon" width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M8.3 11.7a3 3 0 0 1 0-4.2l2.4-2.4a3 3 0 0 1 4.2 4.2l-1.2 1.2M11.7 8.3a3 3 0 0 1 0 4.2l-2.4 2.4a3 3 0 0 1-4.2-4.2l1.2-1.2" />
      </svg>
    </span>
  );
}
