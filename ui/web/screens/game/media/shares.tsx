/** Possession and attacks of both sides as bars. */
import type { ReactNode } from 'react';
import type { Share } from 'touchline/core/match-view/types';
import { useText } from '../../../text.ts';

export function Shares({ shares }: { readonly shares: readonly Share[] }): ReactNode {
  const t = useText();
  if (shares.length === 0) return null;
  return (
    <dl className="media-shares">
      {shares.map(({ name, home, away }) => (
        <div key={name}>
          <dt>{t(`media.share.${name}`)}</dt>
          <dd>
            <b className="number">{home}</b>
            <meter
              className="stat-bar"
              min={0}
              max={Math.max(1, home + away)}
              value={home}
              aria-label={t(`media.share.${name}`)}
            />
            <b className="number">{away}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
