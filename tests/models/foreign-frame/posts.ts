/** Posts that reach the page of the site while a foreign game opens. */
import { onOpening } from '../../../ui/web/screens/casino/on-opening.ts';

const GAME = 'https://games.example';
const HELLO = { t: 'hello' };
const [own, other] = [new MessageChannel().port1, new MessageChannel().port1];

interface Posted {
  readonly origin: string;
  readonly source: MessagePort | null;
  readonly data: unknown;
}

const GOOD: Posted = { origin: GAME, source: own, data: HELLO };

export const HOSTILE: ReadonlyMap<string, Posted> = new Map([
  ['another page', { ...GOOD, origin: 'https://evil.example', source: other }],
  ['another window at the origin of the game', { ...GOOD, source: other }],
  ['the frame after it went elsewhere', { ...GOOD, origin: 'https://evil.example' }],
  ['a frame without an origin', { ...GOOD, origin: 'null' }],
  ['an origin that begins like that of the game', { ...GOOD, origin: `${GAME}.evil.example` }],
  ['the other scheme', { ...GOOD, origin: 'http://games.example' }],
  ['another port', { ...GOOD, origin: `${GAME}:8443` }],
  ['no window', { ...GOOD, source: null }],
]);

/** The number of times that the port is given after these posts. */
export function openedBy(...posts: readonly Posted[]): number {
  const page = new EventTarget();
  let opened = 0;
  onOpening(
    page,
    () => own,
    GAME,
    () => (opened += 1),
  );
  for (const post of posts) page.dispatchEvent(new MessageEvent('message', { ...post }));
  return opened;
}

/** The names of hostile posts that get a port. */
export function accepted(): readonly string[] {
  return [...HOSTILE].flatMap(([name, post]) => (openedBy(post) > 0 ? [name] : []));
}

export const opening = (data: unknown = HELLO): Posted => ({ ...GOOD, data });
