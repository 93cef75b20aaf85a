/** Remote views: the registry, what brings them, and the bridge that those with code of their own get. */
import { filter, ignoreElements, tap } from 'rxjs';
import type { Module } from '../../kernel/decider.ts';
import { derive } from '../../kernel/readable.ts';
import { text } from '../../kernel/text.ts';
import type { OwnBridge } from '../../modules/remote-views/bridge.ts';
import { createBridge } from '../../modules/remote-views/bridge.ts';
import { entryOf, remoteViewsDecider } from '../../modules/remote-views/decider.ts';
import type { RemoteViewsFacts, RemoteViewsState } from '../../modules/remote-views/decider.ts';
import { failure, PART_TIMEOUT_MS } from '../../modules/remote-views/deliver.ts';
import { giveUpAwaited, loadViews } from '../../modules/remote-views/load-views.process.ts';
import type {
  RemoteViewsCommand,
  RemoteViewsEvent,
  RemoteViewsRejection,
} from '../../modules/remote-views/messages.ts';
import { createShelf } from '../../modules/remote-views/views.ts';
import type { RemoteViewsView } from '../../modules/remote-views/views.ts';
import type { Part } from './part.ts';

const APP_NAME = 'touchline';
const NOTICE_MS = 8_000;

export const remoteViewsPart: Part<RemoteViewsView> = ({
  ports,
  api,
  runtime,
  state,
  readable,
  eventsOf,
  dispatch,
}) => {
  const { clock, page, report, remoteViews: port } = ports;
  const now = (): RemoteViewsState => state('remote-views');
  const shelf = createShelf(
    () => clock.now(),
    () => now().entries,
  );
  const module: Module<
    'remote-views',
    RemoteViewsState,
    RemoteViewsCommand,
    RemoteViewsEvent,
    RemoteViewsFacts,
    RemoteViewsRejection
  > = {
    name: 'remote-views',
    decider: remoteViewsDecider,
    facts: () => ({
      language: state('preferences').language,
      kept: (view, path, language) => shelf.fresh({ view, path, language }),
    }),
  };
  runtime.join(module);
  const registry = readable('remote-views');
  const events$ = eventsOf('remote-views');
  const preferences = readable('preferences');

  const mount: RemoteViewsView['mount'] = (entry, target, ways) => {
    const content = shelf.get(entry)?.content;
    if (content === undefined || content.mode === 'json' || port === undefined) return () => undefined;
    const code =
      content.mode === 'script'
        ? { kind: 'script' as const, ...content.code }
        : { kind: 'module' as const, files: content.files };
    const { bridge, cut } = createBridge({
      language: derive(preferences, ({ language }) => language),
      theme: derive(preferences, ({ theme }) =>
        theme === 1 || (theme === 'auto' && page.prefersDark) ? 'dark' : 'light',
      ),
      session: derive(readable('session'), ({ status }) => status),
      now: () => clock.now(),
      navigate: ways.navigate,
      resize: ways.resize,
      notify: (tone, said) =>
        dispatch({
          type: 'notices/show',
          payload: { tone, text: text('remote.says', { text: said }), lastsMs: NOTICE_MS },
        }),
      onFault: (fault) => report(`remote-views/${entry.view}`, fault),
    });
    let end: (() => void) | null = null;
    let isOver = false;
    const broke = (code_: Parameters<typeof failure>[0]): void => {
      if (isOver) return;
      shelf.drop(entry);
      // A screen of the site's own stays mounted from one of its addresses to the next, each a load of its own.
      const load = content.mode === 'own' ? (entryOf(now(), entry.view)?.load ?? entry.load) : entry.load;
      dispatch({ type: 'remote-views/break', payload: { view: entry.view, load, failure: failure(code_) } });
    };
    port().then(
      (remote) => {
        const own: OwnBridge | null =
          content.mode === 'own'
            ? Object.freeze({ ...bridge, draw: (shown: unknown) => void (isOver || ways.draw?.(shown)) })
            : null;
        if (!isOver)
          end = remote.mount({ ...code, timeoutMs: PART_TIMEOUT_MS }, target, own ?? bridge, (reason) =>
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
    view: derive(registry, ({ entries }): RemoteViewsView => ({
      entries: new Map(entries.map((entry) => [entry.view, entry])),
      contentOf: (entry) => (entry.state === 'ready' ? (shelf.get(entry)?.content ?? null) : null),
      mount,
    })),
    processes: [
      { name: 'remote-views/load', run: () => loadViews({ events$, api, port, shelf, clock, appName: APP_NAME }) },
      {
        name: 'remote-views/give-up',
        run: () => giveUpAwaited(events$, clock, (view) => entryOf(now(), view)?.load ?? null),
      },
      // What was shown to one player is not kept for another [RMV-13].
      {
        name: 'remote-views/forget',
        run: () =>
          eventsOf('session').pipe(
            filter(({ event }) => event.type === 'session/signedIn' || event.type === 'session/signedOut'),
            tap(() => shelf.clear()),
            ignoreElements(),
          ),
      },
    ],
    world: derive(registry, ({ entries }) => ({
      remoteViews: new Map(entries.map(({ view, state: standing }) => [view, standing] as const)),
    })),
  };
};
