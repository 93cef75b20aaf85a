/** Rewards: a player's earnings beside winnings. The pages that show them load this feature. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { limits } from '../limits/public.ts';
import { preferences } from '../preferences/public.ts';
import { session, withoutPlayer } from '../session/public.ts';
import type { RightStop } from '../user/public.ts';
import { user } from '../user/public.ts';
import { rewards } from './contract.ts';
import { rewardsDecider } from './decider.ts';
import { manageRewards } from './manage-rewards.process.ts';
import type { RewardsCommand } from './messages.ts';
import { viewRewards } from './views.ts';

const NONE: readonly RightStop[] = [];

export const feature = defineFeature(rewards, {
  needs: { preferences, session },
  optional: { limits, user },
  decider: rewardsDecider,
  create({ ports: { ids }, api, own, state, readable, optional }) {
    const stops = derive(optional('user'), (known) => known?.stops.bonus ?? NONE);
    const isExcluded = derive(optional('limits'), (known) => (known?.excludedUntil ?? null) !== null);
    return {
      facts: () => ({ stops: stops.get(), isExcluded: isExcluded.get(), newKey: () => ids.uuid() }),
      view: combine([own.readable, stops, isExcluded] as const, ([now, stopped, excluded]) =>
        viewRewards(now, stopped, excluded),
      ),
      effects: {
        manage: () => manageRewards({ events$: own.events$, api, language: () => state('preferences').language }),
        forget: () => withoutPlayer<RewardsCommand>(readable('session'), { type: 'rewards/forget', payload: {} }),
      },
    };
  },
});
