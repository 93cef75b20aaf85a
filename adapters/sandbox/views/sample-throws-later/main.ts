/** Hostile on demand: stands for half a second, then throws. */
import { make, register } from '../contract.ts';

const LATER_MS = 500;

register('sample', (element) => {
  element.append(make('p', '', 'Half a second of peace.'));
  const timer = setTimeout(() => {
    throw new Error('thrown later, on demand');
  }, LATER_MS);
  return () => {
    clearTimeout(timer);
    throw new Error('thrown in unmount, on demand');
  };
});
