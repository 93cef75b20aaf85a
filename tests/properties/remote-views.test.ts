/** Laws of the registry for every history of commands, each proven by a planted violation. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remoteViewsDecider } from 'touchline/core/remote-views/decider';
import type { RemoteViewsFacts, RemoteViewsState } from 'touchline/core/remote-views/decider';
import type { RemoteViewsCommand, RemoteViewsEvent } from 'touchline/core/remote-views/messages';
import type { ViewEntry } from 'touchline/core/remote-views/types';
import { RUNS } from '../arbitraries/runs.ts';

/** The specified transitions, written independently of the module's table. */
const ALLOWED = [
  'not exist > loading',
  'not exist > ready',
  'error > loading',
  'error > not exist',
  'loading > error',
  'loading > ready',
  'loading > not exist',
  'ready > not exist',
];

const VIEWS = ['casino', 'header'] as const;
const PATHS = ['/a', '/b'] as const;
type Decider = typeof remoteViewsDecider;

/** The possible steps; a load is identified by the number of starts since it began, 0 for the current one. */
type Step = {
  readonly command: (loadOf: (back: number) => string) => RemoteViewsCommand;
  readonly ms: number;
  readonly kept: boolean;
  readonly language: string;
};

const view = fc.constantFrom(...VIEWS);
const kind = fc.constantFrom('view' as const, 'component' as const);
const path = fc.constantFrom(...PATHS);
const back = fc.integer({ min: 0, max: 2 });
const failure = fc.constantFrom({ code: 'network' as const, status: 503 }, { code: 'threw' as const, status: 500 });
const command: fc.Arbitrary<Step['command']> = fc.oneof(
  fc.record({ view, path }).map((payload) => () => ({ type: 'remote-views/load' as const, payload })),
  fc.record({ view, path, kind }).map((payload) => () => ({ type: 'remote-views/hold' as const, payload })),
  fc.record({ view, kind }).map((payload) => () => ({ type: 'remote-views/release' as const, payload })),
  {
    weight: 3,
    arbitrary: fc.record({ view }).map((payload) => () => ({ type: 'remote-views/reload' as const, payload })),
  },
  fc.record({ view, back }).map(({ view: of, back: at }) => (loadOf: (n: number) => string) => ({
    type: 'remote-views/receive' as const,
    payload: { view: of, load: loadOf(at), appName: 'x' },
  })),
  {
    weight: 3,
    arbitrary: fc
      .record({ view, back: fc.constantFrom(0, 0, 0, 1), failure })
      .map(({ view: of, back: at, failure: why }) => (loadOf: (n: number) => string) => ({
        type: 'remote-views/fail' as const,
        payload: { view: of, load: loadOf(at), failure: why },
      })),
  },
  fc.record({ view, back, failure }).map(({ view: of, back: at, failure: why }) => (loadOf: (n: number) => string) => ({
    type: 'remote-views/break' as const,
    payload: { view: of, load: loadOf(at), failure: why },
  })),
  fc.record({ view, back }).map(({ view: of, back: at }) => (loadOf: (n: number) => string) => ({
    type: 'remote-views/retry' as const,
    payload: { view: of, load: loadOf(at) },
  })),
  fc.record({ view, back }).map(({ view: of, back: at }) => (loadOf: (n: number) => string) => ({
    type: 'remote-views/giveUp' as const,
    payload: { view: of, load: loadOf(at) },
  })),
);
const history = fc.array(
  fc.record({
    command,
    ms: fc.integer({ min: 0, max: 700 }),
    kept: fc.boolean(),
    language: fc.constantFrom('en', 'de'),
  }),
  { maxLength: 40 },
);

interface Seen {
  readonly before: RemoteViewsState;
  readonly after: RemoteViewsState;
  readonly event: RemoteViewsEvent;
  readonly at: number;
}

/** Runs a history; returns every event's transition, and the state after every command. */
function play(
  steps: readonly Step[],
  decider: Decider,
): { readonly seen: readonly Seen[]; readonly rests: readonly RemoteViewsState[] } {
  let state = decider.initial;
  let at = 1_000_000;
  let made = 0;
  const loads: string[] = [];
  const seen: Seen[] = [];
  const rests: RemoteViewsState[] = [];
  for (const { command: make, ms, kept, language } of steps) {
    at += ms;
    const facts: RemoteViewsFacts = { language, kept: () => (kept ? { appName: 'kept' } : null) };
    const decided = decider.decide(
      make((n) => loads.at(-1 - n) ?? 'none'),
      state,
      facts,
      { at, id: `id-${(made += 1)}` },
    );
    if (!decided.ok) continue;
    for (const event of decided.value) {
      const after = decider.evolve(state, event);
      seen.push({ before: state, after, event, at });
      if (event.type === 'remote-views/loadStarted') loads.push(event.payload.load);
      state = after;
    }
    rests.push(state);
  }
  return { seen, rests };
}

