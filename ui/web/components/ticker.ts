/** One shared one-second timer. Runs only while it has subscribers and the page is visible. */
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
