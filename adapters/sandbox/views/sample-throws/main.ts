/** A hostile sample that throws in mount. */
import { register } from '../contract.ts';

register('sample', () => {
  throw new Error('thrown in mount, on demand');
});
