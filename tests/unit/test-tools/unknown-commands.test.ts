import { describe, expect, it } from 'vitest';
import { takeUnknownCommands } from '../../arbitraries/unknown-commands.ts';
import { createWorld } from '../../models/world.ts';

/** A planted command without a handler, which the types of the facade refuse. */
const NOWHERE = { type: 'nowhere/go', payload: {} } as never;

describe('a command that no module handles', () => {
  it('fails the test in which a core reports it, even if the refusal is ignored', async () => {
    const { core } = await createWorld().player();
    core.dispatch(NOWHERE);
    // A report that is not taken would fail this test at its end.
    expect(takeUnknownCommands()).toEqual(['Error: no module handles nowhere/go']);
  });
  it('is no longer reported once it is taken', () => {
    expect(takeUnknownCommands()).toEqual([]);
  });
});
