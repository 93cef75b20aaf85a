/** The chart of a price over time, with the moments of goals, which reads out each recorded price [STT-10, STT-18]. */
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import UPlot from 'uplot';
import type { OddsView } from 'touchline/core/line/public';
import { nearestPoint, readingOf, type OddsReading } from 'touchline/core/statistics/rules/odds-reading';
import type { OddsSummary } from 'touchline/core/statistics/rules/odds-summary';
import type { OddsHistory } from 'touchline/core/statistics/types';
import { oddsText } from '../../format/odds.ts';
import { isFocusLost } from '../../components/is-focus-lost.ts';
import { formatTime, type TimePreferences } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { marksOf } from './odds-chart-marks.ts';

const HEIGHT = 220;
const MIN_WIDTH = 240;
/** The height of the times below the plot, which the cursor leaves free. */
const TIMES = 30;
const PAGE_STEP = 10;

/** Steps between recorded prices; a gap where the selection was not offered. */
function dataOf({ points }: OddsHistory): UPlot.AlignedData {
  return [points.map(([at]) => at / 1000), points.map(([, price]) => (price > 0 ? price / 1000 : null))];
}

/** The recorded time that a key leads to; `null` for any other key. Time runs from left to right in every language. */
function indexByKey(key: string, from: number, last: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageDown: -PAGE_STEP,
    PageUp: PAGE_STEP,
    Home: -last,
    End: last,
  };
  const step = steps[key];
  return step === undefined ? null : Math.min(last, Math.max(0, from + step));
}

interface OddsChartProps {
  readonly history: OddsHistory;
  readonly summary: OddsSummary;
  readonly oddsView: OddsView;
  readonly preferences: TimePreferences;
  readonly label: string;
}

function useChart({ history, summary, oddsView, preferences }: Omit<OddsChartProps, 'label'>, onResize: () => void) {
  const room = useRef<HTMLDivElement>(null);
  const drawn = useRef<UPlot>(null);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const style = getComputedStyle(element);
    const [ink = '', muted = '', line = '', accent = '', surface = ''] = [
      '--ink',
      '--muted',
      '--line',
      '--accent',
      '--surface',
    ].map((name) => style.getPropertyValue(name));
    const axis = { stroke: muted, grid: { stroke: line }, ticks: { stroke: line } };
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
            stroke: accent,
            width: 2,
            spanGaps: false,
            ...(stepped === undefined ? {} : { paths: stepped }),
          },
        ],
        axes: [
          {
            ...axis,
            size: TIMES,
            values: (_chart, times) => times.map((at) => formatTime(at * 1000, 'time', preferences)),
          },
          { ...axis, values: (_chart, prices) => prices.map((price) => oddsText(Math.round(price * 1000), oddsView)) },
        ],
        plugins: [marksOf(history, summary, { ink, muted, surface })],
      },
      dataOf(history),
      element,
    );
    drawn.current = chart;
    const seen = new ResizeObserver(() => {
      if (chart.width === width()) return;
      chart.setSize({ width: width(), height: HEIGHT });
      onResize();
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      chart.destroy();
      drawn.current = null;
    };
  }, [history, summary, oddsView, preferences, onResize]);
  return { room, drawn };
}

interface Spot {
  readonly index: number;
  /** CSS px from the left and the top edge of the chart; `y` is `null` where there was no price. */
  readonly x: number;
  readonly y: number | null;
}

function spotOf(chart: UPlot, { points }: OddsHistory, index: number): Spot | null {
  const point = points[index];
  if (point === undefined) return null;
  const [at, price] = point;
  const { offsetLeft, offsetTop } = chart.over;
  return {
    index,
    x: offsetLeft + chart.valToPos(at / 1000, 'x'),
    y: price > 0 ? offsetTop + chart.valToPos(price / 1000, 'y') : null,
  };
}

function useReadingText({ oddsView, preferences }: Pick<OddsChartProps, 'oddsView' | 'preferences'>) {
  const t = useText();
  return ({ at, price, goal }: OddsReading): readonly string[] => [
    price === null ? t('odds.notOffered') : oddsText(price, oddsView),
    formatTime(at, 'dayTime', preferences),
    ...(goal === null ? [] : [t('odds.goal', { score: goal.join(':') })]),
  ];
}

export function OddsChart({ label, ...props }: OddsChartProps): ReactNode {
  const { history } = props;
  const last = history.points.length - 1;
  const [spot, setSpot] = useState<Spot | null>(null);
  const [hide] = useState(() => () => setSpot(null));
  const { room, drawn } = useChart(props, hide);
  const textOf = useReadingText(props);
  const whole = useRef<HTMLDivElement>(null);
  // The button that opened the chart is gone.
  useEffect(() => {
    if (isFocusLost()) whole.current?.focus({ preventScroll: true });
  }, []);
  const show = (index: number): void => {
    const chart = drawn.current;
    if (chart !== null) setSpot(spotOf(chart, history, index));
  };
  const point = ({ clientX }: PointerEvent): void => {
    const chart = drawn.current;
    if (chart === null) return;
    const left = clientX - chart.over.getBoundingClientRect().left;
    show(nearestPoint(history, chart.posToVal(left, 'x') * 1000));
  };
  const press = (event: KeyboardEvent): void => {
    // The window around the chart closes by the next Escape.
    const isHiding = event.key === 'Escape' && spot !== null;
    const index = indexByKey(event.key, spot?.index ?? last, last);
    if (index === null && !isHiding) return;
    event.preventDefault();
    event.stopPropagation();
    if (index === null) hide();
    else show(index);
  };
  const index = spot?.index ?? last;
  const reading = readingOf(history, index);
  const texts = reading === null ? [] : textOf(reading);
  return (
    <div
      className="odds-chart"
      ref={whole}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={texts.join(', ')}
      onPointerMove={point}
      onPointerDown={point}
      // A finger that is lifted leaves the chart, and its reading stays until the player taps elsewhere.
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hide()}
      onBlur={hide}
      onKeyDown={press}
    >
      <div className="odds-readout" aria-hidden="true">
        {spot !== null && (
          <p
            style={{ insetInlineStart: `${spot.x}px`, translate: `${(-100 * spot.x) / (drawn.current?.width ?? 1)}%` }}
          >
            <b>{texts[0]}</b> {texts.slice(1).join(' · ')}
          </p>
        )}
      </div>
      <div ref={room} className="odds-drawing">
        {spot !== null && <i className="odds-cursor" style={{ insetInlineStart: `${spot.x}px` }} />}
        {spot !== null && spot.y !== null && (
          <i className="odds-dot" style={{ insetInlineStart: `${spot.x}px`, insetBlockStart: `${spot.y}px` }} />
        )}
      </div>
    </div>
  );
}
