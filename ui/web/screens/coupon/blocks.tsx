/**
 * Legs in blocks: of a multibet, with an optional lobby, and of a conditional bet, whose blocks are ordered and have
 * stakes of their own. A leg moves to another block by dragging its handle or by its select; both do the same.
 */
import type { ReactNode } from 'react';
import { moneyToDecimalString } from 'touchline/kernel/money';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { BlockView, LegView } from 'touchline/core/coupon/views';
import { Icon } from '../../components/icon.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { AmountInput } from './amount-input.tsx';
import { CouponLeg } from './coupon-leg.tsx';
import { Sign } from './signs.tsx';
import { useDrag, type Drag } from './use-drag.ts';

const LOBBY = 'lobby';
const NEW = 'new';

/** Moves a leg to a target: a block's id, a new block, or the lobby. */
function usePut(coupon: CouponView): (marketId: number, target: string) => void {
  const core = useCore();
  return (marketId, target) => {
    const leg = coupon.legs.find((each) => each.marketId === marketId);
    if (leg === undefined) return;
    if (target === LOBBY) {
      if (leg.canBeBanker && !leg.isBanker)
        core.dispatch({ type: 'coupon/setBanker', payload: { marketId, isBanker: true } });
      return;
    }
    if (leg.isBanker) core.dispatch({ type: 'coupon/setBanker', payload: { marketId, isBanker: false } });
    if (target === NEW || leg.blockId !== Number(target))
      core.dispatch({
        type: 'coupon/moveToBlock',
        payload: { marketId, blockId: target === NEW ? null : Number(target) },
      });
  };
}

interface PartProps {
  readonly coupon: CouponView;
  readonly legs: readonly LegView[];
  readonly drag: Drag;
  readonly put: (marketId: number, target: string) => void;
}

function Legs({ coupon, legs, drag, put }: PartProps): ReactNode {
  const t = useText();
  const hasLobby = coupon.shape.bankerName === LOBBY;
  return (
    <ul className="legs">
      {legs.map((leg) => {
        const name = outcomeName(leg, leg, t);
        const isAlone =
          !leg.isBanker && (coupon.blocks.find(({ id }) => id === leg.blockId)?.marketIds.length ?? 0) <= 1;
        return (
          <CouponLeg
            key={leg.marketId}
            leg={leg}
            coupon={coupon}
            at={coupon.legs.indexOf(leg)}
            className={drag.held === leg.marketId ? 'is-held' : ''}
            before={
              <span className="leg-handle" aria-hidden="true" {...drag.handle(leg.marketId)}>
                <Sign name="grip" />
              </span>
            }
          >
            <label className="pick leg-block">
              <span className="vh">{t('coupon.blockOf', { name })}</span>
              <select
                value={leg.isBanker ? LOBBY : String(leg.blockId)}
                onChange={(event) => put(leg.marketId, event.target.value)}
              >
                {hasLobby && (leg.canBeBanker || leg.isBanker) && <option value={LOBBY}>{t('coupon.lobby')}</option>}
                {coupon.blocks.map((block, at) => (
                  <option key={block.id} value={block.id}>
                    {t('coupon.block', { n: at + 1 })}
                  </option>
                ))}
                {!isAlone && <option value={NEW}>{t('coupon.newBlock')}</option>}
              </select>
              <Icon name="down" size={14} />
            </label>
          </CouponLeg>
        );
      })}
    </ul>
  );
}

