import { expect, it } from 'vitest';
import { createVibration } from '../../../adapters/browser/vibration.ts';

function given(hasBeenActive?: boolean) {
  const vibrated: unknown[] = [];
  const haptics = createVibration({
    vibrate: (pattern) => {
      vibrated.push(pattern);
      return true;
    },
    ...(hasBeenActive === undefined ? {} : { userActivation: { hasBeenActive, isActive: hasBeenActive } }),
  });
  return { haptics, vibrated };
}

it('[TCH-7] a device vibrates with a pattern of its own for each', () => {
  const { haptics, vibrated } = given(true);
  for (const what of ['choice', 'success', 'failure'] as const) haptics.play(what);
  expect(vibrated).toEqual([[10], [20, 60, 20], [60, 40, 60]]);
});

it('[TCH-7] nothing vibrates before the visitor has touched the page', () => {
  const { haptics, vibrated } = given(false);
  haptics.play('success');
  expect(vibrated).toEqual([]);
});

it('[TCH-7] a browser that does not know whether the page was touched vibrates, and one that cannot vibrate does nothing', () => {
  const { haptics, vibrated } = given();
  haptics.play('choice');
  expect(vibrated).toEqual([[10]]);
  expect(() => createVibration({}).play('choice')).not.toThrow();
});
