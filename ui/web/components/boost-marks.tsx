/**
 * Marks the rows and cards of games that have a boosted price, on every board [BST-7]. The marks come after the board,
 * into the link of a row or card, where a side's name gives them room.
 */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Boost, BoostsState } from 'touchline/core/boosts/types';
import type { StakeSlice } from 'touchline/core/coupon/slices';
import { FOOTBALL } from 'touchline/core/line/rules/sport-ids';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { useHasBoosts } from './boosted-prices.tsx';
import { useFeature } from './use-feature.ts';

/**
 * A boost comes and goes with the ordinary price: the list is asked for again after this time, while rows are marked.
 */
const RELOAD_MS = 60_000;
const NONE: readonly Boost[] = [];
const NO_ROWS: readonly Row[] = [];

interface Row {
  readonly id: number;
  readonly link: HTMLAnchorElement;
}

const currencyOf = ({ currency }: StakeSlice): string => currency;
const listedIn = (view: BoostsState | null): readonly Boost[] => view?.boosts ?? NONE;

const LINKS = `a:is(.row-game, .featured-game)[href*="/line/${FOOTBALL}/"]`;

/** The rows and cards of games of football ahead: of the games of `ids`, or of all. */
function rowsOf(main: Element, ids: ReadonlySet<number> | null): readonly Row[] {
  return [...main.querySelectorAll<HTMLAnchorElement>(LINKS)]
    .map((link) => ({ id: Number(link.pathname.split('/').at(-1)), link }))
    .filter(({ id }) => ids === null || ids.has(id));
}

/** Calls `changed` at once, and whenever the content of the page's main part has changed. */
function watchMain(changed: (main: Element) => void): (() => void) | undefined {
  const main = document.querySelector('main');
  if (main === null) return undefined;
  changed(main);
  const observer = new MutationObserver(() => changed(main));
  // The link of a game changes its address when the game starts.
  observer.observe(main, { childList: true, subtree: true, attributeFilter: ['href'] });
  return () => observer.disconnect();
}

export function BoostMarks(): ReactNode {
  return useHasBoosts() ? <Marks /> : null;
}

function Marks(): ReactNode {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => watchMain((main) => setWanted(rowsOf(main, null).length > 0)), []);
  return isWanted ? <Listed /> : null;
}

function Listed(): ReactNode {
  const core = useCore();
  const t = useText();
  const currency = useProjection(core.coupon.stake, currencyOf);
  const { view } = useFeature('boosts');
  const isLoaded = view !== null;
  useEffect(() => {
    if (!isLoaded) return undefined;
    const ask = (): void => void core.dispatch({ type: 'boosts/load', payload: { currency } });
    ask();
    const timer = setInterval(ask, RELOAD_MS);
    return () => clearInterval(timer);
  }, [core, currency, isLoaded]);
  const boosts = listedIn(view);
  const ids = useMemo(() => new Set(boosts.map(({ gameId }) => gameId)), [boosts]);
  const [rows, setRows] = useState(NO_ROWS);
  useEffect(
    () =>
      watchMain((main) => {
        const found = rowsOf(main, ids);
        setRows((before) =>
          found.length === before.length && found.every(({ link }, at) => link === before[at]?.link) ? before : found,
        );
      }),
    [ids],
  );
  return rows.map(({ id, link }) =>
    createPortal(
      <span className="row-boost" role="img" aria-label={t('boosts.mark')} title={t('boosts.mark')} />,
      link,
      // A game may have a card and a row.
      `${id} ${link.className}`,
    ),
  );
}
