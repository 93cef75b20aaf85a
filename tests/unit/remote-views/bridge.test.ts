import { beforeEach, describe, expect, it } from 'vitest';
import { createCell } from 'touchline/kernel/readable';
import { createBridge, insidePath } from 'touchline/core/remote-views/bridge';

let asked: unknown[];
let at: number;
const language = createCell('en');
const theme = createCell<'light' | 'dark'>('light');
const session = createCell<'unknown' | 'guest' | 'player'>('guest');
let made: ReturnType<typeof createBridge>;
beforeEach(() => {
  asked = [];
  at = 0;
  language.set('en');
  made = createBridge({
    language,
    theme,
    session,
    now: () => at,
    navigate: (path) => void asked.push(['go', path]),
    notify: (tone, text) => void asked.push([tone, text]),
    resize: (px) => void asked.push(['resize', px]),
    onFault: (fault) => void asked.push(['fault', String(fault)]),
  });
});

describe('the bridge', () => {
  it('[RMV-14] has exactly the members of version 1, and is frozen', () => {
    expect(Object.keys(made.bridge).toSorted()).toEqual([
      'language',
      'navigate',
      'notify',
      'resize',
      'session',
      'theme',
      'version',
    ]);
    expect(made.bridge.version).toBe(1);
    expect(() => Object.assign(made.bridge, { navigate: () => true })).toThrow(TypeError);
    expect(made.bridge.language.get()).toBe('en');
    expect(made.bridge.theme.get()).toBe('light');
    expect(made.bridge.session.get()).toBe('guest');
  });

  it('[RMV-14] notifies of changes only, and contains exceptions of a listener', () => {
    const received: string[] = [];
    const end = made.bridge.language.subscribe((value) => {
      received.push(value);
      throw new Error('in a listener');
    });
    language.set('ar');
    end();
    language.set('de');
    expect(received).toEqual(['ar']);
    expect(asked).toEqual([['fault', 'Error: in a listener']]);
  });

  it.each(['/live', '/line/1/2', '/rules/general?x=1#top'])('[RMV-15] navigates to %s', (path) => {
    expect(made.bridge.navigate(path)).toBe(true);
    expect(asked).toEqual([['go', path]]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'live',
    '',
    ' /live',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    `/${'x'.repeat(600)}`,
    5,
    null,
    undefined,
    {},
    ['/live'],
    { toString: () => '/live' },
  ])('[RMV-15] does not navigate to %j', (to) => {
    expect(made.bridge.navigate(to)).toBe(false);
    expect(insidePath(to)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('[RMV-14] shows a notice as plain text, shortened, at a limited rate', () => {
    const { notify } = made.bridge;
    expect(notify('info', `  a\u202eb\n${'x'.repeat(300)}`)).toBe(true);
    expect(asked).toEqual([['info', expect.stringMatching(/^a b x+$/)]]);
    expect(String((asked[0] as readonly string[])[1]).length).toBeLessThanOrEqual(200);
    expect(notify('loud', 'x')).toBe(false);
    expect(notify('info', 5)).toBe(false);
    expect(notify('info', ' \n')).toBe(false);
    expect(notify('info', 'two')).toBe(true);
    expect(notify('error', 'three')).toBe(true);
    expect(notify('info', 'four')).toBe(false);
    at += 10_000;
    expect(notify('info', 'later')).toBe(true);
  });

  it.each([
    [100.2, 101],
    [0, 0],
    [1e9, 20_000],
    [-1, null],
    [Number.NaN, null],
    [Infinity, null],
    ['100', null],
  ])('[RMV-14] limits a requested height of %j', (wanted, given) => {
    expect(made.bridge.resize(wanted)).toBe(given !== null);
    expect(asked).toEqual(given === null ? [] : [['resize', given]]);
  });

  it('[RMV-14] has no effect after the view is removed', () => {
    const received: string[] = [];
    made.bridge.language.subscribe((value) => void received.push(value));
    made.cut();
    language.set('ru');
    made.bridge.language.subscribe((value) => void received.push(value));
    language.set('de');
    expect(made.bridge.navigate('/live')).toBe(false);
    expect(made.bridge.notify('info', 'x')).toBe(false);
    expect(made.bridge.resize(5)).toBe(false);
    expect(received).toEqual([]);
    expect(asked).toEqual([]);
  });
});
