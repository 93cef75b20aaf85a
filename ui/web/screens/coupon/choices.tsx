/** The bet's type, each with what it means or why it is not possible now; and what to do when odds change. */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CouponView } from '../../../../core/modules/coupon/views.ts';
import { Icon } from '../../components/icon.tsx';
import { useSay } from '../../components/use-say.ts';
import { useCore } from '../../core-context.ts';
import { Pick } from '../../shell/picks.tsx';
import { useText } from '../../text.ts';

const ACTIONS = [0, 1, 2] as const;

function TypeList({
  coupon,
  id,
  onDone,
}: {
  readonly coupon: CouponView;
  readonly id: string;
  readonly onDone: () => void;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const say = useSay();
  const choose = (typeId: number): void => {
    core.dispatch({ type: 'coupon/chooseType', payload: { typeId } });
    onDone();
  };
  const list = useRef<HTMLUListElement>(null);
  // The list opens under a button that may stand low. What scrolling returns (a promise, in some browsers) is no clean-up.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <ul className="types-list" id={id} ref={list}>
      {coupon.types.map(({ typeId, allowed, why }) => (
        <li key={typeId} className="type-row">
          <button
            type="button"
            className="type"
            aria-describedby={`${id}-${typeId}`}
            aria-pressed={coupon.typeId === typeId}
            aria-disabled={!allowed}
            onClick={() => allowed && choose(typeId)}
          >
            {!allowed && <Icon name="lock" size={14} />}
            {t(`coupon.type.${typeId}`)}
            {coupon.typeId === typeId && <Icon name="check" size={16} />}
          </button>
          <p className="type-text" id={`${id}-${typeId}`}>
            {allowed || why === null ? t(`coupon.explain.${typeId}`) : say(why)}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function TypeChoices({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const head = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    head.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isOpen || event.key !== 'Escape') return;
    // The sheet around it stays.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is heard for the buttons inside
    <div className="types" onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={head}
        className="types-head"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="types-label">{t('coupon.type')}</span>
        <b>{t(`coupon.type.${coupon.typeId}`)}</b>
        <Icon name="down" size={16} />
      </button>
      {isOpen ? (
        <TypeList coupon={coupon} id={`${id}-list`} onDone={close} />
      ) : (
        coupon.typeId > 1 && <p className="coupon-hint">{t(`coupon.explain.${coupon.typeId}`)}</p>
      )}
    </div>
  );
}

export function ChangeChoice({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  return (
    <Pick
      className="is-row"
      label={t('coupon.change')}
      value={coupon.changeCoefAction}
      options={ACTIONS.map((action) => [action, t(`coupon.change.${action}`)] as const)}
      onPick={(action) => core.dispatch({ type: 'coupon/chooseChangeAction', payload: { action } })}
    />
  );
}
