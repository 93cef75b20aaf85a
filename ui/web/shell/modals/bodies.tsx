/** What is inside a modal of a kind: words and buttons, unless the kind has a body of its own here. Title, focus and Escape are the host's. */
import type { ComponentType } from 'react';
import type { Modal, ModalKind } from '../../../../core/modules/modals/public.ts';
import { AgeWarning } from './age-warning.tsx';
import { ConsentChoice } from './consent-choice.tsx';

export interface BodyProps {
  readonly modal: Modal;
  /** Ends it with this result. */
  readonly answer: (isConfirmed: boolean, value?: string) => void;
}

/** Bodies of other areas are loaded with the first of their kind: `realityCheck: lazyAgain(async () => (await import('…')).Body)`. */
export const BODIES: Readonly<Partial<Record<ModalKind, ComponentType<BodyProps>>>> = {
  ageWarning: AgeWarning,
  cookieConsent: ConsentChoice,
};
