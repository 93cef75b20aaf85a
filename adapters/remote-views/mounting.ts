import type { RemoteScriptFailure } from '../../core/ports/remote-views.ts';

/** How long `mount` may take to answer. */
const MOUNT_MS = 5_000;

/** One view from its mounting until it is taken away or has failed, whichever comes first. */
export interface Mounting {
  readonly isOver: () => boolean;
  /** Told once, and not any more once it is over; whatever stands is taken away. */
  readonly fail: (code: RemoteScriptFailure['code']) => void;
  /** Mounts: `mount` answers with the way to take the view away, now or within 5 s. An answer that comes when all is over is used at once. */
  readonly run: (mount: () => unknown) => void;
  /** Takes away what stands. May be called again. */
  readonly end: () => void;
}

/** Also of a promise library that a view brings. */
function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'then') === 'function';
}

/** `tidy` runs after a view has been taken away; it may run more than once. */
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
      // It is gone either way.
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
