/** Identification of the player by a photograph. */
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { session, withoutPlayer } from '../session/public.ts';
import { identification } from './contract.ts';
import { canStart, identificationDecider } from './decider.ts';
import { identify } from './identify.process.ts';
import { photoFault } from './rules/photo.ts';
import type { Photo } from './types.ts';
import type { IdentificationCommand } from './messages.ts';

export const feature = defineFeature(identification, {
  needs: { session },
  decider: identificationDecider,
  create({ ports: { clock }, api, dispatch, createSecretChannel, own, readable }) {
    const photos = createSecretChannel<Photo>();
    return {
      facts: () => ({
        faultOf: (attempt) => {
          const photo = photos.peek(attempt);
          return photo === null ? 'missing' : photoFault(photo.image);
        },
      }),
      view: derive(own.readable, (state) => ({ ...state, canStart: canStart(state.check) })),
      actions: {
        send: (image) =>
          photos.send({ image }, (attempt) => dispatch({ type: 'identification/send', payload: { attempt } })).ok,
      },
      effects: {
        identify: () => identify({ events$: own.events$, own: own.readable, api, clock, take: photos.take }),
        forget: () =>
          withoutPlayer<IdentificationCommand>(readable('session'), { type: 'identification/forget', payload: {} }),
      },
    };
  },
});
