/** Football's usual format, and the builder of its championships (ids 1001 to 1999). */
import { championshipsOf } from './facts.ts';

export const football = championshipsOf(1, { model: 'football', periods: 2, periodS: 2700, breakS: 900 });
