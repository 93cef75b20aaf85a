/** The contract of views with code of their own, against scripts that keep to it and scripts that do not. The loading is played: the page's head hands the script to the test. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountScript } from '../../adapters/remote-views/mount-script.ts';

const OWN = 'http://localhost:3000';
type Register = (name: string, view: unknown) => boolean;
/** What the next script does while it runs. */
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

/** Each script has an address of its own: one that registered stays registered. */
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

describe('a view with code of its own', () => {
  it('[RMV-16] is mounted into a shadow tree with its bridge, and taken away once', async () => {
    const heard: unknown[] = [];
    run = (give) =>
      void give('sample', {
        version: 1,
        mount: (element: HTMLElement, bridge: object) => {
          heard.push(bridge);
          element.textContent = 'hello';
          return () => void heard.push('gone');
        },
      });
    const leave = mount();
    await pass();
    expect([shown(), heard]).toEqual(['hello', [{ hello: 1 }]]);
    leave();
    leave();
    expect([room.childElementCount, heard, failures]).toEqual([0, [{ hello: 1 }, 'gone'], []]);
  });

  it.each([
    ['under another name', 'other', { version: 1, mount: () => () => undefined }],
    ['for another version', 'sample', { version: 2, mount: () => () => undefined }],
    ['without mount', 'sample', { version: 1 }],
    ['nothing', 'sample', null],
  ])('[RMV-16] that registers %s is not there', async (_, name, view) => {
    let answer: unknown;
    run = (give) => void (answer = give(name, view));
    mount();
    await pass();
    expect([answer, failures, room.childElementCount]).toEqual([false, ['network'], 0]);
  });

  it('[RMV-16] can not be registered from outside of its script', async () => {
    run = () => undefined;
    mount();
    await pass();
    expect(register('sample', { version: 1, mount: () => () => undefined })).toBe(false);
    expect(() => Object.assign(globalThis, { touchlineViews: {} })).toThrow(TypeError);
  });

  it('[RMV-16] that can not be loaded says so, and may be tried again', async () => {
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
    expect([shown(), failures]).toEqual(['there', ['network']]);
  });

  it('[RMV-10] of an origin that is not allowed is never asked for', async () => {
    mount({ url: 'https://evil.example/x.js', origins: ['self'] });
    await pass();
    expect([failures, vi.mocked(document.head.append).mock.calls.length]).toEqual([['origin'], 0]);
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
  ])('[RMV-17] whose mount %s is taken away', async (_, act) => {
    run = (give) => void give('sample', { version: 1, mount: act });
    mount();
    await pass();
    expect([failures, room.childElementCount]).toEqual([['threw'], 0]);
  });

  it('[RMV-16] whose mount does not answer is taken away after five seconds; what comes later is undone', async () => {
    let answer = (_: () => void): void => undefined;
    const heard: string[] = [];
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
    expect([failures, room.childElementCount]).toEqual([['noAnswer'], 0]);
    answer(() => void heard.push('undone'));
    await pass();
    expect([heard, failures]).toEqual([['undone'], ['noAnswer']]);
  });

  it('[RMV-17] that throws later is told by its stack, another script’s error is not its own', async () => {
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
    expect([failures, event.defaultPrevented, room.childElementCount]).toEqual([['threw'], true, 0]);
  });

  it('that is left while it loads is never mounted', async () => {
    let mounted = 0;
    run = (give) => void give('sample', { version: 1, mount: () => void (mounted += 1) });
    mount()();
    await pass();
    expect([mounted, failures, room.childElementCount]).toEqual([0, [], 0]);
  });
});
