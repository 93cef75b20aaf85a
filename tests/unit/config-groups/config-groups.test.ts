import { of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Api } from 'touchline/http/api';
import { err, ok } from 'touchline/kernel/result';
import type { Recorded } from 'touchline/kernel/message';
import { configGroupsDecider } from 'touchline/core/config-groups/decider';
import { loadGroups } from 'touchline/core/config-groups/load-groups.process';
import type { ConfigGroupsCommand, ConfigGroupsEvent } from 'touchline/core/config-groups/messages';
import { lifeOf } from 'touchline/core/config-groups/rules/freshness';
import { groupOf } from 'touchline/core/config-groups/state';
import { given, stateAfter } from '../../models/given.ts';

const AT = 1_000_000;
const at = (now: number, language = 'en') => given(configGroupsDecider, { language }, { at: now, id: 'x' });
const asked: ConfigGroupsEvent = {
  type: 'config-groups/asked',
  payload: { language: 'en', groups: ['menu', 'footer'], at: AT },
};
const received: ConfigGroupsEvent = {
  type: 'config-groups/received',
  payload: { language: 'en', groups: { menu: { a: 1 }, footer: {} }, at: AT },
};
const want = (...groups: readonly string[]): ConfigGroupsCommand => ({
  type: 'config-groups/want',
  payload: { groups },
});

describe('config groups', () => {
  it('[GRP-1] are requested together, each once', () =>
    at(AT)()
      .when(want('menu', 'footer', 'menu'))
      .then(asked));
  it('[GRP-2] live 600 to 900 s, each its own time', () => {
    for (const name of ['menu', 'footer', 'support', 'coupon', '']) {
      expect(lifeOf(name)).toBeGreaterThanOrEqual(600_000);
      expect(lifeOf(name)).toBeLessThanOrEqual(900_000);
    }
    expect(lifeOf('menu')).not.toBe(lifeOf('footer'));
  });
  it('[GRP-2] are not requested again while fresh or pending', () => {
    at(AT + 1)(asked)
      .when(want('menu'))
      .refused({ code: 'config-groups/fresh' });
    at(AT + lifeOf('menu') - 1)(asked, received)
      .when(want('menu'))
      .refused({ code: 'config-groups/fresh' });
    at(AT + lifeOf('menu'))(asked, received)
      .when(want('menu'))
      .then({ type: 'config-groups/asked', payload: { language: 'en', groups: ['menu'], at: AT + lifeOf('menu') } });
  });
  it('[GRP-2] are requested again in another language', () =>
    at(AT + 1, 'de')(asked, received)
      .when(want('menu'))
      .then({ type: 'config-groups/asked', payload: { language: 'de', groups: ['menu'], at: AT + 1 } }));
  it('[GRP-2] wait 20 s for an answer', () => {
    at(AT + 19_999)(asked)
      .when(want('menu'))
      .refused({ code: 'config-groups/fresh' });
    at(AT + 20_000)(asked)
      .when(want('menu'))
      .then({ type: 'config-groups/asked', payload: { language: 'en', groups: ['menu'], at: AT + 20_000 } });
  });
  it('[GRP-3] keep their values after a failure, and the next request tries again', () => {
    const failed: ConfigGroupsEvent = { type: 'config-groups/failed', payload: { groups: ['menu', 'footer'] } };
    expect(groupOf(stateAfter(configGroupsDecider, [asked, received, asked, failed]), 'menu')).toEqual({ a: 1 });
    at(AT + 1)(asked, failed)
      .when(want('menu'))
      .then({ type: 'config-groups/asked', payload: { language: 'en', groups: ['menu'], at: AT + 1 } });
  });
  it('[GRP-3] ignore an answer in another language', () =>
    at(
      AT,
      'de',
    )(asked)
      .when({ type: 'config-groups/receive', payload: { language: 'en', groups: {} } })
      .refused({ code: 'config-groups/outdated' }));

  it('[GRP-1, GRP-4] one call brings exactly the requested groups', () => {
    const events$ = new Subject<Recorded<ConfigGroupsEvent>>();
    const calls: unknown[] = [];
    let answer: unknown = { menu: { a: 1 }, other: 2 };
    const api = ((call: Parameters<Api>[0]) => {
      calls.push([call.path, call.query]);
      return of(
        answer === null
          ? err({ kind: 'network' as const })
          : call.decode(answer).ok
            ? ok(answer)
            : err({ kind: 'malformed' as const, issue: '' }),
      );
    }) as Api;
    const commands: ConfigGroupsCommand[] = [];
    loadGroups(events$, api).subscribe((command) => commands.push(command));
    events$.next({ seq: 1, at: AT, id: 'a', event: asked });
    answer = null;
    events$.next({ seq: 2, at: AT, id: 'b', event: asked });
    expect(calls[0]).toEqual(['/bff-api/config/group/get', { groups: 'menu,footer', lang: 'en' }]);
    expect(commands).toEqual([
      { type: 'config-groups/receive', payload: { language: 'en', groups: { menu: { a: 1 }, footer: {} } } },
      { type: 'config-groups/reportFailure', payload: { groups: ['menu', 'footer'] } },
    ]);
  });
});
