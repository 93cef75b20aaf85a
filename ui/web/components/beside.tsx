/**
 * The columns of a wide list beside the main ones [LIN-118]. Every row has room for them, which styles show in a wide
 * list only (`styles/board.css`); their code and prices come once such a list is there.
 */
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { wideKinds } from 'touchline/core/line/rules/wide-kinds';
import type { Game, Market } from 'touchline/core/line/types';
import { Deferred, deferred } from '../shell/deferred.tsx';

const parts = () => import('./wide-cells.tsx');
const WideHead = deferred(async () => (await parts()).WideHead, 'game');
const WideCells = deferred(async () => (await parts()).WideCells, 'game');

/** The width from which a list is wide, rem; must match `styles/board.css`. */
const WIDE_REM = 67;

export const IsWide = createContext(false);

/** Whether the main part of the page has room for wide lists; false in a page that a server has rendered. */
export function useIsWide(): boolean {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const main = document.querySelector('main');
    if (main === null) return undefined;
    const observer = new ResizeObserver(() =>
      setWide(main.clientWidth >= WIDE_REM * parseFloat(getComputedStyle(document.documentElement).fontSize)),
    );
    observer.observe(main);
    return () => observer.disconnect();
  }, []);
  return isWide;
}

function useInWide(sportId: number, content: ReactNode): ReactNode {
  const room = wideKinds(sportId).map((kind) => <span key={kind} className="cells is-total is-beside" />);
  return use(IsWide) && room.length > 0 ? <Deferred waiting={room}>{content}</Deferred> : room;
}

/** Names of the columns. */
export function BesideHead({ sportId }: { readonly sportId: number }): ReactNode {
  return useInWide(sportId, <WideHead sportId={sportId} />);
}

interface BesideProps {
  readonly game: Game;
  readonly markets: readonly Market[];
}

/** A row's cells. */
export function Beside({ game, markets }: BesideProps): ReactNode {
  return useInWide(game.champ.sportId, <WideCells game={game} markets={markets} />);
}
