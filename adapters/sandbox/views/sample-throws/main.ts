/** Hostile on demand: throws as it is mounted. */
import { register } from '../contract.ts';

register('sample', () => {
  throw new Error('thrown in mount, on demand');
});
