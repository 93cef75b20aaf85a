/** Mounting one of the bundled screens: files by hash, mount, and failures. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteModule } from 'touchline/ports/remote-views';
import { importModule, mountModule } from '../../adapters/remote-views/mount-module.ts';
import { fetchBundledList } from '../../adapters/remote-views/bundled-list.ts';
import { integrityOf } from '../../adapters/remote-views/fetch-part.ts';

const OWN = location.origin;
const room = document.createElement('div');
let failures: string[];
/** Gives each screen a unique address, because an imported module stays imported. */
let made = 0;
const code = (over: Partial<RemoteModule> = {}): RemoteModule => ({
  kind: 'module',
  files: [{ url: `/assets/x-${(made += 1)}.js`, integrity: 'sha256-x' }],
  timeoutMs: 1_000,
  ...over,
});
const mount = (
  of: RemoteModule,
  load: (code: RemoteModule) => Promise<unknown>,
  bridge: object = { hello: 1 },
): (() => void) => mountModule(of, room, bridge, ({ code: why }) => void failures.push(why), OWN, load);
const pass = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  failures = [];
  room.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

describe('a screen of the site’s own', () => {
  it('[RMV-16] is mounted into its element with its bridge, unmounted once, and can be mounted again synchronously', async () => {
    const calls: unknown[] = [];
    const view = {
      mount: (element: HTMLElement, bridge: object) => {
        calls.push(element === room, bridge);
        return () => void calls.push('gone');
      },
    };
    const of = code();
    const leave = mount(of, () => Promise.resolve(view));
    await pass();
    leave();
    leave();
    expect(calls).toEqual([true, { hello: 1 }, 'gone']);
    expect(failures).toEqual([]);
    const again = mount(of, () => Promise.reject(new Error('not asked')), { again: 1 });
    expect(calls.slice(3)).toEqual([true, { again: 1 }]);
    again();
  });

  it.each([
    ['whose files do not come', () => Promise.resolve(null), 'network'],
    ['that offers no mount', () => Promise.resolve({ mount: 1 }), 'network'],
    ['that cannot be imported', () => Promise.reject(new Error('x')), 'network'],
    [
      'that throws in mount',
      () =>
        Promise.resolve({
          mount: () => {
            throw new Error('x');
          },
        }),
      'threw',
    ],
    ['that answers nothing', () => Promise.resolve({ mount: () => undefined }), 'threw'],
    ['whose promise fails', () => Promise.resolve({ mount: () => Promise.reject(new Error('x')) }), 'threw'],
  ] as const)('[RMV-17] %s fails', async (_, load, why) => {
    mount(code(), load);
    await pass();
    expect(failures).toEqual([why]);
  });

  it('[RMV-16] fails without an answer after five seconds, and a later answer is cleaned up at once', async () => {
    const gone = vi.fn();
    let answer: (leave: () => void) => void = () => undefined;
    mount(code(), () => Promise.resolve({ mount: () => new Promise((resolve) => (answer = resolve)) }));
    await pass(4_999);
    expect(failures).toEqual([]);
    await pass(1);
    expect(failures).toEqual(['noAnswer']);
    answer(gone);
    await pass();
    expect(gone).toHaveBeenCalledTimes(1);
    expect(failures).toEqual(['noAnswer']);
  });

  it('is not mounted when released before its files arrive', async () => {
    const asked = vi.fn(() => () => undefined);
    mount(code(), () => Promise.resolve({ mount: asked }))();
    await pass();
    expect(asked.mock.calls).toEqual([]);
    expect(failures).toEqual([]);
  });

  it.each([[[{ url: 'https://views.example/x.js', integrity: 'sha256-x' }]], [[]]])(
    '[RMV-10] from another origin, or without files, is not loaded: %j',
    async (files) => {
      const load = vi.fn(() => Promise.resolve(null));
      mount(code({ files }), load);
      await pass();
      expect(load.mock.calls).toEqual([]);
      expect(failures).toEqual(['origin']);
    },
  );

  it('[RMV-20] loads each file with its hash, imports first, and fails when one file fails', async () => {
    const [view, part] = [
      { url: `/assets/view-${(made += 1)}.js`, integrity: 'sha256-view' },
      { url: `/assets/part-${made}.js`, integrity: 'sha256-part' },
    ];
    const appended = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes as HTMLScriptElement[])
        setTimeout(() => node.dispatchEvent(new Event(node.src.includes('/part-') ? 'error' : 'load')), 10);
    });
    const loading = importModule({ kind: 'module', files: [view, part], timeoutMs: 1_000 });
    await pass(10);
    expect(await loading).toBe(null);
    expect(
      appended.mock.calls.map(([node]) => {
        const { type, integrity, src } = node as HTMLScriptElement;
        return [type, integrity, new URL(src, OWN).pathname];
      }),
    ).toEqual([
      ['module', part.integrity, part.url],
      ['module', view.integrity, view.url],
    ]);
    appended.mockImplementation(() => undefined);
    const slow = importModule({ kind: 'module', files: [part], timeoutMs: 1_000 });
    await pass(1_000);
    expect(await slow).toBe(null);
  });
});

describe('the list of bundled screens', () => {
  const named = (content: string, integrity: string): void => {
    const meta = document.createElement('meta');
    meta.name = 'touchline-views';
    meta.content = content;
    meta.dataset['integrity'] = integrity;
    document.head.append(meta);
  };
  const ask = () => {
    vi.useRealTimers();
    return new Promise((resolve) => fetchBundledList(OWN).subscribe(resolve));
  };

  it('[RMV-20] is the one that the page names, with its hash', async () => {
    const list = '{"views":{}}';
    const answers = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() =>
        Promise.resolve(new Response(list, { headers: { 'content-type': 'application/json' } })),
      );
    expect(await ask()).toBe(null);
    named('/assets/views-1.json', (await integrityOf(new TextEncoder().encode(list))) ?? '');
    expect(await ask()).toEqual({ ok: true, value: list });
    expect(answers.mock.calls[0]?.[0]).toBe('/assets/views-1.json');
    answers.mockImplementation(() =>
      Promise.resolve(new Response(`${list} `, { headers: { 'content-type': 'application/json' } })),
    );
    expect(await ask()).toEqual({ ok: false, error: { code: 'integrity' } });
  });
});
