/** Reports the window's width to the core, at most every 100 ms. Consent decides how the core uses the width. */
import { useEffect } from 'react';
import { useIsLoaded } from '../../components/use-is-loaded.ts';
import { useCore } from '../../core-context.ts';

const THROTTLE_MS = 100;

export function useWidthReport(): void {
  const core = useCore();
  const isThere = useIsLoaded('siteChrome');
  useEffect(() => {
    if (!isThere) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = (): void => {
      timer = undefined;
      core.dispatch({ type: 'site-chrome/reportWidth', payload: { width: innerWidth } });
    };
    const onResize = (): void => {
      timer ??= setTimeout(report, THROTTLE_MS);
    };
    // In a frame of its own: the page is laid out for it, and need not be laid out now.
    const frame = requestAnimationFrame(report);
    addEventListener('resize', onResize, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      removeEventListener('resize', onResize);
    };
  }, [core, isThere]);
}
