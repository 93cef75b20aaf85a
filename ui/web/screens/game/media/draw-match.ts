/** Draws one picture of the animated video: the field, the play, the score and a caption. */
import type { LiveView, Side, Surface } from 'touchline/core/match-view/types';

export const PICTURE = { width: 960, height: 540 } as const;
const FIELD = { x: 40, y: 84, width: 880, height: 372 } as const;

export interface Picture {
  readonly surface: Surface;
  readonly home: string;
  readonly away: string;
  readonly score: string;
  readonly clock: string;
  readonly caption: string;
  readonly side: Side;
  /** The ball in percent of the field; null when nobody plays. */
  readonly ball: { readonly x: number; readonly y: number } | null;
}

const GROUNDS: Readonly<Partial<Record<Surface, string>>> = {
  pitch: '#14563a',
  hall: '#1c5a7a',
  rink: '#1d4a63',
  court: '#6b4526',
  tennis: '#1f5687',
  volleyball: '#7a4a22',
  table: '#17507c',
  badminton: '#1c6650',
  rugby: '#1c5731',
};
const OTHER_GROUND = '#173228';
const COLOURS: Readonly<Record<Side, string>> = { none: '#f1f7f4', home: '#5fe0a8', away: '#ffb866' };
const LINE = 'rgba(255,255,255,0.45)';

export function drawMatch(canvas: CanvasRenderingContext2D, picture: Picture): void {
  const { width, height } = PICTURE;
  canvas.fillStyle = '#0d2018';
  canvas.fillRect(0, 0, width, height);
  drawField(canvas, picture.surface);
  if (picture.ball !== null) drawBall(canvas, picture.ball, picture.side);
  canvas.font = '600 26px system-ui, sans-serif';
  canvas.textBaseline = 'middle';
  write(canvas, picture.home, 40, 42, 'left', COLOURS.home, 300);
  write(canvas, picture.away, width - 40, 42, 'right', COLOURS.away, 300);
  canvas.font = '800 34px system-ui, sans-serif';
  write(canvas, picture.score, width / 2, 34, 'center', '#f1f7f4', 200);
  canvas.font = '500 18px system-ui, sans-serif';
  write(canvas, picture.clock, width / 2, 64, 'center', '#a8bdb3', 240);
  canvas.font = '600 24px system-ui, sans-serif';
  write(canvas, picture.caption, width / 2, height - 42, 'center', COLOURS[picture.side], width - 80);
}

function write(
  canvas: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  align: CanvasTextAlign,
  colour: string,
  most: number,
): void {
  canvas.textAlign = align;
  canvas.fillStyle = colour;
  canvas.fillText(text, x, y, most);
}

function drawField(canvas: CanvasRenderingContext2D, surface: Surface): void {
  const { x, y, width, height } = FIELD;
  const middle = y + height / 2;
  canvas.fillStyle = GROUNDS[surface] ?? OTHER_GROUND;
  canvas.fillRect(x, y, width, height);
  canvas.strokeStyle = LINE;
  canvas.lineWidth = 2;
  canvas.strokeRect(x + 10, y + 10, width - 20, height - 20);
  canvas.beginPath();
  canvas.moveTo(x + width / 2, y + 10);
  canvas.lineTo(x + width / 2, y + height - 10);
  if (surface === 'pitch' || surface === 'hall' || surface === 'rink' || surface === 'court') {
    canvas.moveTo(x + width / 2 + 54, middle);
    canvas.arc(x + width / 2, middle, 54, 0, 2 * Math.PI);
    for (const [from, depth] of [
      [x + 10, 118],
      [x + width - 10, -118],
    ] as const)
      canvas.rect(from, middle - 92, depth, 184);
  }
  canvas.stroke();
}

function drawBall(
  canvas: CanvasRenderingContext2D,
  ball: { readonly x: number; readonly y: number },
  side: Side,
): void {
  const { x, y, width, height } = FIELD;
  const at = [x + 10 + ((width - 20) * ball.x) / 100, y + 10 + ((height - 20) * ball.y) / 100] as const;
  canvas.beginPath();
  canvas.fillStyle = COLOURS[side];
  canvas.globalAlpha = 0.25;
  canvas.arc(...at, 24, 0, 2 * Math.PI);
  canvas.fill();
  canvas.globalAlpha = 1;
  canvas.beginPath();
  canvas.fillStyle = '#fff';
  canvas.arc(...at, 9, 0, 2 * Math.PI);
  canvas.fill();
}

/** The ball a step nearer to where it is by now; `share` of the way. */
export function nearer(from: Picture['ball'], to: LiveView['spot'] | Picture['ball'], share: number): Picture['ball'] {
  if (to === null) return null;
  if (from === null) return { x: to.x, y: to.y };
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
