import { describe, expect, it } from 'vitest';
import type { Call } from 'touchline/http/api';
import { calm } from '../../models/virtual-clock.ts';
import type { HttpTab, TabsWorld } from './given-tabs.ts';
import { createTabsWorld, TOKEN_PATH, tokensNamed } from './given-tabs.ts';

const mine: Call<unknown> = { method: 'GET', path: '/mine', auth: true, decode: (value) => ({ ok: true, value }) };

function ask(tab: HttpTab, times = 1): unknown[] {
  const answers: unknown[] = [];
  for (let at = 0; at < times; at += 1) tab.api(mine).subscribe((answer) => answers.push(answer));
  return answers;
}

async function refuseAll(world: TabsWorld): Promise<void> {
  for (const call of world.to('/mine').filter(({ isDone }) => !isDone)) call.answer(401);
  await calm();
}

function answerAll(world: TabsWorld): void {
  for (const call of world.to('/mine').filter(({ isDone }) => !isDone)) call.answer(200, {});
}

/** Three tabs with a token that is no longer valid. */
function threeTabs(world = createTabsWorld()): { readonly world: TabsWorld; readonly tabs: readonly HttpTab[] } {
  const tabs = [world.open(), world.open(), world.open()];
  for (const tab of tabs) tab.tokens.hold(tokensNamed('old', world.clock));
  return { world, tabs };
}

