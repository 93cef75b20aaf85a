/** The sandboxed frame of a game, and the message port to it. The ticket goes through the port and nowhere else. */
import { useEffect, useRef, type ReactNode } from 'react';
import type { FrameLook } from 'touchline/core/game-session/types';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { directionOf } from '../../format/locale.ts';
import { useText, useTextLanguage } from '../../text.ts';
import { onOpening } from './on-opening.ts';
import { onPageLook, pageLook } from './page-look.ts';

declare const __BASE__: string | undefined;

const BASE = typeof __BASE__ === 'string' ? __BASE__ : '/';

/** `origin`: that of a foreign game; null for our own. */
interface FrameProps {
  readonly frame: string;
  readonly origin: string | null;
  readonly title: string;
  /** CSS pixels of the content; null while unknown. */
  readonly height: number | null;
  /** The frame loads before its game is launched [GSN-27]. */
  readonly isEarly?: boolean;
  /** The player has pressed Escape in the game. */
  readonly onEscape: () => void;
}

export function GameFrame({ frame, origin, title, height, isEarly = false, onEscape }: FrameProps): ReactNode {
  const core = useCore();
  const t = useText();
  const language = useTextLanguage();
  const { attach, setLook } = useActions('gameSession');
  const element = useRef<HTMLIFrameElement>(null);
  const loads = useRef(0);
  const look = (): FrameLook => {
    const { is12h, timeZone } = core.preferences.get();
    return { language, isRightToLeft: directionOf(language) === 'rtl', ...pageLook(), times: { is12h, timeZone } };
  };

  const connect = (target: Window): void => {
    const { port1, port2 } = new MessageChannel();
    const receive = attach({ post: (text) => port1.postMessage(text), close: () => port1.close(), onEscape }, look());
    if (receive === null) return port1.close();
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
    port1.start();
    // The post carries nothing but the port. An opaque origin has no name; a foreign game's port reaches its origin
    // alone.
    target.postMessage({ t: 'touchline' }, origin ?? '*', [port2]);
  };
  const meet = (): void => {
    const target = element.current?.contentWindow ?? null;
    // A frame that loads another page is not the game that got the ticket.
    if (loads.current > 1) core.dispatch({ type: 'game-session/close', payload: { reason: 'reloaded' } });
    // A foreign game asks for its port, because only its post proves its origin.
    else if (target !== null && origin === null) connect(target);
  };
  const loaded = (): void => {
    loads.current += 1;
    if (!isEarly) meet();
  };

  const open = useRef(connect);
  const launched = useRef(meet);
  useEffect(() => {
    open.current = connect;
    launched.current = meet;
  });
  // A frame that has loaded before the launch gets its port now.
  useEffect(() => {
    if (!isEarly && loads.current > 0) launched.current();
  }, [isEarly]);
  useEffect(() => {
    if (origin === null) return undefined;
    return onOpening(
      window,
      () => element.current?.contentWindow ?? null,
      origin,
      (target) => open.current(target),
    );
  }, [origin]);

  useEffect(() => onPageLook(setLook), [setLook]);

  // A frame that keeps its origin could leave the sandbox on the site's own host.
  const isOnSite = origin !== null && new URL(origin).hostname === location.hostname;
  useEffect(() => {
    if (isOnSite) core.dispatch({ type: 'game-session/close', payload: { reason: 'failed' } });
  }, [core, isOnSite]);
  if (isOnSite) return null;
  return (
    <iframe
      ref={element}
      className="casino-frame"
      height={height ?? undefined}
      title={t('casino.frame', { game: title })}
      src={origin === null ? `${BASE}${frame}` : frame}
      sandbox={origin === null ? 'allow-scripts' : 'allow-scripts allow-same-origin'}
      referrerPolicy="no-referrer"
      onLoad={loaded}
    />
  );
}
