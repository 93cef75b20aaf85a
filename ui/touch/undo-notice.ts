/** After a swipe: a notice above the stake that brings the leg back [TCH-6]. */
import type { Core } from 'touchline/app/facade';
import { make } from '../element/dom.ts';
import { texts } from '../web/text.ts';
import { watchProjection } from '../web/use-projection.ts';
import type { Removed } from './swipe.ts';

const NOTICE_MS = 8_000;

/** The parts of the coupon that the player can change: once they differ, undo would no longer take back the swipe. */
function draftOf({ coupon }: Core): string {
  const { legs, betType, systemValue, blocks } = coupon.slip.get();
  const { stakeText, settings } = coupon.stake.get();
  return JSON.stringify([
    legs.map(({ marketId, isBanker, blockId, stakeText: own }) => [marketId, isBanker, blockId, own]),
    blocks.map(({ id }) => id),
    betType,
    systemValue,
    settings.isAutoMax ? '' : stakeText,
  ]);
}

let hide: (() => void) | null = null;

/** Shows the notice; an earlier one goes. An empty coupon has its own way back. */
export function offerUndo(core: Core, { marketId, name, room }: Removed): void {
  hide?.();
  const draft = draftOf(core);
  // React has drawn the coupon without the leg by then.
  requestAnimationFrame(() => {
    const foot = room.querySelector('.coupon-foot');
    if (foot === null || draftOf(core) !== draft) return;
    const news = make('span', { role: 'status', dir: 'auto' });
    const undo = make('button', { type: 'button', class: 'button is-small' }, texts.translate('coupon.undo'));
    const notice = make('div', { class: 'leg-undo' }, news, undo);
    let timer: ReturnType<typeof setTimeout>;
    const stops: (() => void)[] = [];
    const close = (): void => {
      stops.forEach((stop) => stop());
      notice.remove();
      if (hide === close) hide = null;
    };
    const wait = (): void => {
      timer = setTimeout(() => (notice.contains(document.activeElement) ? wait() : close()), NOTICE_MS);
    };
    const check = (): void => {
      if (draftOf(core) !== draft) close();
    };
    undo.addEventListener('click', () => {
      close();
      core.dispatch({ type: 'coupon/undo', payload: {} });
      requestAnimationFrame(() =>
        room.querySelector<HTMLElement>(`[data-removes="${marketId}"]`)?.focus({ preventScroll: true }),
      );
    });
    foot.prepend(notice);
    // A live region is there before its text.
    requestAnimationFrame(() => news.append(texts.translate('swipe.removed', { name })));
    hide = close;
    wait();
    stops.push(
      () => clearTimeout(timer),
      watchProjection(core.coupon.slip, check),
      watchProjection(core.coupon.stake, check),
    );
  });
}