function BlockStake({
  coupon,
  block,
  at,
}: {
  readonly coupon: CouponView;
  readonly block: BlockView;
  readonly at: number;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { id, maxStake, stake, stakeText } = block;
  // The first block's stake is the coupon's stake, below.
  if (at === 0) return <p className="block-note">{t('coupon.firstBlock')}</p>;
  return (
    <AmountInput
      label={t('coupon.stakeOn', { name: t('coupon.block', { n: at + 1 }) })}
      short={t('coupon.stake')}
      text={stakeText}
      placeholder={stake === null ? '0' : moneyToDecimalString(stake, coupon.currency)}
      isWrong={stakeText.trim() !== '' && (stake === null || (maxStake !== null && stake > maxStake))}
      hint={maxStake === null ? '' : t('coupon.upTo', { amount: money(maxStake, coupon.currency) })}
      onType={(text) => core.dispatch({ type: 'coupon/typeBlockStake', payload: { blockId: id, text } })}
      onMax={
        maxStake === null
          ? null
          : () => core.dispatch({ type: 'coupon/setBlockStake', payload: { blockId: id, amount: maxStake } })
      }
    />
  );
}

function BlockBox({ block, at, ...part }: PartProps & { readonly block: BlockView; readonly at: number }): ReactNode {
  const core = useCore();
  const t = useText();
  const { oddsView } = useProjection(core.preferences, identity);
  const { coupon, drag } = part;
  const name = t('coupon.block', { n: at + 1 });
  const move = (to: number): unknown => core.dispatch({ type: 'coupon/moveBlock', payload: { blockId: block.id, to } });
  return (
    <section
      className={drag.over === String(block.id) ? 'block is-over' : 'block'}
      data-drop={block.id}
      aria-label={name}
    >
      <div className="block-head">
        <h2 className="block-name">{name}</h2>
        <span className="block-odds">
          {t('coupon.blockOdds')} <b className="number">{oddsText(block.price, oddsView)}</b>
        </span>
        {coupon.shape.isOrdered && (
          <span className="leg-order" role="group" aria-label={t('coupon.order', { name })}>
            <button
              type="button"
              className="icon-button"
              aria-label={t('coupon.earlier', { name })}
              disabled={at === 0}
              onClick={() => move(at - 1)}
            >
              <span className="is-turned">
                <Icon name="down" size={16} />
              </span>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={t('coupon.later', { name })}
              disabled={at === coupon.blocks.length - 1}
              onClick={() => move(at + 1)}
            >
              <Icon name="down" size={16} />
            </button>
          </span>
        )}
      </div>
      <Legs {...part} />
      {coupon.shape.amountPer === 'block' && <BlockStake coupon={coupon} block={block} at={at} />}
    </section>
  );
}

export function Blocks({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const t = useText();
  const put = usePut(coupon);
  const drag = useDrag(put);
  const hasLobby = coupon.shape.bankerName === LOBBY;
  const lobby = hasLobby ? coupon.legs.filter((leg) => leg.isBanker) : [];
  const part = { coupon, drag, put };
  return (
    <div className={drag.held === null ? 'blocks' : 'blocks is-dragging'}>
      <p className="coupon-hint">{t('coupon.blocksHint')}</p>
      {lobby.length > 0 && (
        <section
          className={drag.over === LOBBY ? 'block is-lobby is-over' : 'block is-lobby'}
          data-drop={LOBBY}
          aria-label={t('coupon.lobby')}
        >
          <div className="block-head">
            <h2 className="block-name">{t('coupon.lobby')}</h2>
            <span className="block-odds">{t('coupon.lobbyHint')}</span>
          </div>
          <Legs {...part} legs={lobby} />
        </section>
      )}
      {coupon.blocks.map((block, at) => (
        <BlockBox
          key={block.id}
          {...part}
          block={block}
          at={at}
          legs={coupon.legs.filter((leg) => leg.blockId === block.id && !lobby.includes(leg))}
        />
      ))}
      {/* Rendered last, so that nothing shifts under the pointer. */}
      {drag.held !== null && (
        <div className="block-ends" aria-hidden="true">
          <div className={drag.over === NEW ? 'block is-new is-over' : 'block is-new'} data-drop={NEW}>
            {t('coupon.newBlock')}
          </div>
          {hasLobby && lobby.length === 0 && (
            <div className={drag.over === LOBBY ? 'block is-new is-over' : 'block is-new'} data-drop={LOBBY}>
              {t('coupon.lobby')}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
