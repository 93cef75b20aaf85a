/** Which limits of the player stop the stakes of a game, until when, and the way to them [CSN-39]. */
import type { ReactNode } from 'react';
import type { LimitStop } from 'touchline/core/limits/public';
import { sectionOf } from 'touchline/core/limits/rules/sections';
import { minorIn } from 'touchline/kernel/money';
import { Link } from '../../components/link.tsx';
import { LIMITS_ADDRESS, SECTION_PATHS } from '../limits/sections.ts';
import { useLimitWords, type LimitWords } from '../limits/use-limit-words.ts';

function sentence({ limitType, left, freesAt, isOtherCurrency }: LimitStop, words: LimitWords): string {
  const { t } = words;
  const limit = words.kind(limitType);
  if (isOtherCurrency) return t('casino.stopped.otherCurrency', { limit });
  const time = freesAt === null ? '' : words.time(freesAt, 'full');
  if (left === null) return time === '' ? limit : t('casino.stopped.until', { limit, time });
  const amount = words.inCurrency(left.currency).money(minorIn(left, left.currency) ?? 0);
  return time === '' ? t('casino.stopped.left', { limit, amount }) : t('casino.stopped.from', { limit, amount, time });
}

/** The address of the section with all of these limits; that of all limits where they are in several. */
function addressOf(stops: readonly LimitStop[]): string {
  const [first, ...others] = new Set(stops.map(({ limitType }) => sectionOf(limitType)));
  const path = SECTION_PATHS.find(([id]) => id === first)?.[1];
  return path === undefined || others.length > 0 ? LIMITS_ADDRESS : `${LIMITS_ADDRESS}/${path}`;
}

export function StopList({ stops }: { readonly stops: readonly LimitStop[] }): ReactNode {
  const words = useLimitWords();
  return (
    <>
      <ul className="casino-stops">
        {stops.map((stop) => (
          <li key={stop.limitType}>{sentence(stop, words)}</li>
        ))}
      </ul>
      <div className="casino-ways">
        <Link to={addressOf(stops)} className="button is-main">
          {words.t('casino.ended.limitWay')}
        </Link>
      </div>
    </>
  );
}
