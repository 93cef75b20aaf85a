/** The selections of a same-game combo in play, each with its standing and what it still needs [LIN-221]. */
import type { ReactNode } from 'react';
import { isOpenResult } from 'touchline/core/coupon/rules/settlement/leg-factor';
import { partResult } from 'touchline/core/history/rules/part-result';
import type { BetLeg } from 'touchline/core/history/views';
import type { ComboPart, ComboStanding as Found } from 'touchline/core/line/rules/combo-standing';
import { marketName } from 'touchline/core/line/rules/market-names';
import { standingText } from 'touchline/core/line/rules/standing-text';
import { useText, type Translate } from '../text.ts';
import { toneOf } from './bet-status.tsx';
import { TONE } from './standing-tone.ts';

interface Shown {
  readonly tone: string;
  readonly text: string;
  readonly need: string;
}

function shownOf({ market, standing, isDecided }: ComboPart, leg: BetLeg, t: Translate): Shown {
  const reported = partResult(leg, market);
  if (!isDecided && reported !== null && !isOpenResult(reported))
    return { tone: toneOf(reported), text: t(`bet.status.${reported}`), need: '' };
  if (standing === null) return { tone: 'open', text: t('standing.partOpen'), need: '' };
  const isWon = standing.standing === 'win';
  const tone = TONE[standing.standing];
  if (isDecided) return { tone, text: t(isWon ? 'standing.partWon' : 'standing.partLost'), need: '' };
  const { standing: text, need } = standingText(standing, market.kind, leg, t);
  return { tone, text, need };
}

interface ComboStandingProps {
  readonly leg: BetLeg;
  readonly found: Found;
}

export function ComboStanding({ leg, found: { parts, whole } }: ComboStandingProps): ReactNode {
  const t = useText();
  return (
    <>
      <span className="bet-leg-state">
        <bdi>{leg.champ}</bdi>
        {whole !== null && (
          <span className={`bet-status is-${whole === 'winning' ? 'won' : 'lost'}`}>
            {whole === 'lost' ? t('standing.impossible') : t(`standing.${whole === 'winning' ? 'win' : 'lose'}`)}
          </span>
        )}
      </span>
      <ul className="combo-parts" aria-label={t('standing.parts')}>
        {parts.map((part) => {
          const { kind, type, param } = part.market;
          const { tone, text, need } = shownOf(part, leg, t);
          return (
            <li key={`${kind}.${type}.${param}`}>
              <span>{marketName(part.market, leg, t)}</span>
              <span className={`bet-status is-${tone}`}>{text}</span>
              {need !== '' && <small>{need}</small>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
