import { limitLaws } from '../../../adapters/testing/limit-laws.ts';
import { createLimits } from '../plain-limits.mjs';

const limits = createLimits({ bug: 'looser-at-once' });
/** A looser limit binds at once, so no case comes as far as its confirmation. A test may look at the players. */
const engine = {
  limits: {
    ...limits,
    list(call) {
      globalThis.kitPlayers?.add(call.player);
      return limits.list(call);
    },
  },
};

export default {
  engine,
  packs: [limitLaws().filter(({ name }) => /cool-down|looser|removal|lapse/.test(name))],
  runs: 60,
};
