/** The debugger with the real core: its fold equals the core's state, and holds nothing of a player who has left. */
import { describe, expect, it } from 'vitest';
import type { DebugActions } from 'touchline/core/debugger/public';
import type { Core } from 'touchline/app/facade';
import { createWorld } from '../../models/world.ts';

async function debugOf(core: Core): Promise<DebugActions> {
  await core.load('debug');
  const debug = core.actions('debug');
  if (debug === null) throw new Error('the debugger is not registered');
  return debug;
}

describe('the debugger over the core', () => {
  it('[DBG-2, DBG-3] replays the core’s log without affecting the core', async () => {
    const world = createWorld();
    const { core } = await world.player();
    const debug = await debugOf(core);
    await world.clock.run(1_000);
    const last = debug.events().at(-1)?.seq ?? 0;
    expect(debug.differing()).toEqual([]);
    const before = { events: debug.events().length, session: core.session.get() };
    expect(debug.stateAt(last)).toMatchObject({ session: { status: 'player' } });
    expect(debug.stateAt(0)).toMatchObject({ session: { status: 'unknown' } });
    expect({ events: debug.events().length, session: core.session.get() }).toEqual(before);
  });

  it('[DBG-1, DBG-4] keeps and exports nothing of a player who has left', async () => {
    const world = createWorld();
    const { core } = await world.player();
    const session = core.session.get();
    const userId = session.status === 'player' ? session.userId : '';
    const debug = await debugOf(core);
    await world.clock.run(1_000);
    expect(debug.write(debug.events())).toContain(userId);
    expect(debug.exportLog(core.navigation.trail())).not.toContain(userId);
    core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(5_000);
    expect(core.session.get().status).toBe('guest');
    const left = debug.write([debug.events(), debug.stateAt(0), debug.stateAt(Infinity)]);
    expect(userId.length).toBeGreaterThan(0);
    expect(left).not.toContain(`"${userId}"`);
  });
});
