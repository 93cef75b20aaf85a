/** A hostile sample that throws half a second after mount, and again in unmount. */
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
