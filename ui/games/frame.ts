/**
 * The part that all of our games share: the port to the shell, the session with the provider, stake, balance, seeds, and the
 * announcement of results. Plain DOM in one classic script: a frame has an opaque origin and loads nothing.
 */
import { minorDigits, moneyToDecimalString, parseMoney } from 'touchline/kernel/money';
import { el, field, setAll } from './dom.ts';
import { createShownBalance } from './shown-balance.ts';
import type { Say, SharedWord, Words } from './words.ts';
import { isSharedWord, sayIn } from './words.ts';

export interface Round {
  readonly id: string;
  readonly status: string;
  readonly stake: number;
  readonly bet: unknown;
  readonly moves: readonly number[];
  readonly pays: number | null;
  readonly shown: Readonly<Record<string, unknown>>;
}

/** What a game may use; `Word` names the game's own texts. */
export interface Bench<Word extends string = never> {
  readonly say: Say<SharedWord | Word>;
  readonly money: (minor: number) => string;
  readonly isReduced: boolean;
  /** The stake in the field; null for no amount. */
  readonly stake: () => number | null;
  /** Plays a round; null when none was played. The reason is announced. */
  readonly play: (bet: unknown) => Promise<Round | null>;
  readonly move: (round: Round, move: number) => Promise<Round | null>;
  /** Waits for a change of the shared draw; null while there is no answer. A round that has ended comes along once. */
  readonly watch: (seen: string) => Promise<Json | null>;
  /** What the provider said about the latest move beside its round. */
  readonly receipt: () => Json;
  /** The main button's text, and whether it works now. */
  readonly setMain: (text: string, isOn: boolean) => void;
  readonly announce: (text: string) => void;
  /** Announces what a finished round paid, after `before`. */
  readonly result: (round: Round, before?: string) => void;
  /** Called after anything that decides whether buttons work. */
  readonly onChange: (listener: (isIdle: boolean) => void) => void;
}

/** A game's own part: draws itself between balance and stake. */
export interface GamePart {
  readonly stage: Element;
  /** Fields beside the stake. */
  readonly controls: readonly HTMLElement[];
  /** The main button's text. */
  readonly button: string;
  readonly onPlay: () => Promise<void>;
  /** Continues an unfinished round. */
  readonly onResume?: (round: Round) => void;
  /** Runs once the session is open; a game with shared draws has it. */
  readonly onOpen?: () => void;
}

export type Json = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A list of numbers in what a round shows; empty for anything else. */
export function numbersIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}

