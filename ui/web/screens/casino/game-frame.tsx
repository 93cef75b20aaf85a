/** The sandboxed frame of a game, and the message port to it. The ticket goes through the port and nowhere else. */
import { useRef, type ReactNode } from 'react';
import type { FrameLook } from 'touchline/core/game-session/types';
import { useActions } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { directionOf } from '../../format/locale.ts';
import { useText, useTextLanguage } from '../../text.ts';

declare const __BASE__: string | undefined;

const BASE = typeof __BASE__ === 'string' ? __BASE__ : '/';

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
}

export function GameFrame({ frame, title }: { readonly frame: string; readonly title: string }): ReactNode {
  const core = useCore();
  const t = useText();
  const language = useTextLanguage();
  const { attach } = useActions('gameSession');
  const element = useRef<HTMLIFrameElement>(null);
  const hasLoaded = useRef(false);

  const connect = (): void => {
    const target = element.current?.contentWindow ?? null;
    // A frame that loads another page is not the game that got the ticket.
    if (hasLoaded.current) {
      core.dispatch({ type: 'game-session/close', payload: { reason: 'reloaded' } });
      return;
    }
    if (target === null) return;
    hasLoaded.current = true;
    const { port1, port2 } = new MessageChannel();
    const look: FrameLook = {
      language,
      isDark: isDark(),
      isRightToLeft: directionOf(language) === 'rtl',
      isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
    const receive = attach({ post: (text) => port1.postMessage(text), close: () => port1.close() }, look);
    if (receive === null) return port1.close();
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));
    port1.start();
    // An opaque origin has no name: the post carries nothing but the port.
    target.postMessage({ t: 'touchline' }, '*', [port2]);
  };

  return (
    <iframe
      ref={element}
      className="casino-frame"
      title={t('casino.frame', { game: title })}
      src={`${BASE}${frame}`}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      onLoad={connect}
    />
  );
}
