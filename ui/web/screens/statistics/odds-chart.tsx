/** The chart of a price over time, with the moments of goals. */
import { useEffect, useRef, type ReactNode } from 'react';
import UPlot from 'uplot';
import type { OddsHistory } from 'touchline/core/statistics/types';
import type { OddsViewId } from 'touchline/core/line/public';
import { oddsText } from '../../format/odds.ts';
import { formatTime, type TimePreferences } from '../../format/time.ts';

const HEIGHT = 220;
const MIN_WIDTH = 240;

/** Steps between told prices; a gap where the selection was not offered. */
function dataOf({ points }: OddsHistory): UPlot.AlignedData {
  return [points.map(([at]) => at / 1000), points.map(([, price]) => (price > 0 ? price / 1000 : null))];
}

/** Draws a dashed line at each goal, with the score at its top. */
function goalsOf({ goals }: OddsHistory, ink: string): UPlot.Plugin {
  return {
    hooks: {
      draw: (chart) => {
        const { ctx, bbox } = chart;
        ctx.save();
        ctx.strokeStyle = ctx.fillStyle = ink;
        ctx.setLineDash([4, 4]);
        ctx.textAlign = 'center';
        for (const [at, home, away] of goals) {
          const x = chart.valToPos(at / 1000, 'x', true);
          ctx.beginPath();
          ctx.moveTo(x, bbox.top);
          ctx.lineTo(x, bbox.top + bbox.height);
          ctx.stroke();
          ctx.fillText(`${home}:${away}`, x, bbox.top - 4);
        }
        ctx.restore();
      },
    },
  };
}

interface OddsChartProps {
  readonly history: OddsHistory;
  readonly oddsView: OddsViewId;
  readonly preferences: TimePreferences;
  readonly label: string;
}

export function OddsChart({ history, oddsView, preferences, label }: OddsChartProps): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const style = getComputedStyle(element);
    const [ink, line, accent] = ['--muted', '--line', '--accent'].map((name) => style.getPropertyValue(name));
    const axis = { stroke: ink ?? '', grid: { stroke: line ?? '' }, ticks: { stroke: line ?? '' } };
    const stepped = UPlot.paths.stepped?.({ align: 1 });
    const width = (): number => Math.max(MIN_WIDTH, element.clientWidth);
    const chart = new UPlot(
      {
        width: width(),
        height: HEIGHT,
        legend: { show: false },
        cursor: { show: false },
        padding: [16, 8, 0, 0],
        scales: { x: { time: true } },
        series: [
          {},
          {
            stroke: accent ?? '',
            width: 2,
            spanGaps: false,
            ...(stepped === undefined ? {} : { paths: stepped }),
          },
        ],
        axes: [
          { ...axis, values: (_chart, times) => times.map((at) => formatTime(at * 1000, 'time', preferences)) },
          { ...axis, values: (_chart, prices) => prices.map((price) => oddsText(Math.round(price * 1000), oddsView)) },
        ],
        plugins: [goalsOf(history, ink ?? '')],
      },
      dataOf(history),
      element,
    );
    const seen = new ResizeObserver(() => chart.setSize({ width: width(), height: HEIGHT }));
    seen.observe(element);
    return () => {
      seen.disconnect();
      chart.destroy();
    };
  }, [history, oddsView, preferences]);
  return <div ref={room} className="odds-chart" role="img" aria-label={label} />;
}
