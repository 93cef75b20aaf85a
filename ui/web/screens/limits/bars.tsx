/**
 * Bar chart above and below a zero line, as a labelled picture; the table below has the numbers. Up and down differ by
 * position and label, not by colour alone.
 */
import { useId, type ReactNode } from 'react';
import { useText } from '../../text.ts';

export interface Bar {
  readonly label: string;
  /** Both at least 0. */
  readonly up: number;
  readonly down: number;
}

interface BarsProps {
  readonly title: string;
  /** The chart's accessible description. */
  readonly label: string;
  /** Labels above and below the line; null for none. */
  readonly up: string;
  readonly down: string | null;
  readonly bars: readonly Bar[];
}

const WIDTH = 300;
const HEIGHT = 120;
const GAP = 0.25;

export function Bars({ title, label, up, down, bars }: BarsProps): ReactNode {
  const t = useText();
  const id = useId();
  const highest = Math.max(0, ...bars.map((bar) => bar.up));
  const lowest = Math.max(0, ...bars.map((bar) => bar.down));
  const all = highest + lowest;
  const scale = all === 0 ? 0 : HEIGHT / all;
  const zero = highest * scale;
  const step = WIDTH / Math.max(1, bars.length);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <figure className="bars" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {all > 0 && (
        <p className="bars-legend" aria-hidden="true">
          <span className="is-up">{down === null ? up : t('limits.chart.above', { name: up })}</span>
          {down !== null && <span className="is-down">{t('limits.chart.below', { name: down })}</span>}
        </p>
      )}
      {all === 0 ? (
        <p className="field-hint">{t('limits.chart.nothing')}</p>
      ) : (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {bars.map((bar, at) => {
            const x = at * step + (step * GAP) / 2;
            const width = step * (1 - GAP);
            return (
              <g key={bar.label + String(at)}>
                {bar.up > 0 && (
                  <rect
                    className="bar is-up"
                    x={x}
                    y={zero - bar.up * scale}
                    width={width}
                    height={Math.max(1, bar.up * scale)}
                  />
                )}
                {bar.down > 0 && (
                  <rect className="bar is-down" x={x} y={zero} width={width} height={Math.max(1, bar.down * scale)} />
                )}
              </g>
            );
          })}
          <line className="bars-zero" x1="0" x2={WIDTH} y1={zero} y2={zero} />
        </svg>
      )}
      {all > 0 && (
        <p className="bars-ends" aria-hidden="true">
          <span>{first?.label}</span>
          <span>{last?.label}</span>
        </p>
      )}
    </figure>
  );
}
