/** What plays matches: the token of a player's streams. The player of videos itself comes with the pages that show them. */
import { combine, createCell, derive } from '../../kernel/readable.ts';
import type { Module } from '../../kernel/decider.ts';
import { mediaDecider } from '../../modules/media/decider.ts';
import type { MediaState } from '../../modules/media/decider.ts';
import { keepVideoToken } from '../../modules/media/keep-video-token.process.ts';
import type { MediaCommand, MediaEvent, MediaRejection } from '../../modules/media/messages.ts';
import type { MediaView } from '../../modules/media/views.ts';
import type { Part } from './part.ts';
import { whenJoined } from './when-joined.ts';

export const mediaPart: Part<MediaView> = ({ ports, api, runtime, readable, part }) => {
  const { clock, report } = ports;
  const module: Module<'media', MediaState, MediaCommand, MediaEvent, null, MediaRejection> = {
    name: 'media',
    decider: mediaDecider,
    facts: () => null,
  };
  runtime.join(module);
  const media = readable('media');
  const token = createCell<string | null>(null);
  return {
    view: combine([media, token] as const, ([{ isWanted }, videoToken]) => ({ isWanted, videoToken })),
    processes: [
      {
        name: 'media/keep-video-token',
        run: () =>
          whenJoined(part('activity'), () =>
            keepVideoToken({ session: readable('session'), activity: readable('activity'), api, clock, report, token }),
          ),
      },
    ],
    world: derive(media, ({ isWanted }) => ({ media: isWanted ? ('there' as const) : ('missing' as const) })),
  };
};
