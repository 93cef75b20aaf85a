/** A taken or chosen picture in the frame, before it is sent. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../text.ts';
import { SendPicture } from './picture-parts.tsx';
import { draw, jpegOf, MAX_ZOOM, MIDDLE, type Cut } from './picture.ts';

interface PreviewProps {
  readonly picture: ImageBitmap;
  readonly isSending: boolean;
  /** Whether the picture may be sent now. */
  readonly canSend: boolean;
  /** Receives null where the browser could not make a JPEG. */
  readonly onSend: (image: string | null) => void;
  readonly onRetake: () => void;
}

const SLIDERS = [
  ['zoom', 1, MAX_ZOOM],
  ['x', 0, 1],
  ['y', 0, 1],
] as const;

export function Preview({ picture, isSending, canSend, onSend, onRetake }: PreviewProps): ReactNode {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [cut, setCut] = useState<Cut>(MIDDLE);
  useEffect(() => {
    if (canvas.current !== null) draw(canvas.current, picture, cut);
  }, [picture, cut]);
  const send = (): void => {
    const drawn = canvas.current;
    if (drawn !== null) onSend(jpegOf((quality) => drawn.toDataURL('image/jpeg', quality)));
  };
  return (
    <>
      <div className="photo-frame">
        <canvas ref={canvas} role="img" aria-label={t('identification.yourPhoto')} />
      </div>
      <fieldset className="photo-cut">
        <legend>{t('identification.cut')}</legend>
        {SLIDERS.map(([name, min, max]) => (
          <label key={name} className="photo-slider">
            <span>{t(`identification.cut.${name}`)}</span>
            <input
              type="range"
              // A picture's left is left in every language.
              dir="ltr"
              min={min}
              max={max}
              step={0.01}
              value={cut[name]}
              disabled={isSending}
              onChange={({ target }) => setCut((known) => ({ ...known, [name]: Number(target.value) }))}
            />
          </label>
        ))}
      </fieldset>
      <SendPicture
        label={t('identification.send')}
        isSending={isSending}
        onSend={canSend ? send : undefined}
        onRetake={onRetake}
      />
    </>
  );
}
