/** The choice in the address of a page of the lobby [CSN-16]. */
import { useEffect, useMemo, useState } from 'react';
import type { CasinoGame } from 'touchline/core/casino/types';
import { useGo } from '../../links.ts';
import { usePageLocation, useShown } from '../../page-location.ts';
import { choiceOf, queryOf, type Choice } from './lobby-address.ts';

/** Pause in typing after which the words enter the address. */
const TYPED_MS = 400;

interface Asked {
  readonly choice: Choice;
  readonly isTyped: boolean;
}

interface Choosing {
  readonly choice: Choice;
  /** A choice counts at once, and replaces the query of the page's address. */
  readonly choose: (next: Choice) => void;
  /** Words count at once, and are in the address after a pause. */
  readonly type: (words: string) => void;
  /** Ends the pause. */
  readonly rest: () => void;
}

/** `games`: those of the page, with their identity kept between renders. */
export function useChoice(games: readonly CasinoGame[]): Choosing {
  const go = useGo();
  const { path, query } = useShown().target;
  const isBehind = usePageLocation().background !== null;
  const known = useMemo(() => choiceOf(query, games), [query, games]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const wanted = asked === null || queryOf(asked.choice) === queryOf(known) ? null : asked;
  // The address has the choice: from now on the address counts, also when the player goes back.
  if (asked !== null && wanted === null) setAsked(null);
  useEffect(() => {
    if (wanted === null || isBehind) return undefined;
    const write = (): void => go(path + queryOf(wanted.choice), { replace: true });
    const timer = setTimeout(write, wanted.isTyped ? TYPED_MS : 0);
    return () => clearTimeout(timer);
  }, [wanted, isBehind, path, go]);
  const choice = wanted?.choice ?? known;
  return {
    choice,
    choose: (next) => setAsked({ choice: next, isTyped: false }),
    type: (words) => setAsked({ choice: { ...choice, words }, isTyped: true }),
    rest: () => wanted?.isTyped === true && setAsked({ ...wanted, isTyped: false }),
  };
}
