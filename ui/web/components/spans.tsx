/**
 * A line of text from the operator: plain and marked pieces, internal links, and times and amounts formatted for the
 * reader.
 */
import { Fragment, type ReactNode } from 'react';
import type { Line, Span } from 'touchline/core/remote-views/public';
import { useCore } from '../core-context.ts';
import { formatMoney } from '../format/money.ts';
import { formatTime } from '../format/time.ts';
import { useProjection, identity } from '../use-projection.ts';
import { Link } from './link.tsx';

function Piece({ span }: { readonly span: Span }): ReactNode {
  const preferences = useProjection(useCore().preferences, identity);
  if (typeof span === 'string') return span;
  if ('time' in span)
    return <time dateTime={new Date(span.time).toISOString()}>{formatTime(span.time, span.as, preferences)}</time>;
  if ('amount' in span)
    return <span className="number">{formatMoney(span.amount, span.currency, preferences.language)}</span>;
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
