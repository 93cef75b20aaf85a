/**
 * A line of text from the operator: plain and marked pieces, internal links, games with their kits, and times and
 * amounts formatted for the reader.
 */
import { Fragment, type ReactNode } from 'react';
import type { Line, Span } from 'touchline/core/remote-views/public';
import { useCore } from '../core-context.ts';
import { formatMoney } from '../format/money.ts';
import { formatTime, type TimePreferences } from '../format/time.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useProjection, identity } from '../use-projection.ts';
import { Link } from './link.tsx';
import { Kits } from './picture.tsx';

type Moment = Extract<Span, { readonly time: number }>;

/** A time in the reader's zone. Until the zone is known, times are those of UTC, and say so. */
function MomentText({ time, as }: Moment): ReactNode {
  const chosen = useProjection(useCore().preferences, identity);
  const isZoneKnown = useHydrated();
  const reader: TimePreferences = isZoneKnown ? chosen : { language: chosen.language, is12h: false, timeZone: 0 };
  const zone = isZoneKnown ? '' : ' UTC';
  const dateTime = new Date(time).toISOString();
  if (as !== 'dayTime') return <time dateTime={dateTime}>{formatTime(time, as, reader) + zone}</time>;
  return (
    // `early.ts` writes the player's own time and day.
    <time className="moment" dateTime={dateTime} {...(isZoneKnown ? {} : { 'data-at': time })}>
      <span suppressHydrationWarning>{formatTime(time, 'time', reader) + zone}</span>{' '}
      <span suppressHydrationWarning>{formatTime(time, 'shortDay', reader)}</span>
    </time>
  );
}

function Piece({ span }: { readonly span: Span }): ReactNode {
  const preferences = useProjection(useCore().preferences, identity);
  if (typeof span === 'string') return span;
  if ('time' in span) return <MomentText {...span} />;
  if ('amount' in span)
    return <span className="number">{formatMoney(span.amount, span.currency, preferences.language)}</span>;
  if ('game' in span) {
    const { game, to } = span;
    return (
      <Link to={to} className="in-text">
        <Kits game={game} />
        <span>
          <bdi>{game.home}</bdi> – <bdi>{game.away}</bdi>
        </span>
      </Link>
    );
  }
  if ('to' in span)
    return (
      <Link to={span.to} className="in-text">
        {span.text}
      </Link>
    );
  const Mark = span.mark;
  return <Mark>{span.text}</Mark>;
}

export function Spans({ line }: { readonly line: Line }): ReactNode {
  // A line never changes while mounted, so indexes are stable keys.
  return line.map((span, at) => (
    <Fragment key={at}>
      <Piece span={span} />
    </Fragment>
  ));
}
