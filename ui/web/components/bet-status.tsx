/** The status of a bet or a leg, as a word and a tone. */
import type { ReactNode } from 'react';
import type { BetStatusId } from 'touchline/core/history/views';
import { useText } from '../text.ts';

type Tone = 'open' | 'won' | 'lost' | 'back';

export function toneOf(statusId: BetStatusId): Tone {
  switch (statusId) {
    case -2:
    case -1:
      return 'open';
    case 0:
      return 'lost';
    case 1:
    case 4:
      return 'won';
    case 2:
    case 3:
    case 5:
    case 6:
      return 'back';
  }
}

export function BetStatus({ statusId }: { readonly statusId: BetStatusId }): ReactNode {
  const t = useText();
  return <span className={`bet-status is-${toneOf(statusId)}`}>{t(`bet.status.${statusId}`)}</span>;
}
