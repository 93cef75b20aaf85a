/**
 * The baseline of the start benchmark, a minimal React page: requests the feed's first frame and renders its first
 * games with prices. No validation, router, texts or styles.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface Frame {
  readonly games: { readonly home: readonly string[]; readonly away: readonly string[] };
  readonly markets: { readonly game: readonly number[]; readonly price: readonly number[] };
}

const GAMES = 20;
const CELLS = 3;

async function firstFrame(): Promise<Frame> {
  const response = await fetch('/line-api/v1/feed?topics=top&lng=en', {
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader !== undefined && !text.includes('\n')) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  const frame: Frame = JSON.parse(text.slice(0, text.indexOf('\n')));
  return frame;
}

function Page(): ReactNode {
  const [frame, setFrame] = useState<Frame | null>(null);
  useEffect(() => void firstFrame().then(setFrame), []);
  if (frame === null) return <p>…</p>;
  const pricesOf = (game: number): readonly number[] =>
    frame.markets.price.filter((_, at) => frame.markets.game[at] === game).slice(0, CELLS);
  return frame.games.home.slice(0, GAMES).map((home, game) => (
    <p key={game}>
      {home} – {frame.games.away[game]}
      {pricesOf(game).map((price, at) => (
        <button type="button" key={at}>
          {(price / 1_000).toFixed(2)}
        </button>
      ))}
    </p>
  ));
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
