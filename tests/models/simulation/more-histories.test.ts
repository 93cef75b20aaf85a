/** The second half of the random histories (`histories.ts`). */
import { describe, it } from 'vitest';
import { HISTORIES_TIMEOUT_MS, keepTheLaws, LAWS } from './histories.ts';

describe('more random actions and faults', () => {
  it(LAWS, () => keepTheLaws('second'), HISTORIES_TIMEOUT_MS);
});
