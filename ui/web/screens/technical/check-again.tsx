/**
 * Checks with the operator now instead of at the next interval, and shows the result. The page is left automatically
 * once the site is open.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../text.ts';

interface Props {
  readonly isAsking: boolean;
  readonly hasFailed: boolean;
  readonly onCheck: () => void;
}

export function CheckAgain({ isAsking, hasFailed, onCheck }: Props): ReactNode {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const [resultKey, setResultKey] = useState<'closed.same' | 'closed.unreachable' | null>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking && isAsked) setResultKey(hasFailed ? 'closed.unreachable' : 'closed.same');
    wasAsking.current = isAsking;
  }, [isAsking, isAsked, hasFailed]);
  const check = (): void => {
    if (isAsking) return;
    setAsked(true);
    setResultKey(null);
    onCheck();
  };
  return (
    <>
      <button type="button" className="button is-main" aria-disabled={isAsking} onClick={check}>
        {t(isAsking && isAsked ? 'closed.checking' : 'closed.check')}
      </button>
      <p className="closed-result" role="status">
        {resultKey === null ? '' : t(resultKey)}
      </p>
    </>
  );
}
