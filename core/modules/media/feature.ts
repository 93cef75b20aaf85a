/** Media of games: the selected videos and zones, and the token of a player's videos. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, createCell, derive } from '../../kernel/readable.ts';
import { activity } from '../activity/public.ts';
import { session } from '../session/public.ts';
import { media } from './contract.ts';
import { mediaDecider } from './decider.ts';
import { dropVideos } from './drop-videos.process.ts';
import { keepVideoToken } from './keep-video-token.process.ts';
import { keepZones } from './keep-zones.process.ts';

export const feature = defineFeature(media, {
  needs: { session, activity },
  decider: mediaDecider,
  create({ ports: { clock, report, storage }, api, own, state, readable }) {
    const token = createCell<string | null>(null);
    return {
      facts: () => ({ isPlayer: state('session').status === 'player' }),
      view: combine([own.readable, token] as const, ([selection, userVideoToken]) => ({
        ...selection,
        userVideoToken,
      })),
      effects: {
        'keep-zones': () => keepZones({ events$: own.events$, state: own.state, storage, report }),
        'drop-videos': () => dropVideos(readable('session')),
        'keep-video-token': () =>
          keepVideoToken({ session: readable('session'), activity: readable('activity'), api, clock, report, token }),
      },
      guardFacts: derive(own.readable, ({ isWanted }) => ({
        media: isWanted ? ('there' as const) : ('missing' as const),
      })),
    };
  },
});
