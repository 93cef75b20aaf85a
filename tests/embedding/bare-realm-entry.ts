/**
 * The core with observables of its own realm. Built into one script, which runs where nothing but the language exists.
 */
import { Observable } from 'rxjs';
import type { Observable as Foreign } from 'rxjs';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import type { Readable } from 'touchline/kernel/readable';
import type { Ports } from 'touchline/ports/ports';

const own = <T>(foreign: Foreign<T>): Observable<T> => new Observable((subscriber) => foreign.subscribe(subscriber));
const ownReadable = <T>({ get, value$ }: Readable<T>): Readable<T> => ({ get, value$: own(value$) });

/** The ports belong to the host, whose RxJS is another copy. */
export const createBareCore = (ports: Ports): Core =>
  createCore({
    ...ports,
    http: { send: (request) => own(ports.http.send(request)) },
    lineFeed: { ...ports.lineFeed, open: (...query) => own(ports.lineFeed.open(...query)) },
    tabs: { ...ports.tabs, messages$: own(ports.tabs.messages$) },
    page: { ...ports.page, visible: ownReadable(ports.page.visible), online: ownReadable(ports.page.online) },
  });
