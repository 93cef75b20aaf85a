/** The player's coupons of a section: all, or those without a win [TOC-13]. */
import type { ReactNode } from 'react';
import type { TotoSection } from 'touchline/core/toto/types';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { CouponCard } from './coupon-card.tsx';
import { TotoWait } from './toto-wait.tsx';
import { useToto } from './use-toto.ts';

interface CouponsPageProps {
  readonly section: TotoSection;
  readonly which: 'all' | 'nonWinners';
}

export function CouponsPage({ section, which }: CouponsPageProps): ReactNode {
  const t = useText();
  const { view, hasFailed, again } = useToto({ section, draw: null });
  if (view === null || view.answer === null) return <TotoWait hasFailed={hasFailed} onRetry={again} />;
  const { coupons } = view.answer;
  if (coupons === null)
    return (
      <Empty icon="ticket" title={t('toto.guest.title')} text={t('toto.guest.text')}>
        <Link to="/user/login" className="button is-main">
          {t('toto.guest.logIn')}
        </Link>
        <Link to={`/toto/${section}`} className="button is-outline">
          {t('toto.page.toto')}
        </Link>
      </Empty>
    );
  const shown = which === 'all' ? coupons : coupons.filter(({ status }) => status === 'lost');
  if (shown.length === 0)
    return (
      <Empty icon="ticket" title={t(`toto.empty.${which}.title`)} text={t(`toto.empty.${which}.text`)}>
        <Link to={`/toto/${section}`} className="button is-main">
          {t('toto.page.toto')}
        </Link>
      </Empty>
    );
  return (
    <div className="toto-coupons">
      {shown.map((coupon) => (
        <CouponCard key={coupon.id} coupon={coupon} section={section} draw={null} level={2} />
      ))}
    </div>
  );
}
