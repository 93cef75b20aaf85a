/** One selection of the calculator: odds, result, and what its type adds. */
import type { ReactNode } from 'react';
import type { CalculatorError, CalculatorLeg } from 'touchline/core/coupon/rules/calculator';
import { oddsTextIn } from 'touchline/core/coupon/rules/calculator';
import type { BetType } from 'touchline/core/coupon/rules/settlement/bet-types';
import type { BetResult } from 'touchline/core/history/public';
import type { OddsView } from 'touchline/core/line/public';
import { Icon } from '../../components/icon.tsx';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { AmountField, SelectField, TextField } from './fields.tsx';

/** Results that a player can choose; a forced return pays as a return, and a game not started is open. */
const OUTCOMES: readonly BetResult[] = [
  'unsettled',
  'won',
  'lost',
  'returned',
  'halfWon',
  'halfLost',
  'halfLostHalfWon',
];
/** Written as an example of the player's odds view. */
const SAMPLE_PRICE = 2_500;

interface LegProps {
  readonly leg: CalculatorLeg;
  /** The position, from 0. */
  readonly at: number;
  readonly type: BetType;
  /** The most blocks. */
  readonly blocks: number;
  readonly hasAmount: boolean;
  readonly currency: string;
  readonly oddsView: OddsView;
  readonly errors: readonly CalculatorError[];
  readonly change: (parts: Partial<CalculatorLeg>) => void;
  /** Null while the type needs every selection. */
  readonly remove: (() => void) | null;
}

export function CalculatorLegFields({
  leg,
  at,
  type,
  blocks,
  hasAmount,
  currency,
  oddsView,
  errors,
  change,
  remove,
}: LegProps): ReactNode {
  const t = useText();
  const n = at + 1;
  const odds = errors.find((error) => error.at === 'odds' && error.leg === at);
  const amount = errors.find((error) => error.at === 'amount' && error.leg === at);
  const ids = Array.from({ length: Math.max(blocks, leg.blockId) }, (_, index) => index + 1);
  const isLobby = type.hasBankers && leg.isBanker;
  return (
    <fieldset className="calculator-leg">
      <legend>{t('calculator.leg', { n })}</legend>
      <TextField
        label={t('calculator.odds')}
        value={oddsTextIn(leg, oddsView)}
        error={odds?.why === 'notOdds' ? t('calculator.notOdds', { odds: oddsText(SAMPLE_PRICE, oddsView) }) : null}
        // A keyboard of digits has neither the slash nor the minus of some odds views.
        inputMode={oddsView === 'decimal' ? 'decimal' : 'text'}
        onType={(text) => change({ oddsText: text, oddsView })}
      />
      <SelectField
        label={t('calculator.outcome')}
        value={leg.result}
        options={OUTCOMES.map((status) => [status, t(`bet.status.${status}`)] as const)}
        onPick={(result) => change({ result })}
      />
      {type.minBlocks > 0 && !isLobby && (
        <SelectField
          label={t('calculator.block')}
          value={leg.blockId}
          options={ids.map((id) => [id, t('coupon.block', { n: id })] as const)}
          onPick={(blockId) => change({ blockId })}
        />
      )}
      {hasAmount && (
        <AmountField
          label={
            type.amountPer === 'block'
              ? t('calculator.amountBlock', { block: leg.blockId, currency })
              : t('calculator.amount', { currency })
          }
          value={leg.amountText}
          why={amount?.at === 'amount' ? amount.why : null}
          onType={(amountText) => change({ amountText })}
        />
      )}
      {type.hasBankers && (
        <label className="check">
          <input
            type="checkbox"
            checked={leg.isBanker}
            onChange={(event) => change({ isBanker: event.target.checked })}
          />
          {t(type.minBlocks > 0 ? 'coupon.lobby' : 'coupon.banker')}
        </label>
      )}
      {remove !== null && (
        <button type="button" className="icon-button" aria-label={t('calculator.remove', { n })} onClick={remove}>
          <Icon name="trash" />
        </button>
      )}
    </fieldset>
  );
}
