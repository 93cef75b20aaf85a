/** A hostile sample whose mount never answers. */
import { register } from '../contract.ts';

register('sample', () => new Promise<() => void>(() => undefined));
