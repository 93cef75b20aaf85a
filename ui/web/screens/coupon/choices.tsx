/** The bet type, each with its meaning or the reason why it is unavailable; and how to handle changed odds. */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ChangeAction } from 'touchline/core/coupon/change-action';
import { CHANGE_TOLERANCES } from 'touchline/core/coupon/rules/accepted-move';
import type { ChangeTolerance } from 'touchline/core/coupon/rules/accepted-move';
import type { SlipSlice } from 'touchline/core/coupon/slices';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import { Icon } from '../../components/icon.tsx';
import { useTextOf } from '../../components/use-text-of.ts';
import { useCore } from '../../core-context.ts';
import { Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { settingsOf } from './selectors.ts';

interface ChangeOption {
  readonly action: ChangeAction;
  readonly tolerance: ChangeTolerance;
}

/** From the strictest to the loosest. */
const CHANGES: readonly ChangeOption[] = [
  { action: 'ask', tolerance: 0 },
  ...CHANGE_TOLERANCES.map((tolerance): ChangeOption => ({ action: 'acceptBetter', tolerance })),
  { action: 'acceptAny', tolerance: 0 },
];
const valueOf = ({ action, tolerance }: ChangeOption): string => `${action}-${tolerance}`;

const typeOf = ({ betType }: SlipSlice): BetTypeName => betType;
const typesOf = ({ types }: SlipSlice): SlipSlice['types'] => types;
const isCombinedOf = ({ legs, shape }: SlipSlice): boolean => legs.length > 1 && shape.amountPer !== 'leg';

function TypeList({ id, onDone }: { readonly id: string; readonly onDone: () => void }): ReactNode {
  const core = useCore();
  const chosen = useProjection(core.coupon.slip, typeOf);
  const types = useProjection(core.coupon.slip, typesOf);
  const t = useText();
  const textOf = useTextOf();
  const choose = (betType: BetTypeName): void => {
    core.dispatch({ type: 'coupon/chooseType', payload: { betType } });
    onDone();
  };
  const list = useRef<HTMLUListElement>(null);
  // The list opens under a button that may be near the bottom. In some browsers scrolling returns a promise, which is
  // not a clean-up.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <ul className="types-list" id={id} ref={list}>
      {types.map(({ betType, allowed, why }) => (
        <li key={betType} className="type-row">
          <button
            type="button"
            className="type"
            aria-describedby={`${id}-${betType}`}
            aria-pressed={chosen === betType}
            aria-disabled={!allowed}
            onClick={() => allowed && choose(betType)}
          >
            {!allowed && <Icon name="lock" size={14} />}
            {t(`coupon.type.${betType}`)}
            {chosen === betType && <Icon name="check" size={16} />}
          </button>
          <p className="type-text" id={`${id}-${betType}`}>
            {allowed || why === null ? t(`coupon.explain.${betType}`) : textOf(why)}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function TypeChoices(): ReactNode {
  const betType = useProjection(useCore().coupon.slip, typeOf);
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
    // Escape closes the list only, not the surrounding sheet.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is handled for the buttons inside
    <div className="types" onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={head}
        className="types-head"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="types-label">{t('coupon.type')}</span>
        <b>{t(`coupon.type.${betType}`)}</b>
        <Icon name="down" size={16} />
      </button>
      {isOpen ? (
        <TypeList id={`${id}-list`} onDone={close} />
      ) : (
        betType !== 'single' && betType !== 'express' && <p className="coupon-hint">{t(`coupon.explain.${betType}`)}</p>
      )}
    </div>
  );
}

export function ChangeChoice(): ReactNode {
  const core = useCore();
  const t = useText();
  const id = useId();
  const { changeCoefAction, changeCoefTolerance: percent } = useProjection(core.coupon.stake, settingsOf);
  // The other actions have no tolerance.
  const isTolerant = percent > 0;
  const isCombined = useProjection(core.coupon.slip, isCombinedOf);
  return (
    <div className="change-choice">
      <Pick
        className="is-row"
        label={t('coupon.change')}
        value={valueOf({ action: changeCoefAction, tolerance: percent })}
        options={CHANGES.map(
          (option) =>
            [
              valueOf(option),
              option.tolerance === 0
                ? t(`coupon.change.${option.action}`)
                : t('coupon.change.within', { percent: option.tolerance }),
            ] as const,
        )}
        describedBy={isTolerant ? id : undefined}
        onPick={(value) => {
          const picked = CHANGES.find((each) => valueOf(each) === value);
          if (picked !== undefined) core.dispatch({ type: 'coupon/chooseChangeAction', payload: picked });
        }}
      />
      {isTolerant && (
        <p className="coupon-hint" id={id}>
          {t(isCombined ? 'coupon.change.withinTotal' : 'coupon.change.withinOne', { percent })}
        </p>
      )}
    </div>
  );
}
