/** What all board pages are given: the line, what of it is drawn, and the frames as text from a worker. */
export interface DrawnRow {
  readonly home: string;
  readonly away: string;
  readonly cells: readonly { readonly id: number; readonly name: string; readonly short: string }[];
}

export interface BoardInput {
  /** The first frame of the feed. */
  readonly snapshot: string;
  readonly rows: readonly DrawnRow[];
}

async function textOf(path: string): Promise<string> {
  return (await fetch(path)).text();
}

export async function loadInput(): Promise<BoardInput> {
  const [snapshot, rows] = await Promise.all([textOf('/snapshot.json'), textOf('/rows.json')]);
  return { snapshot, rows: JSON.parse(rows) as unknown as readonly DrawnRow[] };
}

/** Starts the worker that makes frames; each call of `take` is one frame's text. */
export function openFeeder(take: (text: string) => void): () => void {
  const [perFrame, everyMs] = [
    Number(new URLSearchParams(location.search).get('perFrame')),
    Number(new URLSearchParams(location.search).get('everyMs')),
  ];
  const worker = new Worker('/feeder.js', { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<string>) => take(event.data));
  worker.postMessage({ perFrame, everyMs });
  return () => worker.terminate();
}

/** Prices in a frame's text: it begins `{"t":"d"` and has flat triples; counted without reading it a second time. */
export const PER_FRAME = Number(new URLSearchParams(globalThis.location?.search ?? '').get('perFrame'));
