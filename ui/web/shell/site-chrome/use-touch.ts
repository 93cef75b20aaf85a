/** Loads what a finger gets beside the page (`ui/touch`), once, on a device with a touch screen. */
import { useEffect } from 'react';
import { useCore } from '../../core-context.ts';

let hasStarted = false;

export function useTouch(): void {
  const core = useCore();
  useEffect(() => {
    if (hasStarted || navigator.maxTouchPoints === 0) return;
    hasStarted = true;
    import('../../../touch/main.ts')
      .then(({ startTouch }) => startTouch(core))
      // Everything has a button, too.
      .catch(() => undefined);
  }, [core]);
}
