/**
 * The game's page: asks its own server for rounds, checks each of them, and notifies the site when rounds begin and
 * end.
 */
import * as v from 'valibot';
import { commitmentOf, paysOf, sectorOf } from '../wheel.ts';
import { connectShell } from './shell-port.ts';
import type { ShellMessage } from './shell-port.ts';
import { filled, textsOf } from './texts.ts';
import { createWheelView } from './wheel-view.ts';

/** Between two reports of the content's height. */
const SIZE_MS = 200;

const int = v.pipe(v.number(), v.safeInteger());
const free = v.nullable(v.object({ left: int, stake: int }));
const opened = v.object({
  ok: v.literal(true),
  token: v.string(),
  currency: v.string(),
  min: int,
  max: int,
  commitment: v.string(),
  free,
});
const round = v.object({
  stake: int,
  sector: int,
  pays: int,
  serverSeed: v.string(),
  clientSeed: v.string(),
  commitment: v.string(),
});
const played = v.variant('ok', [
  v.object({ ok: v.literal(true), round, next: v.string(), free }),
  v.object({ ok: v.literal(false), code: v.string(), next: v.string(), free }),
]);
type Round = v.InferOutput<typeof round>;

function byId<E extends Element>(id: string, type: new () => E): E {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`the page has no ${id}`);
  return element;
}

const [balance, result, range] = ['balance', 'result', 'range'].map((id) => byId(id, HTMLElement));
const [stake, spin] = [byId('stake', HTMLInputElement), byId('spin', HTMLButtonElement)];
const spinFree = byId('spin-free', HTMLButtonElement);
const wheel = createWheelView(byId('wheel', SVGSVGElement));

let look: Extract<ShellMessage, { readonly t: 'init' }> | null = null;
let session: v.InferOutput<typeof opened> | null = null;
let isPaused = false;
let isBusy = false;
/** The round that is under way: its key and the seed of this browser stay until its answer has come. */
let asked: {
  readonly key: string;
  readonly clientSeed: string;
  readonly stake: number;
  readonly isFree: boolean;
} | null = null;

const texts = () => textsOf(look?.language ?? 'en');
const put = (element: Element | undefined, text: string): void => {
  if (element !== undefined) element.textContent = text;
};

function money(minor: number): string {
  const format = new Intl.NumberFormat(look?.language ?? 'en', {
    style: 'currency',
    currency: session?.currency ?? 'EUR',
  });
  return format.format(minor / 10 ** digits());
}
function digits(): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: session?.currency ?? 'EUR' });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount as the field of the stake has it, in Western digits. */
function amountText(minor: number): string {
  const language = document.documentElement.dir === 'rtl' ? 'en' : (look?.language ?? 'en');
  return (minor / 10 ** digits()).toLocaleString(language, { minimumFractionDigits: digits(), useGrouping: false });
}

const secret = (): string => crypto.randomUUID().replaceAll('-', '');

