/** A coupon: its number, stake and state, and its marks, each right or wrong once the result is known [TOC-12]. */
import { useId, type ReactNode } from 'react';
import { hasMark } from 'touchline/core/toto/rules/picks';
import type { Draw, DrawGame, TotoCoupon, TotoSection } from 'touchline/core/toto/types';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { marksText } from './marks-text.ts';
import { useTotoWords } from './use-toto-words.ts';

interface CouponCardProps {
  readonly coupon: TotoCoupon;
  readonly section: TotoSection;
  /** With the results of the games; null where only the coupon is known. */
  readonly draw: Draw | null;
  readonly level: 2 | 3;
}

/** A void game is right for everybody. Null while the result is not known. */
function isRight(pick: number, game: DrawGame | undefined): boolean | null {
  const result = game?.result ?? null;
  if (result === null) return null;
  return result === 0 || hasMark(pick, result);
}

function Marks({ coupon, draw }: Pick<CouponCardProps, 'coupon' | 'draw'>): ReactNode {
  const t = useText();
  return (
    <ol className="toto-picks" aria-label={t('toto.marks')}>
      {coupon.picks.map((pick, at) => {
        const right = isRight(pick, draw?.games[at]);
        return (
          // Games have a fixed order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={right === null ? undefined : right ? 'is-right' : 'is-wrong'}>
            <small>{at + 1}</small>
            <b dir="ltr">{marksText(pick)}</b>
            {right !== null && (
              <>
                <Icon name={right ? 'check' : 'close'} size={14} />
                <span className="vh">{t(right ? 'toto.right' : 'toto.wrong')}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function CouponCard({ coupon, section, draw, level }: CouponCardProps): ReactNode {
  const t = useText();
  const { money, count, time } = useTotoWords();
  const title = useId();
  const Heading = `h${level}` as const;
  const { id, number, at, columns, stakePerColumn, stake, currency, status, right, payout } = coupon;
  return (
    <article className="card toto-coupon" aria-labelledby={title}>
      <div className="toto-head">
        <Heading id={title}>{t('toto.couponOf', { id })}</Heading>
        <span className={`tag is-${status}`}>{t(`toto.state.${status}`)}</span>
      </div>
      <dl className="facts">
        {draw === null && (
          <div>
            <dt>{t('toto.ofDraw')}</dt>
            <dd>
              <Link to={`/toto/${section}/draw/${number}`} className="way">
                {t('toto.draw', { number })}
              </Link>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('toto.boughtAt')}</dt>
          <dd>{time(at, 'dayTime')}</dd>
        </div>
        <div>
          <dt>{t('toto.stake')}</dt>
          <dd>
            {columns === 1
              ? money(stake, currency)
              : t('toto.stakeOf', {
                  columns: count(columns),
                  each: money(stakePerColumn, currency),
                  stake: money(stake, currency),
                })}
          </dd>
        </div>
        {right !== null && (
          <div>
            <dt>{t('toto.rightCount')}</dt>
            <dd>{right}</dd>
          </div>
        )}
        {payout !== null && (
          <div>
            <dt>{t('toto.payout')}</dt>
            <dd>{money(payout, currency)}</dd>
          </div>
        )}
      </dl>
      <Marks coupon={coupon} draw={draw} />
    </article>
  );
}