export function roundOf(value: unknown): Round | null {
  if (!isRecord(value)) return null;
  return {
    id: textOf(value['id']),
    status: textOf(value['status']),
    stake: numberOf(value['stake']),
    bet: value['bet'],
    moves: numbersIn(value['moves']),
    pays: typeof value['pays'] === 'number' ? value['pays'] : null,
    shown: isRecord(value['shown']) ? value['shown'] : {},
  };
}

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
  const waiting = new Map<number, (body: Json) => void>();
  let nextId = 1;
  let session = '';
  let currency = 'EUR';
  let range = { min: 0, max: 0 };
  let isWorking = true;
  let isPaused = false;
  let say = sayIn('en', words);
  /** The key of a call that has no answer yet: the same bet again is the same round. */
  let unanswered: { readonly key: string; readonly bet: string } | null = null;
  const listeners = new Set<(isIdle: boolean) => void>();
  const post = (message: Json): void => port.postMessage(JSON.stringify(message));

  const call = (name: string, body: Json): Promise<Json> =>
    new Promise((resolve) => {
      const id = nextId;
      nextId += 1;
      waiting.set(id, resolve);
      post({ t: 'call', id, name, body });
    });

  const money = (minor: number): string => `${moneyToDecimalString(minor, currency)} ${currency}`;
  const status = el('p', { class: 'status', role: 'status', 'aria-live': 'polite' });
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
  let receipt: Json = {};
  let part: GamePart | null = null;

  /** A button that vanished with its round leaves the focus on nothing: the next round's button takes it. */
  function keepFocus(): void {
    requestAnimationFrame(() => {
      if (document.hasFocus() && document.activeElement === document.body) mainButton?.focus();
    });
  }

  function change(): void {
    const isIdle = !isWorking && !isPaused && session !== '';
    for (const listener of listeners) listener(isIdle);
    document.body.classList.toggle('is-paused', isPaused);
  }

  const announce = (text: string): void => {
    status.textContent = text;
    status.classList.remove('is-won');
  };

  function explain(answer: Json): void {
    const code = textOf(answer['code']);
    const detail = isRecord(answer['detail']) ? answer['detail'] : {};
    const values = {
      min: money(numberOf(detail['min']) || range.min),
      max: money(numberOf(detail['max']) || range.max),
    };
    announce(say(isSharedWord(code) ? code : 'other', values));
  }

  function showFair(answer: Json): void {
    const fair = answer['fair'];
    if (!isRecord(fair)) return;
    hasSeed = typeof fair['clientSeed'] === 'string';
    seedInput.value = hasSeed ? textOf(fair['clientSeed']) : randomText();
    seedInput.readOnly = hasSeed;
    commitment.textContent = textOf(fair['commitment']);
    rounds.textContent = say(part?.onOpen === undefined ? 'nonce' : 'drawNumber', { value: numberOf(fair['nonce']) });
  }

  /** Runs a call while nothing else runs; the answer of a success, or null after its reason was announced. */
  async function work(run: () => Promise<Json>, isUrgent = false): Promise<Json | null> {
    if (isWorking || (isPaused && !isUrgent)) return null;
    isWorking = true;
    announce(say('wait'));
    change();
    shownBalance.begin();
    const answer = await run();
    isWorking = false;
    change();
    if (answer['ok'] === true) {
      shownBalance.answer(roundOf(answer['round'])?.pays ?? 0);
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
    say: (word, values) => say(word, values),
    money,
    get isReduced() {
      return document.documentElement.classList.contains('is-reduced');
    },
    stake: () => {
      const read = parseMoney(stakeInput.value.trim(), currency);
      return read.ok && read.value > 0 ? read.value : null;
    },
    announce,
    play: async (bet) => {
      const text = JSON.stringify(bet);
      const key = unanswered?.bet === text ? unanswered.key : randomText();
      const answer = await work(async () => {
        if (!hasSeed) {
          const chosen = await chooseSeed();
          if (chosen['ok'] !== true && chosen['code'] !== 'SEED_CHOSEN') return chosen;
        }
        const played = await call('play', { session, key, bet });
        unanswered = played['code'] === 'NO_ANSWER' && played['round'] === undefined ? { key, bet: text } : null;
        return played;
      });
      return answer === null ? null : roundOf(answer['round']);
    },
    move: async (round, move) => {
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
        announce(`${status.textContent ?? ''} ${say('goesOn')}`);
      const isFurther = (latest.round?.moves.length ?? 0) > round.moves.length;
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
    setMain: (text, isOn) => {
      if (mainButton !== null) mainButton.textContent = text;
      isMainOn = isOn;
      change();
    },
    result: (round, before = '') => {
      const pays = round.pays ?? 0;
      const word = pays > round.stake ? 'won' : pays > 0 ? 'back' : 'lost';
      announce(`${before} ${say(word, { amount: money(pays) })}`.trim());
      status.classList.toggle('is-won', pays > round.stake);
      shownBalance.end();
      keepFocus();
    },
    onChange: (listener) => void listeners.add(listener),
  };

  function draw(isDemo: boolean): GamePart {
    part = create(bench);
    const made = part;
    const main = el('button', { type: 'button', class: 'main' }, made.button);
    mainButton = main;
    const rotate = el('button', { type: 'button' }, say('rotate'));
    rotate.addEventListener('click', () => {
      void work(() => call('rotate', { session })).then((answer) => {
        if (answer === null) return;
        announce('');
        showFair(answer);
      });
    });
    // No form: a sandboxed frame never submits one.
    const controls = el('div', { class: 'controls' }, ...made.controls, field(say('stake'), stakeInput), main);
    main.addEventListener('click', () => void made.onPlay());
    stakeInput.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') void made.onPlay();
    });
    listeners.add((isIdle) => {
      setAll(main, { 'aria-disabled': !isIdle || !isMainOn });
      setAll(rotate, { 'aria-disabled': !isIdle });
    });
    document.body.replaceChildren(
      el(
        'main',
        {},
        el(
          'p',
          { class: 'head' },
          el('span', {}, `${say('balance')} `, balance),
          isDemo ? el('span', { class: 'tag' }, say('demo')) : '',
        ),
        made.stage,
        el('div', { class: 'foot' }, status, controls),
        el(
          'details',
          { class: 'seeds' },
          el('summary', {}, say('seeds')),
          field(say(made.onOpen === undefined ? 'clientSeed' : 'salt'), seedInput),
          el('p', {}, say(made.onOpen === undefined ? 'seedNote' : 'sharedNote')),
          el('p', {}, `${say('commitment')}: `, commitment),
          rounds,
          made.onOpen === undefined ? rotate : '',
        ),
      ),
    );
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
    const round = roundOf(answer['round']);
    change();
    if (round !== null) part?.onResume?.(round);
    part?.onOpen?.();
  }

  function init(message: Json): void {
    say = sayIn(textOf(message['language']), words);
    setAll(document.documentElement, {
      lang: textOf(message['language']),
      dir: message['isRightToLeft'] === true ? 'rtl' : 'ltr',
      class: [message['isDark'] === true ? 'is-dark' : '', message['isReduced'] === true ? 'is-reduced' : ''].join(' '),
    });
    part = draw(message['mode'] === 'demo');
    change();
    post({ t: 'ready' });
  }

  port.addEventListener('message', ({ data }: MessageEvent) => {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : null;
    if (!isRecord(message)) return;
    switch (message['t']) {
      case 'init':
        return init(message);
      case 'ticket':
        return void open(textOf(message['ticket']));
      case 'answer': {
        const id = numberOf(message['id']);
        waiting.get(id)?.(isRecord(message['body']) ? message['body'] : {});
        waiting.delete(id);
        return undefined;
      }
      case 'balance':
        currency = textOf(message['currency']);
        shownBalance.set(numberOf(message['balance']));
        return undefined;
      case 'pause':
      case 'resume':
        isPaused = message['t'] === 'pause';
        announce(isPaused ? say('paused') : '');
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
