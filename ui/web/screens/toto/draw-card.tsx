/** A draw: until when it is open, its pool, its jackpot, and who takes part [TOC-10]. */
import type { ReactNode } from 'react';
import type { Draw } from 'touchline/core/toto/types';
import { Until } from '../../components/until.tsx';
import { useText } from '../../text.ts';
import { useTotoWords } from './use-toto-words.ts';

export function DrawCard({ draw }: { readonly draw: Draw }): ReactNode {
  const t = useText();
  const { money, count, time } = useTotoWords();
  const { number, status, closesAt, pool, jackpot, columns, iso } = draw;
  return (
    <section className="card toto-card" aria-labelledby="toto-draw">
      <div className="toto-head">
        <h2 id="toto-draw">{t('toto.draw', { number })}</h2>
        <span className={`tag is-${status}`}>{t(`toto.status.${status}`)}</span>
        {status === 'open' && (
          <p className="toto-countdown">
            {t('toto.closesIn')} <Until at={closesAt} />
          </p>
        )}
      </div>
      <dl className="toto-facts">
        <div>
          <dt>{t(status === 'open' || status === 'coming' ? 'toto.closes' : 'toto.closed')}</dt>
          <dd>{time(closesAt, 'dayTime')}</dd>
        </div>
        <div>
          <dt>{t('toto.pool')}</dt>
          <dd>{money(pool, iso)}</dd>
        </div>
        <div>
          <dt>{t('toto.jackpot')}</dt>
          <dd>{money(jackpot, iso)}</dd>
        </div>
        <div>
          <dt>{t('toto.columns.players')}</dt>
          <dd>{count(columns.players)}</dd>
        </div>
        <div>
          <dt>{t('toto.columns.simulated')}</dt>
          <dd>{count(columns.simulated)}</dd>
        </div>
      </dl>
    </section>
  );
}