const standing = ({ entries }: RemoteViewsState, name: string): string =>
  entries.find((entry) => entry.view === name)?.state ?? 'not exist';
const counts = ({ views, components, isAwaited }: ViewEntry): number => views + components + (isAwaited ? 1 : 0);

const LAWS: Readonly<Record<string, (steps: readonly Step[], decider: Decider) => boolean>> = {
  '[RMV-1] makes only the required moves': (steps, decider) =>
    play(steps, decider).seen.every(({ before, after, event }) =>
      VIEWS.every((name) => {
        const [from, to] = [standing(before, name), standing(after, name)];
        // A retry that starts loading counts as a separate transition.
        return (from === to && event.type !== 'remote-views/loadStarted') || name !== event.payload.view
          ? from === to
          : ALLOWED.includes(`${from} > ${to}`);
      }),
    ),
  '[RMV-2] has no entry without a holder, and no count below zero': (steps, decider) =>
    play(steps, decider).rests.every(({ entries }) =>
      entries.every((entry) => counts(entry) > 0 && entry.views >= 0 && entry.components >= 0),
    ),
  '[RMV-6] never exceeds the allowed retries, and has no retry state when ready': (steps, decider) =>
    play(steps, decider).rests.every(({ entries }) =>
      entries.every(({ view: name, state, meta: { retry } }) =>
        state === 'ready' ? retry === null : retry !== null && retry.tries <= (name === 'header' ? 5 : 3),
      ),
    ),
  '[RMV-7] reloads by hand at most once a second': (steps, decider) => {
    const asked = play(steps, decider).seen.filter(({ event }) => event.type === 'remote-views/reloadAsked');
    return asked.every(({ event, at }, index) =>
      asked
        .slice(0, index)
        .every((earlier) => earlier.event.payload.view !== event.payload.view || at - earlier.at >= 1_000),
    );
  },
};

const with_ = (evolve: Decider['evolve'], decide: Decider['decide'] = remoteViewsDecider.decide): Decider => ({
  initial: remoteViewsDecider.initial,
  decide,
  evolve,
});
const PLANTED: Readonly<Record<string, Decider>> = {
  '[RMV-1] makes only the required moves': with_((state, event) => {
    const next = remoteViewsDecider.evolve(state, event);
    return event.type === 'remote-views/released'
      ? {
          ...next,
          entries: next.entries.map((entry) => (entry.state === 'error' ? { ...entry, state: 'ready' } : entry)),
        }
      : next;
  }),
  '[RMV-2] has no entry without a holder, and no count below zero': with_((state, event) =>
    event.type === 'remote-views/dropped' ? state : remoteViewsDecider.evolve(state, event),
  ),
  '[RMV-6] never exceeds the allowed retries, and has no retry state when ready': with_((state, event) => {
    const next = remoteViewsDecider.evolve(state, event);
    return event.type === 'remote-views/becameReady'
      ? {
          ...next,
          entries: next.entries.map((entry) => ({
            ...entry,
            meta: { ...entry.meta, retry: { tries: 0, most: 3, nextInMs: null } },
          })),
        }
      : next;
  }),
  '[RMV-7] reloads by hand at most once a second': with_((state, event) => ({
    ...remoteViewsDecider.evolve(state, event),
    reloads: [],
  })),
};

describe('the registry', () => {
  it.each(Object.keys(LAWS))('%s', (name) => {
    const law = LAWS[name];
    fc.assert(
      fc.property(history, (steps) => law?.(steps, remoteViewsDecider) === true),
      { seed: 1, numRuns: RUNS },
    );
  });

  it.each(Object.keys(PLANTED))('%s: detects its planted defect', (name) => {
    const [law, planted] = [LAWS[name], PLANTED[name]];
    const found = fc.check(
      fc.property(history, (steps) => planted !== undefined && law?.(steps, planted) === true),
      { seed: 1, numRuns: RUNS },
    );
    expect(found.failed).toBe(true);
  });
});
