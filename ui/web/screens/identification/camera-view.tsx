/** The camera's picture behind the frame. The camera is on for at most 20 s, and whenever this leaves, it is off. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CAPTURE_LIMIT_MS } from 'touchline/core/identification/public';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';
import { closeCamera, openCamera, whenReady, type CameraFault } from './camera.ts';

interface CameraViewProps {
  readonly onTaken: (picture: ImageBitmap) => void;
  readonly onEnd: (why: CameraFault | 'timeUp' | 'stopped') => void;
}

export function CameraView({ onTaken, onEnd }: CameraViewProps): ReactNode {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [left, setLeft] = useState<number | null>(null);
  const isReady = left !== null;

  useEffect(() => {
    let isOver = false;
    const endings: (() => void)[] = [];
    const begin = (stream: MediaStream | CameraFault): void => {
      if (typeof stream === 'string') {
        if (!isOver) onEnd(stream);
        return;
      }
      endings.push(() => closeCamera(stream));
      const { current } = video;
      if (isOver || current === null) {
        closeCamera(stream);
        return;
      }
      current.srcObject = stream;
      const endsAt = performance.now() + CAPTURE_LIMIT_MS;
      const timer = setInterval(() => {
        const seconds = Math.ceil((endsAt - performance.now()) / 1_000);
        if (seconds <= 0) onEnd('timeUp');
        else setLeft((known) => (known === null ? null : seconds));
      }, 250);
      endings.push(
        () => clearInterval(timer),
        whenReady(current, () => setLeft(CAPTURE_LIMIT_MS / 1_000)),
      );
    };
    void openCamera().then(begin);
    return () => {
      isOver = true;
      for (const end of endings) end();
    };
  }, [onEnd]);

  const take = (): void => {
    if (video.current !== null) void createImageBitmap(video.current).then(onTaken);
  };
  return (
    <>
      <div className="photo-frame">
        {/* The player's own picture, without sound. */}
        <video ref={video} autoPlay playsInline muted aria-label={t('identification.cameraPicture')} />
        <span className="photo-oval" aria-hidden="true" />
      </div>
      <p className="field-hint" role="status">
        {isReady ? t('identification.lookHere') : t('identification.cameraOpens')}
      </p>
      {isReady && (
        <p className="photo-time" role="timer">
          <Icon name="clock" size={16} />
          {t('identification.secondsLeft', { count: left })}
        </p>
      )}
      <div className="form-ways">
        <button type="button" className="button is-main" aria-disabled={!isReady} onClick={() => isReady && take()}>
          {t('identification.take')}
        </button>
        <button type="button" className="button" onClick={() => onEnd('stopped')}>
          {t('identification.stopCamera')}
        </button>
      </div>
    </>
  );
}
