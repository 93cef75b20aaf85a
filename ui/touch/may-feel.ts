import type { Core } from 'touchline/app/facade';
import { isStill } from '../web/components/flash.ts';

/** Whether the player wants haptics: not with reduced motion, and not where they are switched off [TCH-7]. */
export function mayFeel(core: Core): boolean {
  return !isStill() && core.feature('display').get()?.hasHaptics !== false;
}
