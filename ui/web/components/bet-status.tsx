/** The status of a bet or a leg, as a word and a tone. */
import type { ReactNode } from 'react';
import { statusWord } from 'touchline/core/history/status-word';
import type { Bet, BetResult } from 'touchline/core/history/views';
import { useText } from '../text.ts';

type Tone = 'open' | 'won' | 'lost' | 'back';

export function toneOf(result: BetResult): Tone {
  switch (result) {
    case 'unsettled':
    case 'notStarted':
      return 'open';
    case 'lost':
      return 'lost';
    case 'won':
    case 'halfWon':
      return 'won';
    case 'returned':
    case 'forcedReturn':
    case 'halfLost':
    case 'halfLostHalfWon':
      return 'back';
  }
}

/** The status of a whole bet: edited, cashed out, or as the operator settled it. */
export function WholeBetStatus({ bet }: { readonly bet: Bet }): ReactNode {
  const t = useText();
  const word = statusWord(bet);
  if (word !== 'edited' && word !== 'cashedOut') return <BetStatus result={word} />;
  return <span className="bet-status is-cashed">{t(`bet.status.${word}`)}</span>;
}

export function BetStatus({ result }: { readonly result: BetResult }): ReactNode {
  const t = useText();
  return <span className={`bet-status is-${toneOf(result)}`}>{t(`bet.status.${result}`)}</span>;
}
