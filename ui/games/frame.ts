/**
 * The part that all of our games share: the port to the shell, the session with the provider, stake, balance, seeds,
 * and the announcement of results. Plain DOM in one classic script: a frame has an opaque origin and loads nothing.
 */
import { minorDigits, moneyToDecimalString, parseMoney } from 'touchline/kernel/money';
import { el, setAll } from './dom.ts';
import type { Bench, GamePart } from './bench.ts';
import { createCalls } from './calls.ts';
import { createDrawing } from './drawing.ts';
import { layoutOf, replayLayoutOf } from './layout.ts';
import { limitNote, refusalWord } from './refusal.ts';
import { isReduced, setLook } from './look.ts';
import { createOpenRound } from './open-round.ts';
import type { Replay } from './recorded.ts';
import { betOf, replayOf } from './recorded.ts';
import type { Walker } from './replay.ts';
import { createWalker, rest } from './replay.ts';
import { isRecord, isWon, numberOf, roundOf, textOf, type Json, type Round } from './round.ts';
import { followEscape } from './escape.ts';
import { followHeight } from './height.ts';
import { refuseHeldEnter } from './held-key.ts';
import { createShortage } from './shortage.ts';
import { createShownBalance } from './shown-balance.ts';
import { createSound } from './sound.ts';
import { createStakeSteps } from './stake-steps.ts';
import type { Words } from './words.ts';
import { textIn } from './words.ts';

