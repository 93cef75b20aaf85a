/** Remote views: the registry, their loading, and the bridge for views with their own code. */
import { defineFeature } from '../../app/define-feature.ts';
import { filter, ignoreElements, tap } from 'rxjs';
import { derive } from '../../kernel/readable.ts';
import { text } from '../../kernel/text.ts';
import type { BundledBridge } from './bridge.ts';
import { createBridge } from './bridge.ts';
import { entryOf, remoteViewsDecider } from './decider.ts';
import type { RemoteViewsState } from './decider.ts';
import { failure, PART_TIMEOUT_MS } from './load-remote.ts';
import { giveUpAwaited, loadViews } from './load-views.process.ts';
import { createDocumentCache } from './document-cache.ts';
import { readDocumentSeed, stateWithSeed } from './document-seed.ts';
import type { RemoteViewsActions, RemoteViewsView } from './views.ts';
import { session } from '../session/public.ts';
import { preferences } from '../preferences/public.ts';
import { remoteViews } from './contract.ts';

const APP_NAME = 'touchline';
const NOTICE_MS = 8_000;

export const feature = defineFeature(remoteViews, {
  needs: { session, preferences },
  decider: remoteViewsDecider,
  initial: ({ page }) => stateWithSeed(remoteViewsDecider.initial, page.documentSeed),
  create({ ports, api, dispatch, own, state, readable, eventsOf }) {
    const { clock, page, report, remoteViews: port } = ports;
    const now = (): RemoteViewsState => own.state();
    const documents = createDocumentCache(
      () => clock.now(),
      () => now().entries,
    );
    const { documentSeed: seed } = page;
    if (seed !== undefined) {
      const read = readDocumentSeed(seed);
      if (read.ok) documents.put(seed, seed.appName, { mode: 'json', document: read.value });
      else report('remote-views/seed', new Error(read.error));
    }
    const registry = own.readable;
    const events$ = own.events$;
    const preferences$ = readable('preferences');

    const mount: RemoteViewsActions['mount'] = (entry, target, ways) => {
      const content = documents.get(entry)?.content;
      if (content === undefined || content.mode === 'json' || port === undefined) return () => undefined;
      const code =
        content.mode === 'script'
          ? { kind: 'script' as const, ...content.code }
          : { kind: 'module' as const, files: content.files };
      const { bridge, cut } = createBridge({
        language: derive(preferences$, ({ language }) => language),
        theme: derive(preferences$, ({ theme }) =>
          theme === 'dark' || (theme === 'auto' && page.prefersDark) ? 'dark' : 'light',
        ),
        session: derive(readable('session'), ({ status }) => status),
        now: () => clock.now(),
        navigate: ways.navigate,
        resize: ways.resize,
        notify: (tone, message) =>
          dispatch({
            type: 'notices/show',
            payload: { tone, text: text('remote.message', { text: message }), lastsMs: NOTICE_MS },
          }),
        onFault: (fault) => report(`remote-views/${entry.view}`, fault),
      });
      let end: (() => void) | null = null;
      let isOver = false;
      const broke = (code_: Parameters<typeof failure>[0]): void => {
        if (isOver) return;
        documents.drop(entry);
        // The site's own screen stays mounted across its addresses, each of which is a separate load.
        const load = content.mode === 'bundled' ? (entryOf(now(), entry.view)?.load ?? entry.load) : entry.load;
        dispatch({ type: 'remote-views/break', payload: { view: entry.view, load, failure: failure(code_) } });
      };
      port().then(
        (remote) => {
          const ownBridge: BundledBridge | null =
            content.mode === 'bundled'
              ? Object.freeze({ ...bridge, draw: (shown: unknown) => void (isOver || ways.draw?.(shown)) })
              : null;
          if (!isOver)
            end = remote.mount({ ...code, timeoutMs: PART_TIMEOUT_MS }, target, ownBridge ?? bridge, (reason) =>
              broke(reason.code),
            );
        },
        (fault: unknown) => {
          report('remote-views/port', fault);
          broke('unsupported');
        },
      );
      return () => {
        isOver = true;
        cut();
        end?.();
      };
    };

    return {
      facts: () => ({
        language: state('preferences').language,
        kept: (view, path, language) => documents.fresh({ view, path, language }),
      }),
      view: derive(registry, ({ entries }): RemoteViewsView => ({
        entries: new Map(entries.map((entry) => [entry.view, entry])),
        contents: new Map(
          entries.flatMap((entry) => {
            const found = entry.state === 'ready' ? documents.get(entry) : null;
            return found === null ? [] : [[entry.view, found.content] as const];
          }),
        ),
      })),
      actions: { mount },
      effects: {
        load: () => loadViews({ events$, api, port, documents, clock, appName: APP_NAME }),
        'give-up': () =>
          giveUpAwaited(
            events$,
            clock,
            (view) => entryOf(now(), view)?.load ?? null,
            now()
              .entries.filter(({ isAwaited }) => isAwaited)
              .map(({ view }) => view),
          ),
        // Documents shown to one player are not kept for another [RMV-13].
        forget: () =>
          eventsOf('session').pipe(
            filter(({ event }) => event.type === 'session/signedIn' || event.type === 'session/signedOut'),
            tap(() => documents.clear()),
            ignoreElements(),
          ),
      },
      guardFacts: derive(registry, ({ entries }) => ({
        remoteViews: new Map(entries.map(({ view, state: standing }) => [view, standing] as const)),
      })),
    };
  },
});
