/** The site as a mini-app: what it reports to its messenger, and what it takes from it [MSG-3 … MSG-7]. */
import { distinctUntilChanged, filter, map, pairwise } from 'rxjs';
import * as v from 'valibot';
import { followHaptics, type FeltCoupon } from 'touchline/core/coupon/haptics';
import type { PlacingView } from 'touchline/core/coupon/views';
import type { Theme } from 'touchline/core/preferences/types';
import type { Readable } from 'touchline/kernel/readable';
import type { Haptic } from 'touchline/ports/haptics';
import type { Bridge } from './bridge.ts';
import type { Launch, MessengerTheme } from './launch.ts';
import { themeOf } from './launch.ts';

/** The views of a core that a mini-app follows. */
export interface MiniAppCore {
  readonly preferences: Readable<{ readonly theme: Theme }>;
  readonly coupon: FeltCoupon;
}

/** The shell's side of a mini-app. */
export interface MiniAppShell {
  /** The page's path without the language, such as `/live`. */
  path(): string;
  /** Calls `listener` after each change of the place. */
  onLocation(listener: () => void): void;
  go(path: string): void;
  back(): void;
  /** Shows a theme that the player has not chosen; null shows the player's choice. */
  show(theme: MessengerTheme | null): void;
  /** Whether the player wants haptics. */
  mayFeel(): boolean;
}

const HOME = '/';
const themeChange = v.object({ theme_params: v.unknown() });

const ON_THE_WAY: readonly PlacingView['state'][] = ['saving', 'sending', 'pending', 'unknown'];

function followTheme(
  { preferences }: MiniAppCore,
  { events$ }: Bridge,
  shell: MiniAppShell,
  first: MessengerTheme | null,
): void {
  let theme = first;
  const show = (): void => shell.show(preferences.get().theme === 'auto' ? theme : null);
  events$.pipe(filter(({ type }) => type === 'theme_changed')).subscribe(({ data }) => {
    const read = v.safeParse(themeChange, data);
    theme = (read.success ? themeOf(read.output.theme_params) : null) ?? theme;
    show();
  });
  preferences.value$
    .pipe(
      map((chosen) => chosen.theme),
      distinctUntilChanged(),
    )
    .subscribe(show);
}

function followPlace({ send, events$ }: Bridge, shell: MiniAppShell): void {
  const report = (): void => send('web_app_setup_back_button', { is_visible: shell.path() !== HOME });
  shell.onLocation(report);
  report();
  events$.pipe(filter(({ type }) => type === 'back_button_pressed')).subscribe(() => shell.back());
}

/** In the words of the protocol. */
const FELT: Readonly<Record<Haptic, Readonly<Record<string, string>>>> = {
  choice: { type: 'selection_change' },
  success: { type: 'notification', notification_type: 'success' },
  failure: { type: 'notification', notification_type: 'error' },
};

function followCoupon({ coupon }: MiniAppCore, { send }: Bridge, { mayFeel }: MiniAppShell): void {
  followHaptics(coupon, { play: (what) => void (mayFeel() && send('web_app_trigger_haptic_feedback', FELT[what])) });
  const states$ = coupon.placing.value$.pipe(
    map(({ placing }) => placing.state),
    distinctUntilChanged(),
  );
  states$
    .pipe(
      map((state) => ON_THE_WAY.includes(state)),
      distinctUntilChanged(),
      // Nothing needs to be asked until a bet has been placed.
      pairwise(),
    )
    .subscribe(([, isOnTheWay]) => send('web_app_setup_closing_behavior', { need_confirmation: isOnTheWay }));
}

/** Runs for the page's lifetime. */
export function startMiniApp(core: MiniAppCore, bridge: Bridge, shell: MiniAppShell, launch: Launch): void {
  followTheme(core, bridge, shell, launch.theme);
  followPlace(bridge, shell);
  followCoupon(core, bridge, shell);
  bridge.send('web_app_ready');
  bridge.send('web_app_expand');
  if (launch.startPath !== null && shell.path() === HOME) shell.go(launch.startPath);
}
