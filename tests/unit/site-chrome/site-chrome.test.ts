import { BehaviorSubject, isObservable, map, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { CookieRecord } from 'touchline/ports/cookies';
import type { Api, Call } from 'touchline/http/api';
import type { Message, Recorded } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';
import { err } from 'touchline/kernel/result';
import type { Result } from 'touchline/kernel/result';
import { createSecretChannels } from 'touchline/kernel/secrets';
import { siteChromeDecider } from 'touchline/core/site-chrome/decider';
import { keepWidth, WIDTH_COOKIE } from 'touchline/core/site-chrome/keep-width.process';
import { linksOf, targetOf } from 'touchline/navigation/menu-links';
import { loadText } from 'touchline/core/site-chrome/load-text.process';
import type { SiteChromeCommand, SiteChromeEvent } from 'touchline/core/site-chrome/messages';
import { phoneOf, widthClass } from 'touchline/core/site-chrome/rules';
import { createSupport } from 'touchline/core/site-chrome/support';
import { createGroupReader } from 'touchline/core/site-chrome/views';
import { followCountry } from 'touchline/core/preferences/follow-country.process';
import type { Preferences } from 'touchline/core/preferences/public';
import { INITIAL as INITIAL_PREFERENCES, preferencesDecider } from 'touchline/core/preferences/decider';
import { given, stateAfter } from '../../models/given.ts';
import { createMemoryPorts } from '../../models/memory-ports.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const past = given(siteChromeDecider, null);
const opened: SiteChromeEvent = {
  type: 'site-chrome/pageOpened',
  payload: { page: 'language=en&section=live', query: { section: 'live', language: 'en' } },
};
const text = { title: 'Live', blocks: [{ heading: 'h', text: 't' }], style: '' };

describe('the text at a page’s end', () => {
  it('[SCH-3] is requested once per page, whatever the order of its query', () => {
    past()
      .when({ type: 'site-chrome/openPage', payload: { query: { section: 'live', language: 'en' } } })
      .then(opened);
    past(opened)
      .when({ type: 'site-chrome/openPage', payload: { query: { language: 'en', section: 'live' } } })
      .refused({ code: 'site-chrome/unchanged' });
    past()
      .when({ type: 'site-chrome/openPage', payload: { query: null } })
      .refused({ code: 'site-chrome/unchanged' });
    expect(
      stateAfter(siteChromeDecider, [
        opened,
        { type: 'site-chrome/textReceived', payload: { page: 'language=en&section=live', text } },
        { type: 'site-chrome/pageOpened', payload: { page: '', query: null } },
      ]),
    ).toMatchObject({ page: '', text: null });
  });
  it('[SCH-3] of another page is ignored', () => {
    past(opened)
      .when({ type: 'site-chrome/receiveText', payload: { page: 'section=line', text } })
      .refused({ code: 'site-chrome/outdated' });
    past(opened)
      .when({ type: 'site-chrome/receiveText', payload: { page: 'language=en&section=live', text } })
      .then({ type: 'site-chrome/textReceived', payload: { page: 'language=en&section=live', text } });
  });
  it('[SCH-3] comes from one call with the page’s query; a page without a query makes no call', () => {
    const events$ = new Subject<Recorded<SiteChromeEvent>>();
    const { api, calls } = answering(() => text);
    const commands: SiteChromeCommand[] = [];
    loadText(events$, api).subscribe((command) => commands.push(command));
    events$.next(recorded(opened));
    events$.next(recorded({ type: 'site-chrome/pageOpened', payload: { page: '', query: null } }));
    expect(calls.map(({ path, query }) => [path, query])).toEqual([
      ['/bff-api/seo/content', { section: 'live', language: 'en' }],
    ]);
    expect(commands).toEqual([
      { type: 'site-chrome/receiveText', payload: { page: 'language=en&section=live', text } },
    ]);
  });
});

describe('the theme of a page', () => {
  const page = 'championshipId=5&language=en&matchId=';
  const query = { championshipId: '5', language: 'en', matchId: '' };
  const shown: SiteChromeEvent = { type: 'site-chrome/pageOpened', payload: { page, query } };

  it.each([
    ['champ', 'champ'],
    ['epl', 'epl'],
    ['neon', null],
    ['', null],
  ] as const)('[SCH-20] is asked for on the page of a championship: %s', (style, theme) => {
    const events$ = new Subject<Recorded<SiteChromeEvent>>();
    const { api, calls } = answering((path) => (path.endsWith('/page-visual') ? { style } : text));
    const commands: SiteChromeCommand[] = [];
    loadText(events$, api).subscribe((command) => commands.push(command));
    events$.next(recorded(shown));
    expect(calls.map(({ path }) => path)).toEqual(['/bff-api/seo/content', '/bff-api/seo/page-visual']);
    expect(commands).toContainEqual({ type: 'site-chrome/receiveTheme', payload: { page, theme } });
  });

  it('[SCH-20] is not asked for on the page of a game', () => {
    const events$ = new Subject<Recorded<SiteChromeEvent>>();
    const { api, calls } = answering(() => text);
    loadText(events$, api).subscribe();
    const payload = { page: 'g', query: { ...query, matchId: '7' } };
    events$.next(recorded({ type: 'site-chrome/pageOpened', payload }));
    expect(calls.map(({ path }) => path)).toEqual(['/bff-api/seo/content']);
  });

  it('[SCH-20] belongs to its page, and ends with it', () => {
    past(shown)
      .when({ type: 'site-chrome/receiveTheme', payload: { page: 'other', theme: 'epl' } })
      .refused({ code: 'site-chrome/outdated' });
    const themed: SiteChromeEvent = { type: 'site-chrome/themeReceived', payload: { page, theme: 'epl' } };
    past(shown)
      .when({ type: 'site-chrome/receiveTheme', payload: { page, theme: 'epl' } })
      .then(themed);
    expect(stateAfter(siteChromeDecider, [shown, themed, opened]).theme).toBeNull();
  });
});

describe('links of the operator', () => {
  it('[SCH-2] lead to pages of the site or to known networks only', () => {
    expect(targetOf('/office/history')).toEqual({ kind: 'site', path: '/office/history' });
    expect(targetOf('https://t.me/touchline')).toEqual({ kind: 'away', href: 'https://t.me/touchline' });
    for (const href of [
      'javascript:alert(1)',
      '//evil.example',
      'https://evil.example/',
      'http://t.me/x',
      'https://t.me@evil.example',
      '/\\evil.example',
      '',
    ])
      expect(targetOf(href)).toBeNull();
    expect(
      linksOf([
        { id: 'a', title: 'A', href: '/a' },
        { id: 'b', title: 'B', href: 'javascript:1' },
        { id: 'c', title: '', href: '/c' },
      ]),
    ).toEqual([{ id: 'a', title: 'A', to: { kind: 'site', path: '/a' } }]);
  });
  it('[SCH-1] are dropped in invalid groups, and the rest stay', () => {
    const read = createGroupReader();
    const groups = {
      menu: {
        menuCategories: [
          { id: 'm', title: 'Money', links: [{ id: 'a', title: 'A', href: '/a' }] },
          { id: 'e', title: 'Empty', links: [{ id: 'x', title: 'X', href: 'data:' }] },
        ],
      },
      footer: 'nonsense',
      support: {
        email: 'not an address',
        hasCallback: true,
        social: [
          { id: 't', title: 'T', href: 'https://t.me/x' },
          { id: 's', title: 'S', href: '/here' },
        ],
      },
    };
    const decoded = read(groups);
    expect(decoded.menu.map(({ id }) => id)).toEqual(['m']);
    expect(decoded.footer).toEqual({ columns: [], licence: '' });
    expect(decoded.support).toEqual({
      email: '',
      hours: '',
      hasCallback: true,
      social: [{ id: 't', title: 'T', to: { kind: 'away', href: 'https://t.me/x' } }],
    });
    expect(read({ ...groups })).toBe(decoded);
  });
});

const recorded = <E extends Message>(event: E): Recorded<E> => ({ seq: 1, at: 1, id: 'a', event });

function answering(answer: (path: string) => unknown): { readonly api: Api; readonly calls: Call<unknown>[] } {
  const calls: Call<unknown>[] = [];
  const api: Api = (call) => {
    calls.push(call);
    const value = answer(call.path);
    return (isObservable(value) ? value : of(value)).pipe(
      map((body) => {
        const decoded = body === null ? null : call.decode(body);
        return decoded?.ok === true ? decoded : err({ kind: 'network' as const });
      }),
    );
  };
  return { api, calls };
}

function desk(answer: (path: string) => unknown, consultant: string | null = 'c') {
  const events$ = new Subject<Recorded<SiteChromeEvent>>();
  const left$ = new Subject<null>();
  const dispatched: Message[] = [];
  let state = siteChromeDecider.initial;
  const dispatch = (command: Message): Result<unknown, unknown> => {
    dispatched.push(command);
    const decision = siteChromeDecider.decide(command as SiteChromeCommand, state, null, { at: 1, id: 'x' });
    if (decision.ok)
      for (const event of decision.value) {
        state = siteChromeDecider.evolve(state, event);
        events$.next(recorded(event));
      }
    return decision;
  };
  const { api, calls } = answering(answer);
  const clock = createVirtualClock();
  const { ids } = createMemoryPorts({ clock, report: () => undefined });
  const channels = createSecretChannels(clock, ids);
  const support = createSupport({
    api,
    events$,
    left$,
    dispatch,
    language: () => 'en',
    consultant: () => consultant,
    forms: channels.create(),
    words: channels.create(),
  });
  support.run().subscribe((command) => dispatch(command));
  return { support, calls, dispatched, left$, state: () => state };
}

describe('a call back', () => {
  it('[SCH-6] requires a telephone number', () => {
    expect(['+44 20 7946 0000', '0049 (30) 123-456', '123456'].map(phoneOf)).toEqual([
      '+442079460000',
      '+004930123456',
      '+123456',
    ]);
    expect(['', '12345', 'call me', '1'.repeat(16), '+44 20 x'].map(phoneOf)).toEqual([null, null, null, null, null]);
    const { support, calls } = desk(() => ({ number: 'C-1' }));
    expect(support.askCallback({ name: 'A', phone: 'none' })).toBe('badPhone');
    expect(calls).toEqual([]);
  });
  it('[SCH-6, SCH-7] is sent with name and number, which no event contains, and is identified by the operator’s number', () => {
    const { support, calls, dispatched, state } = desk(() => ({ number: 'C-0007' }));
    expect(support.askCallback({ name: ' Ada ', phone: '+44 20 7946 0000' })).toBe('asked');
    expect(calls.map(({ body }) => body)).toEqual([{ name: 'Ada', phone: '+442079460000', language: 'en' }]);
    expect(state().callback).toMatchObject({ status: 'taken', number: 'C-0007' });
    expect(JSON.stringify([dispatched, state()])).not.toMatch(/Ada|7946/);
  });
  it('[SCH-7] that fails is reported, and may be requested again', () => {
    const { support, state } = desk(() => null);
    support.askCallback({ name: '', phone: '123456' });
    expect(state().callback.status).toBe('failed');
    expect(support.askCallback({ name: '', phone: '123456' })).toBe('asked');
  });
  it('[SCH-7] is sent one at a time', () => {
    past({ type: 'site-chrome/callbackAsked', payload: { attempt: '1' } })
      .when({ type: 'site-chrome/askCallback', payload: { attempt: '2' } })
      .refused({ code: 'site-chrome/busy' });
    past({ type: 'site-chrome/callbackAsked', payload: { attempt: '1' } })
      .when({ type: 'site-chrome/reportCallback', payload: { attempt: '0', number: 'x' } })
      .refused({ code: 'site-chrome/outdated' });
  });
});

describe('the chat', () => {
  it('[SCH-5, SCH-6] answers in order, enters no message, and is closed when the player leaves', () => {
    const { support, left$, state, dispatched } = desk(() => ({ reply: 'Hello' }));
    support.send('  Hi ');
    expect(state().talk).toBe('idle');
    expect(support.messages.get()).toEqual([
      { id: 1, from: 'visitor', text: 'Hi' },
      { id: 2, from: 'consultant', text: 'Hello' },
    ]);
    expect(JSON.stringify([dispatched, state()])).not.toMatch(/Hi|Hello/);
    left$.next(null);
    expect(support.messages.get()).toEqual([]);
  });
  it('[SCH-5] is absent without a consultant, and reports a missing answer', () => {
    const none = desk(() => ({ reply: 'Hello' }), null);
    none.support.send('Hi');
    expect(none.support.messages.get()).toEqual([]);
    expect(none.calls).toEqual([]);
    const silent = desk(() => null);
    silent.support.send('Hi');
    expect(silent.state().talk).toBe('failed');
  });
  it('[SCH-5, SCH-6] sends one message at a time, and shows no answer after the player has left', () => {
    const late$ = new Subject<unknown>();
    const { support, left$, state } = desk(() => late$);
    support.send('Hi');
    support.send('Are you there?');
    expect(state().talk).toBe('waiting');
    expect(support.messages.get().map(({ text: words }) => words)).toEqual(['Hi']);
    left$.next(null);
    late$.next({ reply: 'Hello' });
    expect(state().talk).toBe('idle');
    expect(support.messages.get()).toEqual([]);
  });
});

describe('the window’s width', () => {
  it('[SCH-8] is classified by the required widths', () =>
    expect([2_500, 1_920, 1_919, 1_366, 1_100, 1_024, 1_023, 390].map(widthClass)).toEqual([
      1_920, 1_920, 1_366, 1_366, 1_100, 1_024, 0, 0,
    ]));
  it('[SCH-8] is stored only with functional consent, and removed without', () => {
    const jar = new Map<string, string>();
    const cookies = {
      read: (name: string) => jar.get(name) ?? null,
      write: ({ name, value, lifeS = null }: CookieRecord) =>
        void (lifeS !== null && lifeS <= 0 ? jar.delete(name) : jar.set(name, value)),
    };
    const width = createCell({ ...siteChromeDecider.initial, width: 1_400 });
    const consent$ = new BehaviorSubject(false);
    keepWidth(width, consent$, cookies).subscribe();
    expect(jar.get(WIDTH_COOKIE)).toBeUndefined();
    consent$.next(true);
    expect(jar.get(WIDTH_COOKIE)).toBe('1366');
    width.set({ ...width.get(), width: 390 });
    expect(jar.get(WIDTH_COOKIE)).toBe('0');
    consent$.next(false);
    expect(jar.get(WIDTH_COOKIE)).toBeUndefined();
  });
});

describe('the 12-hour clock', () => {
  it('[PRF-6] follows the country until the player chooses', () => {
    const preferences = createCell<Preferences>(INITIAL_PREFERENCES);
    const country = createCell<boolean | null>(null);
    const commands: unknown[] = [];
    followCountry(preferences, country).subscribe((command) => {
      commands.push(command.type);
      if (command.type === 'preferences/adopt') preferences.set(command.payload);
    });
    expect(commands).toEqual([]);
    country.set(true);
    expect(preferences.get().is12h).toBe(true);
    country.set(false);
    expect(preferences.get().is12h).toBe(false);
    const chosen = stateAfter(preferencesDecider, [
      { type: 'preferences/chosen', payload: { ...INITIAL_PREFERENCES, isClockChosen: true } },
    ]);
    preferences.set(chosen);
    country.set(true);
    expect(preferences.get().is12h).toBe(false);
  });
  it('[PRF-6] counts as chosen only after a choice of the clock itself', () => {
    const choose = given(preferencesDecider, null);
    choose()
      .when({ type: 'preferences/choose', payload: { is12h: true } })
      .then({ type: 'preferences/chosen', payload: { ...INITIAL_PREFERENCES, is12h: true, isClockChosen: true } });
    choose()
      .when({ type: 'preferences/choose', payload: { theme: 'dark' } })
      .then({ type: 'preferences/chosen', payload: { ...INITIAL_PREFERENCES, theme: 'dark' } });
  });
});
