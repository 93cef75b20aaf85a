/**
 * Legs in blocks: of a multibet, with an optional lobby, and of a conditional bet, whose blocks are ordered and have
 * stakes of their own. A leg moves to another block by dragging its handle or by its select; both do the same.
 */
import type { ReactNode } from 'react';
import type { SlipSlice } from 'touchline/core/coupon/slices';
import type { LegView } from 'touchline/core/coupon/views';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { useText } from '../../text.ts';
import { useParts, useProjection } from '../../use-projection.ts';
import { BlockOdds, BlockStake } from './block-figures.tsx';
import { CouponLeg } from './coupon-leg.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { shapeOf } from './selectors.ts';
import { Sign } from './signs.tsx';
import { useDrag, type Drag } from './use-drag.ts';
import { useLeg } from './use-leg.ts';

const LOBBY = 'lobby';
const NEW = 'new';

/** Moves a leg to a target: a block's id, a new block, or the lobby. */
function usePut(): (marketId: number, target: string) => void {
  const core = useCore();
  return (marketId, target) => {
    const leg = core.coupon.slip.get().legs.find((each) => each.marketId === marketId);
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
  readonly drag: Drag;
  readonly put: (marketId: number, target: string) => void;
}

const blockIdsOf = ({ blocks }: SlipSlice): readonly number[] => blocks.map(({ id }) => id);
const lobbyOf = ({ legs, shape }: SlipSlice): readonly number[] =>
  shape.bankerName === LOBBY ? legs.filter(({ isBanker }) => isBanker).map(({ marketId }) => marketId) : [];

/** The legs of a block that are not in the lobby. */
function legsIn(slip: SlipSlice, blockId: number): readonly number[] {
  const lobby = lobbyOf(slip);
  return slip.legs
    .filter((leg) => leg.blockId === blockId && !lobby.includes(leg.marketId))
    .map(({ marketId }) => marketId);
}

/** The blocks to which a leg can move, and its present one. */
function BlockChoice({ leg, put }: { readonly leg: LegView; readonly put: PartProps['put'] }): ReactNode {
  const { slip } = useCore().coupon;
  const t = useText();
  const { marketId, isBanker, blockId, canBeBanker } = leg;
  const hasLobby = useProjection(slip, shapeOf).bankerName === LOBBY;
  const ids = useParts(slip, blockIdsOf);
  const isAlone = useProjection(
    slip,
    ({ blocks }) => !isBanker && (blocks.find(({ id }) => id === blockId)?.marketIds.length ?? 0) <= 1,
  );
  return (
    <label className="select leg-block">
      <span className="vh">{t('coupon.blockOf', { name: outcomeName(leg, leg, t) })}</span>
      <select value={isBanker ? LOBBY : String(blockId)} onChange={(event) => put(marketId, event.target.value)}>
        {hasLobby && (canBeBanker || isBanker) && <option value={LOBBY}>{t('coupon.lobby')}</option>}
        {ids.map((id, at) => (
          <option key={id} value={id}>
            {t('coupon.block', { n: at + 1 })}
          </option>
        ))}
        {!isAlone && <option value={NEW}>{t('coupon.newBlock')}</option>}
      </select>
      <Icon name="down" size={14} />
    </label>
  );
}

function BlockLeg({ marketId, drag, put }: PartProps & { readonly marketId: number }): ReactNode {
  const leg = useLeg(marketId);
  return (
    leg !== null && (
      <CouponLeg
        marketId={marketId}
        className={drag.held === marketId ? 'is-held' : ''}
        before={
          <span className="leg-handle" aria-hidden="true" {...drag.handle(marketId)}>
            <Sign name="grip" />
          </span>
        }
      >
        <BlockChoice leg={leg} put={put} />
      </CouponLeg>
    )
  );
}

function Legs({ marketIds, ...part }: PartProps & { readonly marketIds: readonly number[] }): ReactNode {
  return (
    <ul className="legs">
      {marketIds.map((marketId) => (
        <BlockLeg key={marketId} marketId={marketId} {...part} />
      ))}
    </ul>
  );
}

function BlockBox({ id, at, ...part }: PartProps & { readonly id: number; readonly at: number }): ReactNode {
  const core = useCore();
  const { slip } = core.coupon;
  const t = useText();
  const { isOrdered, amountPer } = useProjection(slip, shapeOf);
  const isLast = useProjection(slip, ({ blocks }) => at === blocks.length - 1);
  const marketIds = useParts(slip, (now) => legsIn(now, id));
  const { drag } = part;
  const name = t('coupon.block', { n: at + 1 });
  const move = (to: number): unknown => core.dispatch({ type: 'coupon/moveBlock', payload: { blockId: id, to } });
  return (
    <section className={drag.over === String(id) ? 'block is-over' : 'block'} data-drop={id} aria-label={name}>
      <div className="block-head">
        <h2 className="block-name">{name}</h2>
        <BlockOdds id={id} />
        {isOrdered && <OrderButtons name={name} at={at} isLast={isLast} onMove={move} />}
      </div>
      <Legs {...part} marketIds={marketIds} />
      {amountPer === 'block' && <BlockStake id={id} at={at} />}
    </section>
  );
}

export function Blocks(): ReactNode {
  const { slip } = useCore().coupon;
  const t = useText();
  const put = usePut();
  const drag = useDrag(put);
  const hasLobby = useProjection(slip, shapeOf).bankerName === LOBBY;
  const lobby = useParts(slip, lobbyOf);
  const ids = useParts(slip, blockIdsOf);
  const part = { drag, put };
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
          <Legs {...part} marketIds={lobby} />
        </section>
      )}
      {ids.map((id, at) => (
        <BlockBox key={id} {...part} id={id} at={at} />
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
