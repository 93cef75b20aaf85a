/** The opening post of a foreign game: its own window and exactly its origin. */
import { describe, expect, it } from 'vitest';
import { accepted, HOSTILE, openedBy, opening } from './posts.ts';

describe('the opening of a foreign game', () => {
  it('[GSN-18] gives one port to the game, however often the game asks', () => {
    expect(openedBy(opening())).toBe(1);
    expect(openedBy(opening(), opening())).toBe(1);
  });

  it('[GSN-18] ignores every other window and origin, before and after', () => {
    expect(accepted()).toEqual([]);
    expect(openedBy(...HOSTILE.values(), opening(), ...HOSTILE.values())).toBe(1);
  });

  it.each([null, 'hello', [], { t: 'ready' }, JSON.stringify({ t: 'hello' })])(
    '[GSN-18] ignores a post of the game that is no opening: %j',
    (data) => {
      expect(openedBy(opening(data))).toBe(0);
    },
  );
});
