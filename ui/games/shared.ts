/**
 * Games whose draws all players share, in a frame: follows the draws of the provider, takes one bet a draw, and shows
 * each result once. Times are the operator's; the frame knows only how far its own clock is from them.
 */
import { el } from './dom.ts';
import type { Bench } from './bench.ts';
import type { Json, Round } from './round.ts';
import type { Replay } from './recorded.ts';
import { startGame } from './frame.ts';
import { isRecord, numberOf, roundOf } from './round.ts';
import { SHARED_WORDS } from './shared-words.ts';
import type { Words } from './words.ts';

export type Shown = Readonly<Record<string, unknown>>;

/** The draw that is on. */
export interface Draw {
  readonly nonce: number;
  readonly phase: 'bets' | 'run' | 'shown';
  readonly closesAt: number;
  readonly endsAt: number;
  readonly preview: Shown;
  /** Empty until the result is public. */
  readonly result: Shown;
  readonly last: readonly { readonly nonce: number; readonly result: Shown }[];
}

export interface SharedBench<Word extends string> extends Bench<Word | keyof typeof SHARED_WORDS> {
  /** The operator's time, ms. */
  readonly now: () => number;
  /** The bet that waits for its draw. */
  readonly open: () => Round | null;
}

export interface SharedPart {
  readonly stage: Element;
  /** Shown in play alone, below the controls. */
  readonly aside?: Element;
  readonly controls?: readonly HTMLElement[];
  /** The bet for a stake, or the reason why there is none. */
  readonly bet: (stake: number) => { readonly bet: unknown } | { readonly reason: string };
  /** A draw has changed its phase. */
  readonly onDraw: (draw: Draw) => void;
  /** Shows a public result; resolves when everything has been shown. */
  readonly show: (draw: Draw) => Promise<void>;
  /** Runs for each picture while a draw is on. */
  readonly onFrame?: (draw: Draw) => void;
  /** A bet was placed, came back at the opening, or has ended (null). */
  readonly onBet?: (round: Round | null) => void;
  /** Sets the game's own controls to a bet that was made. */
  readonly showBet?: (bet: Json) => void;
  /** The text about a round before its payment. */
  readonly word: (round: Round) => string;
  /** The text of an earlier result. */
  readonly brief: (result: Shown) => string;
  /** The main button's text while a bet runs and a move is possible; null for a game without moves. */
  readonly moveText?: string;
  /** The text about a move beside the payment. */
  readonly receipt?: (elapsedMs: number, pressedMs: number) => string;
}

const AGAIN_MS = 2_000;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const shownOf = (value: unknown): Shown => (isRecord(value) ? value : {});

function drawOf(value: unknown): Draw | null {
  if (!isRecord(value)) return null;
  const { phase, last } = value;
  return {
    nonce: numberOf(value['nonce']),
    phase: phase === 'bets' || phase === 'run' ? phase : 'shown',
    closesAt: numberOf(value['closesAt']),
    endsAt: numberOf(value['endsAt']),
    preview: shownOf(value['preview']),
    result: shownOf(value['result']),
    last: Array.isArray(last)
      ? last.flatMap((each: unknown) =>
          isRecord(each) ? [{ nonce: numberOf(each['nonce']), result: shownOf(each['result']) }] : [],
        )
      : [],
  };
}

