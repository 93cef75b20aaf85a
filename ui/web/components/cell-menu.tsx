/**
 * The menu of a price cell on a board (secondary click, long press, menu key): the history of its selection's price
 * [STT-22]. One listener serves every board, and its code comes after them. A group of markets of a game's page answers
 * for its own cells [STT-10], long presses included.
 */
import { useEffect, useState, type ReactNode } from 'react';
import type { Core } from 'touchline/app/facade';
import { useCore } from '../core-context.ts';
import { deferred, Deferred } from '../shell/deferred.tsx';
import { needStyles } from '../styles/deferred.ts';
import type { CellHistoryProps } from './cell-history.tsx';
import { followLongPresses } from './long-press.ts';

const CellHistory = deferred(
  async () => {
    const [{ CellHistory: Loaded }] = await Promise.all([import('./cell-history.tsx'), needStyles('game')]);
    return Loaded;
  },
  'game',
  'media',
);

type Asked = Omit<CellHistoryProps, 'onClose'>;

function askedBy(core: Core, target: EventTarget | null): Asked | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('main [data-market]') : null;
  const market = cell === null ? null : core.line.market(Number(cell.dataset['market']));
  const game = market === null ? null : core.line.game(market.gameId).get();
  return market === null || game === null ? null : { game, market };
}

export function CellMenu(): ReactNode {
  const core = useCore();
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    const onMenu = (event: MouseEvent): void => {
      const found = event.defaultPrevented ? null : askedBy(core, event.target);
      if (found === null) return;
      event.preventDefault();
      setAsked(found);
    };
    document.addEventListener('contextmenu', onMenu);
    return () => document.removeEventListener('contextmenu', onMenu);
  }, [core]);
  useEffect(followLongPresses, []);
  if (asked === null) return null;
  return (
    <Deferred>
      <CellHistory {...asked} onClose={() => setAsked(null)} />
    </Deferred>
  );
}
