/**
 * Common parts of the photograph of identification and the copies of documents: choosing a picture, its faults, and
 * sending the picture.
 */
import { useEffect, useState, type ChangeEvent, type ReactNode } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import type { CameraFault } from './camera.ts';

export type Trouble = CameraFault | 'timeUp' | 'notPicture' | 'tooLarge';

/** A picture before it is sent. Its memory is released when another replaces it, and with the component. */
export function usePicture(): readonly [ImageBitmap | null, (picture: ImageBitmap | null) => void] {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  useEffect(() => () => picture?.close(), [picture]);
  return [picture, setPicture];
}

interface PictureFileProps {
  /** The subject of the picture, for a page with several choices. */
  readonly name?: string;
  readonly onPicture: (picture: ImageBitmap) => void;
  /** Receives null as soon as a file is chosen. */
  readonly onTrouble: (trouble: Trouble | null) => void;
}

export function PictureFile({ name, onPicture, onTrouble }: PictureFileProps): ReactNode {
  const t = useText();
  function readFile({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    target.value = '';
    if (file === undefined) return;
    onTrouble(null);
    createImageBitmap(file).then(onPicture, () => onTrouble('notPicture'));
  }
  return (
    <label className="button photo-file">
      {t('identification.chooseFile')}
      {name !== undefined && <span className="vh">{`: ${name}`}</span>}
      <input type="file" className="vh" accept="image/*" onChange={readFile} />
    </label>
  );
}

interface PictureProblemsProps {
  /** The text of the operator's refusal; null without one. */
  readonly problem: ReactNode;
  /** Whether the operator accepts no further picture. */
  readonly isLast: boolean;
  readonly trouble: Trouble | null;
}

export function PictureProblems({ problem, isLast, trouble }: PictureProblemsProps): ReactNode {
  const t = useText();
  return (
    <div role="alert">
      {problem !== null && (
        <p className="form-note is-bad">
          <Icon name="alert" size={16} />
          <span>
            {problem}{' '}
            {isLast && (
              <Link to="/office/support" className="way">
                {t('identification.askSupport')}
              </Link>
            )}
          </span>
        </p>
      )}
      {trouble !== null && (
        <p className="form-note is-bad">
          <Icon name="alert" size={16} />
          <span>{t(`identification.trouble.${trouble}`)}</span>
        </p>
      )}
    </div>
  );
}

interface SendPictureProps {
  readonly label: string;
  readonly isSending: boolean;
  /** Absent where the picture may not be sent now. */
  readonly onSend?: (() => void) | undefined;
  readonly onRetake: () => void;
}

export function SendPicture({ label, isSending, onSend, onRetake }: SendPictureProps): ReactNode {
  const t = useText();
  return (
    <div className="form-ways">
      {onSend !== undefined && (
        <button
          type="button"
          className="button is-main"
          aria-disabled={isSending}
          onClick={() => (isSending ? undefined : onSend())}
        >
          {isSending ? t('identification.sending') : label}
        </button>
      )}
      <button type="button" className="button" disabled={isSending} onClick={onRetake}>
        {t('identification.retake')}
      </button>
    </div>
  );
}
