/** The camera's limit of 20 s, and pictures in their frame. */
import fc from 'fast-check';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_PHOTO_CHARS } from 'touchline/core/identification/public';
import { CameraView } from '../../ui/web/screens/identification/camera-view.tsx';
import { areaOf, FRAME, jpegOf, MAX_ZOOM } from '../../ui/web/screens/identification/picture.ts';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

interface FakeTrack {
  isOn: boolean;
  readonly stop: () => void;
}

describe('the camera', () => {
  const track: FakeTrack = { isOn: false, stop: () => void (track.isOn = false) };
  let onEnd: ReturnType<typeof vi.fn<(why: string) => void>>;
  let page: Rendered;

  beforeEach(async () => {
    await loadNamespaces('identification');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const getUserMedia = async () => {
      track.isOn = true;
      return Object.assign(new MediaStream(), { getTracks: () => [track] });
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    onEnd = vi.fn<(why: string) => void>();
    page = await render(createFakeCore(), <CameraView onTaken={() => undefined} onEnd={onEnd} />);
    Object.defineProperty(page.container.querySelector('video'), 'videoWidth', { value: 640 });
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
  const pass = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));

  it('[IDN-6] counts down from its first picture, and ends after 20 s', async () => {
    expect(page.queryByRole('timer')).toBeNull();
    await pass(50);
    expect(page.getByRole('timer').textContent).toContain('20 seconds left');
    await pass(10_000);
    expect(page.getByRole('timer').textContent).toContain('10 seconds left');
    expect(onEnd).not.toHaveBeenCalled();
    await pass(10_000);
    expect(onEnd).toHaveBeenCalledWith('timeUp');
  });

  it('[IDN-6] is off as soon as it leaves the page', () => {
    expect(track.isOn).toBe(true);
    page.unmount();
    expect(track.isOn).toBe(false);
  });
});

describe('a picture', () => {
  const side = fc.integer({ min: 1, max: 8_000 });
  const part = fc.double({ min: 0, max: 1, noNaN: true });

  it('fills the frame with a part of itself, in the frame’s proportions, wherever it is moved', () => {
    fc.assert(
      fc.property(
        side,
        side,
        fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
        part,
        part,
        (width, height, zoom, x, y) => {
          const area = areaOf({ width, height }, { zoom, x, y });
          expect(area.width / area.height).toBeCloseTo(FRAME.width / FRAME.height);
          expect(area.left).toBeGreaterThanOrEqual(-1e-6);
          expect(area.top).toBeGreaterThanOrEqual(-1e-6);
          expect(area.left + area.width).toBeLessThanOrEqual(width + 1e-6);
          expect(area.top + area.height).toBeLessThanOrEqual(height + 1e-6);
        },
      ),
    );
  });

  it('[IDN-5] is sent in the best quality of at most 200,000 characters', () => {
    const encode = (quality: number): string => `data:image/jpeg;base64,${'A'.repeat(Math.round(quality * 300_000))}`;
    expect(jpegOf(encode)?.length).toBe(180_000);
    expect(jpegOf(() => `data:image/jpeg;base64,${'A'.repeat(MAX_PHOTO_CHARS + 1)}`)).toBeNull();
    expect(jpegOf(() => 'data:image/png;base64,AAAA')).toBeNull();
  });
});
