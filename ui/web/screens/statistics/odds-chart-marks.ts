/** The marks of a price's chart beside its line: goals, and the opening, lowest and highest price [STT-18]. */
import UPlot from 'uplot';
import type { OddsSummary } from 'touchline/core/statistics/rules/odds-summary';
import type { OddsHistory } from 'touchline/core/statistics/types';

/** CSS px. */
const MARK = 4;
const TEXT_GAP = 4;

interface Inks {
  readonly ink: string;
  readonly muted: string;
  readonly surface: string;
}

function drawGoals({ ctx, bbox, valToPos }: UPlot, goals: OddsHistory['goals']): void {
  ctx.setLineDash([4, 4]);
  ctx.textAlign = 'center';
  for (const [at, home, away] of goals) {
    const x = valToPos(at / 1000, 'x', true);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.fillText(`${home}:${away}`, x, bbox.top - TEXT_GAP);
  }
}

function drawOpening({ ctx, bbox, valToPos }: UPlot, { opening }: OddsSummary): void {
  const y = valToPos(opening.price / 1000, 'y', true);
  ctx.setLineDash([1, 3]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
}

/** A triangle that points up at the highest price and down at the lowest. */
function drawExtreme({ ctx, valToPos }: UPlot, { at, price }: OddsSummary['lowest'], way: 1 | -1): void {
  const [x, y] = [valToPos(at / 1000, 'x', true), valToPos(price / 1000, 'y', true)];
  const size = MARK * UPlot.pxRatio;
  ctx.beginPath();
  ctx.moveTo(x, y - way * size);
  ctx.lineTo(x + size, y + way * size);
  ctx.lineTo(x - size, y + way * size);
  ctx.closePath();
  ctx.stroke();
  ctx.fill();
}

export function marksOf({ goals }: OddsHistory, summary: OddsSummary, { ink, muted, surface }: Inks): UPlot.Plugin {
  return {
    hooks: {
      draw: (chart) => {
        const { ctx } = chart;
        ctx.save();
        ctx.strokeStyle = ctx.fillStyle = muted;
        drawGoals(chart, goals);
        drawOpening(chart, summary);
        ctx.setLineDash([]);
        ctx.strokeStyle = surface;
        ctx.fillStyle = ink;
        // A price that never moved is neither.
        if (summary.lowest.price < summary.highest.price) {
          drawExtreme(chart, summary.highest, 1);
          drawExtreme(chart, summary.lowest, -1);
        }
        ctx.restore();
      },
    },
  };
}
