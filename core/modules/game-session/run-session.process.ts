/** Launches a game, relays its calls, and closes a game that does not answer [GSN-1…GSN-9]. */
import {
  concat,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  switchMap,
  takeUntil,
  tap,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Cell } from '../../kernel/readable.ts';
import { after, every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ForeignReport, FrameLink } from './frame-link.ts';
import type { ResultHold } from './hold-result.process.ts';
import type { GameSessionCommand, GameSessionEvent } from './messages.ts';
import type { SeenRounds } from './session-rounds.ts';
import { NO_ROUNDS, seenAfter } from './session-rounds.ts';
import type { CloseReason, GameMode, GameMoney, GameSessionState, Replay } from './types.ts';
import type { GameMessage, Relayed } from './wire.ts';
import { decodeLaunch, decodeMoney, decodeRelayed, decodeReplay, GAME_PATHS } from './wire.ts';

/** How long a game may take until it is ready [GSN-3]. */
const READY_MS = 15_000;
/** The time between two pings of a game that is ready [GSN-5]. */
const PING_MS = 15_000;
/** The time between two tries to reach the operator again. */
const REACH_MS = 3_000;
/** How long a new balance of the account waits for the game's own question of its money. */
const SETTLE_MS = 1_000;
/** Calls of a game under way at once. */
const MAX_CALLS = 4;

export type GameCall = Extract<GameMessage, { readonly t: 'call' }>;

interface Io {
  readonly events$: Observable<Recorded<GameSessionEvent>>;
  readonly api: Api;
  readonly clock: Clock;
  readonly state: () => GameSessionState;
  readonly link: FrameLink;
  readonly calls$: Observable<GameCall>;
  readonly reports$: Observable<ForeignReport>;
  readonly ticket: Cell<string | null>;
  /** The round that the game shows again. */
  readonly replay: Cell<Replay | null>;
  readonly sessionId: Cell<string | null>;
  /** The operator's name of a foreign game's session; null for our own games. */
  readonly launchedId: Cell<string | null>;
  readonly money: Cell<GameMoney | null>;
  readonly seen: Cell<SeenRounds>;
  /** Keeps a result to itself until the frame has drawn it. */
  readonly hold: Pick<ResultHold, 'asked' | 'answered' | 'lost' | 'release'>;
  /** The balance that did not suffice for a stake; null otherwise [GSN-35]. */
  readonly lacking: Cell<number | null>;
  /** The account that the player plays from. */
  readonly account$: Observable<GameMoney | null>;
}

const closeBy = (reason: CloseReason): GameSessionCommand => ({ type: 'game-session/close', payload: { reason } });
/** Calls that a player makes; the others run by themselves. */
const PLAYED: ReadonlySet<GameCall['name']> = new Set(['play', 'move']);
const NO_ANSWER = { ok: false, code: 'NO_ANSWER' };

