/** Streams of matches: the token of a player's videos. The video player comes with the pages that show one. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, createCell, derive } from '../../kernel/readable.ts';
import { activity } from '../activity/public.ts';
import { session } from '../session/public.ts';
import { media } from './contract.ts';
import { mediaDecider } from './decider.ts';
import { keepVideoToken } from './keep-video-token.process.ts';

export const mediaFeature = defineFeature(media, {
  needs: { session, activity },
  decider: mediaDecider,
  create({ ports: { clock, report }, api, own, readable }) {
    const token = createCell<string | null>(null);
    return {
      view: combine([own.readable, token] as const, ([{ isWanted }, videoToken]) => ({ isWanted, videoToken })),
      effects: {
        'keep-video-token': () =>
          keepVideoToken({ session: readable('session'), activity: readable('activity'), api, clock, report, token }),
      },
      guardFacts: derive(own.readable, ({ isWanted }) => ({
        media: isWanted ? ('there' as const) : ('missing' as const),
      })),
    };
  },
});
