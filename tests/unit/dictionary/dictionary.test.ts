import { Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Api, CallFailure } from 'touchline/http/api';
import type { Message, Recorded } from 'touchline/kernel/message';
import { supervise } from 'touchline/kernel/process';
import { createCell } from 'touchline/kernel/readable';
import type { Result } from 'touchline/kernel/result';
import { err } from 'touchline/kernel/result';
import { createRuntime } from 'touchline/kernel/runtime';
import { dictionaryDecider } from 'touchline/core/dictionary/decider';
import type { DictionaryState } from 'touchline/core/dictionary/decider';
import { loadDictionary } from 'touchline/core/dictionary/load-dictionary.process';
import type { DictionaryEvent } from 'touchline/core/dictionary/messages';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

interface Asked {
  readonly language: string;
  answer(sports: unknown): void;
  fail(): void;
}

let asked: Asked[];
let notices: Message[];
let language = createCell('en');
let online = createCell(true);
let runtime: ReturnType<typeof createRuntime>;
const state = (): DictionaryState => runtime.state('dictionary') as DictionaryState;

beforeEach(() => {
  asked = [];
  notices = [];
  language = createCell('en');
  online = createCell(true);
  const clock = createVirtualClock();
  let made = 0;
  const report = (where: string, fault: unknown): never => {
    throw new Error(where, { cause: fault });
  };
  runtime = createRuntime({
    modules: [{ name: 'dictionary', decider: dictionaryDecider, facts: () => null }],
    clock,
    report,
    ids: { next: () => `id-${(made += 1)}`, uuid: () => '', random: () => 0 },
  });
  const api: Api = ({ decode, query }) => {
    const answers = new Subject<Result<never, CallFailure>>();
    asked.push({
      language: query?.['lng'] ?? '',
      answer: (sports) => answers.next(decode({ sports }) as Result<never, never>),
      fail: () => answers.next(err({ kind: 'network' })),
    });
    return answers;
  };
  const events$ = runtime.events$ as unknown as Observable<Recorded<DictionaryEvent>>;
  supervise([{ name: 'load', run: () => loadDictionary({ events$, language, api, page: { online } }) }], {
    clock,
    report,
    dispatch: (command) => (command.type.startsWith('notices/') ? notices.push(command) : runtime.dispatch(command)),
  });
});

describe('the dictionary', () => {
  it('[DIC-1, DIC-2] loads the sports map of the current language, with the long-term entry', () => {
    expect(asked.map((each) => each.language)).toEqual(['en']);
    expect(state().state).toBe('loading');
    expect(state().sports).toEqual([{ sportId: 2_999, nameEng: 'Long-term bets' }]);
    asked[0]?.answer([
      { sportId: 1, nameEng: 'Football' },
      { sportId: 2_999, nameEng: 'Other' },
    ]);
    expect(state()).toEqual({
      language: 'en',
      state: 'ready',
      sports: [
        { sportId: 1, nameEng: 'Football' },
        { sportId: 2_999, nameEng: 'Long-term bets' },
      ],
    });
  });

  it('[DIC-1] uses the answer to the last request', () => {
    runtime.dispatch({ type: 'dictionary/load', payload: { language: 'ar' } });
    asked[0]?.answer([{ sportId: 1, nameEng: 'Late' }]);
    expect(state()).toMatchObject({ language: 'ar', state: 'loading' });
    asked[1]?.answer([{ sportId: 3, nameEng: 'Basketball' }]);
    expect(state().sports[0]).toEqual({ sportId: 3, nameEng: 'Basketball' });
    language.set('ar');
    expect(asked.length).toBe(2);
    expect(runtime.dispatch({ type: 'dictionary/load', payload: { language: 'ar' } })).toMatchObject({
      ok: false,
      error: { code: 'dictionary/unchanged' },
    });
  });

  it('[DIC-3] reports a failed load, keeps the last names, and reloads by the alert’s button', () => {
    asked[0]?.answer([{ sportId: 1, nameEng: 'Football' }]);
    language.set('de');
    asked[1]?.fail();
    expect(state()).toMatchObject({ language: 'de', state: 'failed', sports: [{ sportId: 1 }, { sportId: 2_999 }] });
    const alert = notices.at(-1)?.payload as {
      readonly canClose: boolean;
      readonly actions: readonly [{ readonly command: Message }];
    };
    expect(alert).toMatchObject({
      id: 'dictionary',
      tone: 'error',
      lastsMs: null,
      canClose: false,
      text: { key: 'dictionary.failed' },
    });
    runtime.dispatch(alert.actions[0].command);
    asked[2]?.answer([{ sportId: 2, nameEng: 'Ice hockey' }]);
    expect(state().state).toBe('ready');
    expect(notices.at(-1)).toEqual({ type: 'notices/dismiss', payload: { id: 'dictionary' } });
  });

  it('[DIC-3] reloads once the network is back, once', () => {
    online.set(false);
    asked[0]?.fail();
    expect(asked).toHaveLength(1);
    expect(state().state).toBe('failed');
    online.set(true);
    expect(asked).toHaveLength(2);
    expect(asked[1]?.language).toBe('en');
    expect(state().state).toBe('loading');
    asked[1]?.answer([{ sportId: 1, nameEng: 'Football' }]);
    expect(state().state).toBe('ready');
    expect(notices.at(-1)).toEqual({ type: 'notices/dismiss', payload: { id: 'dictionary' } });
    online.set(false);
    online.set(true);
    expect(asked.length).toBe(2);
  });

  it('comes from the stand-in with its sports, and fails on demand', async () => {
    const node = await createNodeOperator();
    const answer = (await (await node.fetch('/line-api/v1/sports-names?lng=de')).json()) as {
      readonly sports: readonly { readonly sportId: number; readonly nameEng: string }[];
    };
    expect(answer.sports).toContainEqual({ sportId: 1, nameEng: 'Football' });
    expect(answer.sports.some(({ sportId }) => sportId === 2_999)).toBe(false);
    node.operator.switches.set({ isDictionaryDown: true });
    expect((await node.fetch('/line-api/v1/sports-names?lng=de')).status).toBe(503);
    await node.close();
  });
});