async function call(path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

function renew(): void {
  spin.disabled = isPaused || isBusy || session === null;
  spinFree.disabled = spin.disabled;
  const left = session?.free ?? null;
  spinFree.hidden = left === null;
  if (left !== null) put(spinFree, filled(texts().spinFree, { left: String(left.left), amount: money(left.stake) }));
}

function words(): void {
  const t = texts();
  document.title = t.title;
  put(byId('stake-name', HTMLElement), t.stake);
  put(spin, t.spin);
  put(byId('proof-name', HTMLElement), t.proof);
  if (session !== null) put(range, filled(t.range, { min: money(session.min), max: money(session.max) }));
}

async function open(ticket: string): Promise<void> {
  const read = v.safeParse(opened, await call('/api/open', { ticket }));
  if (!read.success) return put(result, texts().refused);
  session = read.output;
  stake.value = amountText(session.min);
  words();
  proof([]);
  renew();
}

function proof(facts: readonly (readonly [name: string, value: string])[]): void {
  const list = byId('proof', HTMLElement);
  list.replaceChildren(
    ...[[texts().next, session?.commitment ?? ''] as const, ...facts].flatMap(([name, value]) => {
      const [term, text] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = name;
      text.textContent = value;
      return [term, text];
    }),
  );
}

/** Whether the round is what was committed to before the seed of this browser was chosen. */
async function isFair(committed: string, clientSeed: string, { serverSeed, sector, stake: staked, pays }: Round) {
  return (
    (await commitmentOf(serverSeed)) === committed &&
    (await sectorOf(serverSeed, clientSeed)) === sector &&
    paysOf(staked, sector) === pays
  );
}

function wordsFor(code: string): string {
  const t = texts();
  if (code === 'INSUFFICIENT_FUNDS') return t.funds;
  if (code === 'LIMIT_REACHED' || code === 'SELF_EXCLUDED') return t.limit;
  if (code === 'TOO_FAST') return t.fast;
  return code === 'NO_ANSWER' ? t.noAnswer : t.refused;
}

async function play(
  postWord: (word: 'roundStarted' | 'roundEnded' | 'deposit') => void,
  isFree = false,
): Promise<void> {
  if (session === null || isBusy || isPaused || (isFree && session.free === null)) return;
  const t = texts();
  const amount = Math.round(Number(stake.value.replace(',', '.')) * 10 ** digits());
  if (!isFree && !(amount >= session.min && amount <= session.max))
    return put(result, filled(t.badStake, { min: money(session.min), max: money(session.max) }));
  asked ??= { key: secret(), clientSeed: secret(), stake: isFree ? (session.free?.stake ?? 1) : amount, isFree };
  isBusy = true;
  renew();
  put(result, '');
  const { token, commitment } = session;
  const read = await call('/api/play', { token, ...asked }).then(
    (value) => v.safeParse(played, value),
    () => null,
  );
  if (read === null || !read.success) put(result, t.noAnswer);
  else {
    const { clientSeed, isFree: wasFree } = asked;
    asked = null;
    session = { ...session, commitment: read.output.next, free: read.output.free };
    if (read.output.ok) await show(read.output.round, { commitment, clientSeed, isFree: wasFree }, postWord);
    else {
      put(result, wordsFor(read.output.code));
      // The site has the way to the cashier.
      if (read.output.code === 'INSUFFICIENT_FUNDS') postWord('deposit');
    }
  }
  isBusy = false;
  renew();
  return undefined;
}

/** The values that were shown and sent before the round. */
interface Begun {
  readonly commitment: string;
  readonly clientSeed: string;
  readonly isFree: boolean;
}

async function show(
  over: Round,
  { commitment: committed, clientSeed, isFree }: Begun,
  postWord: (word: 'roundStarted' | 'roundEnded' | 'deposit') => void,
): Promise<void> {
  const t = texts();
  postWord('roundStarted');
  await wheel.turnTo(over.sector, look?.isReduced ?? false);
  const times = over.pays / over.stake;
  // A round that returns the stake or less is no win, and is not shown as one. The stake of a free round was not the
  // player's.
  const paid = isFree ? t.freeWins : times > 1 ? t.wins : t.back;
  const won = over.pays === 0 ? t.nothing : paid;
  put(result, filled(won, { times: String(times), amount: money(over.pays) }));
  const fair = await isFair(committed, clientSeed, over);
  proof([
    [t.commitment, committed],
    [t.serverSeed, over.serverSeed],
    [t.clientSeed, clientSeed],
    [t.check, fair ? t.isFair : t.isNotFair],
  ]);
  if (!fair) put(result, t.isNotFair);
  postWord('roundEnded');
}

/** Posts the height of the content whenever that grows, far less often than messages may come. */
function postSize(post: (message: { readonly t: 'size'; readonly height: number }) => void): void {
  const content = byId('content', HTMLElement);
  let [posted, isWaiting] = [0, false];
  const postHeight = (): void => {
    isWaiting = false;
    const height = Math.ceil(content.getBoundingClientRect().height);
    if (height <= posted) return;
    posted = height;
    post({ t: 'size', height });
  };
  new ResizeObserver(() => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(postHeight, SIZE_MS);
  }).observe(content);
}

function showLook({ isDark, isReduced }: Extract<ShellMessage, { readonly t: 'look' | 'init' }>): void {
  document.documentElement.classList.toggle('is-dark', isDark);
  document.documentElement.classList.toggle('is-reduced', isReduced);
}

connectShell((message, post) => {
  const postWord = (t: 'pong' | 'opened' | 'roundStarted' | 'roundEnded' | 'deposit'): void => post({ t });
  switch (message.t) {
    case 'init':
      look = message;
      document.documentElement.lang = message.language;
      document.documentElement.dir = message.isRightToLeft ? 'rtl' : 'ltr';
      showLook(message);
      words();
      // The sandbox of the frame submits no forms.
      spin.addEventListener('click', () => void play(postWord));
      spinFree.addEventListener('click', () => void play(postWord, true));
      stake.addEventListener('keydown', ({ key }) => {
        if (key === 'Enter') void play(postWord);
      });
      postSize(post);
      return post({ t: 'ready', accepts: ['look'] });
    case 'look':
      if (look !== null) look = { ...look, isDark: message.isDark, isReduced: message.isReduced };
      return showLook(message);
    case 'ticket':
      return void open(message.ticket).then(() => {
        if (session !== null) postWord('opened');
      });
    case 'balance':
      if (session !== null) put(balance, filled(texts().balance, { amount: money(message.balance) }));
      return undefined;
    case 'pause':
    case 'resume':
      isPaused = message.t === 'pause';
      return renew();
    case 'ping':
      return postWord('pong');
    case 'close':
      session = null;
      return renew();
  }
});
