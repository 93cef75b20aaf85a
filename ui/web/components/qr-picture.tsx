/**
 * A text as a QR code. Always dark on white with the quiet zone of four modules, whatever the theme: many cameras read no inverted code. Never mirrored: the picture has no direction.
 */
import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';

/** Modules of white that readers need around the code. */
const QUIET = 4;

export interface QrShape {
  /** Modules on a side, with the quiet zone. */
  readonly size: number;
  /** One rectangle for each run of dark modules in a row. */
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

/** `label` says what the picture holds; what it says must be beside it as text. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, path } = useMemo(() => qrShape(text), [text]);
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