describe('one refresh for all tabs', () => {
  it('[HTTP-3] 50 parallel 401 answers in three tabs cause one refresh, and every call is answered', async () => {
    const { world, tabs } = threeTabs();
    const answers = [ask(tabs[0]!, 17), ask(tabs[1]!, 17), ask(tabs[2]!, 16)];
    await refuseAll(world);
    await world.clock.run(500);
    expect(world.to(TOKEN_PATH)).toHaveLength(1);
    world.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('new', world.clock));
    await world.clock.run(500);
    answerAll(world);
    expect(world.to(TOKEN_PATH)).toHaveLength(1);
    expect(answers.map((each) => each.length)).toEqual([17, 17, 16]);
    expect(answers.flat().every((answer) => (answer as { ok: boolean }).ok)).toBe(true);
    expect(
      new Set(
        world
          .to('/mine')
          .slice(50)
          .map(({ request }) => request.headers['authorization']),
      ),
    ).toEqual(new Set(['Bearer new']));
    expect(world.sent).toHaveLength(101);
  });

  it('[HTTP-3] on a device whose clock is hours ahead there is one refresh, too', async () => {
    const { world, tabs } = threeTabs();
    tabs.forEach((tab) => ask(tab, 5));
    await refuseAll(world);
    await world.clock.run(200);
    world
      .to(TOKEN_PATH)[0]
      ?.answer(200, { ...tokensNamed('new', world.clock), expiresAt: world.clock.now() - 7_200_000 });
    await world.clock.run(200);
    expect(world.to(TOKEN_PATH)).toHaveLength(1);
    const again = world.to('/mine').slice(15);
    expect(again).toHaveLength(15);
    expect(new Set(again.map(({ request }) => request.headers['authorization']))).toEqual(new Set(['Bearer new']));
  });

  it('[HTTP-3] a tab that waited for the lock uses the previous holder’s broadcast token, however slow the machine, and refreshes when there is none', async () => {
    const { world, tabs } = threeTabs(createTabsWorld({ messageMs: 400 }));
    tabs.forEach((tab) => ask(tab));
    await refuseAll(world);
    await world.clock.run(600);
    world.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('new', world.clock));
    await world.clock.run(5_000);
    expect(world.to(TOKEN_PATH)).toHaveLength(1);
    expect(world.to('/mine').slice(3)).toHaveLength(3);

    const dead = threeTabs();
    [dead.tabs[0]!, dead.tabs[1]!].forEach((tab) => ask(tab));
    await refuseAll(dead.world);
    await dead.world.clock.run(600);
    dead.world.to(TOKEN_PATH)[0]?.fail('network');
    await dead.world.clock.run(999);
    expect(dead.world.to(TOKEN_PATH)).toHaveLength(1);
    await dead.world.clock.run(1);
    expect(dead.world.to(TOKEN_PATH)).toHaveLength(2);
  });

  it('[HTTP-3] a tab refused within 60 s uses another tab’s token; after 60 s it refreshes', async () => {
    const { world, tabs } = threeTabs();
    ask(tabs[0]!);
    await refuseAll(world);
    await world.clock.run(200);
    world.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('new', world.clock));
    await world.clock.run(59_000);
    ask(tabs[1]!);
    world.to('/mine').at(-1)?.answer(401);
    await world.clock.run(200);
    expect(world.to(TOKEN_PATH)).toHaveLength(1);
    expect(world.to('/mine').at(-1)?.request.headers['authorization']).toBe('Bearer new');
    await world.clock.run(2_000);
    ask(tabs[2]!);
    world.to('/mine').at(-1)?.answer(401);
    await world.clock.run(200);
    expect(world.to(TOKEN_PATH)).toHaveLength(2);
  });

  it('[HTTP-3] a broadcast token of another player, expired, old, refused or malformed is not used', async () => {
    const messages = (world: TabsWorld): readonly unknown[] => {
      const good = {
        kind: 'tokensShared',
        userId: '7',
        ...tokensNamed('shared', world.clock),
        refreshedAt: world.clock.now(),
      };
      return [
        { ...good, userId: '8' },
        { ...good, token: 'old' },
        { ...good, expiresAt: world.clock.now() },
        { ...good, refreshedAt: world.clock.now() - 60_000 },
        { ...good, refreshedAt: world.clock.now() + 1e6 },
        { ...good, token: 7 },
        { ...good, token: '' },
        { ...good, token: 'a\r\nx: y' },
        { ...good, sessionToken: '\n' },
        null,
        'shared',
        { kind: 'tokensShared' },
      ];
    };
    for (const at of messages(createTabsWorld()).keys()) {
      const world = createTabsWorld();
      const tab = world.open();
      tab.tokens.hold(tokensNamed('old', world.clock));
      ask(tab);
      await refuseAll(world);
      world.broadcast(messages(world)[at]);
      await world.clock.run(200);
      expect(world.to(TOKEN_PATH), `message ${at}`).toHaveLength(1);
    }
    // A valid message is used.
    const world = createTabsWorld();
    const tab = world.open();
    tab.tokens.hold(tokensNamed('old', world.clock));
    ask(tab);
    await refuseAll(world);
    world.broadcast({
      kind: 'tokensShared',
      userId: '7',
      ...tokensNamed('shared', world.clock),
      refreshedAt: world.clock.now(),
    });
    await world.clock.run(200);
    expect(world.to(TOKEN_PATH)).toHaveLength(0);
    expect(world.to('/mine').at(-1)?.request.headers['authorization']).toBe('Bearer shared');
  });

  it('[HTTP-3] a shared token that the operator refuses is followed by one refresh of the tab’s own', async () => {
    const { world, tabs } = threeTabs();
    ask(tabs[0]!);
    await refuseAll(world);
    await world.clock.run(200);
    world.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('shared', world.clock));
    await world.clock.run(200);
    answerAll(world);
    const answers = ask(tabs[1]!);
    for (let round = 0; round < 6; round += 1) {
      await refuseAll(world);
      await world.clock.run(200);
      for (const call of world.to(TOKEN_PATH).filter(({ isDone }) => !isDone))
        call.answer(200, tokensNamed(`own ${round}`, world.clock));
      await world.clock.run(200);
    }
    expect(world.to(TOKEN_PATH)).toHaveLength(2);
    expect(
      world
        .to('/mine')
        .filter(({ tab }) => tab === 2)
        .map(({ request }) => request.headers['authorization']),
    ).toEqual(['Bearer old', 'Bearer shared', expect.stringMatching(/^Bearer own/)]);
    expect(answers).toMatchObject([{ ok: false, error: { kind: 'status', status: 401 } }]);
  });

  it('[HTTP-3] tokens are shared only with tabs of the same player, and a guest requests none', async () => {
    const { world, tabs } = threeTabs();
    tabs[1]!.user = '8';
    tabs[2]!.user = null;
    ask(tabs[0]!);
    await refuseAll(world);
    await world.clock.run(200);
    world.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('new', world.clock));
    await world.clock.run(200);
    answerAll(world);
    ask(tabs[1]!);
    await refuseAll(world);
    await world.clock.run(200);
    expect(world.to(TOKEN_PATH)).toHaveLength(2);
    const before = world.broadcasts.length;
    ask(tabs[2]!);
    await refuseAll(world);
    await world.clock.run(1);
    expect(world.to(TOKEN_PATH)).toHaveLength(3);
    expect(world.broadcasts.length).toEqual(before);
  });
});