function randomText(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Waits for the shell's port, then runs the game. `words` are the game's own texts. */
export function startGame<Own extends Words>(words: Own, create: (bench: Bench<keyof Own & string>) => GamePart): void {
  const receive = (event: MessageEvent): void => {
    const [port] = event.ports;
    if (event.source !== parent || port === undefined || !isRecord(event.data) || event.data['t'] !== 'touchline')
      return;
    removeEventListener('message', receive);
    connect(port, words, create);
  };
  addEventListener('message', receive);
}

function connect<Own extends Words>(
  port: MessagePort,
  words: Own,
  create: (bench: Bench<keyof Own & string>) => GamePart,
): void {
  const { post, call, receive } = createCalls(port);
  let session = '';
  let currency = 'EUR';
  let range = { min: 0, max: 0 };
  /** The highest stake that the player's limits still allow; null without a limit. */
  let most: number | null = null;
  let isWorking = true;
  let isPaused = false;
  let text = textIn('en', {});
  /** A game's own words may have the names of shared ones, and count in the game alone. */
  let ownText = textIn('en', words);
  /** The key of a call that has no answer yet: the same bet again is the same round. */
  let unanswered: { readonly key: string; readonly bet: string } | null = null;
  /** The next bet waits until the round has been drawn [GSN-29]. */
  const drawing = createDrawing(() => change(), post);
  const sound = createSound(() => status.before(el('p', { role: 'alert' }, text('noSound'))));
  const listeners = new Set<(isIdle: boolean) => void>();
  const money = (minor: number): string => `${moneyToDecimalString(minor, currency)} ${currency}`;
  const status = el('p', { class: 'status', role: 'status', 'aria-live': 'polite' });
  const shortage = createShortage(() => post({ t: 'deposit' }));
  const balance = el('strong', { class: 'balance' }, '…');
  const shownBalance = createShownBalance((minor) => {
    balance.textContent = money(minor);
  });
  const stakeInput = el('input', { inputmode: 'decimal', autocomplete: 'off', dir: 'ltr' });
  const seedInput = el('input', { autocomplete: 'off', spellcheck: 'false', maxlength: 64, dir: 'ltr' });
  const commitment = el('code', { dir: 'ltr' });
  const rounds = el('p', {});
  let hasSeed = false;
  let mainButton: HTMLElement | null = null;
  let isMainOn = true;
  const openRound = createOpenRound(() => part?.onOpen !== undefined);
  let receipt: Json = {};
  let part: GamePart | null = null;
  let replay: Replay | null = null;
  let walker: Walker | null = null;

  /** When the focused button disappears with its round, focus moves to the next round's button. */
  function keepFocus(): void {
    requestAnimationFrame(() => {
      if (document.hasFocus() && document.activeElement === document.body) mainButton?.focus();
    });
  }

  const isFree = (): boolean => !isWorking && !drawing.isOn() && !isPaused && session !== '';
  const seeBalance = (): void => shortage.see(isFree() ? shownBalance.get() : null, range.min);

  function change(): void {
    const isIdle = isFree();
    for (const listener of listeners) listener(isIdle);
    walker?.show();
    seeBalance();
    document.body.classList.toggle('is-paused', isPaused);
  }

  /** The last announcement, which a pause hides while it lasts [GSN-30]. */
  let said = { words: '', isWin: false };
  const write = ({ words: shown, isWin }: typeof said): void => {
    status.textContent = shown;
    status.classList.toggle('is-won', isWin);
  };
  const announce = (announcement: string, isWin = false): void => {
    said = { words: announcement, isWin };
    write(said);
  };

  function explain(answer: Json): void {
    const detail = isRecord(answer['detail']) ? answer['detail'] : {};
    const values = {
      min: money(numberOf(detail['min']) || range.min),
      max: money(numberOf(detail['max']) || range.max),
      currency: textOf(answer['currency']),
    };
    announce(`${text(refusalWord(textOf(answer['code']), detail), values)} ${limitNote(detail)}`.trim());
  }

  function showFair(answer: Json): void {
    const fair = answer['fair'];
    if (!isRecord(fair)) return;
    hasSeed = typeof fair['clientSeed'] === 'string';
    seedInput.value = hasSeed ? textOf(fair['clientSeed']) : randomText();
    seedInput.readOnly = hasSeed;
    commitment.textContent = textOf(fair['commitment']);
    part?.onFair?.(fair);
    rounds.textContent = text(part?.onOpen === undefined ? 'nonce' : 'drawNumber', { value: numberOf(fair['nonce']) });
  }

  /** Runs a call while nothing else runs; the answer of a success, or null after its reason was announced. */
  async function work(run: () => Promise<Json>, isUrgent = false): Promise<Json | null> {
    if (isWorking || drawing.isOn() || (isPaused && !isUrgent)) return null;
    isWorking = true;
    announce(text('wait'));
    change();
    shownBalance.begin();
    const answer = await run();
    isWorking = false;
    const round = openRound.see(roundOf(answer['round']));
    // A shared draw is drawn by itself, after its bets.
    if (answer['ok'] === true && round !== null && part?.onOpen === undefined) drawing.begin();
    change();
    if (answer['ok'] === true) {
      announce('');
      shownBalance.answer(round?.pays ?? 0);
      return answer;
    }
    shownBalance.end();
    explain(answer);
    return null;
  }

  const chooseSeed = async (): Promise<Json> => {
    const answer = await call('choose', { session, clientSeed: seedInput.value.trim() });
    if (answer['ok'] === true) showFair(answer);
    return answer;
  };

  const bench: Bench<keyof Own & string> = {
    text: (word, values) => ownText(word, values),
    money,
    isReduced,
    get replay() {
      return replay;
    },
    stake: () => {
      if (replay !== null) return replay.stake;
      const read = parseMoney(stakeInput.value.trim(), currency);
      return read.ok && read.value > 0 ? read.value : null;
    },
    announce: (announcement) => {
      announce(announcement);
      drawing.reported();
    },
    play: async (bet) => {
      if (replay !== null) {
        announce('');
        sound.play('stake');
        return replay.steps[0] ?? null;
      }
      const wanted = JSON.stringify(bet);
      const key = unanswered?.bet === wanted ? unanswered.key : randomText();
      const answer = await work(async () => {
        if (!hasSeed) {
          const chosen = await chooseSeed();
          if (chosen['ok'] !== true && chosen['code'] !== 'SEED_CHOSEN') return chosen;
        }
        const played = await call('play', { session, key, bet });
        unanswered = played['code'] === 'NO_ANSWER' && played['round'] === undefined ? { key, bet: wanted } : null;
        return played;
      });
      if (answer === null) return null;
      sound.play('stake');
      const round = roundOf(answer['round']);
      if (round !== null) shortage.begin();
      return round;
    },
    move: async (round, move) => {
      if (replay !== null) return null;
      const latest: { round: Round | null } = { round: null };
      const answer = await work(async () => {
        const moved = await call('move', { session, roundId: round.id, at: round.moves.length, move });
        latest.round = roundOf(moved['round']);
        receipt = isRecord(moved['receipt']) ? moved['receipt'] : {};
        return moved;
        // A shared draw goes on during a pause.
      }, part?.onOpen !== undefined);
      // A round that has gone on without this move: the answer to an earlier move was lost.
      if (answer === null && latest.round?.status === 'staked')
        announce(`${status.textContent ?? ''} ${text('goesOn')}`);
      const isFurther = (latest.round?.moves.length ?? 0) > round.moves.length;
      if (answer === null && isFurther && part?.onOpen === undefined) {
        drawing.begin();
        change();
      }
      if (answer !== null) sound.play('move');
      return answer !== null || isFurther ? latest.round : null;
    },
    receipt: () => receipt,
    watch: async (seen) => {
      const answer = await call('watch', { session, seen });
      if (answer['ok'] !== true) {
        if (answer['code'] === 'NO_ANSWER') return null;
        explain(answer);
        return answer;
      }
      const ended = roundOf(answer['round']);
      if (ended !== null) shownBalance.answer(ended.pays ?? 0);
      return answer;
    },
    setMain: (label, isOn) => {
      if (replay !== null) return;
      if (mainButton !== null) mainButton.textContent = label;
      isMainOn = isOn;
      change();
    },
    result: (round, before = '') => {
      const pays = round.pays ?? 0;
      const word = isWon(round) ? 'won' : pays > 0 ? 'back' : 'lost';
      announce(`${before} ${text(word, { amount: money(pays) })}`.trim(), isWon(round));
      if (isWon(round)) sound.play('win');
      shownBalance.end();
      shortage.end();
      drawing.end();
      seeBalance();
      keepFocus();
    },
    onChange: (listener) => void listeners.add(listener),
  };

  function draw(isDemo: boolean): GamePart {
    part = create(bench);
    const made = part;
    const main = el('button', { type: 'button', class: 'main' }, made.button);
    mainButton = main;
    const rotate = el('button', { type: 'button' }, text('rotate'));
    rotate.addEventListener('click', () => {
      void work(() => call('rotate', { session })).then((answer) => {
        if (answer !== null) showFair(answer);
      });
    });
    const press = (): void => {
      if (!isWorking && !drawing.isOn()) void drawing.during(made.onPlay);
    };
    main.addEventListener('click', press);
    stakeInput.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') press();
    });
    listeners.add((isIdle) => {
      setAll(main, { 'aria-disabled': !isIdle || !isMainOn, ...openRound.described(text('ROUND_OPEN')) });
      setAll(rotate, { 'aria-disabled': !isIdle });
    });
    document.body.replaceChildren(
      layoutOf(made, {
        ...{ text, isDemo, balance, status, stakeInput, seedInput, commitment, rounds, main, rotate },
        steps: createStakeSteps(text, stakeInput, money, () => ({
          ...range,
          currency,
          balance: shownBalance.get(),
          most,
        })),
      }),
    );
    return made;
  }

  /**
   * Draws the game around a finished round. Without a session nothing can be staked, and the game's own buttons rest.
   */
  function drawReplay(shown: Replay): GamePart {
    currency = shown.currency;
    const made = create(bench);
    part = made;
    stakeInput.value = moneyToDecimalString(shown.stake, currency);
    setAll(stakeInput, { size: 6 + minorDigits(currency), disabled: true });
    made.showBet?.(shown.bet);
    rest(made);
    walker = createWalker({
      part: made,
      replay: shown,
      text,
      isReduced: isReduced(),
      isPaused: () => isPaused,
      onMove: () => sound.play('move'),
    });
    mainButton = walker.main;
    document.body.replaceChildren(replayLayoutOf(made, { text, status, stakeInput, walker }));
    return made;
  }

  async function open(ticket: string): Promise<void> {
    const answer = await call('open', { ticket });
    isWorking = false;
    if (answer['ok'] !== true) {
      explain(answer);
      return;
    }
    session = textOf(answer['session']);
    currency = textOf(answer['currency']);
    range = { min: numberOf(answer['min']), max: numberOf(answer['max']) };
    const usual = Math.min(range.max, range.min * 10);
    stakeInput.value = moneyToDecimalString(usual, currency);
    setAll(stakeInput, { size: 6 + minorDigits(currency) });
    showFair(answer);
    const unfinished = roundOf(answer['round']);
    const isHere = unfinished !== null && ['', currency].includes(unfinished.currency);
    const round = openRound.see(isHere ? unfinished : null);
    const elsewhere = isHere ? '' : (unfinished?.currency ?? textOf(answer['elsewhere']));
    if (elsewhere !== '') announce(text('ROUND_ELSEWHERE', { currency: elsewhere }));
    if (round !== null && part?.onOpen === undefined) drawing.begin();
    change();
    if (round !== null) {
      shortage.begin();
      part?.showBet?.(betOf(round));
      void drawing.during(() => part?.onResume?.(round));
    }
    part?.onOpen?.();
  }

  function init(message: Json): void {
    text = textIn(textOf(message['language']), {});
    ownText = textIn(textOf(message['language']), words);
    setAll(document.documentElement, {
      lang: textOf(message['language']),
      dir: message['isRightToLeft'] === true ? 'rtl' : 'ltr',
    });
    setLook(message);
    sound.set(message['isSoundOn'] === true);
    replay = message['mode'] === 'replay' ? replayOf(message['replay']) : null;
    part = replay === null ? draw(message['mode'] === 'demo') : drawReplay(replay);
    followHeight(post);
    followEscape(post);
    refuseHeldEnter();
    change();
    post({ t: 'ready' });
  }

  port.addEventListener('message', ({ data }: MessageEvent) => {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    if (!isRecord(message)) return;
    switch (message['t']) {
      case 'init':
        return init(message);
      case 'sound':
        return sound.set(message['isOn'] === true);
      case 'look':
        return setLook(message);
      case 'ticket':
        return void open(textOf(message['ticket']));
      case 'answer':
        return receive(message);
      case 'balance':
        currency = textOf(message['currency']);
        most = typeof message['most'] === 'number' ? message['most'] : null;
        shownBalance.set(numberOf(message['balance']));
        return seeBalance();
      case 'pause':
      case 'resume':
        isPaused = message['t'] === 'pause';
        write(isPaused ? { words: text('paused'), isWin: false } : said);
        return change();
      case 'ping':
        return post({ t: 'pong' });
      case 'close':
        isPaused = true;
        return change();
    }
    return undefined;
  });
  port.start();
}
