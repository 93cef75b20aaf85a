/**
 * Cookie consent in two views. Nothing is ticked beforehand; declining is as easy as accepting. A visitor who returns
 * to change an earlier choice starts with the options.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ConsentCommand, ConsentView, CookieName } from 'touchline/core/consent/public';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { FIRST_CONSENT } from '../../take-over.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import type { BodyProps } from './body-props.ts';
import { ConsentQuestion, isConsentWay, type ConsentWay } from './consent-question.tsx';

const optionsOf = (view: ConsentView | null): ConsentView['options'] => view?.options ?? [];

export function ConsentChoice({ modal, answer }: BodyProps): ReactNode {
  const core = useCore();
  const t = useText();
  const isReview = modal.canClose;
  const [isCustom, setCustom] = useState(isReview);
  const options = useProjection(core.feature('consent'), optionsOf);
  const [checked, setChecked] = useState<ReadonlySet<CookieName>>(
    () => new Set(options.filter((option) => option.checked && !option.disabled).map(({ name }) => name)),
  );
  const view = useRef<HTMLDivElement>(null);
  const before = useRef(isCustom);
  useEffect(() => {
    if (before.current !== isCustom) view.current?.focus();
    before.current = isCustom;
  }, [isCustom]);
  const choose = (command: ConsentCommand): void => {
    const form = isReview ? null : view.current?.closest('dialog');
    core.dispatch(command);
    answer(true);
    (form ?? document.getElementById('main'))?.focus({ preventScroll: true });
  };
  const acceptAll = (): void => choose({ type: 'consent/acceptAll', payload: {} });
  const accept = (names: readonly CookieName[]): void =>
    choose({ type: 'consent/acceptSelected', payload: { checked: names } });
  const toggle = (name: CookieName): void =>
    setChecked((last) => new Set(last.has(name) ? [...last].filter((each) => each !== name) : [...last, name]));
  const goOn = (way: ConsentWay): void => {
    if (way === 'customize') setCustom(true);
    else if (way === 'acceptAll') acceptAll();
    else accept([]);
  };
  /** Takes the place of the question in the server's page, with its focus and the answer that was tapped there. */
  const replaceFirst = useEffectEvent(() => {
    const first = document.getElementById(FIRST_CONSENT);
    if (first === null) return;
    const focused = first.querySelector<HTMLElement>(':focus')?.dataset['way'];
    const { way } = first.dataset;
    first.remove();
    delete document.documentElement.dataset['consent'];
    if (isConsentWay(way)) goOn(way);
    else if (isConsentWay(focused)) view.current?.querySelector<HTMLElement>(`[data-way="${focused}"]`)?.focus();
  });
  useLayoutEffect(() => replaceFirst(), []);
  if (!isCustom) {
    return (
      <div className="consent-view" ref={view} tabIndex={-1}>
        <ConsentQuestion onChoose={goOn} />
      </div>
    );
  }
  return (
    <div className="consent-view" ref={view} tabIndex={-1}>
      {!isReview && (
        <button type="button" className="button is-small consent-back" onClick={() => setCustom(false)}>
          <Icon name="back" size={16} />
          {t('consent.back')}
        </button>
      )}
      <ul className="consent-options" aria-label={t('consent.options')}>
        {options.map(({ name, disabled }) => (
          <li key={name}>
            <label className="check">
              <input
                type="checkbox"
                role="switch"
                checked={disabled || checked.has(name)}
                aria-checked={disabled || checked.has(name)}
                disabled={disabled}
                onChange={() => toggle(name)}
              />
              <span>
                <b>{t(`consent.${name}.name`)}</b>
                {disabled && <i>{t('consent.always')}</i>}
                <span className="consent-about">{t(`consent.${name}.text`)}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="consent-ways">
        <button type="button" className="button is-outline" onClick={() => accept([...checked])}>
          {t('consent.acceptSelected')}
        </button>
        <button type="button" className="button is-outline" onClick={acceptAll}>
          {t('consent.acceptAll')}
        </button>
      </div>
    </div>
  );
}
