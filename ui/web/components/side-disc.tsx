/** A disc with a side's first letter, in a colour of its name. Decorative: the name stands beside it. */
import type { ReactNode } from 'react';

const COLOURS = 6;

function colourOf(name: string): number {
  let sum = 0;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return sum % COLOURS;
}

/** Skips a number or a dot before the name, as in '1. FC Union Berlin'. */
const letterOf = (name: string): string => (/\p{L}/u.exec(name)?.[0] ?? '').toUpperCase();

export function SideDisc({ name }: { readonly name: string }): ReactNode {
  return (
    <span className={`side-disc is-colour-${colourOf(name)}`} aria-hidden="true">
      {letterOf(name)}
    </span>
  );
}
