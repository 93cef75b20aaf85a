/** A runner: its number, its silks and its name. */
import type { ReactNode } from 'react';
import { Silks } from './silks.tsx';

export function RunnerName({ number, name }: { readonly number: number; readonly name: string }): ReactNode {
  return (
    <span className="runner">
      <b className="runner-number number">{number}</b>
      <Silks name={name} />
      <span className="runner-name" dir="auto">
        {name}
      </span>
    </span>
  );
}
