/** The country and the competition that a board shows, chosen for its place in the browser's history [DSP-21]. */
import { useMemo } from 'react';
import {
  EVERY_COMPETITION,
  isChosen,
  ofCompetitions,
  type CompetitionChoice,
} from 'touchline/core/display/rules/competitions';
import type { BoardGroup } from 'touchline/core/line/types';
import { keptByEntry } from '../use-kept.ts';

interface Kept {
  readonly sportId: number | null;
  readonly choice: CompetitionChoice;
}

const useKeptChoice = keptByEntry<Kept>({ sportId: null, choice: EVERY_COMPETITION });

export interface Competitions {
  /** Of the board, before the choice. */
  readonly all: readonly BoardGroup[];
  readonly shown: readonly BoardGroup[];
  readonly gameCount: number;
  readonly choice: CompetitionChoice;
  readonly isChosen: boolean;
  readonly choose: (choice: CompetitionChoice) => void;
}

/** `sportId` is the board's: another sport begins with all competitions. */
export function useCompetitions(all: readonly BoardGroup[], sportId: number | null): Competitions {
  const [kept, keep] = useKeptChoice();
  const choice = kept.sportId === sportId ? kept.choice : EVERY_COMPETITION;
  return useMemo(() => {
    const shown = ofCompetitions(all, choice);
    return {
      all,
      shown,
      gameCount: shown.reduce((sum, { gameIds }) => sum + gameIds.length, 0),
      choice,
      isChosen: isChosen(choice),
      choose: (next) => keep({ sportId, choice: next }),
    };
  }, [all, choice, sportId, keep]);
}
