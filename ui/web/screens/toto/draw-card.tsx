/** A draw: until when it is open, its pool, its jackpot, and who takes part [TOC-10]. */
import { useCallback, type ReactNode } from 'react';
import type { Draw } from 'touchline/core/toto/types';
import { Tick } from '../../components/clock.tsx';
import { useCore } from '../../core-context.ts';
import { formatClock } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useTotoWords } from './use-toto-words.ts';

const SECOND_MS = 1_000;

function Countdown({ closesAt }: Pick<Draw, 'closesAt'>): ReactNode {
  const t = useText();
  const { line } = useCore();
  const read = useCallback(
    () => formatClock(Math.ceil(Math.max(0, closesAt - line.now()) / SECOND_MS), true),
    [line, closesAt],
  );
  return (
    <p className="toto-countdown">
      {t('toto.closesIn')} <Tick read={read} className="number" />
    </p>
  );
}

export function DrawCard({ draw }: { readonly draw: Draw }): ReactNode {
  const t = useText();
  const { money, count, time } = useTotoWords();
  const { number, status, closesAt, pool, jackpot, columns, iso } = draw;
  return (
    <section className="card toto-card" aria-labelledby="toto-draw">
      <div className="toto-head">
        <h2 id="toto-draw">{t('toto.draw', { number })}</h2>
        <span className={`tag is-${status}`}>{t(`toto.status.${status}`)}</span>
        {status === 'open' && <Countdown closesAt={closesAt} />}
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
