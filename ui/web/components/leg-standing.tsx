/** How a leg of an open bet stands while its game is in play, and what it still needs to win [LIN-208, LIN-221]. */
import type { ReactNode } from 'react';
import { partResult } from 'touchline/core/history/rules/part-result';
import type { BetLeg } from 'touchline/core/history/views';
import { comboStanding } from 'touchline/core/line/rules/combo-standing';
import { scoreText } from 'touchline/core/line/rules/game-text';
import { countedSoFar, legStanding } from 'touchline/core/line/rules/leg-standing';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { standingText } from 'touchline/core/line/rules/standing-text';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import type { Game } from 'touchline/core/line/types';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { identity, useProjection } from '../use-projection.ts';
import { ComboParts } from './combo-parts.tsx';
import { ComboStanding } from './combo-standing.tsx';
import { TONE } from './standing-tone.ts';

interface LegStandingProps {
  readonly leg: BetLeg;
  /** Null unless the game is in play. */
  readonly game: Game | null;
  /** Shown where neither the score nor the statistics determine the standing of the leg. */
  readonly children: ReactNode;
}

export function LegStanding({ leg, game, children }: LegStandingProps): ReactNode {
  if (game !== null)
    return (
      <InPlay leg={leg} game={game}>
        {children}
      </InPlay>
    );
  return leg.kind === KIND.sameGame ? (
    <>
      {children}
      <ComboParts leg={leg} resultOf={(selection) => partResult(leg, selection)} />
    </>
  ) : (
    children
  );
}

function InPlay({ leg, game, children }: LegStandingProps & { readonly game: Game }): ReactNode {
  const t = useText();
  const stats = useProjection(useCore().line.stats(game.id), identity);
  const combo = leg.kind === KIND.sameGame ? comboStanding(leg.label, game, stats) : null;
  if (combo !== null) return <ComboStanding leg={leg} found={combo} />;
  const found = legStanding(leg, game, stats);
  if (found === null) return children;
  const { standing, need } = standingText(found, leg.kind, leg, t);
  const counted = countedSoFar(leg.kind, stats);
  return (
    <>
      <span className="bet-leg-state">
        <bdi>{leg.champ}</bdi>
        <span className={`bet-status is-${TONE[found.standing]}`}>{standing}</span>
      </span>
      {counted !== null && (
        <span className="bet-leg-need">
          {t(isCorners(leg.kind) ? 'standing.soFar.corner' : 'standing.soFar.card', {
            score: scoreText(counted.join(':'), t),
          })}
        </span>
      )}
      {need !== '' && <span className="bet-leg-need">{need}</span>}
    </>
  );
}

const isCorners = (kind: number): boolean => kind === STAT_KIND.cornerResult || kind === STAT_KIND.cornerTotal;
