/** The game's end of the port to the operator's site. The port comes from one of the known sites alone. */
import * as v from 'valibot';

declare const __SITES__: readonly string[];

const fromShell = v.variant('t', [
  v.object({
    t: v.literal('init'),
    mode: v.picklist(['real', 'demo']),
    language: v.string(),
    isDark: v.boolean(),
    isRightToLeft: v.boolean(),
    isReduced: v.boolean(),
  }),
  v.object({ t: v.literal('look'), isDark: v.boolean(), isReduced: v.boolean() }),
  v.object({ t: v.literal('ticket'), ticket: v.string() }),
  v.object({ t: v.literal('balance'), currency: v.string(), balance: v.number() }),
  v.object({ t: v.picklist(['pause', 'resume', 'ping', 'close']) }),
]);
export type ShellMessage = v.InferOutput<typeof fromShell>;

type GameMessage =
  /** `accepts`: messages beyond those of the first version. */
  | { readonly t: 'ready'; readonly accepts: readonly string[] }
  | { readonly t: 'pong' | 'opened' | 'roundStarted' | 'roundEnded' | 'deposit' }
  /** The height of the content, CSS pixels. */
  | { readonly t: 'size'; readonly height: number };

/** Asks the site for the port. `receive` gets each message and a way to answer. */
export function connectShell(receive: (message: ShellMessage, post: (message: GameMessage) => void) => void): void {
  let isConnected = false;
  addEventListener('message', ({ source, origin, ports }) => {
    const [port] = ports;
    if (isConnected || source !== parent || !__SITES__.includes(origin) || port === undefined) return;
    isConnected = true;
    const post = (message: GameMessage): void => port.postMessage(JSON.stringify(message));
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return;
      const read = v.safeParse(fromShell, JSON.parse(data));
      if (read.success) receive(read.output, post);
    });
    port.start();
  });
  // The post carries no secret, and only one of the sites may frame this page.
  parent.postMessage({ t: 'hello' }, '*');
}
