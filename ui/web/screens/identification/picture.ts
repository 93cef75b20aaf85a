/** Pictures of the camera or of a file: cut to the frame, and as a JPEG that the operator takes. */
import { MAX_PHOTO_CHARS } from 'touchline/core/identification/public';

/** The frame of a photograph, in pixels: upright, three to four. */
export const FRAME = { width: 768, height: 1_024 } as const;
export const MAX_ZOOM = 3;

/** The part of a picture that is in the frame. Positions are 0 to 1: left to right and top to bottom. */
export interface Cut {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}
export const MIDDLE: Cut = { zoom: 1, x: 0.5, y: 0.5 };

export interface Size {
  readonly width: number;
  readonly height: number;
}
interface Area extends Size {
  readonly left: number;
  readonly top: number;
}

/** The area of a picture that a cut shows: as much as fills the frame, less by the zoom. */
export function areaOf({ width, height }: Size, { zoom, x, y }: Cut): Area {
  const scale = Math.min(width / FRAME.width, height / FRAME.height) / zoom;
  const area = { width: FRAME.width * scale, height: FRAME.height * scale };
  return { ...area, left: (width - area.width) * x, top: (height - area.height) * y };
}

export function draw(canvas: HTMLCanvasElement, picture: CanvasImageSource & Size, cut: Cut): void {
  const { left, top, width, height } = areaOf(picture, cut);
  canvas.width = FRAME.width;
  canvas.height = FRAME.height;
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, FRAME.width, FRAME.height);
}

const QUALITIES = [0.92, 0.85, 0.75, 0.6, 0.45, 0.3];

/** The best JPEG of at most 200,000 characters of base64; null where the browser makes none. */
export function jpegOf(encode: (quality: number) => string): string | null {
  for (const quality of QUALITIES) {
    const [, image] = /^data:image\/jpeg;base64,(.+)$/.exec(encode(quality)) ?? [];
    if (image === undefined) return null;
    if (image.length <= MAX_PHOTO_CHARS) return image;
  }
  return null;
}

/** The longest side of a document's copy, in pixels, the best first: its small print has to stay readable. */
const COPY_SIDES = [1_600, 1_200, 900] as const;

/** The size of a whole picture whose longest side has at most so many pixels. */
function fitted({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function drawWhole(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource & Size,
  side: number = COPY_SIDES[0],
): void {
  const { width, height } = fitted(picture, side);
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
}

/** The best copy of at most 200,000 characters of base64; null where there is none. */
export function copyOf(encode: (side: number, quality: number) => string): string | null {
  for (const side of COPY_SIDES) {
    const image = jpegOf((quality) => encode(side, quality));
    if (image !== null) return image;
  }
  return null;
}
