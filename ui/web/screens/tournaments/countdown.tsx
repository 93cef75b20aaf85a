import type { ReactNode } from 'react';
import type { Tournament } from 'touchline/core/tournaments/types';
import { Until } from '../../components/until.tsx';
import { useText } from '../../text.ts';

/** Until the end of a tournament, or its start. */
export function Countdown({ status, startsAt, endsAt }: Tournament): ReactNode {
  const t = useText();
  if (status === 'ended') return null;
  return (
    <p className="tour-countdown">
      {t(status === 'ahead' ? 'tour.startsIn' : 'tour.endsIn')} <Until at={status === 'ahead' ? startsAt : endsAt} />
    </p>
  );
}
