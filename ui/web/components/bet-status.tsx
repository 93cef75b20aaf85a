/** The status of a bet or a leg, as a word and a tone. */
import type { ReactNode } from 'react';
import { statusWord } from 'touchline/core/history/status-word';
import type { Bet, BetStatusId } from 'touchline/core/history/views';
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

/** The status of a whole bet: edited, cashed out, or as the operator settled it. */
export function WholeBetStatus({ bet }: { readonly bet: Bet }): ReactNode {
  const t = useText();
  const word = statusWord(bet);
  if (typeof word === 'number') return <BetStatus statusId={word} />;
  return <span className="bet-status is-cashed">{t(`bet.status.${word}`)}</span>;
}

export function BetStatus({ statusId }: { readonly statusId: BetStatusId }): ReactNode {
  const t = useText();
  return <span className={`bet-status is-${toneOf(statusId)}`}>{t(`bet.status.${statusId}`)}</span>;
}
