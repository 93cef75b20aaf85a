/** The values of placeholders in the keys of tournaments: tables over their types. */
import { TOURNAMENT_REFUSALS, TOURNAMENT_STATUSES, type Tournament } from 'touchline/core/tournaments/types';
import type { RightStop } from 'touchline/core/user/public';

const STOPS: Readonly<Record<RightStop, true>> = {
  banned: true,
  notAllowed: true,
  maintenance: true,
  siteBlocked: true,
};
const REWARDS: Readonly<Record<Tournament['reward'], true>> = { points: true, freeBet: true };

export const TOURNAMENT_SHAPES = {
  'tour.status.*': [...TOURNAMENT_STATUSES],
  'tour.group.*': [...TOURNAMENT_STATUSES],
  'tour.fund.*': Object.keys(REWARDS),
  'tour.about.*': Object.keys(REWARDS),
  'tour.stop.*': Object.keys(STOPS),
  'tour.refused.*': [...TOURNAMENT_REFUSALS, 'other', 'leave'],
  'tour.rule.*': ['join', 'rounds', 'place', 'share', 'prize', 'simulated'],
} as const;