export function runSession(io: Io): Observable<Message> {
  const { events$, api, clock, state, link, calls$, reports$, ticket, sessionId, launchedId, money, seen, replay } = io;
  const { lacking, hold } = io;
  const on = <T extends GameSessionEvent['type']>(type: T) =>
    events$.pipe(
      map(({ event }) => event),
      filter((event): event is Extract<GameSessionEvent, { readonly type: T }> => event.type === type),
    );
  const closed$ = on('game-session/closed');

  const launch = (mode: GameMode, gameId: string, currency: string) =>
    mode === 'real'
      ? api({ method: 'POST', path: GAME_PATHS.launches, auth: true, body: { gameId }, decode: decodeLaunch })
      : api({ method: 'POST', path: GAME_PATHS.demoLaunches, body: { gameId, currency }, decode: decodeLaunch });

  const forget = (): void => {
    money.set(null);
    seen.set(NO_ROUNDS);
    sessionId.set(null);
    lacking.set(null);
  };

  /** The round comes from the operator, and no session is opened [GSN-23]. */
  const watch$ = on('game-session/watching').pipe(
    switchMap(({ payload: { gameId, roundId } }) => {
      forget();
      return api({ method: 'GET', path: GAME_PATHS.replay(roundId), auth: true, decode: decodeReplay }).pipe(
        takeUntil(closed$),
        map((answer): GameSessionCommand => {
          if (!answer.ok || answer.value.gameId !== gameId) return closeBy('failed');
          replay.set(answer.value);
          return { type: 'game-session/reportLaunched', payload: { frame: answer.value.frame, origin: null } };
        }),
      );
    }),
  );

  const launch$ = on('game-session/launching').pipe(
    switchMap(({ payload: { mode, gameId, currency } }) => {
      forget();
      return launch(mode, gameId, currency).pipe(takeUntil(closed$));
    }),
    map((answer): GameSessionCommand => {
      if (!answer.ok)
        return closeBy(answer.error.kind === 'status' && answer.error.status === 403 ? 'notAllowed' : 'failed');
      const { ticket: taken, frame, origin, sessionId: named } = answer.value;
      // Another page than the one that has loaded meanwhile: the ticket is not for it.
      if (frame !== state().frame) link.detach();
      ticket.set(taken);
      launchedId.set(named);
      return { type: 'game-session/reportLaunched', payload: { frame, origin } };
    }),
  );

  /** Asks the operator for the session's money. */
  const askMoney = (): Observable<boolean> => {
    const id = sessionId.get();
    if (id === null) return of(true);
    return api({ method: 'GET', path: `${GAME_PATHS.sessions}${id}/money`, decode: decodeMoney }).pipe(
      takeUntil(closed$),
      map((answer) => {
        if (!answer.ok) return answer.error.kind === 'status';
        money.set(answer.value);
        link.postMoney(answer.value);
        return true;
      }),
    );
  };

  const relayedCommands = (name: GameCall['name'], relayed: Relayed): Observable<Message> => {
    hold.answered(relayed);
    seen.set(seenAfter(seen.get(), relayed));
    const { round } = relayed;
    const hasRound = round !== undefined && round !== null;
    const isOpen = hasRound && round.status === 'staked';
    const commands: Message[] = [];
    if (hasRound && isOpen !== state().isBusy) commands.push({ type: 'game-session/reportRound', payload: { isOpen } });
    const isRefused = relayed.code === 'INSUFFICIENT_FUNDS' && PLAYED.has(name);
    if (hasRound && name === 'play' && !isRefused) lacking.set(null);
    if (hasRound && round.status !== 'cancelled' && PLAYED.has(name))
      commands.push({ type: 'game-session/reportPlayed', payload: {} });
    // The operator's word on an exclusion that this page has not received [GSN-17].
    if (name === 'play' && relayed.code === 'SELF_EXCLUDED') commands.push(closeBy('excluded'));
    if (!hasRound && relayed.sessionId === undefined && !isRefused) return from(commands);
    if (hasRound && state().mode === 'real') commands.push({ type: 'accounts/refresh', payload: {} });
    return concat(
      from(commands),
      defer(() => {
        // The session counts as open once its unfinished round is known.
        if (relayed.sessionId !== undefined) sessionId.set(relayed.sessionId);
        return askMoney().pipe(
          mergeMap(() => {
            if (isRefused) lacking.set(money.get()?.balance ?? null);
            return EMPTY;
          }),
        );
      }),
    );
  };

  const relay$ = calls$.pipe(
    mergeMap(({ id, name, body }) => {
      if (PLAYED.has(name)) hold.asked();
      return api({ method: 'POST', path: `${GAME_PATHS.provider}${name}`, body, decode: decodeRelayed }).pipe(
        takeUntil(closed$),
        mergeMap((answer): Observable<Message> => {
          link.post({ t: 'answer', id, body: answer.ok ? answer.value : NO_ANSWER });
          if (answer.ok) return relayedCommands(name, answer.value);
          if (PLAYED.has(name)) hold.lost();
          return answer.error.kind === 'network' || answer.error.kind === 'timeout'
            ? of<GameSessionCommand>({ type: 'game-session/pause', payload: { reason: 'network' } })
            : EMPTY;
        }),
      );
    }, MAX_CALLS),
  );

  /** A foreign game's report of its rounds changes no money: the operator is asked [GSN-6, GSN-19]. */
  const foreign$ = merge(
    reports$.pipe(
      mergeMap((report): readonly Message[] => {
        const { isBusy, mode } = state();
        if (report === 'opened') sessionId.set(launchedId.get());
        const isOpen = report === 'roundStarted';
        if (report === 'opened' || isOpen === isBusy) return [];
        if (isOpen) lacking.set(null);
        const round: GameSessionCommand = { type: 'game-session/reportRound', payload: { isOpen } };
        if (isOpen) return [round, { type: 'game-session/reportPlayed', payload: {} }];
        return mode === 'real' ? [round, { type: 'accounts/refresh', payload: {} }] : [round];
      }),
    ),
    reports$.pipe(
      filter((report) => report !== 'roundStarted'),
      switchMap(askMoney),
      filter((isReached) => !isReached),
      map((): GameSessionCommand => ({ type: 'game-session/pause', payload: { reason: 'network' } })),
    ),
  );

  /** A deposit, or a stake elsewhere, has changed the account [GSN-6]. */
  const account$ = io.account$.pipe(
    switchMap((account) => after(clock, SETTLE_MS).pipe(map(() => account))),
    filter((account) => {
      const known = money.get();
      const isOther = account?.currency === known?.currency && account?.balance !== known?.balance;
      return isOther && known !== null && state().stage === 'ready' && state().mode === 'real';
    }),
    switchMap(askMoney),
    ignoreElements(),
  );

  const reach$ = on('game-session/paused').pipe(
    filter(({ payload }) => payload.reason === 'network'),
    switchMap(() =>
      every(clock, REACH_MS).pipe(
        // An answer may take longer than the time between two tries.
        exhaustMap(askMoney),
        filter((isReached) => isReached),
        map((): GameSessionCommand => ({ type: 'game-session/resume', payload: { reason: 'network' } })),
        takeUntil(merge(closed$, on('game-session/resumed'))),
      ),
    ),
  );

  const handOver$ = on('game-session/launched').pipe(
    tap(() => link.handOver()),
    ignoreElements(),
  );

  const silent$ = on('game-session/launched').pipe(
    switchMap(() => after(clock, READY_MS).pipe(takeUntil(merge(closed$, on('game-session/readied'))))),
    map(() => closeBy('silent')),
  );

  const ping$ = on('game-session/readied').pipe(
    switchMap(() => every(clock, PING_MS).pipe(takeUntil(closed$))),
    mergeMap(() => {
      if (!link.isAlive()) return of(closeBy('silent'));
      link.ping();
      return EMPTY;
    }),
  );

  const pauses$ = merge(on('game-session/paused'), on('game-session/resumed')).pipe(
    mergeMap(() => {
      link.post({ t: state().pauses.length > 0 ? 'pause' : 'resume' });
      return EMPTY;
    }),
  );

  // Nothing of a game that is paused or gone waits for its frame [GSN-40].
  const release$ = merge(on('game-session/launching'), on('game-session/paused'), closed$).pipe(
    tap(() => hold.release()),
    ignoreElements(),
  );

  const end$ = closed$.pipe(
    mergeMap(() => {
      ticket.set(null);
      replay.set(null);
      link.detach();
      return state().mode === 'real' ? of<Message>({ type: 'accounts/refresh', payload: {} }) : EMPTY;
    }),
  );

  return merge(launch$, watch$, handOver$, relay$, foreign$, account$, reach$, silent$, ping$, pauses$, release$, end$);
}