describe('tabs that cannot share a token', () => {
  it('[HTTP-3] a lock that is never released delays a tab for 20 s at most', async () => {
    const world = createTabsWorld();
    const tab = world.open({ harm: (tabs) => ({ ...tabs, exclusive: () => new Promise(() => undefined) }) });
    tab.tokens.hold(tokensNamed('old', world.clock));
    ask(tab);
    await refuseAll(world);
    await world.clock.run(19_000);
    expect(world.to(TOKEN_PATH)).toHaveLength(0);
    await world.clock.run(2_000);
    expect(world.to(TOKEN_PATH)).toHaveLength(1);
  });

  it('[HTTP-3] a lock or a channel that throws is reported, and the tab refreshes for itself', async () => {
    for (const harm of [
      { exclusive: () => Promise.reject(new Error('no locks')) },
      {
        post: () => {
          throw new Error('closed');
        },
      },
    ]) {
      const world = createTabsWorld();
      const tab = world.open({ harm: (tabs) => ({ ...tabs, ...harm }) });
      tab.tokens.hold(tokensNamed('old', world.clock));
      const answers = ask(tab);
      await refuseAll(world);
      await world.clock.run(200);
      world.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('new', world.clock));
      await world.clock.run(200);
      answerAll(world);
      expect(answers).toMatchObject([{ ok: true }]);
      expect(tab.reports.length).toBeGreaterThan(0);
    }
  });

  it('[HTTP-4] a tab whose player leaves while waiting for the lock sends nothing, and releases the queue', async () => {
    const { world, tabs } = threeTabs();
    const answers = [ask(tabs[0]!), ask(tabs[1]!), ask(tabs[2]!)];
    await refuseAll(world);
    await world.clock.run(200);
    // The first tab has called the operator; the second one's player leaves while it waits.
    tabs[1]!.user = null;
    tabs[1]!.tokens.drop();
    world.to(TOKEN_PATH)[0]?.fail('network');
    await world.clock.run(500);
    expect(answers[1]).toEqual([{ ok: false, error: { kind: 'closed' } }]);
    expect(world.to(TOKEN_PATH).map(({ tab }) => tab)).toEqual([1, 3]);
  });

  it('[HTTP-4] a tab without subscribers sends nothing, even while holding the lock', async () => {
    const { world, tabs } = threeTabs();
    const call = tabs[0]!.api(mine).subscribe();
    await refuseAll(world);
    await world.clock.run(200);
    ask(tabs[1]!);
    await refuseAll(world);
    expect(world.to(TOKEN_PATH).map(({ tab }) => tab)).toEqual([1]);
    call.unsubscribe();
    await world.clock.run(500);
    expect(world.to(TOKEN_PATH).map(({ tab, isDone }) => [tab, isDone])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('[HTTP-4] a tab that gave up in the queue sends nothing when its turn comes', async () => {
    const { world, tabs } = threeTabs();
    ask(tabs[0]!);
    await refuseAll(world);
    await world.clock.run(200);
    const call = tabs[1]!.api(mine).subscribe();
    await refuseAll(world);
    call.unsubscribe();
    world.to(TOKEN_PATH)[0]?.fail('network');
    const before = world.broadcasts.length;
    await world.clock.run(500);
    expect(world.to(TOKEN_PATH)).toHaveLength(1);
    expect(world.broadcasts.length).toEqual(before);
  });

  it('[HTTP-13] an answer that arrives after the player has left is not broadcast', async () => {
    const { world, tabs } = threeTabs();
    ask(tabs[0]!);
    await refuseAll(world);
    await world.clock.run(200);
    tabs[0]!.user = null;
    tabs[0]!.tokens.drop();
    world.to(TOKEN_PATH)[0]?.answer(200, tokensNamed('late', world.clock));
    await world.clock.run(200);
    expect(JSON.stringify(world.broadcasts)).not.toContain('late');
    expect(tabs[0]!.tokens.current()).toBeNull();
    expect(tabs[0]!.tokens.fresh()).toBeNull();
  });
});
