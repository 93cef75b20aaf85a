/** One timer for everything that ticks by the second. It runs only while someone listens and the page is in sight. */
const SECOND_MS = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;

const tick = (): void => {
  if (!document.hidden) listeners.forEach((listener) => listener());
};

/** Calls `listener` each second until the returned function is called. */
export function onSecond(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, SECOND_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
}
