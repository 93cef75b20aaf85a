/**
 * The site's own way: the whole core with the browser's adapters, the feed's frames through decoding, order and read model, drawn by the site's price cell. Only the
 * network is missing; frames come from the worker.
 */
import { useEffect, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { NEVER, Observable } from 'rxjs';
import { createBrowserPage } from '../../../adapters/browser/browser-page.ts';
import { createCryptoIds } from '../../../adapters/browser/crypto-ids.ts';
import { createWebDigest } from '../../../adapters/browser/web-digest.ts';
import { createSystemClock } from '../../../adapters/browser/system-clock.ts';
import { createMemoryJournal, createMemoryStorage, createNoTabs } from '../../../adapters/node/memory-ports.ts';
import { createCore } from 'touchline/app/create-core';
import type { PagePort } from 'touchline/ports/page';
import { PriceCell } from '../../../ui/web/components/price-cell.tsx';
import { CoreContext } from '../../../ui/web/core-context.ts';
import type { BoardInput, DrawnRow } from './board-input.ts';
import { loadInput, openFeeder, PER_FRAME } from './board-input.ts';
import { createTold, settled } from './told.ts';
import type { Told } from './told.ts';

const SLOW_FRAME_MS = 100;

/** The browser's page; with `?slow` it paints prices ten times a second, as a slow page should. */
function pagePort(): PagePort {
  const page = createBrowserPage();
  if (!new URLSearchParams(location.search).has('slow')) return page;
  return {
    ...page,
    nextFrame(paint) {
      const timer = setTimeout(paint, SLOW_FRAME_MS);
      return () => clearTimeout(timer);
    },
  };
}

function createSiteCore({ snapshot }: BoardInput, told: Told) {
  return createCore({
    clock: createSystemClock(),
    ids: createCryptoIds(),
    digest: createWebDigest(),
    storage: createMemoryStorage(),
    journal: createMemoryJournal(),
    tabs: createNoTabs(),
    page: pagePort(),
    http: { send: () => NEVER },
    lineFeed: {
      open: () =>
        new Observable<string>((subscriber) => {
          subscriber.next(snapshot);
          return openFeeder((text) => {
            subscriber.next(text);
            told.updates += PER_FRAME;
          });
        }),
    },
    report: (where, fault) => console.error(where, fault),
  });
}

function Row({ row }: { readonly row: DrawnRow }): ReactNode {
  return (
    <div className="row">
      <span className="row-game">
        <span className="sides">
          <span className="side">
            <span className="side-name">{row.home}</span>
          </span>
          <span className="side">
            <span className="side-name">{row.away}</span>
          </span>
        </span>
      </span>
      <span className="cells is-result">
        {row.cells.map(({ id, name, short }) => (
          <PriceCell key={id} marketId={id} name={name} short={short} />
        ))}
      </span>
    </div>
  );
}

function Board({ rows, drawn }: { readonly rows: readonly DrawnRow[]; readonly drawn: () => void }): ReactNode {
  useEffect(drawn, [drawn]);
  return (
    <div className="board">
      <section className="group">
        {rows.map((row, at) => (
          <Row key={at} row={row} />
        ))}
      </section>
    </div>
  );
}

async function run(): Promise<void> {
  const told = createTold();
  const input = await loadInput();
  const root = document.getElementById('root');
  if (root === null) return;
  const core = createSiteCore(input, told);
  void core.start();
  core.line.watch(['live']);
  const drawn = (): void => settled(told);
  createRoot(root).render(
    <CoreContext value={core}>
      <Board rows={input.rows} drawn={drawn} />
    </CoreContext>,
  );
}

void run();
