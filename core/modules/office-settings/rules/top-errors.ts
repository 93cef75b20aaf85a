import type { SaveError } from '../types.ts';

const OPERATORS_OWN = 2;
const SHOWN = 3;

/** [OST-3] At most three messages: the operator's own first, otherwise in the given order. */
export function topErrors(errors: readonly SaveError[]): readonly string[] {
  const priority = ({ status }: SaveError): number => (status === OPERATORS_OWN ? 1 : 2);
  return [...errors]
    .sort((one, other) => priority(one) - priority(other))
    .slice(0, SHOWN)
    .map(({ message }) => message);
}
