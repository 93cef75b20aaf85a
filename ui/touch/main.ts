/**
 * Additions for a finger, on a device with a touch screen. The script loads after the page; without it everything
 * works by its buttons.
 */
import type { Core } from 'touchline/app/facade';
import { followHaptics } from 'touchline/core/coupon/haptics';
import { createVibration } from '../../adapters/browser/vibration.ts';
import { loadNamespaces } from '../web/text.ts';
import { followAmounts } from './keypad.ts';
import { mayFeel } from './may-feel.ts';
import { followSwipes } from './swipe.ts';
import { offerUndo } from './undo-notice.ts';

const STYLES = new URL('./touch.css', import.meta.url);

function addStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = STYLES.href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`no styles: ${STYLES.href}`)));
    document.head.append(link);
  });
}

/** Runs for the page's lifetime. */
export async function startTouch(core: Core): Promise<void> {
  // A messenger has haptics of its own [MSG-6].
  if (self === top && !('TelegramWebviewProxy' in self)) {
    const vibration = createVibration();
    const { slip, placing } = core.coupon;
    followHaptics({ slip, placing }, { play: (what) => void (mayFeel(core) && vibration.play(what)) });
  }
  await loadNamespaces('kiosk');
  await addStyles();
  followAmounts(core, () => core.feature('display').get()?.isKeypadShown !== false);
  followSwipes(core, (removed) => offerUndo(core, removed));
}
