/** The odds of a block, and its stake in a conditional bet. */
import type { ReactNode } from 'react';
import type { BlockView } from 'touchline/core/coupon/views';
import { moneyToDecimalString } from 'touchline/kernel/money';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { AmountInput } from './amount-input.tsx';
import { currencyOf } from './selectors.ts';

function useBlock(id: number): BlockView | null {
  return useProjection(useCore().coupon.slip, ({ blocks }) => blocks.find((block) => block.id === id) ?? null);
}

export function BlockOdds({ id }: { readonly id: number }): ReactNode {
  const t = useText();
  const block = useBlock(id);
  const { oddsView } = useProjection(useCore().preferences, identity);
  return (
    block !== null && (
      <span className="block-odds">
        {t('coupon.blockOdds')} <b className="number">{oddsText(block.price, oddsView)}</b>
      </span>
    )
  );
}

export function BlockStake({ id, at }: { readonly id: number; readonly at: number }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const currency = useProjection(core.coupon.stake, currencyOf);
  const block = useBlock(id);
  if (block === null) return null;
  const { maxStake, stake, stakeText } = block;
  // The first block's stake is the coupon's stake, below.
  if (at === 0) return <p className="block-note">{t('coupon.firstBlock')}</p>;
  return (
    <AmountInput
      label={t('coupon.stakeOn', { name: t('coupon.block', { n: at + 1 }) })}
      short={t('coupon.stake')}
      text={stakeText}
      placeholder={stake === null ? '0' : moneyToDecimalString(stake, currency)}
      isWrong={stakeText.trim() !== '' && (stake === null || (maxStake !== null && stake > maxStake))}
      hint={maxStake === null ? '' : t('coupon.upTo', { amount: money(maxStake, currency) })}
      onType={(text) => core.dispatch({ type: 'coupon/typeBlockStake', payload: { blockId: id, text } })}
      onMax={
        maxStake === null
          ? null
          : () => core.dispatch({ type: 'coupon/setBlockStake', payload: { blockId: id, amount: maxStake } })
      }
    />
  );
}
