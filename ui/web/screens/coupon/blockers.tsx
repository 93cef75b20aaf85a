/** All reasons why the bet can't be placed, each with its remedy. */
import type { ReactNode } from 'react';
import type { Blocker } from '../../../../core/modules/coupon/views.ts';
import { Icon } from '../../components/icon.tsx';
import { useSay } from '../../components/use-say.ts';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../place.ts';

function Remedy({ blocker, say }: { readonly blocker: Blocker; readonly say: ReturnType<typeof useSay> }): ReactNode {
  const core = useCore();
  const go = useGo();
  const { remedy } = blocker;
  if (remedy === null) return null;
  const take = (): void => {
    if ('command' in remedy) core.dispatch(remedy.command);
    else go(remedy.open === 'login' ? '/user/login' : '/registration');
  };
  return <button type="button" className="button is-small" onClick={take}>{say(remedy.text)}</button>;
}

export function Blockers({ blockers, currency }: { readonly blockers: readonly Blocker[]; readonly currency: string }): ReactNode {
  const say = useSay();
  return (
    <ul className="blockers" aria-live="polite">
      {blockers.map((blocker, at) => (
        <li key={`${blocker.code}${at}`}><Icon name="info" size={16} /><span>{say(blocker.text, blocker.money, currency)}</span><Remedy blocker={blocker} say={say} /></li>
      ))}
    </ul>
  );
}
