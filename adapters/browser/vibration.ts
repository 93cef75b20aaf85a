import type { Haptic, HapticsPort } from 'touchline/ports/haptics';

/** Milliseconds of vibration and of rest, in turns. */
const PATTERNS: Readonly<Record<Haptic, readonly number[]>> = {
  choice: [10],
  success: [20, 60, 20],
  failure: [60, 40, 60],
};

/**
 * The vibration of a phone. Nothing happens where the browser has none, and before the visitor has touched the page,
 * which browsers refuse and report as an error.
 */
export function createVibration(
  device: Partial<Pick<Navigator, 'vibrate' | 'userActivation'>> = navigator,
): HapticsPort {
  return {
    play(what) {
      if (device.userActivation?.hasBeenActive !== false) device.vibrate?.([...PATTERNS[what]]);
    },
  };
}
