/** The draws of a section, newest first [TOC-13]. */
import type { ReactNode } from 'react';
import type { TotoSection } from 'touchline/core/toto/types';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { TotoWait } from './toto-wait.tsx';
import { useToto } from './use-toto.ts';
import { useTotoWords } from './use-toto-words.ts';

export function DrawsPage({ section }: { readonly section: TotoSection }): ReactNode {
  const t = useText();
  const { money, time } = useTotoWords();
  const { view, hasFailed, again } = useToto({ section, draw: null });
  if (view === null || view.answer === null) return <TotoWait hasFailed={hasFailed} onRetry={again} />;
  const { draws, iso } = view.answer.list;
  if (draws.length === 0)
    return <Empty icon="ticket" title={t('toto.none.open.title')} text={t('toto.none.open.text')} />;
  return (
    <div className="card toto-table">
      <table>
        <caption className="vh">{t('toto.draws')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('toto.column.draw')}</th>
            <th scope="col">{t('toto.closes')}</th>
            <th scope="col">{t('toto.pool')}</th>
            <th scope="col">{t('toto.jackpot')}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map(({ number, status, closesAt, pool, jackpot }) => (
            <tr key={number}>
              <th scope="row">
                <Link to={`/toto/${section}/draw/${number}`} className="way">
                  {t('toto.draw', { number })}
                </Link>
                <small>{t(`toto.status.${status}`)}</small>
              </th>
              <td>{time(closesAt, 'dayTime')}</td>
              <td>{money(pool, iso)}</td>
              <td>{money(jackpot, iso)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
