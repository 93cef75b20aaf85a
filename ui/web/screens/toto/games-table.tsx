/** The games of a draw whose coupons are not sold: scores, results, and how the stakes are spread [TOC-12]. */
import type { ReactNode } from 'react';
import type { Draw, DrawGame } from 'touchline/core/toto/types';
import { useText } from '../../text.ts';
import { sharesText, signOf } from './marks-text.ts';
import { useTotoWords } from './use-toto-words.ts';

const UNKNOWN = '–';

function Result({ result }: Pick<DrawGame, 'result'>): ReactNode {
  const t = useText();
  if (result === null) return UNKNOWN;
  return result === 0 ? t('toto.void') : <b>{signOf(result)}</b>;
}

export function GamesTable({ draw }: { readonly draw: Draw }): ReactNode {
  const t = useText();
  const { percent, time } = useTotoWords();
  const hasResults = draw.status !== 'coming';
  return (
    <div className="card toto-table">
      <table>
        <caption className="vh">{t('toto.games')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('toto.column.game')}</th>
            {hasResults && <th scope="col">{t('toto.column.score')}</th>}
            {hasResults && <th scope="col">{t('toto.column.result')}</th>}
          </tr>
        </thead>
        <tbody>
          {draw.games.map(({ gameId, home, away, champ, startsAt, score, result, shares, fair }, at) => (
            <tr key={gameId}>
              <th scope="row">
                {at + 1}. <bdi>{home}</bdi> – <bdi>{away}</bdi>
                <small>
                  {time(startsAt, 'dayTime')} · <bdi>{champ}</bdi>
                </small>
                <small>
                  {t('toto.fair')} <bdi dir="ltr">{sharesText(fair, percent)}</bdi>
                </small>
                {shares !== null && (
                  <small>
                    {t('toto.shares')} <bdi dir="ltr">{sharesText(shares, percent)}</bdi>
                  </small>
                )}
              </th>
              {hasResults && (
                <td>
                  <bdi dir="ltr">{score ?? UNKNOWN}</bdi>
                </td>
              )}
              {hasResults && (
                <td>
                  <Result result={result} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
