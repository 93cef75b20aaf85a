/** Creates the line: read model, topics, feed, tree. Shells read the line only through this. */
import { catchError, concat, defer, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { createCell, derive } from '../../kernel/readable.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Message } from '../../kernel/message.ts';
import type { LineSeed } from '../../ports/line-feed.ts';
import type { Ports } from '../../ports/ports.ts';
import { decodeFrame } from './feed/decode-frame.ts';
import type { LineState } from './decider.ts';
import type { Progress } from './follow-feed.process.ts';
import { followFeed, streamKey, STALE_MS } from './follow-feed.process.ts';
import { loadTree } from './load-tree.ts';
import { createPace } from './pace.ts';
import { createReadModel } from './read-model/read-model.ts';
import type { LineReads } from './reads.ts';
import { createTopics } from './topics.ts';
import type { GameOutcome, TreeSport } from './types.ts';
import { decodeTreeText } from './wire.ts';

export interface LineParts {
  readonly ports: Ports;
  readonly api: Api;
  readonly state: Readable<LineState>;
  readonly language: Readable<string>;
}

export interface Line {
  readonly reads: LineReads;
  /** True while a frame came within 5 s. */
  fresh(): boolean;
  readonly effects: Readonly<Record<'follow-feed' | 'load-tree', () => Observable<Message>>>;
}

/** The pause between tries to load code. */
const CODE_AGAIN_MS = 3_000;

export function createLine({ ports, api, state, language }: LineParts): Line {
  const { clock, page, report } = ports;
  let offset = 0;
  let receivedAt = -Infinity;
  const progress: Progress = { applied: null };

  const model = createReadModel(
    createPace(clock, page, () => {
      try {
        model.flush();
      } catch (fault) {
        report('line/flush', fault);
      }
    }),
  );
  const topics = createTopics(clock, (id) => model.slots.has(id));
  model.onGone((id) => topics.marketGone(id));
  const tree = createCell<readonly TreeSport[] | null>(null);

  function onFrame(at: number): void {
    receivedAt = clock.now();
    offset = at - receivedAt;
  }

  /** Shows the prices that came with the page. They are not fresh before the stream's first frame [LIN-12]. */
  function applySeed({ topics: carried, language: lng, frame: text, tree: treeText }: LineSeed): void {
    const frame = decodeFrame(text);
    if (!frame.ok || frame.value.t !== 'snap') {
      report('line/seed', new Error(frame.ok ? `a frame of kind ${frame.value.t} is no snapshot` : frame.error));
      return;
    }
    offset = frame.value.at - clock.now();
    model.apply(frame.value, carried);
    model.flush();
    const { epoch, seq } = frame.value;
    const sorted = [...carried].sort();
    if (lng !== undefined && epoch !== '') progress.applied = { stream: streamKey(lng, sorted, sorted), epoch, seq };
    if (treeText === undefined) return;
    const sports = decodeTreeText(treeText);
    if (sports.ok) tree.set(sports.value);
    else report('line/seed', new Error(`the tree: ${sports.error}`));
  }
  if (ports.lineFeed.seed !== undefined) applySeed(ports.lineFeed.seed);

  /**
   * Only the page of a game asks: the code loads with the first question. Code that fails to load counts as no answer
   * [LIN-11].
   */
  function outcomeOf(gameId: number): Observable<GameOutcome> {
    return defer(() => import('./game-outcome.ts')).pipe(
      switchMap(({ gameOutcome }) => gameOutcome({ api, clock, model, language: () => language.get() }, gameId)),
      catchError((fault: unknown) => {
        report('line/outcome', fault);
        const again = after(clock, CODE_AGAIN_MS).pipe(switchMap(() => outcomeOf(gameId)));
        return concat(of('failed' as const), again);
      }),
    );
  }

  const language$: Observable<string> = language.value$;
  const reads: LineReads = {
    tree,
    status: derive(state, ({ status }) => status),
    now: () => clock.now() + offset,
    watch: topics.watch,
    board: model.board,
    game: model.game,
    markets: model.markets,
    stats: model.stats,
    market: model.market,
    price: model.slots.price,
    was: model.slots.was,
    state: model.slots.state,
    quote: (id) => ({
      price: model.slots.price(id),
      was: model.slots.was(id),
      state: model.slots.state(id),
    }),
    onMarket: model.slots.listen,
    outcome: outcomeOf,
  };
  return {
    reads,
    fresh: () => state.get().status === 'live' && clock.now() - receivedAt < STALE_MS,
    effects: {
      'follow-feed': () =>
        followFeed({
          feed: ports.lineFeed,
          clock,
          page,
          report,
          topics: topics.wanted,
          language: language$,
          model,
          progress,
          onFrame,
        }),
      'load-tree': () => loadTree(api, clock, page, language$, tree),
    },
  };
}
