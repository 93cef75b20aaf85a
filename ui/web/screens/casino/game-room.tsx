/** The open game, and what the shell has beside it; hidden until it is open [GSN-29]. */
import { useRef, type ReactNode, type Ref } from 'react';
import type { GameSessionView } from 'touchline/core/game-session/types';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { GameFrame } from './game-frame.tsx';
import { useFullScreen } from './use-full-screen.ts';

interface GameRoomProps {
  /** Whether the game is played; until then its frame only loads. */
  readonly isOpen?: boolean;
  /** The page of the game's frame. */
  readonly frame: string;
  /** The number of the visit to the game: each has a frame of its own. */
  readonly visit?: number;
  /** The game's title. */
  readonly title: string;
  readonly view: GameSessionView;
  /** What is played for; absent where nothing is. */
  readonly tag?: string;
  /** Ends the session; absent where leaving the page is the end. */
  readonly onClose?: () => void;
  readonly head?: Ref<HTMLDivElement>;
}

export function GameRoom({
  isOpen = true,
  frame,
  visit = 0,
  title,
  view,
  tag,
  onClose,
  head,
}: GameRoomProps): ReactNode {
  const core = useCore();
  const t = useText();
  const room = useRef<HTMLDivElement>(null);
  const { isFull, isOver, toggle } = useFullScreen(room, isOpen);
  return (
    <div ref={room} className={isOver ? 'casino-room is-over' : 'casino-room'} hidden={!isOpen}>
      {isOpen && (
        <div ref={head} className="casino-room-head">
          {tag !== undefined && <span className="tag">{tag}</span>}
          <span role="status">
            {view.stage === 'launching' && t('casino.launching')}
            {view.pauses.length > 0 && t(`casino.paused.${view.pauses[0] ?? 'network'}`)}
          </span>
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
      )}
      <GameFrame
        key={`${visit} ${frame}`}
        isOpen={isOpen}
        frame={frame}
        origin={isOpen ? view.origin : null}
        title={title}
        height={isOpen ? view.height : null}
      />
    </div>
  );
}
