/** Services with scripts of their own: nothing foreign loads, and a stopped sink leaves nothing behind. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsItem, AnalyticsSink, AnalyticsSinkSetup } from 'touchline/ports/analytics';
import { openScriptSink } from '../../adapters/analytics/script-sink.ts';

const INTEGRITY = `sha384-${'a'.repeat(64)}`;
const setup = (url: string, integrity = INTEGRITY): AnalyticsSinkSetup => ({
  name: 'pixel',
  key: 'k',
  script: { url, integrity },
});
const ITEM: AnalyticsItem = { id: '1', name: 'page_view', at: 1, payload: { route: 'live', path: '/live' } };
/** Receives what the sink appends to the head, so that nothing is fetched. */
let head = document.createElement('div');
const scripts = (): readonly HTMLScriptElement[] => [...head.querySelectorAll('script')];
const global = (): unknown => Reflect.get(globalThis, 'socialPixel');

let sink: AnalyticsSink | null = null;
const open = (how: AnalyticsSinkSetup): AnalyticsSink => (sink = openScriptSink(how));
beforeEach(() => {
  head = document.createElement('div');
  vi.spyOn(document.head, 'append').mockImplementation((...parts) => head.append(...parts));
});
afterEach(() => {
  sink?.stop();
  sink = null;
  vi.restoreAllMocks();
});

describe('a service with a script', () => {
  it.each([
    'https://evil.example/pixel.js',
    '//evil.example/pixel.js',
    'http://localhost/pixel.js',
    'data:text/javascript,1',
  ])('[ANL-10] does not load %s', (url) => {
    expect(() => open(setup(url))).toThrow(/not allowed/);
    expect(scripts()).toEqual([]);
    expect(global()).toBeUndefined();
  });

  it('[ANL-10] does not load without a hash', () => {
    expect(() => open(setup('/pixel.js', ''))).toThrow(/not allowed/);
    expect(scripts()).toEqual([]);
  });

  it('[ANL-10] loads from the site with its hash, and calls wait for the script in order', () => {
    const opened = open(setup('/pixel.js'));
    const [script] = scripts();
    expect(script?.integrity).toBe(INTEGRITY);
    expect(script?.crossOrigin).toBe('anonymous');
    expect(script?.getAttribute('src')).toBe('/pixel.js');
    void opened.send([ITEM], false);
    expect(global()).toHaveProperty('queue', [
      ['init', 'k'],
      ['trackCustom', 'page_view', ITEM.payload],
    ]);
  });

  it('[ANL-1] stopped, takes its script and its global away and takes no further items', async () => {
    const opened = open(setup('/pixel.js'));
    opened.stop();
    expect(scripts()).toEqual([]);
    expect(global()).toBeUndefined();
    expect(await opened.send([ITEM], false)).toBe(false);
  });

  it('[ANL-3] a script that does not load loses its items, and later ones at once', async () => {
    const opened = open(setup('/pixel.js'));
    const taken = opened.send([ITEM], false);
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(await taken).toBe(false);
    expect(await opened.send([ITEM], false)).toBe(false);
  });
});
