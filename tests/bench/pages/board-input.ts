/** Input of every board page: the line, the rows to render, and frames as text from a worker. */
export interface BoardRow {
  readonly home: string;
  readonly away: string;
  readonly cells: readonly { readonly id: number; readonly name: string; readonly short: string }[];
}

export interface BoardInput {
  /** The first frame of the feed. */
  readonly snapshot: string;
  readonly rows: readonly BoardRow[];
}

async function textOf(path: string): Promise<string> {
  return (await fetch(path)).text();
}

export async function loadInput(): Promise<BoardInput> {
  const [snapshot, rows] = await Promise.all([textOf('/snapshot.json'), textOf('/rows.json')]);
  return { snapshot, rows: JSON.parse(rows) as unknown as readonly BoardRow[] };
}

/** Starts the worker that produces frames; `onFrame` receives the text of each. Returns a function that stops it. */
export function openFeeder(onFrame: (text: string) => void): () => void {
  const [perFrame, everyMs] = [
    Number(new URLSearchParams(location.search).get('perFrame')),
    Number(new URLSearchParams(location.search).get('everyMs')),
  ];
  const worker = new Worker('/feeder.js', { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<string>) => onFrame(event.data));
  worker.postMessage({ perFrame, everyMs });
  return () => worker.terminate();
}

/** Prices per frame, taken from the page address so that counting prices does not parse a frame again. */
export const PRICES_PER_FRAME = Number(new URLSearchParams(globalThis.location?.search ?? '').get('perFrame'));
