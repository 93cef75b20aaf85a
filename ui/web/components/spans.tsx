/** A line of text as operators send it: plain and marked pieces, links inside the site, moments and amounts in the reader's own writing. */
import { Fragment, type ReactNode } from 'react';
import type { Line, Span } from '../../../core/modules/remote-views/public.ts';
import { useCore } from '../core-context.ts';
import { formatMoney } from '../format/money.ts';
import { formatTime } from '../format/time.ts';
import { useProjection, whole } from '../use-projection.ts';
import { Go } from './go.tsx';

function Piece({ span }: { readonly span: Span }): ReactNode {
  const preferences = useProjection(useCore().preferences, whole);
  if (typeof span === 'string') return span;
  if ('time' in span)
    return <time dateTime={new Date(span.time).toISOString()}>{formatTime(span.time, span.as, preferences)}</time>;
  if ('amount' in span)
    return <span className="number">{formatMoney(span.amount, span.currency, preferences.language)}</span>;
  if ('to' in span)
    return (
      <Go to={span.to} className="in-text">
        {span.text}
      </Go>
    );
  const Mark = span.mark;
  return <Mark>{span.text}</Mark>;
}

export function Spans({ line }: { readonly line: Line }): ReactNode {
  // A line does not change while it stands: its places are its keys.
  return line.map((span, at) => (
    <Fragment key={at}>
      <Piece span={span} />
    </Fragment>
  ));
}
