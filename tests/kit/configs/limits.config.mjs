import { limitLaws } from '../../../adapters/testing/limit-laws.ts';
import { createLimits } from '../plain-limits.mjs';

export default { engine: { limits: createLimits() }, packs: [limitLaws()], runs: 200 };
