/** One draw: a coupon to fill in while it is open, afterwards its games, results and winnings. */
import type { ReactNode } from 'react';
import type { Draw, Followed } from 'touchline/core/toto/types';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { ClassesTable } from './classes-table.tsx';
import { CouponCard } from './coupon-card.tsx';
import { CouponForm } from './coupon-form.tsx';
import { DrawCard } from './draw-card.tsx';
import { GamesTable } from './games-table.tsx';
import { TotoWait } from './toto-wait.tsx';
import { useToto } from './use-toto.ts';

function NoDraw({ section, draw }: Followed): ReactNode {
  const t = useText();
  const why = typeof draw === 'number' ? 'unknown' : draw === 'next' ? 'next' : 'open';
  return (
    <Empty icon="ticket" title={t(`toto.none.${why}.title`)} text={t(`toto.none.${why}.text`)}>
      <Link to={`/toto/${section}/draws`} className="button is-outline">
        {t('toto.page.toto-draws')}
      </Link>
    </Empty>
  );
}

/** The note of a draw whose coupons are not sold. */
function Note({ draw }: { readonly draw: Draw }): ReactNode {
  const t = useText();
  return draw.status === 'open' ? null : <p className="form-lead toto-note">{t(`toto.note.${draw.status}`)}</p>;
}

export function DrawPage(followed: Followed): ReactNode {
  const t = useText();
  const { view, hasFailed, again } = useToto(followed);
  if (view === null || view.answer === null) return <TotoWait hasFailed={hasFailed} onRetry={again} />;
  const { draw, coupons } = view.answer;
  if (draw === null) return <NoDraw {...followed} />;
  const own = coupons?.filter(({ number }) => number === draw.number) ?? [];
  const hasClasses = draw.status === 'closed' || draw.status === 'settled';
  return (
    <>
      <DrawCard draw={draw} />
      <Note draw={draw} />
      {draw.status === 'open' ? (
        <CouponForm key={`${draw.section} ${draw.number}`} view={view} draw={draw} />
      ) : (
        <GamesTable draw={draw} />
      )}
      {own.length > 0 && (
        <section aria-labelledby="toto-own">
          <h2 id="toto-own" className="toto-title">
            {t('toto.own')}
          </h2>
          <div className="toto-coupons">
            {own.map((coupon) => (
              <CouponCard key={coupon.id} coupon={coupon} section={draw.section} draw={draw} level={3} />
            ))}
          </div>
        </section>
      )}
      {hasClasses && <ClassesTable draw={draw} />}
    </>
  );
}
