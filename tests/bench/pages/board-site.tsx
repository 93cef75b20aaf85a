/**
 * The board as the site builds it: the whole core with the browser's adapters. Frames pass through decoding, ordering
 * and the read model to the site's price cell. Only the network is replaced: frames come from the worker.
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
import { TextProvider } from '../../../ui/web/text-provider.tsx';
import { texts } from '../../../ui/web/text.ts';
import type { BoardInput, BoardRow } from './board-input.ts';
import { loadInput, openFeeder, PRICES_PER_FRAME } from './board-input.ts';
import { collectPageMetrics, markReadyOnceSettled } from './page-metrics.ts';
import type { PageMetrics } from './page-metrics.ts';

const SLOW_FRAME_MS = 100;

/** The browser's page port. With `?slow`, prices are painted only ten times per second, as suits a slow device. */
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

function createSiteCore({ snapshot }: BoardInput, metrics: PageMetrics) {
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
            metrics.updates += PRICES_PER_FRAME;
          });
        }),
    },
    report: (where, fault) => console.error(where, fault),
  });
}

function Row({ row }: { readonly row: BoardRow }): ReactNode {
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

function Board({
  rows,
  onRendered,
}: {
  readonly rows: readonly BoardRow[];
  readonly onRendered: () => void;
}): ReactNode {
  useEffect(onRendered, [onRendered]);
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
  const metrics = collectPageMetrics();
  const input = await loadInput();
  const root = document.getElementById('root');
  if (root === null) return;
  const core = createSiteCore(input, metrics);
  void core.start();
  core.line.watch(['live']);
  const onRendered = (): void => markReadyOnceSettled(metrics);
  createRoot(root).render(
    <CoreContext value={core}>
      <TextProvider texts={texts}>
        <Board rows={input.rows} onRendered={onRendered} />
      </TextProvider>
    </CoreContext>,
  );
}

void run();
