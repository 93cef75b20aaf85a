/**
 * The contract of views with their own code, with valid and invalid scripts. Loading is simulated: the test receives
 * the script from the page's head.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountScript } from '../../adapters/remote-views/mount-script.ts';

const OWN = 'http://localhost:3000';
type Register = (name: string, view: unknown) => boolean;
/** The behaviour of the next script. */
let run: (register: Register) => void;
let isLoaded: boolean;
let made = 0;
let room: HTMLElement;
let failures: string[];

const register: Register = (name, view) =>
  (Reflect.get(globalThis, 'touchlineViews') as { readonly register: Register }).register(name, view);

beforeEach(() => {
  vi.useFakeTimers();
  isLoaded = true;
  failures = [];
  room = document.createElement('div');
  document.body.append(room);
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    queueMicrotask(() => {
      Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
      if (isLoaded) run(register);
      Object.defineProperty(document, 'currentScript', { value: null, configurable: true });
      script.dispatchEvent(new Event(isLoaded ? 'load' : 'error'));
    });
  });
});
afterEach(() => {
  room.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Gives each script a unique address, because a registered script stays registered. */
function mount(over: Partial<Parameters<typeof mountScript>[0]> = {}): () => void {
  return mountScript(
    {
      kind: 'script',
      name: 'sample',
      url: `/code/${(made += 1)}`,
      origins: ['self'],
      integrity: 'sha256-x',
      timeoutMs: 1_000,
      ...over,
    },
    room,
    { hello: 1 },
    ({ code }) => void failures.push(code),
    OWN,
  );
}
const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const shown = (): string => room.firstElementChild?.shadowRoot?.textContent ?? '';

describe('a view with its own code', () => {
  it('[RMV-16] is mounted into a shadow tree with its bridge, and unmounted once', async () => {
    const calls: unknown[] = [];
    run = (give) =>
      void give('sample', {
        version: 1,
        mount: (element: HTMLElement, bridge: object) => {
          calls.push(bridge);
          element.textContent = 'hello';
          return () => void calls.push('gone');
        },
      });
    const leave = mount();
    await pass();
    expect(shown()).toBe('hello');
    expect(calls).toEqual([{ hello: 1 }]);
    leave();
    leave();
    expect(room.childElementCount).toBe(0);
    expect(calls).toEqual([{ hello: 1 }, 'gone']);
    expect(failures).toEqual([]);
  });

  it.each([
    ['under another name', 'other', { version: 1, mount: () => () => undefined }],
    ['for another version', 'sample', { version: 2, mount: () => () => undefined }],
    ['without mount', 'sample', { version: 1 }],
    ['nothing', 'sample', null],
  ])('[RMV-16] that registers %s fails', async (_, name, view) => {
    let answer: unknown;
    run = (give) => void (answer = give(name, view));
    mount();
    await pass();
    expect(answer).toBe(false);
    expect(failures).toEqual(['network']);
    expect(room.childElementCount).toBe(0);
  });

  it('[RMV-16] cannot be registered from outside its script', async () => {
    run = () => undefined;
    mount();
    await pass();
    expect(register('sample', { version: 1, mount: () => () => undefined })).toBe(false);
    expect(() => Object.assign(globalThis, { touchlineViews: {} })).toThrow(TypeError);
  });

  it('[RMV-16] that cannot be loaded fails, and can be retried', async () => {
    isLoaded = false;
    const again = { url: '/code/again' };
    mount(again);
    await pass();
    expect(failures).toEqual(['network']);
    isLoaded = true;
    run = (give) =>
      void give('sample', {
        version: 1,
        mount: (element: HTMLElement) => {
          element.textContent = 'there';
          return () => undefined;
        },
      });
    mount(again);
    await pass();
    expect(shown()).toBe('there');
    expect(failures).toEqual(['network']);
  });

  it('[RMV-10] of an origin that is not allowed is never requested', async () => {
    mount({ url: 'https://evil.example/x.js', origins: ['self'] });
    await pass();
    expect(failures).toEqual(['origin']);
    expect(vi.mocked(document.head.append)).toHaveBeenCalledTimes(0);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('in mount');
      },
    ],
    ['rejects', () => Promise.reject(new Error('in mount'))],
    ['answers nothing', () => undefined],
  ])('[RMV-17] whose mount %s is removed', async (_, act) => {
    run = (give) => void give('sample', { version: 1, mount: act });
    mount();
    await pass();
    expect(failures).toEqual(['threw']);
    expect(room.childElementCount).toBe(0);
  });

  it('[RMV-16] whose mount does not answer is removed after five seconds; a later answer is cleaned up', async () => {
    let answer = (_: () => void): void => undefined;
    const calls: string[] = [];
    run = (give) =>
      void give('sample', {
        version: 1,
        mount: () =>
          new Promise((resolve) => {
            answer = resolve;
          }),
      });
    mount();
    await pass(4_999);
    expect(failures).toEqual([]);
    await pass(1);
    expect(failures).toEqual(['noAnswer']);
    expect(room.childElementCount).toBe(0);
    answer(() => void calls.push('undone'));
    await pass();
    expect(calls).toEqual(['undone']);
    expect(failures).toEqual(['noAnswer']);
  });

  it('[RMV-17] that throws later is identified by the stack; errors of other scripts are ignored', async () => {
    run = (give) =>
      void give('sample', {
        version: 1,
        mount: () => () => {
          throw new Error('in unmount');
        },
      });
    mount({ url: '/code/later' });
    await pass();
    const from = (address: string): ErrorEvent => {
      const error = new Error('later');
      error.stack = `Error: later\n    at f (${address}:1:2)`;
      return new ErrorEvent('error', { error, cancelable: true });
    };
    dispatchEvent(from(`${OWN}/assets/main.js`));
    expect(failures).toEqual([]);
    const event = from(`${OWN}/code/later`);
    dispatchEvent(event);
    dispatchEvent(from(`${OWN}/code/later`));
    expect(failures).toEqual(['threw']);
    expect(event.defaultPrevented).toBe(true);
    expect(room.childElementCount).toBe(0);
  });

  it('that is released while loading is never mounted', async () => {
    let mounted = 0;
    run = (give) => void give('sample', { version: 1, mount: () => void (mounted += 1) });
    mount()();
    await pass();
    expect(mounted).toBe(0);
    expect(failures).toEqual([]);
    expect(room.childElementCount).toBe(0);
  });
});
