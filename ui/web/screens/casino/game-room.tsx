/** The open game, and what the shell has beside it. What is full screen ends with the room. */
import { useRef, type ReactNode, type Ref } from 'react';
import type { ListedStakes } from 'touchline/core/game-session/rules/lacks-money';
import { lacksMoney } from 'touchline/core/game-session/rules/lacks-money';
import type { GameSessionView } from 'touchline/core/game-session/types';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { GameFrame } from './game-frame.tsx';
import { RoomDeposit } from './room-deposit.tsx';
import { RoomPlayer } from './room-player.tsx';
import { useFullScreen } from './use-full-screen.ts';

interface GameRoomProps {
  /** The game's title. */
  readonly title: string;
  readonly view: GameSessionView;
  /** The mode in words, such as money or fun; absent in a replay. */
  readonly tag?: string;
  /** Ends the session; absent where leaving the page is the end. */
  readonly onClose?: () => void;
  readonly head?: Ref<HTMLDivElement>;
  /** The range of stakes by the catalogue; null while unknown, and in a replay. */
  readonly stakes?: ListedStakes | null;
  /** The page of a frame that loads, unseen, before the launch. */
  readonly early?: string | null;
}

export function GameRoom({ title, view, tag, onClose, head, stakes = null, early = null }: GameRoomProps): ReactNode {
  const core = useCore();
  const t = useText();
  const room = useRef<HTMLDivElement>(null);
  const { isFull, isOver, toggle, uncover } = useFullScreen(room);
  return (
    <div ref={room} className={isOver ? 'casino-room is-over' : 'casino-room'} hidden={early !== null}>
      <div ref={head} className="casino-room-head">
        {tag !== undefined && <span className="tag">{tag}</span>}
        <span role="status">
          {view.stage === 'launching' && t('casino.launching')}
          {view.pauses.length > 0 && t(`casino.paused.${view.pauses[0] ?? 'network'}`)}
        </span>
        {isFull && <RoomPlayer />}
        <button
          type="button"
          className="chip"
          aria-pressed={view.isSoundOn}
          onClick={() => core.dispatch({ type: 'game-session/setSound', payload: { isOn: !view.isSoundOn } })}
        >
          {t('casino.sound')}
        </button>
        <button type="button" className="chip" aria-pressed={isFull} onClick={toggle}>
          {t('casino.fullScreen')}
        </button>
        {onClose !== undefined && (
          <button type="button" className="button is-small" onClick={onClose}>
            {t('casino.close')}
          </button>
        )}
      </div>
      {view.pauses.includes('idle') && (
        <div role="alert" className="casino-ways">
          <p>{t('casino.idle')}</p>
          <button
            type="button"
            className="button is-main"
            onClick={() => core.dispatch({ type: 'game-session/resume', payload: { reason: 'idle' } })}
          >
            {t('casino.idle.goOn')}
          </button>
        </div>
      )}
      <RoomDeposit isShort={lacksMoney(view, stakes)} />
      <GameFrame
        key={early ?? view.frame}
        frame={early ?? view.frame}
        origin={early === null ? view.origin : null}
        isEarly={early !== null}
        title={title}
        height={view.height}
        onEscape={uncover}
      />
    </div>
  );
}
