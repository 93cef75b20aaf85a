/** Saves the player's rounds as a file: loads the remaining pages, then saves. */
import { useEffect, useState, type ReactNode } from 'react';
import { roundsCsv, roundsFileName, type RoundWords } from 'touchline/core/casino/rules/rounds-csv';
import { isFreeRound } from 'touchline/core/casino/types';
import type { CasinoView } from 'touchline/core/casino/types';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { saveCsv } from '../office/save-file.ts';

type Progress =
  | { readonly step: 'idle' | 'loading' | 'failed' }
  | { readonly step: 'saved'; readonly name: string; readonly count: number; readonly isCut: boolean };

export function RoundsExport({ view }: { readonly view: CasinoView }): ReactNode {
  const core = useCore();
  const t = useText();
  const [progress, setProgress] = useState<Progress>({ step: 'idle' });
  const { rounds, history, hasMoreRounds, isRoundsCut, games, roundsFilter } = view;
  const isLoading = progress.step === 'loading';
  useEffect(() => {
    if (!isLoading || history === 'loading' || rounds === null) return;
    if (hasMoreRounds) {
      if (history === 'failed') setProgress({ step: 'failed' });
      else core.dispatch({ type: 'casino/loadRounds', payload: { more: true } });
      return;
    }
    const words: RoundWords = {
      column: (column) => t(`casino.csv.${column}`),
      game: (gameId) => games?.find(({ id }) => id === gameId)?.title ?? gameId,
      status: (round) => {
        const status = t(`casino.rounds.${round.status}`);
        return isFreeRound(round) ? `${t('casino.rounds.free')}, ${status}` : status;
      },
    };
    const name = roundsFileName(core.line.now(), roundsFilter);
    saveCsv(name, roundsCsv(rounds, words));
    setProgress({ step: 'saved', name, count: rounds.length, isCut: isRoundsCut });
  }, [core, t, isLoading, history, hasMoreRounds, isRoundsCut, rounds, games, roundsFilter]);
  const start = (): void => {
    // A page that failed before is asked for again.
    if (hasMoreRounds && history === 'failed') core.dispatch({ type: 'casino/loadRounds', payload: { more: true } });
    setProgress({ step: 'loading' });
  };
  return (
    <div className="casino-export">
      <button
        type="button"
        className="button is-small is-outline"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) start();
        }}
      >
        {t(isLoading ? 'casino.csv.loading' : 'casino.csv')}
      </button>
      <p className="office-note" role="status">
        {progress.step === 'failed' && t('casino.csv.failed')}
        {progress.step === 'saved' && t('casino.csv.saved', { count: progress.count, name: progress.name })}
        {progress.step === 'saved' && progress.isCut && ` ${t('casino.csv.cut')}`}
      </p>
    </div>
  );
}
