/** The player's next steps for the account, most urgent first [USR-14]. Renders nothing when no step is left. */
import { useMemo, type ReactNode } from 'react';
import type { AccountsView } from 'touchline/core/accounts/views';
import { nextSteps, type AccountFacts, type NextStep } from 'touchline/core/user/rules/next-steps';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

const PAGE: Readonly<Record<NextStep['kind'], string>> = {
  verifyNow: '/office/identification',
  verify: '/office/identification',
  verifyAgain: '/office/identification',
  sendDocument: '/office/verification',
  setLimits: '/office/responsible',
  reviewLimits: '/office/responsible/my-control',
  considerLimits: '/office/responsible',
  activate: '/office/security',
  protect: '/office/security',
  completeData: '/office/verification',
  firstDeposit: '/office/recharge',
  deposit: '/office/recharge',
};

export function NextSteps({ accounts }: { readonly accounts: AccountsView }): ReactNode {
  const t = useText();
  const core = useCore();
  const user = useProjection(core.feature('user'), identity);
  const limits = useProjection(core.feature('limits'), identity);
  const { active } = accounts;
  const steps = useMemo(() => {
    const facts: AccountFacts = {
      verification: user?.verification ?? 'unknown',
      isIdentificationNeeded: user?.facts?.isIdentificationNeeded ?? false,
      isDataMissing: user?.facts?.isDataMissing ?? false,
      protection: user?.facts?.protectionMethods ?? null,
      daysToActivate: user?.facts?.daysToActivate ?? null,
      limits:
        limits?.status === 'ready'
          ? { mustSet: limits.mustSet.length > 0, isReviewDue: limits.isReviewDue, hasAny: limits.limits.length > 0 }
          : null,
      canFund: active?.money === 0 && user?.stops.deposit.length === 0,
      hasDeposited: user?.facts?.hasDeposited ?? true,
    };
    return nextSteps(facts);
  }, [active, limits, user]);
  if (steps.length === 0) return null;
  return (
    <section className="card office-part next-steps" aria-labelledby="office-next">
      <h2 id="office-next">{t('office.next')}</h2>
      <ul>
        {steps.map((step) => {
          const name = step.kind === 'protect' ? step.method : step.kind;
          return (
            <li key={step.kind}>
              <Link to={PAGE[step.kind]} className="way">
                {t(`office.next.${name}`)}
              </Link>
              <p>
                {step.kind === 'activate' && step.days > 0
                  ? t('office.activation.left', { count: step.days })
                  : t(`office.next.${name}.why`)}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