/** Runs a game with shared draws. `words` are the game's own texts. */
export function startShared<Own extends Words>(
  words: Own,
  create: (bench: SharedBench<keyof Own & string>) => SharedPart,
): void {
  startGame({ ...SHARED_WORDS, ...words }, (given) => {
    let ahead = 0;
    let draw: Draw | null = null;
    /** Bets on the draw, as far as this frame knows. */
    let bets = 0;
    let bet: Round | null = null;
    /** The move on its way, and the round whose end the answer to a move has reported. */
    let moving = Promise.resolve();
    let endedByMove = '';
    /** The draw whose result was shown last, and the end of that. */
    let shown = { nonce: -1, done: Promise.resolve() };
    const bench: SharedBench<keyof Own & string> = {
      ...given,
      now: () => Date.now() + ahead,
      open: () => bet,
    };
    const { text, money } = bench;
    const timer = el('p', { class: 'timer', role: 'timer' });
    const others = el('p', { class: 'pays' });
    const list = el('ol', { class: 'last' });
    const part = create(bench);

    const canMove = (): boolean => part.moveText !== undefined && bet !== null && draw?.phase === 'run';
    function showMain(): void {
      const isMove = canMove();
      bench.setMain(isMove ? (part.moveText ?? '') : text('bet'), isMove || (bet === null && draw?.phase === 'bets'));
    }
    function showTimer(): void {
      if (draw === null) return;
      const { nonce: value, phase } = draw;
      const seconds = Math.max(0, Math.ceil(((phase === 'bets' ? draw.closesAt : draw.endsAt) - bench.now()) / 1_000));
      const word = phase === 'bets' ? 'closesIn' : phase === 'run' ? 'running' : 'nextIn';
      const remaining = text(word, { value, seconds });
      if (timer.textContent !== remaining) timer.textContent = remaining;
    }
    function showBets(count: number): void {
      bets = count;
      others.textContent = text('bets', { value: count });
    }
    function setBet(round: Round | null): void {
      bet = round;
      part.onBet?.(round);
      showMain();
    }

    /** Says how a round ended, once its draw has been shown; the answer to a move says more. */
    async function end(round: Round): Promise<void> {
      await (round.moves.length > 0 ? moving : shown.done);
      if (round.id === endedByMove) return;
      if (bet?.id === round.id) setBet(null);
      if (round.status === 'over') bench.result(round, part.word(round));
    }

    function take(answer: Json): string {
      ahead = numberOf(answer['now']) - Date.now();
      const now = drawOf(answer['draw']);
      if (now === null) return '';
      const isNew = draw?.nonce !== now.nonce || draw.phase !== now.phase;
      draw = now;
      showBets(numberOf(shownOf(answer['draw'])['bets']));
      if (isNew) part.onDraw(now);
      if (now.phase === 'shown' && shown.nonce !== now.nonce) shown = { nonce: now.nonce, done: part.show(now) };
      void shown.done.then(() =>
        list.replaceChildren(...now.last.map(({ result }) => el('li', {}, part.brief(result)))),
      );
      const ended = roundOf(answer['round']);
      if (ended !== null) void end(ended);
      showMain();
      showTimer();
      return typeof answer['revision'] === 'string' ? answer['revision'] : '';
    }

    async function follow(): Promise<void> {
      for (let seen = ''; ;) {
        // Calls follow each other.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await bench.watch(seen);
        if (answer === null) {
          timer.textContent = text('away');
          // oxlint-disable-next-line no-await-in-loop
          await wait(AGAIN_MS);
        } else if (answer['ok'] === true) seen = take(answer);
        else return;
      }
    }

    function tick(): void {
      showTimer();
      if (draw !== null) part.onFrame?.(draw);
      if (timer.isConnected) requestAnimationFrame(tick);
    }

    async function place(): Promise<void> {
      const amount = bench.stake();
      if (amount === null) return bench.announce(text('BAD_AMOUNT'));
      const asked = part.bet(amount);
      if ('reason' in asked) return bench.announce(asked.reason);
      const round = await bench.play(asked.bet);
      if (round === null || round.status !== 'staked') return undefined;
      setBet(round);
      showBets(bets + 1);
      return bench.announce(text('placed', { amount: money(round.stake), value: draw?.nonce ?? 0 }));
    }
    async function move(round: Round): Promise<void> {
      const pressedMs = bench.now() - (draw?.closesAt ?? 0);
      const moved = await bench.move(round, 0);
      if (moved === null || moved.status !== 'over') return;
      setBet(null);
      endedByMove = moved.id;
      const elapsedMs = bench.receipt()['elapsedMs'];
      bench.result(moved, `${part.word(moved)} ${part.receipt?.(numberOf(elapsedMs), pressedMs) ?? ''}`.trim());
    }

    /** The draw of a replay. Nothing is late. */
    function drawAgain({ draw: drawn }: Replay, phase: Draw['phase']): Draw {
      const { nonce = 0, preview = {}, result = {} } = drawn ?? {};
      const [closesAt, endsAt] = [bench.now(), Infinity];
      return { nonce, phase, closesAt, endsAt, preview, result: phase === 'shown' ? result : {}, last: [] };
    }
    /** The tickets and places of the bet, before the draw. */
    function showBetAgain(replay: Replay): void {
      bet = replay.end;
      part.showBet?.(replay.bet);
      part.onDraw(drawAgain(replay, 'bets'));
      part.onBet?.(bet);
      timer.textContent = text('drawNumber', { value: replay.draw?.nonce ?? 0 });
    }
    async function showAgain(replay: Replay): Promise<void> {
      showBetAgain(replay);
      bench.announce('');
      const result = drawAgain(replay, 'shown');
      part.onDraw(result);
      await part.show(result);
      setBet(null);
      bench.result(replay.end, part.word(replay.end));
    }

    return {
      stage: el(
        'div',
        { class: 'stage is-shared' },
        timer,
        part.stage,
        others,
        el(
          'div',
          { class: 'earlier', hidden: given.replay !== null },
          el('p', { class: 'pays', id: 'last' }, text('last')),
          list,
        ),
      ),
      ...(part.aside === undefined ? {} : { aside: part.aside }),
      controls: part.controls ?? [],
      button: text('bet'),
      onPlay: async () => {
        if (given.replay !== null) return showAgain(given.replay);
        if (bet !== null && canMove()) await (moving = move(bet));
        else if (bet === null && draw?.phase === 'bets') await place();
      },
      onResume: setBet,
      showBet: (made) => {
        if (given.replay === null) part.showBet?.(made);
        else showBetAgain(given.replay);
      },
      onOpen: () => {
        void follow();
        tick();
      },
    };
  });
}
