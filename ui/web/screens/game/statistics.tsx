/** Counted pairs of a game as bars, folded away until wanted. */
import { useMemo, type ReactNode } from 'react';
import type { Game, StatPair } from '../../../../core/modules/line/types.ts';
import { useCore } from '../../core-context.ts';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';

function Bar({ pair: [name, home, away] }: { readonly pair: StatPair }): ReactNode {
  const t = useText();
  const label = t(`stat.${name}`);
  const sum = Number(home) + Number(away);
  return (
    <div className="stat">
      <dt className="stat-name">{label === `stat.${name}` ? name : label}</dt>
      <dd className="stat-row">
        <b className="number">{home}</b>
        {sum > 0 ? (
          <meter className="stat-bar" min={0} max={sum} value={Number(home)} aria-label={label} />
        ) : (
          <span className="stat-bar" />
        )}
        <b className="number">{away}</b>
      </dd>
    </div>
  );
}

export function Statistics({ gameId, game }: { readonly gameId: number; readonly game: Game }): ReactNode {
  const t = useText();
  const { line } = useCore();
  const readable = useMemo(() => line.stats(gameId), [line, gameId]);
  const stats = useProjection(readable, whole);
  if (stats.length === 0) return null;
  return (
    <details className="card statistics">
      <summary>
        <Icon name="down" size={16} />
        {t('game.statistics')}
      </summary>
      <div className="stat-sides" aria-hidden="true">
        <bdi>{game.home}</bdi>
        <bdi>{game.away}</bdi>
      </div>
      <dl className="stats">
        {stats.map((pair) => (
          <Bar key={pair[0]} pair={pair} />
        ))}
      </dl>
    </details>
  );
}
