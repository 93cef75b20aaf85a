/** A runner: its number, its silks and its name. A marble has its number on it. */
import type { ReactNode } from 'react';
import { Marble } from './marble.tsx';
import { useOfMarbles } from './race-sport.ts';
import { Silks } from './silks.tsx';

export function RunnerName({ number, name }: { readonly number: number; readonly name: string }): ReactNode {
  const isMarble = useOfMarbles();
  return (
    <span className="runner">
      <b className={isMarble ? 'vh' : 'runner-number number'}>{number}</b>
      {isMarble ? <Marble number={number} name={name} /> : <Silks name={name} />}
      <span className="runner-name" dir="auto">
        {name}
      </span>
    </span>
  );
}
