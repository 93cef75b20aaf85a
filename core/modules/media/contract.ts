import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { MediaCommand, MediaEvent, MediaRejection } from './messages.ts';
import type { MediaState } from './types.ts';
import type { MediaView } from './views.ts';

export interface MediaContract extends FeatureTypes {
  readonly name: 'media';
  readonly state: MediaState;
  readonly command: MediaCommand;
  readonly event: MediaEvent;
  readonly rejection: MediaRejection;
  readonly view: MediaView;
  readonly service: null;
  readonly actions: null;
}

export const media = contract<MediaContract>('media');
