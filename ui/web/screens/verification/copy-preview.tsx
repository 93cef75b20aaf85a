/** A chosen picture of a document, whole, before it is sent. */
import { useEffect, useRef, type ReactNode } from 'react';
import { useText } from '../../text.ts';
import { SendPicture } from '../identification/picture-parts.tsx';
import { copyOf, drawWhole } from '../identification/picture.ts';

interface CopyPreviewProps {
  readonly picture: ImageBitmap;
  /** Of the document. */
  readonly name: string;
  readonly isSending: boolean;
  /** Receives null where the browser could not make a JPEG that is small enough. */
  readonly onSend: (image: string | null) => void;
  readonly onRetake: () => void;
}

export function CopyPreview({ picture, name, isSending, onSend, onRetake }: CopyPreviewProps): ReactNode {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawWhole(canvas.current, picture);
  }, [picture]);
  const send = (): void => {
    const drawn = canvas.current;
    if (drawn === null) return;
    onSend(
      copyOf((side, quality) => {
        drawWhole(drawn, picture, side);
        return drawn.toDataURL('image/jpeg', quality);
      }),
    );
  };
  return (
    <>
      <canvas ref={canvas} className="document-copy" role="img" aria-label={t('verification.yourCopy', { name })} />
      <p className="field-hint">{t('verification.checkCopy')}</p>
      <SendPicture label={t('verification.sendCopy')} isSending={isSending} onSend={send} onRetake={onRetake} />
    </>
  );
}
