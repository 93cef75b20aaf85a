/**
 * Age check: the minimum age, a link to the terms, and two answers of equal weight. A visitor who is too young is told
 * so and may go back.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import type { BodyProps } from './body-props.ts';
import { TERMS_PATH } from './terms-path.ts';

export function AgeWarning({ modal, answer }: BodyProps): ReactNode {
  const t = useText();
  const [isYoung, setYoung] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const before = useRef(isYoung);
  useEffect(() => {
    if (before.current !== isYoung) first.current?.focus();
    before.current = isYoung;
  }, [isYoung]);
  return (
    <div className="form">
      <p role={isYoung ? 'status' : undefined}>{isYoung ? t('age.sorry') : t('modal.ageWarning.text', modal.params)}</p>
      {isYoung ? (
        <button ref={first} type="button" className="button is-large is-outline" onClick={() => setYoung(false)}>
          {t('age.back')}
        </button>
      ) : (
        <div className="modal-ways">
          <button ref={first} type="button" className="button is-large is-outline" onClick={() => answer(true)}>
            {t('age.old', modal.params)}
          </button>
          <button type="button" className="button is-large is-outline" onClick={() => setYoung(true)}>
            {t('age.young')}
          </button>
        </div>
      )}
      <p className="form-foot">
        <Link to={TERMS_PATH} className="way">
          {t('age.terms')}
        </Link>
      </p>
    </div>
  );
}
