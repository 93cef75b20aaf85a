import type { RemoteScriptFailure } from 'touchline/ports/remote-views';

/** How long `mount` may take to answer. */
const MOUNT_MS = 5_000;

/** One view from mount until it is unmounted or has failed, whichever comes first. */
export interface Mounting {
  readonly isOver: () => boolean;
  /** Reports the failure and unmounts the view. Has no effect after the end or an earlier failure. */
  readonly fail: (code: RemoteScriptFailure['code']) => void;
  /**
   * Calls `mount`, which returns the unmount function, directly or by a promise within 5 s. An unmount function that
   * arrives after the end is called immediately.
   */
  readonly run: (mount: () => unknown) => void;
  /** Unmounts the view. Calling it again has no effect. */
  readonly end: () => void;
}

/** Accepts any thenable, since a view may bring its own promise library. */
function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'then') === 'function';
}

/** `tidy` runs after the view has been unmounted; it may run more than once. */
export function createMounting(
  onFailure: (failure: RemoteScriptFailure) => void,
  tidy: () => void = () => undefined,
): Mounting {
  let isOver = false;
  let late: ReturnType<typeof setTimeout> | undefined;
  let unmount: (() => unknown) | null = null;

  const end = (): void => {
    isOver = true;
    clearTimeout(late);
    const leave = unmount;
    unmount = null;
    try {
      leave?.();
    } catch {
      // The view is gone even if its unmount function throws.
    }
    tidy();
  };
  const fail = (code: RemoteScriptFailure['code']): void => {
    if (isOver) return;
    end();
    onFailure({ code });
  };
  const accept = (answer: unknown): void => {
    clearTimeout(late);
    if (typeof answer !== 'function') return fail('threw');
    unmount = answer as () => unknown;
    if (isOver) end();
  };
  return {
    isOver: () => isOver,
    fail,
    run(mount) {
      try {
        const answer = mount();
        if (!isThenable(answer)) return accept(answer);
        late = setTimeout(() => fail('noAnswer'), MOUNT_MS);
        Promise.resolve(answer).then(accept, () => fail('threw'));
      } catch {
        fail('threw');
      }
    },
    end,
  };
}
