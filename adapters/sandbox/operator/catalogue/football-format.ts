/** Football's usual format, and the builder of its championships (ids 1001 to 1999). */
import { FOOTBALL } from 'touchline/core/line/rules/sport-ids';
import { championshipsOf } from './facts.ts';

export const football = championshipsOf(FOOTBALL, { model: 'football', periods: 2, periodS: 2700, breakS: 900 });
