/**
 * Snow over the home page, on a canvas that ignores the pointer. No snow falls with reduced motion or in a hidden page.
 */
import { useEffect, useRef, type ReactNode } from 'react';

const FLAKES = 60;
const FRAME_MS = 40;
const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Position of a flake at a time, as fractions of the page's width and height. Deterministic: the same time always gives
 * the same snow.
 */
export function flakeAt(
  flake: number,
  ms: number,
): { readonly x: number; readonly y: number; readonly radius: number } {
  const seed = Math.sin(flake * 12.9898) * 43_758.5453;
  const chance = seed - Math.floor(seed);
  const speed = 0.02 + 0.05 * chance;
  const fallen = (chance * 7 + (speed * ms) / 1_000) % 1.05;
  return {
    x: (chance * 13 + flake / FLAKES + 0.01 * Math.sin(ms / 1_500 + flake)) % 1,
    y: fallen,
    radius: 1 + 2 * chance,
  };
}

function fall(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d');
  if (pen === null) return () => undefined;
  let frame = 0;
  let last = 0;
  const draw = (now: number): void => {
    frame = requestAnimationFrame(draw);
    if (now - last < FRAME_MS) return;
    last = now;
    if (canvas.width !== innerWidth) canvas.width = innerWidth;
    if (canvas.height !== innerHeight) canvas.height = innerHeight;
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = 'rgb(150 190 215 / 75%)';
    for (let flake = 0; flake < FLAKES; flake += 1) {
      const { x, y, radius } = flakeAt(flake, now);
      pen.beginPath();
      pen.arc(x * canvas.width, y * canvas.height, radius, 0, 2 * Math.PI);
      pen.fill();
    }
  };
  const follow = (): void => {
    cancelAnimationFrame(frame);
    if (document.visibilityState === 'visible') frame = requestAnimationFrame(draw);
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', follow);
  };
}

export function Snowfall(): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const wanted = matchMedia(STILL);
    let stop = (): void => undefined;
    const follow = (): void => {
      stop();
      stop = !wanted.matches && canvas.current !== null ? fall(canvas.current) : () => undefined;
    };
    follow();
    wanted.addEventListener('change', follow);
    return () => {
      stop();
      wanted.removeEventListener('change', follow);
    };
  }, []);
  return <canvas ref={canvas} className="snowfall" aria-hidden="true" />;
}
