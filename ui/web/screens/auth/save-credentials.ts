/** Saves a new player's login as a file or an image. Both are created in the page; nothing is sent. */

/** Starts a download of `blob`. */
function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export function saveAsFile(lines: readonly string[]): void {
  download(new Blob([`${lines.join('\r\n')}\r\n`], { type: 'text/plain;charset=utf-8' }), 'touchline.txt');
}

const SCALE = 2;
const WIDTH = 480;
const LINE = 34;
const PAD = 28;

/** Returns false when the browser can't create the image. */
export async function saveAsImage(title: string, lines: readonly string[], direction: 'ltr' | 'rtl'): Promise<boolean> {
  const canvas = document.createElement('canvas');
  const height = PAD * 2 + LINE * (lines.length + 1);
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const pen = canvas.getContext('2d');
  if (pen === null) return false;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = '#0f1d17';
  pen.direction = direction;
  pen.textAlign = 'start';
  pen.textBaseline = 'top';
  const x = direction === 'rtl' ? WIDTH - PAD : PAD;
  pen.font = '700 20px system-ui, sans-serif';
  pen.fillText(title, x, PAD);
  pen.font = '18px system-ui, sans-serif';
  lines.forEach((line, at) => pen.fillText(line, x, PAD + LINE * (at + 1)));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) return false;
  download(blob, 'touchline.png');
  return true;
}
