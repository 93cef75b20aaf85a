/** A swipe towards the start of the line removes a leg of the coupon [TCH-4, TCH-5]. */
import type { Core } from 'touchline/app/facade';
import { isStill } from '../web/components/flash.ts';
import { texts } from '../web/text.ts';

const LEGS = '.coupon-room .leg[data-leg]';
/** A finger on these means something else. */
const NOT_ON = 'input, select, textarea, .leg-handle, .pad';
/** Below this a finger has not decided on a direction. */
const SLOP_PX = 8;
/** A leg that has moved this far goes: a part of its width, or less where the finger was quick. */
const FAR_SHARE = 0.4;
const FLICK_PX = 48;
const FLICK_PX_PER_MS = 0.5;
const MOTION = { duration: 160, easing: 'ease-out' } as const;

interface Swipe {
  readonly leg: HTMLElement;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** -1 where lines begin on the left. */
  readonly sign: 1 | -1;
  isMoving: boolean;
}

export interface Removed {
  readonly marketId: number;
  readonly name: string;
  /** The panel of the coupon. */
  readonly room: HTMLElement;
}

function move({ leg, sign }: Swipe, distance: number): void {
  leg.style.setProperty('translate', `${sign * distance}px`);
  leg.dataset['swiped'] = distance >= leg.offsetWidth * FAR_SHARE ? 'far' : 'near';
}

async function glide({ leg }: Swipe, to: string): Promise<void> {
  if (!isStill()) await leg.animate([{}, { translate: to }], MOTION).finished.catch(() => undefined);
}

function settle({ leg }: Swipe): void {
  leg.style.removeProperty('translate');
  delete leg.dataset['swiped'];
}

/** Runs for the page's lifetime. `onRemoved` is called after each leg that a swipe has removed. */
export function followSwipes(core: Core, onRemoved: (removed: Removed) => void): void {
  let swipe: Swipe | null = null;
  const distanceOf = ({ x, sign }: Swipe, clientX: number): number => Math.max(0, (clientX - x) * sign);

  const back = async (ended: Swipe): Promise<void> => {
    await glide(ended, '0px');
    settle(ended);
  };
  const remove = async (ended: Swipe): Promise<void> => {
    const { leg, sign } = ended;
    const room = leg.closest<HTMLElement>('.coupon-room');
    const name = leg.querySelector('.leg-name')?.textContent ?? '';
    const marketId = Number(leg.dataset['leg']);
    await glide(ended, `${sign * leg.offsetWidth}px`);
    settle(ended);
    const isGone = core.dispatch({ type: 'coupon/removeLeg', payload: { marketId } }).ok;
    if (isGone && room !== null) onRemoved({ marketId, name, room });
  };

  document.addEventListener(
    'pointerdown',
    ({ pointerType, isPrimary, pointerId, target, clientX, clientY, timeStamp }) => {
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element) || target.closest(NOT_ON) !== null)
        return;
      const leg = target.closest<HTMLElement>(LEGS);
      if (leg === null) return;
      const sign = getComputedStyle(leg).direction === 'rtl' ? 1 : -1;
      swipe = { leg, pointerId, x: clientX, y: clientY, at: timeStamp, sign, isMoving: false };
    },
  );
  document.addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
    if (swipe === null || swipe.pointerId !== pointerId) return;
    const distance = distanceOf(swipe, clientX);
    if (!swipe.isMoving) {
      const [across, along] = [Math.abs(clientX - swipe.x), Math.abs(clientY - swipe.y)];
      if (Math.max(across, along) < SLOP_PX) return;
      if (along > across || distance === 0) {
        swipe = null;
        return;
      }
      swipe.isMoving = true;
      swipe.leg.dataset['swipe'] = texts.translate('coupon.remedy.removeLeg');
      swipe.leg.setPointerCapture(pointerId);
    }
    move(swipe, distance);
  });
  document.addEventListener('pointerup', ({ pointerId, clientX, timeStamp }) => {
    if (swipe === null || swipe.pointerId !== pointerId) return;
    const ended = swipe;
    swipe = null;
    if (!ended.isMoving) return;
    const distance = distanceOf(ended, clientX);
    const isFlick = distance >= FLICK_PX && distance / Math.max(1, timeStamp - ended.at) >= FLICK_PX_PER_MS;
    void (isFlick || distance >= ended.leg.offsetWidth * FAR_SHARE ? remove(ended) : back(ended));
  });
  // The browser scrolls instead.
  document.addEventListener('pointercancel', ({ pointerId }) => {
    if (swipe === null || swipe.pointerId !== pointerId) return;
    const ended = swipe;
    swipe = null;
    if (ended.isMoving) void back(ended);
  });
}
