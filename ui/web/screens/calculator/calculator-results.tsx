/** The figures of the calculator, or why there are none. */
import { useId, type ReactNode } from 'react';
import type { calculate, CalculatorError } from 'touchline/core/coupon/rules/calculator';
import { betTypes } from 'touchline/core/coupon/rules/settlement/bet-types';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import type { OddsView } from 'touchline/core/line/public';
import type { Translate } from 'touchline/kernel/text';
import { useMoney } from '../../components/use-money.ts';
import { totalOddsText } from '../../format/odds.ts';
import { useText, useTextLanguage } from '../../text.ts';
import { exactMoney } from '../../format/money.ts';

interface ResultsProps {
  readonly calculated: ReturnType<typeof calculate>;
  readonly betType: BetTypeName;
  readonly stake: number;
  readonly currency: string;
  readonly oddsView: OddsView;
}

type Money = (amount: number) => string;

function reasonOf(error: CalculatorError, t: Translate, money: Money): string {
  if (error.at !== 'coupon') return t('calculator.correct');
  const { why } = error;
  switch (why.code) {
    case 'tooFewLegs':
      return t('calculator.tooFewLegs', { min: why.minimum });
    case 'tooManyLegs':
      return why.maximum === 1 ? t('calculator.oneLeg') : t('calculator.tooManyLegs', { max: why.maximum });
    case 'tooFewBlocks':
      return t('coupon.block.tooFewBlocks', { min: why.minimum });
    case 'badSystemValue':
      return t('coupon.block.badSystem', { min: why.minimum, max: why.maximum });
    case 'badPrice':
      return t('calculator.badPrice', { n: why.leg + 1 });
    case 'blockAmountTooHigh':
      return t('coupon.block.blockStakeTooHigh', { block: why.blockId, amount: money(why.maximum) });
    case 'badStake':
    case 'badLegAmount':
    case 'badBlockAmount':
      return t('coupon.block.stake.tooLarge');
    case 'legWithoutBlock':
    case 'tooManySplits':
    case 'badTerms':
      return t('calculator.cannot');
  }
}

/** Fields with a message of their own are named once, and empty fields only where nothing else is wrong. */
function reasonsOf(errors: readonly CalculatorError[], t: Translate, money: Money): readonly string[] {
  const isOnlyEmpty = errors.every((error) => error.at !== 'coupon' && error.why === 'empty');
  if (isOnlyEmpty) return [t('calculator.missing')];
  return [...new Set(errors.map((error) => reasonOf(error, t, money)))];
}

export function CalculatorResults({ calculated, betType, stake, currency, oddsView }: ResultsProps): ReactNode {
  const t = useText();
  const writeMoney = useMoney();
  const language = useTextLanguage();
  const id = useId();
  const money: Money = (amount) => writeMoney(amount, currency);
  const facts: (readonly [name: string, value: string])[] = [];
  if (calculated.ok) {
    const { quote, totalOdds, stakePerLine, settlement } = calculated.value;
    facts.push([t('coupon.linesCount'), String(quote.lines)]);
    if (quote.lines > 1 && betTypes[betType].amountPer === 'coupon')
      facts.push([t('coupon.perLine'), exactMoney(stakePerLine, currency, language)]);
    facts.push([t('coupon.totalStake'), money(stake)]);
    if (totalOdds !== null) facts.push([t('coupon.totalOdds'), totalOddsText(totalOdds.text, oddsView)]);
    facts.push([t('coupon.maxWin'), money(quote.maxWin)]);
    if (betTypes[betType].hasMinWin && quote.minWin !== null) facts.push([t('coupon.minWin'), money(quote.minWin)]);
    if (settlement.kind === 'open')
      facts.push(
        [t('calculator.guaranteed'), money(settlement.guaranteed)],
        [t('calculator.possible'), money(settlement.maximum)],
      );
    else
      facts.push(
        [t('calculator.payout'), money(settlement.payout)],
        [t('calculator.profit'), writeMoney(settlement.payout - stake, currency, true)],
      );
  }
  return (
    <section className="calculator-results" aria-labelledby={id}>
      <h3 id={id}>{t('calculator.results')}</h3>
      <div role="status">
        {calculated.ok ? (
          <dl className="facts">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="number">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          reasonsOf(calculated.error, t, money).map((reason) => <p key={reason}>{reason}</p>)
        )}
      </div>
    </section>
  );
}
