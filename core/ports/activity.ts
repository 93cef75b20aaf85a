import type { Observable } from 'rxjs';

/** Signs that somebody is there. They say that, and nothing of what she does. */
export interface ActivityPort {
  /** Emits at each move of the mouse, key, touch, turn of the wheel and resize. */
  readonly signs$: Observable<unknown>;
  /** True while the page plays a video or a sound. */
  isMediaPlaying(): boolean;
}
