/** The player's personal data, and copies of documents. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, createCell, derive } from '../../kernel/readable.ts';
import { photoFault } from '../identification/public.ts';
import { session } from '../session/public.ts';
import { siteConfig } from '../site-config/public.ts';
import { verification } from './contract.ts';
import { verificationDecider } from './decider.ts';
import type { DataFault } from './rules/personal-data.ts';
import { dataFaults, plainData } from './rules/personal-data.ts';
import type { PersonalData } from './types.ts';
import { forgetVerification, verify } from './verify.process.ts';

const DEFAULT_MIN_AGE = 18;

export const feature = defineFeature(verification, {
  needs: { session, siteConfig },
  decider: verificationDecider,
  create({ ports: { clock }, api, dispatch, createSecretChannel, own, readable }) {
    const data = createCell<PersonalData | null>(null);
    const typed = createSecretChannel<PersonalData>();
    const copies = createSecretChannel<string>();
    const minAge = derive(readable('siteConfig'), ({ config }) => config?.minAge ?? DEFAULT_MIN_AGE);
    const faultsOf = (asked: PersonalData): readonly DataFault[] =>
      dataFaults(plainData(asked), { now: clock.now(), minAge: minAge.get() });
    return {
      facts: () => ({
        faultsOf: (attempt) => {
          const waiting = typed.peek(attempt);
          return waiting === null ? null : faultsOf(waiting);
        },
        copyFaultOf: (attempt) => {
          const copy = copies.peek(attempt);
          return copy === null ? 'missing' : photoFault(copy);
        },
      }),
      view: combine([own.readable, data, minAge] as const, ([state, known, age]) => ({
        ...state,
        data: known,
        minAge: age,
      })),
      actions: {
        faultsOf,
        save: (asked) =>
          typed.send(asked, (attempt) => dispatch({ type: 'verification/save', payload: { attempt } })).ok,
        send: (kind, image) =>
          copies.send(image, (attempt) => dispatch({ type: 'verification/sendDocument', payload: { attempt, kind } }))
            .ok,
      },
      effects: {
        verify: () =>
          verify({
            events$: own.events$,
            own: own.readable,
            api,
            clock,
            data,
            takeData: typed.take,
            takeCopy: copies.take,
          }),
        forget: () => forgetVerification(readable('session'), data),
      },
    };
  },
});
