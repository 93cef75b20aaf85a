import type { Modal } from 'touchline/core/modals/public';

export interface BodyProps {
  readonly modal: Modal;
  /** Closes the modal with this result. */
  readonly answer: (isConfirmed: boolean, value?: string) => void;
}
