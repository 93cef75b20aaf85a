/** Login by QR code: this device asks, or approves another. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, createCell } from '../../kernel/readable.ts';
import { session } from '../session/public.ts';
import { askForLogin } from './ask.process.ts';
import { qrLogin } from './contract.ts';
import { decideLogin, endRequest, forgetLogins } from './decide.process.ts';
import { qrLoginDecider } from './decider.ts';

export const feature = defineFeature(qrLogin, {
  needs: { session },
  decider: qrLoginDecider,
  create({ ports, api, tokens, dispatch, createSecretChannel, own, state, service, eventsOf }) {
    const { clock } = ports;
    const { events$ } = own;
    const ticket = createCell<string | null>(null);
    const secrets = createSecretChannel<string>();
    const { leaving } = service('session');
    return {
      facts: () => ({ isPlayer: state('session').status === 'player' }),
      view: combine([own.readable, ticket] as const, ([now, shown]) => ({ ...now, ticket: shown })),
      actions: {
        look: (scanned) =>
          void secrets.send(scanned, (attempt) => dispatch({ type: 'qr-login/look', payload: { attempt } })),
        approve: (proof) =>
          void secrets.send(proof, (attempt) => dispatch({ type: 'qr-login/approve', payload: { attempt } })),
      },
      effects: {
        ask: () => askForLogin({ events$, api, tokens, clock, leaving, ticket }),
        decide: () => decideLogin({ events$, api, take: secrets.take }),
        end: () => endRequest(own.readable, clock),
        forget: () => forgetLogins(eventsOf('session')),
      },
    };
  },
});
