/**
 * A text as a QR code. Always dark on white with a quiet zone of four modules, whatever the theme, because many cameras
 * can't read an inverted code. Never mirrored in right-to-left pages.
 */
import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';

/** Quiet zone that readers need around the code, in modules. */
const QUIET = 4;

export interface QrShape {
  /** Modules per side, quiet zone included. */
  readonly size: number;
  /** SVG path with one rectangle for each horizontal run of dark modules. */
  readonly path: string;
}

export function qrShape(text: string): QrShape {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const runs = data.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < size; x += 1) {
      const from = x;
      while (row[x] === true) x += 1;
      if (x > from) found.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
    }
    return found;
  });
  return { size, path: runs.join('') };
}

/** `label` describes the encoded text; the text itself must also stand beside the picture. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, path } = useMemo(() => qrShape(text), [text]);
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
