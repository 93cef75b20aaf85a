import type { Observable } from 'rxjs';

/** Signs of user activity. They report that a user is present and nothing about their actions. */
export interface ActivityPort {
  /** Emits at each mouse move, key press, touch, wheel turn and resize. */
  readonly signs$: Observable<unknown>;
  /** True while the page plays a video or a sound. */
  isMediaPlaying(): boolean;
}
