import type { SaveError } from '../types.ts';

const SHOWN = 3;

/** [OST-3] At most three messages: the operator's own first, otherwise in the given order. */
export function topErrors(errors: readonly SaveError[]): readonly string[] {
  const priority = ({ isOperatorsOwn }: SaveError): number => (isOperatorsOwn ? 1 : 2);
  return [...errors]
    .sort((one, other) => priority(one) - priority(other))
    .slice(0, SHOWN)
    .map(({ message }) => message);
}
