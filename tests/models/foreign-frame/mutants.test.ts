/** Planted bugs in the check of the opening post: the hostile posts find each of them. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as Opening from 'touchline/core/game-session/rules/opening';

const OPENING = 'touchline/core/game-session/rules/opening';

afterEach(() => {
  vi.doUnmock(OPENING);
  vi.resetModules();
});

async function acceptedWith(bug: (real: typeof Opening.isOpening) => typeof Opening.isOpening) {
  vi.doMock(OPENING, async (original: () => Promise<typeof Opening>) => ({
    isOpening: bug((await original()).isOpening),
  }));
  return (await import('./posts.ts')).accepted();
}

/** The same post under another origin. */
const from = ({ source, data }: Opening.ArrivedPost, origin: string): Opening.ArrivedPost => ({ origin, source, data });

describe('planted bugs', () => {
  it('[GSN-18] without a bug no hostile post is accepted', async () => {
    expect(await acceptedWith((real) => real)).toEqual([]);
  });

  it('[GSN-18] a missing check of the origin is found', async () => {
    const bug = await acceptedWith((real) => (post, frame, origin) => real(from(post, origin), frame, origin));
    expect(bug).toContain('the frame after it went elsewhere');
  });

  it('[GSN-18] a check of the beginning of the origin is found', async () => {
    const bug = await acceptedWith(
      (real) => (post, frame, origin) =>
        real(post.origin.startsWith(origin) ? from(post, origin) : post, frame, origin),
    );
    expect(bug).toEqual(['an origin that begins like that of the game', 'another port']);
  });

  it('[GSN-18] a missing check of the window is found', async () => {
    const bug = await acceptedWith((real) => (post, _, origin) => real(post, post.source, origin));
    expect(bug).toEqual(['another window at the origin of the game']);
  });
});
