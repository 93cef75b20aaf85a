/** How the check of a round ended, in words. */
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import type { Verdict } from './verify-round.ts';

export function VerdictText({ verdict }: { readonly verdict: Verdict }): ReactNode {
  const t = useText();
  if (verdict.kind !== 'checked')
    return (
      <p className="form-note is-bad" role="alert">
        {t(`casino.verify.${verdict.kind}`)}
      </p>
    );
  const isRight = verdict.checks.every((each) => each.isRight);
  return (
    <div role="status">
      <p className={isRight ? 'casino-right' : 'casino-wrong'}>
        <b>{t(isRight ? 'casino.verify.right' : 'casino.verify.wrong')}</b>
      </p>
      <ul className="casino-rules">
        {verdict.checks.map((each) => (
          <li key={each.check}>
            {t(each.isRight ? `casino.verify.${each.check}.right` : `casino.verify.${each.check}.wrong`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
