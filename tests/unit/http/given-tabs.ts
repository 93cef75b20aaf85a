/** Tabs of one browser with one operator: a shared lock, delayed messages, and requests that the test answers. */
import { Observable, Subject } from 'rxjs';
import type { Api, ApiParts, CallFailure, Tokens } from 'touchline/http/api';
import { createApi } from 'touchline/http/api';
import { createSharedRefresh } from 'touchline/http/share-refresh';
import type { TokenStore } from 'touchline/http/token-source';
import { createTokenStore } from 'touchline/http/token-source';
import type { Result } from 'touchline/kernel/result';
import { err, ok } from 'touchline/kernel/result';
import { decodeTokens } from 'touchline/core/session/wire';
import type { HttpFailure, HttpRequest, HttpResponse } from 'touchline/ports/http';
import type { TabsPort } from 'touchline/ports/tabs';
import type { VirtualClock } from '../../models/virtual-clock.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

export const TOKEN_PATH = '/web-api/user/gettoken';

export interface TabOptions {
  readonly parts?: Partial<ApiParts>;
  /** Replaces the tab's port with a faulty one. */
  readonly harm?: (tabs: TabsPort) => TabsPort;
}

export interface HttpTab {
  readonly api: Api;
  readonly tokens: TokenStore;
  user: string | null;
  readonly reports: string[];
  readonly lost: () => number;
}

export interface Waiting {
  readonly tab: number;
  readonly request: HttpRequest;
  readonly at: number;
  isDone: boolean;
  answer(status: number, body?: unknown): void;
  fail(kind: HttpFailure['kind']): void;
}

export interface TabsWorld {
  readonly clock: VirtualClock;
  readonly sent: Waiting[];
  /** Every message between the tabs. */
  readonly broadcasts: unknown[];
  open(options?: TabOptions): HttpTab;
  to(path: string): readonly Waiting[];
  broadcast(message: unknown): void;
}

/** `messageMs`: the delay of a message between tabs. */
export function createTabsWorld({ messageMs = 1 }: { readonly messageMs?: number } = {}): TabsWorld {
  const clock = createVirtualClock();
  const sent: Waiting[] = [];
  const broadcasts: unknown[] = [];
  const channel = new Subject<{ readonly from: number; readonly message: unknown }>();
  let opened = 0;
  let queue: Promise<unknown> = Promise.resolve();

  function sendFrom(tab: number, request: HttpRequest): Observable<Result<HttpResponse, HttpFailure>> {
    return new Observable((subscriber) => {
      const end = (answer: Result<HttpResponse, HttpFailure>): void => {
        waiting.isDone = true;
        subscriber.next(answer);
        subscriber.complete();
      };
      const waiting: Waiting = {
        tab,
        request,
        at: clock.now(),
        isDone: false,
        answer: (status, body = {}) => end(ok({ status, text: JSON.stringify(body) })),
        fail: (kind) => end(err({ kind })),
      };
      sent.push(waiting);
      return () => {
        waiting.isDone = true;
      };
    });
  }

  return {
    clock,
    sent,
    broadcasts,
    to: (path) => sent.filter(({ request }) => request.path.startsWith(path)),
    broadcast: (message) => channel.next({ from: 0, message }),
    open({ parts = {}, harm = (tabs: TabsPort): TabsPort => tabs } = {}) {
      opened += 1;
      const me = opened;
      const port = harm({
        messages$: new Observable((subscriber) =>
          channel.subscribe(({ from, message }) => {
            if (from !== me) clock.after(messageMs, () => subscriber.next(structuredClone(message)));
          }),
        ),
        post: (message) => {
          broadcasts.push(message);
          channel.next({ from: me, message });
        },
        exclusive: (_name, work) => {
          const turn = queue.then(work);
          queue = turn.catch(() => undefined);
          return turn;
        },
      });
      const tab = { user: '7' as string | null, reports: [] as string[] };
      let lost = 0;
      const fetchTokens = (): Observable<Result<Tokens, CallFailure>> =>
        api({ method: 'GET', path: TOKEN_PATH, decode: decodeTokens });
      const tokens: TokenStore = createTokenStore(
        clock,
        () => sharing.refresh(),
        () => void (lost += 1),
      );
      const sharing = createSharedRefresh({
        tabs: port,
        clock,
        tokens,
        who: () => tab.user,
        fetchTokens,
        report: (where, fault) =>
          void tab.reports.push(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`),
      });
      const api = createApi(
        {
          http: { send: (request) => sendFrom(me, request) },
          appName: 'test',
          country: () => 'DE',
          language: () => 'en',
          ...parts,
        },
        tokens,
      );
      sharing.receive$.subscribe();
      return Object.assign(tab, { api, tokens, lost: () => lost });
    },
  };
}

export function tokensNamed(token: string, clock: VirtualClock, livesMs = 600_000): Tokens {
  return { token, sessionToken: `session of ${token}`, expiresAt: clock.now() + livesMs };
}
