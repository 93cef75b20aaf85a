import { describe, expect, it } from 'vitest';
import { createBrowserActivity } from '../../adapters/browser/browser-activity.ts';

describe('signs of activity', () => {
  it('[ACT-1] are mouse, key, touch, wheel and resize, even when the page stops propagation, and nothing else', () => {
    let count = 0;
    const listening = createBrowserActivity().signs$.subscribe(() => (count += 1));
    const inner = document.body.appendChild(document.createElement('button'));
    const signs = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'touchmove', 'wheel'];
    for (const type of [...signs, 'focus', 'scroll', 'visibilitychange']) {
      inner.addEventListener(type, (event) => event.stopPropagation());
      inner.dispatchEvent(new Event(type, { bubbles: true }));
    }
    window.dispatchEvent(new Event('resize'));
    expect(count).toBe(signs.length + 1);
    listening.unsubscribe();
    inner.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(count).toBe(signs.length + 1);
  });

  it('[ACT-1] media play when one is neither paused nor over and has data to show', () => {
    const states = [
      { paused: true, ended: false, readyState: 4 },
      { paused: false, ended: true, readyState: 4 },
      { paused: false, ended: false, readyState: 1 },
      { paused: false, ended: false, readyState: 4 },
    ];
    const plays = states.map((state) => {
      const video = Object.defineProperties(
        document.createElement('video'),
        Object.fromEntries(Object.entries(state).map(([key, value]) => [key, { value }])),
      );
      document.body.replaceChildren(video);
      return createBrowserActivity().isMediaPlaying();
    });
    expect(plays).toEqual([false, false, false, true]);
    document.body.replaceChildren();
    expect(createBrowserActivity().isMediaPlaying()).toBe(false);
  });
});
