/** All reasons why the bet can't be placed, each with its remedy. */
import type { ReactNode } from 'react';
import type { Blocker } from '../../../../core/modules/coupon/views.ts';
import { Go } from '../../components/go.tsx';
import { Icon } from '../../components/icon.tsx';
import { useSay, type Say } from '../../components/use-say.ts';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../place.ts';
import { isRegistrationOpen } from '../../shell/selectors.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';

function Remedy({ blocker, say }: { readonly blocker: Blocker; readonly say: Say }): ReactNode {
  const core = useCore();
  const go = useGo();
  const t = useText();
  const canRegister = useProjection(core.siteConfig, isRegistrationOpen);
  const { remedy } = blocker;
  const button = (label: string, take: () => unknown): ReactNode => (
    <button type="button" className="button is-small" onClick={take}>
      {label}
    </button>
  );
  // A guest may be new or not: both ways are one tap away.
  if (remedy !== null && 'open' in remedy && remedy.open === 'limits')
    return (
      <Go to="/office/responsible" className="button is-small">
        {say(remedy.text)}
      </Go>
    );
  if (blocker.code === 'signedOut' || (remedy !== null && 'open' in remedy))
    return (
      <span className="blocker-ways">
        {button(t('auth.logIn'), () => go('/user/login'))}
        {canRegister && button(t('auth.register'), () => go('/registration'))}
      </span>
    );
  return remedy === null ? null : button(say(remedy.text), () => core.dispatch(remedy.command));
}

/** One remedy for several reasons stands once, at the last of them. */
function isLastOf(blockers: readonly Blocker[], at: number): boolean {
  const wayOf = (blocker: Blocker | undefined): string => JSON.stringify(blocker?.remedy ?? null);
  return !blockers.slice(at + 1).some((later) => later.remedy !== null && wayOf(later) === wayOf(blockers[at]));
}

interface BlockersProps {
  readonly blockers: readonly Blocker[];
  readonly currency: string;
  /** For what stands in a list that tells of itself. */
  readonly isQuiet?: boolean;
}

export function Blockers({ blockers, currency, isQuiet = false }: BlockersProps): ReactNode {
  const say = useSay();
  return (
    <ul className="blockers" aria-live={isQuiet ? undefined : 'polite'}>
      {blockers.map((blocker, at) => (
        <li key={`${blocker.code}${at}`}>
          <Icon name="info" size={16} />
          <span>{say(blocker.text, blocker.money, currency)}</span>
          {isLastOf(blockers, at) && <Remedy blocker={blocker} say={say} />}
        </li>
      ))}
    </ul>
  );
}
